import Foundation
import SplitFuzz
import Testing
import UIKitModel

/// Apps as people write them. Each of them was blamed once.
@Suite("Right apps") @MainActor struct RightAppsTests {
    /// A stack whose root has a row `Act`.
    private func stack(
        _ act: @escaping @MainActor (ActingViewController) -> Void
    ) -> UINavigationController {
        UINavigationController(
            rootViewController: ActingViewController("List", rows: [("Act", act)]))
    }

    @Test("a split view in a tab that was never selected (B-009)") func unselectedTab() throws {
        try AppDriver.expectSilence("background", "rotate portrait") {
            let tabs = UITabBarController()
            tabs.viewControllers = [
                UINavigationController(rootViewController: ActingViewController("Home")),
                .tiling(ActingViewController("List")),
            ]
            return tabs
        }
    }

    @Test("tabs in a navigation controller, whose bar is the only one (B-060)")
    func tabsInNavigation() throws {
        let lines = ["rotate portrait", "rotate landscape", "background", "dock reveal"]
        for hasInnerBars in [false, true] {
            func app() -> UIViewController {
                let tabs = UITabBarController()
                tabs.viewControllers = ["Home", "Search"].map {
                    let page = ActingViewController($0)
                    return hasInnerBars ? UINavigationController(rootViewController: page) : page
                }
                let outer = UINavigationController(rootViewController: tabs)
                outer.isNavigationBarHidden = hasInnerBars
                let split = UISplitViewController.tiling(ActingViewController("List"))
                split.setViewController(nil, for: .secondary)
                split.setViewController(outer, for: .secondary)
                return split
            }
            var driver = try AppDriver { app() }
            #expect(driver.broken == [], "inner bars: \(hasInnerBars)")
            for line in lines {
                #expect(try driver.act(line) == [], "\(line), inner bars: \(hasInnerBars)")
            }
            for control in driver.controls where control.contains("Search") {
                #expect(try driver.act("tap \"\(control)\"") == [], "\(control)")
            }
        }
    }

    @Test("a title that a timer changes") func title() throws {
        try AppDriver.expectSilence(
            "background", "rotate portrait", "rotate landscape", "drag cancel"
        ) {
            let list = ActingViewController("0 s")
            func tick(_ seconds: Int) {
                UIKitModel.DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    list.title = "\(seconds) s"
                    if seconds < 100 { tick(seconds + 1) }
                }
            }
            tick(1)
            return .tiling(list)
        }
    }

    @Test("insets that come with a banner of the app's, later") func banner() throws {
        try AppDriver.expectSilence("tap \"primary/Act\"", "dock reveal") {
            .tiling(
                ActingViewController(
                    "List",
                    rows: [
                        (
                            "Act",
                            { list in
                                list.additionalSafeAreaInsets.bottom = 10
                                UIKitModel.DispatchQueue.main.asyncAfter(deadline: .now() + 11) {
                                    list.additionalSafeAreaInsets.bottom = 30
                                }
                            }
                        )
                    ]))
        }
    }

    @Test("a page that chooses the mode whenever it comes and goes") func player() throws {
        final class Player: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                splitViewController?.preferredDisplayMode = .secondaryOnly
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                splitViewController?.preferredDisplayMode = .oneBesideSecondary
            }
        }
        var driver = try AppDriver(acting: { list in
            let detail = list.splitViewController?.viewController(for: .secondary)
            detail?.navigationController?.pushViewController(Player(), animated: true)
        })
        for line in ["tap \"primary/Act\"", "swipe-back \"secondary\" cancel"] {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    @Test("a drawer, a spinner and coach marks over the bar") func covers() throws {
        let covers: [@MainActor (UINavigationController) -> Void] = [
            { $0.view.addSubview(UIView(frame: $0.view.bounds)) },
            { $0.view.window?.addSubview(UIView(frame: $0.view.bounds)) },
        ]
        for cover in covers {
            try AppDriver.expectSilence("tap \"window/Act\"") {
                stack { list in
                    let page = ActingViewController("Page")
                    list.navigationController?.pushViewController(page, animated: false)
                    list.navigationController.map(cover)
                }
            }
        }
    }

    @Test("a container that keeps a child beyond its edge (B-102)") func drawer() throws {
        try AppDriver.expectSilence("rotate portrait") {
            let root = UIViewController()
            let menu = UIViewController()
            root.addChild(menu)
            root.view.addSubview(menu.view)
            menu.view.frame = CGRect(x: -280, y: 0, width: 280, height: 600)
            menu.didMove(toParent: root)
            return root
        }
    }

    @Test("a split view that is presented, and hides its sidebar (B-056)") func sheet() throws {
        try AppDriver.expectSilence(
            "tap \"window/Act\"", "tap \"primary/ToggleSidebar\"", "background"
        ) {
            stack { list in list.present(.tiling(ActingViewController("Inner")), animated: true) }
        }
    }

    @Test("a width that follows the size of the split view") func width() throws {
        final class Split: UISplitViewController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                preferredPrimaryColumnWidth = min(size.width * 0.3, 320)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                preferredSplitBehavior = .tile
                preferredPrimaryColumnWidth = min(view.bounds.width * 0.3, 320)
            }
        }
        try AppDriver.expectSilence("rotate portrait", "rotate landscape") {
            let split = Split(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.preferredSplitBehavior = .tile
            split.setViewController(ActingViewController("List"), for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            return split
        }
    }

    @Test("a popover without an arrow, at the bottom of the window") func noArrow() throws {
        let broken = try AppDriver.whatBreaks { list in
            let menu = UIViewController()
            menu.preferredContentSize = CGSize(width: 200, height: 100)
            menu.modalPresentationStyle = .popover
            menu.popoverPresentationController?.sourceView = list.view
            menu.popoverPresentationController?.sourceRect = CGRect(
                x: list.view.bounds.midX, y: list.view.bounds.maxY, width: 0, height: 0)
            menu.popoverPresentationController?.permittedArrowDirections = []
            list.present(menu, animated: true)
        }

        #expect(broken == [])
    }

    @Test("a delegate that asks for the mode it is told of") func keptChoice() throws {
        final class Delegate: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                willChangeTo displayMode: UISplitViewController.DisplayMode
            ) { svc.preferredDisplayMode = displayMode }
        }
        let delegate = Delegate()
        try AppDriver.expectSilence("tap \"primary/ToggleSidebar\"", "edge-swipe finish") {
            let split = UIViewController.tiling(ActingViewController("List"))
            split.delegate = delegate
            return split
        }
    }

    @Test("a root that is replaced under a full screen") func logout() throws {
        try AppDriver.expectSilence("tap \"window/Act\"", "tap \"modal/Out\"") {
            stack { list in
                let out = ActingViewController(
                    "Account",
                    rows: [("Out", { $0.view.window?.rootViewController = UIViewController() })])
                out.modalPresentationStyle = .fullScreen
                list.present(out, animated: true)
            }
        }
    }

    @Test("a swipe back needs a bar, unless the app's own delegate says otherwise")
    func hiddenBar() throws {
        func pushed(_ prepare: @escaping @MainActor (UINavigationController) -> Void) throws
            -> [String]
        {
            var driver = try AppDriver {
                stack { list in
                    guard let navigation = list.navigationController else { return }
                    navigation.pushViewController(ActingViewController("Page"), animated: true)
                    navigation.setNavigationBarHidden(true, animated: false)
                    prepare(navigation)
                }
            }
            try driver.act("tap \"window/Act\"")
            return driver.choices(of: "swipe-back")
        }

        #expect(try pushed { _ in } == [])
        #expect(try pushed { $0.interactivePopGestureRecognizer?.delegate = nil } != [])
    }
}

import Foundation
import SplitFuzz
import Testing
import UIKitModel

/// Apps that keep the user's place as people write them. Each of them was blamed once.
@Suite("Right places") @MainActor struct RightPlacesTests {
    @Test("two blank columns, with UIKit's own defaults (B-051)") func blank() throws {
        try AppDriver.expectSilenceOfRandomActions {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            return split
        }
    }

    @Test("tabs in the secondary, which a collapse puts on the stack as they are (B-051, B-T2)")
    func tabs() throws {
        var driver = try AppDriver {
            let split = UISplitViewController(style: .doubleColumn)
            let tabs = UITabBarController()
            tabs.viewControllers = ["Day", "Week"].map {
                let page = ActingViewController($0)
                page.tabBarItem.title = $0
                return UINavigationController(rootViewController: page)
            }
            split.setViewController(ActingViewController("List"), for: .primary)
            split.setViewController(tabs, for: .secondary)
            return split
        }
        for size in ["third", "full", "third"] {
            // Two bars are the app's mistake.
            let broken = try driver.act("resize \(size)")
            #expect(broken.filter { $0.hasPrefix("place-kept") } == [])
        }
    }

    @Test("the detail that UIKit proposes after the user went back to the list (B-051)")
    func proposal() throws {
        try AppDriver.expectSilence(
            "tap \"primary/Ada\"", "resize third", "tap \"primary/BackButton\"", "resize full",
            "resize third"
        ) { NotesApp(deleting: .never) }
    }

    @Test(
        "a page that deletes itself and leaves a placeholder, then collapses",
        arguments: [NotesApp.Deleting.atOnce, .byAlert, .byMenu])
    func deletion(_ deleting: NotesApp.Deleting) throws {
        try AppDriver.expectSilenceOfRandomActions { NotesApp(deleting: deleting) }
        var driver = try AppDriver { NotesApp(deleting: deleting) }
        try driver.act("tap \"primary/Ada\"", "tap \"secondary/Delete\"")
        if deleting != .atOnce {
            let confirm = try #require(driver.controls.first { $0.hasSuffix("/Confirm") })
            try driver.act("tap \"\(confirm)\"")
        }

        #expect(try driver.act("resize third") == [])
    }

    @Test("a second instance of one container") func instances() throws {
        final class Accounts: UIViewController {
            private var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                open()
            }

            private func open() {
                for child in children {
                    child.willMove(toParent: nil)
                    child.view.removeFromSuperview()
                    child.removeFromParent()
                }
                count += 1
                let list = ActingViewController(
                    "Account \(count)", rows: [("Switch", { [weak self] _ in self?.open() })])
                let split = UIViewController.tiling(list)
                addChild(split)
                split.view.frame = view.bounds
                split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(split.view)
                split.didMove(toParent: self)
            }
        }

        try AppDriver.expectSilenceOfRandomActions { Accounts() }
    }
}

/// A list of notes. It shows the list after a collapse where no note is chosen.
final class NotesApp: UISplitViewController, UISplitViewControllerDelegate {
    enum Deleting { case never, atOnce, byAlert, byMenu }

    private var chosen: String? = "Welcome"
    private let deleting: Deleting

    init(deleting: Deleting) {
        self.deleting = deleting
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        delegate = self
        let list = ActingViewController(
            "Notes",
            rows: ["Ada", "Grace"].map { name in (name, { [weak self] _ in self?.choose(name) }) })
        setViewController(list, for: .primary)
        setViewController(makeDetail(), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    private func choose(_ name: String) {
        chosen = name
        setViewController(UINavigationController(rootViewController: makeDetail()), for: .secondary)
        show(.secondary)
    }

    private func makeDetail() -> UIViewController {
        guard let chosen else { return ActingViewController("Nothing Chosen") }
        let delete: ActingViewController.Row = ("Delete", { [weak self] in self?.delete(from: $0) })
        return ActingViewController(chosen, rows: deleting == .never ? [] : [delete])
    }

    private func delete(from page: ActingViewController) {
        switch deleting {
        case .never: break
        case .atOnce: deleteChosen()
        case .byAlert:
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Confirm", style: .destructive) { [weak self] _ in
                    self?.deleteChosen()
                })
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
            page.present(alert, animated: true)
        case .byMenu:
            let menu = ActingViewController(
                "Menu",
                rows: [
                    (
                        "Confirm",
                        { [weak self] menu in
                            menu.dismiss(animated: true) { self?.deleteChosen() }
                        }
                    )
                ])
            page.present(menu, animated: true)
        }
    }

    private func deleteChosen() {
        chosen = nil
        setViewController(UINavigationController(rootViewController: makeDetail()), for: .secondary)
        show(.primary)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        chosen == nil ? .primary : proposedTopColumn
    }
}

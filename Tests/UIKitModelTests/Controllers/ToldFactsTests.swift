import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// What Apple tells of sizes, traits, bars and presentations, where no other suite has it.
@MainActor @Suite("What Apple tells")
struct ToldFactsTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()

    // MARK: - Sizes and traits

    @Test("a resize within a size class tells the size alone, an override the traits alone (D-058)")
    func apart() {
        let root = LoggingController("root", journal: journal)
        let child = LoggingController("child", journal: journal)
        let fixture = SimulationFixture(window: .third) { root }
        fixture.perform {
            root.addChild(child)
            child.view.frame = root.view.bounds
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        for page in [root, child] { page.isThorough = true }
        func told() -> [String] {
            journal.take().filter { $0.contains("become") || $0.contains("traits") }
        }
        _ = told()

        fixture.resize(to: .slideOver)
        #expect(told() == ["root will become 375 × 786", "child will become 375 × 786"])
        fixture.perform {
            fixture.root.setOverrideTraitCollection(
                UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        }
        #expect(told().allSatisfy { !$0.contains("×") })
        #expect(child.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("traits are up to date in layout methods (D-128)", arguments: [Release.iOS14, .iOS26])
    func traitsInLayout(release: Release) {
        final class Reader: UIViewController {
            var widths: Set<UIUserInterfaceSizeClass> = []
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                widths.insert(traitCollection.horizontalSizeClass)
                widths.insert(view.traitCollection.horizontalSizeClass)
            }
        }
        let readers = [Reader(), Reader()]
        let fixture = SimulationFixture(release: release) { readers[0] }
        fixture.perform {
            readers[0].addChild(readers[1])
            readers[0].view.addSubview(readers[1].view)
        }
        for reader in readers {
            #expect(reader.widths == [.regular])
            reader.widths = []
        }

        fixture.resize(to: .third)

        for reader in readers { #expect(reader.widths == [.compact]) }
    }

    @Test("layout runs again where a trait has changed that it has read, from iOS 18 on (D-131)")
    func readTraits() {
        final class Label: UIView {
            let reads: Bool
            private(set) var layouts = 0
            init(reads: Bool) {
                self.reads = reads
                super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                if reads { _ = traitCollection.horizontalSizeClass }
            }
        }
        func layouts(on release: Release) -> [Int] {
            let fixture = SimulationFixture.plain(release: release)
            fixture.makeCurrent()
            let labels = [Label(reads: true), Label(reads: false)]
            fixture.perform { labels.forEach { fixture.root.view.addSubview($0) } }
            fixture.perform { fixture.root.traitOverrides.horizontalSizeClass = .compact }
            return labels.map(\.layouts)
        }

        #expect(layouts(on: .iOS17) == [1, 1])
        #expect(layouts(on: .iOS18) == [2, 1])
    }

    @Test("a change of traits lays a root view out once, whatever has read them (D-131)")
    func rootReadsTraits() {
        final class Reader: UIViewController {
            var layouts = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                _ = view.traitCollection
            }
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                layouts += 1
                _ = traitCollection
            }
        }
        func layouts(on release: Release) -> Int {
            let fixture = SimulationFixture(release: release) { Reader() }
            fixture.root.layouts = 0
            fixture.perform { fixture.root.traitOverrides.horizontalSizeClass = .compact }
            return fixture.root.layouts
        }

        #expect(layouts(on: .iOS17) == 1 && layouts(on: .iOS18) == 1)
    }

    @Test("what begins while a new size is announced has no animation (D-148)")
    func atOnce() {
        final class Announcer: UIViewController {
            var whenTold: () -> Void = {}
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                whenTold()
            }
        }
        world.makeCurrent()
        let root = Announcer()
        let fixture = SimulationFixture { UINavigationController(rootViewController: root) }
        let (page, sheet) = (LoggingController("page"), LoggingController("sheet"))
        func isAnimated(_ page: UIViewController) -> Bool? {
            page.transitionCoordinator?.isAnimated
        }

        root.whenTold = {
            fixture.root.pushViewController(page, animated: true)
            #expect(page.appearanceState == .shown)
            fixture.root.present(sheet, animated: true)
            #expect(isAnimated(sheet) == false)
            fixture.root.dismiss(animated: true)
            #expect(sheet.appearanceState == .disappearing && isAnimated(sheet) == false)
            root.whenTold = {}
        }
        fixture.rotate(to: .portrait)

        #expect(fixture.root.topViewController === page)
        #expect(sheet.appearanceState == .hidden && !fixture.simulation.isPresenting)
        #expect(fixture.simulation.appearanceFaults == [])
        fixture.simulation.perform {
            fixture.root.present(sheet, animated: true)
            #expect(isAnimated(sheet) == true)
        }
        fixture.settle()
    }

    @Test("a parent that grants a preferred size tells the child of it itself (D-143)")
    func granted() {
        final class Granting: UIViewController {
            let child: UIViewController
            init(_ child: UIViewController) {
                self.child = child
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                child.view.frame.size = container.preferredContentSize
            }
        }
        let child = LoggingController("child", journal: journal)
        let fixture = SimulationFixture { Granting(child) }
        _ = journal.take()

        fixture.perform { child.preferredContentSize = CGSize(width: 300, height: 200) }

        #expect(child.view.frame.size == CGSize(width: 300, height: 200))
        #expect(journal.take() == [])
    }

    @Test("each appearance that has begun ends, whatever interrupts it (D-113, D-114)")
    func ends() {
        let listener = NavigationListener(journal: journal)
        let pages = ["a", "b", "c"].map { LoggingController($0, journal: journal) }
        let fixture = SimulationFixture { UINavigationController(rootViewController: pages[0]) }
        fixture.root.delegate = listener
        _ = journal.take()

        fixture.perform {
            fixture.root.pushViewController(pages[1], animated: true)
            fixture.root.popToRootViewController(animated: false)
        }
        fixture.perform {
            fixture.root.pushViewController(pages[1], animated: true)
            fixture.root.pushViewController(pages[2], animated: true)
            fixture.simulation.rotate(to: .portrait)
        }

        let lines = journal.take()
        for page in pages {
            let last = lines.last { $0.hasPrefix("\(page.name) ") && $0.contains("appear") }
            #expect(last?.contains("did") == true, "\(page.name)")
        }
        let shows = lines.filter { $0.contains("show") }
        #expect(shows.count { $0.hasPrefix("will") } == shows.count { $0.hasPrefix("did") })
        #expect(fixture.simulation.appearanceFaults == [])
    }

    @Test("children follow the appearance that a callback of their container has begun (D-113)")
    func turnedBack() {
        final class Undoing: UIViewController {
            override func viewWillDisappear(_ animated: Bool) { dismiss(animated: false) }
        }
        let (container, child) = (Undoing(), LoggingController("child", journal: journal))
        let fixture = SimulationFixture { container }
        fixture.perform {
            container.addChild(child)
            container.view.addSubview(child.view)
        }
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        _ = journal.take()

        fixture.perform { container.present(cover, animated: true) }

        #expect(container.appearanceState == .shown)
        #expect(child.appearanceState == .shown)
        #expect(fixture.simulation.appearanceFaults == [])
    }

    // MARK: - Bars

    @Test("content goes on under the bars, which inset it (D-125)")
    func underBars() {
        let page = LoggingController("page")
        let fixture = SimulationFixture(release: .iOS26) {
            UINavigationController(rootViewController: page)
        }
        fixture.perform { fixture.root.isToolbarHidden = false }

        #expect(page.view.convert(page.view.bounds, to: nil) == fixture.window.bounds)
        #expect(page.view.safeAreaInsets.top == fixture.root.navigationBar.frame.maxY)
        #expect(page.view.safeAreaInsets.bottom == fixture.root.toolbar.frame.height)
    }

    @Test("phones that lie on their side have no status bar (D-110)")
    func lyingPhones() {
        let phones = Device.all.filter { $0.idiom == .phone && $0.fold == nil }

        #expect(!phones.isEmpty)
        #expect(phones.allSatisfy { $0.landscapeInsets.top == 0 && $0.portraitInsets.top > 0 })
    }

    @Test("with tabs, the delegate is notified of no controllers (D-060)")
    func ownTabs() {
        final class Keeper: NSObject, UITabBarControllerDelegate {
            private(set) var calls = 0
            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool {
                calls += 1
                return false
            }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) { calls += 1 }
        }
        let keeper = Keeper()
        let fixture = SimulationFixture(release: .iOS18) {
            UITabBarController(
                tabs: ["a", "b"].map { name in
                    UITab(title: name, image: nil, identifier: name) { _ in LoggingController(name)
                    }
                })
        }
        fixture.root.delegate = keeper

        let buttons = fixture.root.tabBar.subviews.compactMap { $0 as? TabButton }
        fixture.perform { buttons[1].receiveTap() }

        #expect(fixture.root.selectedIndex == 1)
        #expect(keeper.calls == 0)
    }

    @Test(
        "the outermost managed group manages all below it, and groups without controllers have no page (D-061, D-062)"
    )
    func managedGroups() throws {
        let fixture = SimulationFixture(release: .iOS18) { () -> UITabBarController in
            @MainActor func tab(_ name: String) -> UITab {
                UITab(title: name, image: nil, identifier: name) { _ in LoggingController(name) }
            }
            let inner = UITabGroup(
                title: "inner", image: nil, identifier: "inner", children: [tab("x"), tab("y")]
            ) { _ in LoggingController("inner") }
            let plain = UITabGroup(
                title: "plain", image: nil, identifier: "plain", children: [tab("z")])
            let outer = UITabGroup(
                title: "outer", image: nil, identifier: "outer", children: [inner, plain]
            ) { _ in LoggingController("outer") }
            outer.managingNavigationController = UINavigationController()
            return UITabBarController(tabs: [tab("a"), outer])
        }
        let root = fixture.root
        let outer = try #require(root.tab(forIdentifier: "outer") as? UITabGroup)
        func stack() -> [String?]? {
            outer.managingNavigationController?.viewControllers.map(\.title)
        }

        fixture.perform { root.selectedTab = root.tab(forIdentifier: "y") }
        #expect(stack() == ["outer", "inner", "y"])
        fixture.perform { root.selectedTab = root.tab(forIdentifier: "z") }
        #expect(stack() == ["outer", "z"])
        #expect(fixture.misuses == [])
    }

    // MARK: - Columns

    @Test(
        "in two over the secondary there is no display-mode button, visible always or not (D-076)")
    func buttonInTwoOver() {
        let fixture = SimulationFixture {
            UISplitViewController.columns(
                .tripleColumn, behavior: .overlay, mode: .twoOverSecondary)
        }

        fixture.perform { fixture.root.displayModeButtonVisibility = .always }
        #expect(fixture.root.displayMode == .twoOverSecondary)
        #expect(fixture.root.displayModeButton?.window == nil)
        fixture.perform { fixture.root.preferredDisplayMode = .oneOverSecondary }
        #expect(fixture.root.displayModeButton?.window != nil)
    }

    @Test(
        "show and hide do not take the compact column (D-100)",
        arguments: [WindowSize.full, .third])
    func compactColumn(window: WindowSize) {
        let compact = LoggingController("compact")
        let fixture = SimulationFixture(window: window) {
            UISplitViewController.columns(compact: compact)
        }
        let (mode, shown) = (fixture.root.displayMode, fixture.root.viewControllers)

        fixture.perform { fixture.root.show(.compact) }
        fixture.perform { fixture.root.hide(.compact) }

        #expect(fixture.root.displayMode == mode)
        #expect(fixture.root.viewControllers == shown)
    }

    @Test("a classic primary merges and separates itself (D-086)")
    func ownMerging() {
        final class Primary: UIViewController {
            private(set) var asked: [String] = []
            override func collapseSecondaryViewController(
                _ secondaryViewController: UIViewController,
                for splitViewController: UISplitViewController
            ) { asked.append("collapse") }
            override func separateSecondaryViewController(
                for splitViewController: UISplitViewController
            ) -> UIViewController? {
                asked.append("separate")
                return nil
            }
        }
        world.makeCurrent()
        let primary = Primary()
        let fixture = SimulationFixture { () -> UISplitViewController in
            let split = UISplitViewController()
            split.viewControllers = [primary, LoggingController("detail")]
            return split
        }

        fixture.resize(to: .third)
        #expect(primary.asked == ["collapse"])
        fixture.resize(to: .full)
        #expect(primary.asked == ["collapse", "separate"])
    }

    // MARK: - Presentations

    @Test(
        "a presentation in a context does not adapt in compact width, and asks no delegate (D-072)",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext],
        [WindowSize.full, .third])
    func inContext(style: UIModalPresentationStyle, window: WindowSize) throws {
        final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
            private(set) var calls = 0
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle {
                calls += 1
                return .fullScreen
            }
        }
        let adapter = Adapter()
        let fixture = SimulationFixture(window: window) {
            UINavigationController(rootViewController: UIViewController())
        }
        fixture.makeCurrent()
        let context = try #require(fixture.root.topViewController)
        context.definesPresentationContext = true
        let page = LoggingController("page")
        page.modalPresentationStyle = style
        page.presentationController?.delegate = adapter

        fixture.perform { context.present(page, animated: true) }

        for size in [window, .third] {
            fixture.resize(to: size)
            #expect(page.presentingViewController === context)
            #expect(page.presentationController?.styleOnScreen == style)
            #expect(adapter.calls == 0)
        }
    }

    @Test("a detent that is set in code does not animate by itself (D-161)")
    func detentInCode() throws {
        let fixture = SimulationFixture(window: .third) { UIViewController() }
        fixture.makeCurrent()
        let content = UIViewController()
        let sheet = try #require(content.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        fixture.perform { fixture.root.present(content, animated: true) }

        let start = fixture.simulation.clock.now
        fixture.perform { sheet.selectedDetentIdentifier = .large }
        #expect(fixture.simulation.clock.now == start)
        fixture.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .medium } }
        #expect(fixture.simulation.clock.now > start)
    }
}

import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// The readings that are not the default. Tests of the default are those of its rows in
/// `docs/FIDELITY.md`.
@Suite("Other readings of what no source settles") @MainActor struct DoubtTests {
    private let world = SimulationFixture.plain()
    private let list = LoggingController("list")
    private let detail = LoggingController("detail")

    private func release<Choice: Reading>(_ reading: Choice) -> Release {
        Release.asDocumented.reading(Choice.doubt, as: Int(reading.rawValue))
    }

    private func columns(
        _ release: Release, device: String = "iPad Pro 11-inch", window: WindowSize = .full
    ) -> SimulationFixture<UISplitViewController> {
        SimulationFixture(release: release, device: device, window: window) {
            UISplitViewController.columns(primary: list, secondary: detail, behavior: .tile)
        }
    }

    @Test("each doubt has at least two readings, and a name and a behaviour of its own")
    func table() {
        #expect(Set(Doubt.all.map(\.name)).count == Doubt.all.count)
        #expect(Set(Doubt.all.map(\.behaviour)).count == Doubt.all.count)
        for doubt in Doubt.all {
            #expect((2...3).contains(doubt.readings.count), "\(doubt.name)")
            #expect(doubt.question.hasSuffix("?"), "\(doubt.name)")
        }
    }

    @Test("a release keeps its readings when it loses its defects")
    func kept() {
        let release = Release.iOS14.reading(DockWalk.doubt, as: 1)

        #expect(release.with(only: []).readings[.dockWalk] == 1)
        #expect(Release.iOS14.readings[.dockWalk] == 0)
        #expect(release != .iOS14)
    }

    @Test(
        "in the background an app is drawn in Slide Over, turned, or not at all (B-056, D-071, D-073)",
        arguments: [
            (SnapshotSize.slideOver, [CGSize(width: 320, height: 1146)]),
            (.turned, [CGSize(width: 834, height: 1194)]), (.unchanged, []),
        ])
    func snapshot(_ reading: SnapshotSize, _ drawn: [CGSize]) {
        final class Sizes: UIViewController {
            var told: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                told.append(size)
            }
        }
        let fixture = SimulationFixture(release: release(reading)) { Sizes() }

        fixture.perform { fixture.simulation.enterBackgroundAndReturn() }

        #expect(fixture.root.told.dropLast() == drawn[...])
        #expect(fixture.window.bounds.size == CGSize(width: 1194, height: 834))
    }

    @Test("the Dock may leave insets alone that stay as they are (A-023, A-024)")
    func dock() {
        for (reading, left) in [(DockWalk.always, CGFloat(0)), (.onChange, 7)] {
            let fixture = SimulationFixture.plain(release: release(reading))
            fixture.root.setContentOverlayInsets(UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))

            fixture.simulation.setDock(shown: true)

            #expect(fixture.root.view.safeAreaInsets.left == left)
        }
    }

    @Test("sidebars that were hidden before a collapse may stay hidden (B-052, D-003)")
    func hiddenSidebars() {
        for (reading, mode) in [
            (ModeOnExpand.comesBack, UISplitViewController.DisplayMode.oneBesideSecondary),
            (.staysHidden, .secondaryOnly),
        ] {
            let fixture = SimulationFixture(
                release: Release.iOS26.reading(ModeOnExpand.doubt, as: Int(reading.rawValue))
            ) { UISplitViewController.columns(primary: list, secondary: detail) }
            fixture.perform { fixture.root.hide(.primary) }

            fixture.simulation.resize(to: .slideOver)
            fixture.simulation.resize(to: .full)

            #expect(fixture.root.displayMode == mode)
            // Someone has asked for it.
            fixture.perform { fixture.root.show(.primary) }
            fixture.simulation.resize(to: .slideOver)
            fixture.simulation.resize(to: .full)
            #expect(fixture.root.displayMode == .oneBesideSecondary)
        }
    }

    @Test("after the background the automatic mode may come (B-056, D-074)")
    func modeAfterBackground() {
        for (reading, mode) in [
            (ModeAfterBackground.asBefore, UISplitViewController.DisplayMode.secondaryOnly),
            (.proposed, .oneBesideSecondary),
        ] {
            let fixture = columns(release(reading))
            fixture.perform { fixture.root.hide(.primary) }

            fixture.perform { fixture.simulation.enterBackgroundAndReturn() }

            #expect(fixture.root.displayMode == mode)
        }
    }

    @Test("the defects of iOS 14 may last until iOS 18 (A-018)")
    func olderDefects() throws {
        for name in ["iOS 15", "iOS 16", "iOS 17", "iOS 18", "iOS 26"] {
            let release = try #require(Release.named(name))
            let lasting = release.reading(OlderDefects.doubt, as: Int(OlderDefects.last.rawValue))
            func has(_ defect: Defect, in release: Release) -> Bool {
                SimulationFixture.plain(release: release).simulation.has(defect)
            }

            #expect(!has(.getterNamesInnerNavigation, in: release))
            #expect(has(.getterNamesInnerNavigation, in: lasting) == (name != "iOS 26"))
            #expect(
                !has(
                    .getterNamesInnerNavigation, in: lasting.without(.getterNamesInnerNavigation)))
        }
    }

    @Test("collapsed, a column's new controller may wait for show or an expand (B-003, B-012)")
    func columnSet() throws {
        for (reading, early) in [
            (ColumnSetWhileCollapsed.atOnce, ["first", "second"]), (.later, ["list", "detail"]),
        ] {
            for ends in [false, true] {
                let (list, detail) = (LoggingController("list"), LoggingController("detail"))
                let fixture = SimulationFixture(release: release(reading), window: .third) {
                    UISplitViewController.columns(
                        primary: UINavigationController(rootViewController: list),
                        secondary: UINavigationController(rootViewController: detail))
                }
                func flow() -> [String?] {
                    fixture.root.navigation(of: .primary)?.titlesInFlow ?? []
                }

                fixture.perform {
                    for (title, column) in [
                        ("first", UISplitViewController.Column.primary), ("second", .secondary),
                    ] {
                        fixture.root.setViewController(
                            UINavigationController(rootViewController: LoggingController(title)),
                            for: column)
                    }
                }
                #expect(flow() == early)

                if ends {
                    fixture.perform { fixture.root.show(.secondary) }
                    #expect(flow() == ["first", "second"])
                }
                fixture.resize(to: .full)
                for (title, column) in [
                    ("first", UISplitViewController.Column.primary), ("second", .secondary),
                ] {
                    let pages = fixture.root.navigation(of: column)?.viewControllers
                    #expect(pages?.map(\.title) == [title])
                }
                #expect(fixture.root.children.count == 2)
                #expect(fixture.simulation.appearanceFaults.isEmpty)
            }
        }
    }

    @Test("a safe area may fall below 0 (A-040)")
    func negativeSafeArea() {
        for (reading, top) in [(NegativeSafeArea.never, CGFloat(0)), (.always, -26)] {
            let fixture = SimulationFixture.plain(release: release(reading))

            fixture.perform { fixture.root.additionalSafeAreaInsets.top = -4 }
            #expect(fixture.root.view.safeAreaInsets.top == 20)
            #expect(!fixture.simulation.passedBehaviours.contains(.negativeSafeArea))

            fixture.perform { fixture.root.additionalSafeAreaInsets.top = -50 }
            #expect(fixture.root.view.safeAreaInsets.top == top)
            #expect(fixture.simulation.passedBehaviours.contains(.negativeSafeArea))
        }
    }

    @Test(
        "the delegate may find the secondary as the split view's child (A-082, B-053)",
        arguments: [SecondaryLeavesFirst.leaves, .stays], [false, true])
    func secondaryStays(_ reading: SecondaryLeavesFirst, _ pushes: Bool) {
        let listener = ClassicListener()
        listener.collapses = pushes
        var wasChild: [Bool] = []
        let (list, detail) = (LoggingController("list"), LoggingController("detail"))
        let primary = UINavigationController(rootViewController: list)
        listener.onCollapse = { secondary, _ in
            wasChild.append(secondary.parent is UISplitViewController)
            if pushes { primary.pushViewController(secondary, animated: false) }
        }
        let fixture = SimulationFixture(release: release(reading), device: "iPhone 8 Plus") {
            UISplitViewController.classic(primary, detail, delegate: listener)
        }

        fixture.rotate(to: .portrait)
        #expect(wasChild == [reading == .stays])
        #expect(primary.viewControllers == [list, detail])
        #expect(detail.view.window != nil)
        #expect(fixture.misuses == [])
        fixture.rotate(to: .landscape)
        #expect(fixture.root.viewControllers == [primary, detail])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a change of the window may wait for the end of a push (B-070, D-012)")
    func pushFirst() {
        for (reading, isEarly) in [(ChangeDuringPush.cutsShort, false), (.waits, true)] {
            let journal = Journal()
            let fixture = SimulationFixture(release: release(reading)) {
                UINavigationController(rootViewController: UIViewController())
            }
            let page = LoggingController("page", journal: journal)
            fixture.simulation.perform { fixture.root.pushViewController(page, animated: true) }

            fixture.simulation.rotate(to: .portrait)
            let came = journal.lines.contains("page did appear")
            fixture.settle()

            #expect(came == isEarly)
            #expect(journal.lines.contains("page did appear"))
        }
    }

    @Test("a popover whose source view is gone may be in the window's corner (B-172)")
    func corner() {
        for (reading, isCorner) in [(AnchorGone.stays, false), (.corner, true)] {
            let fixture = SimulationFixture.plain(release: release(reading))
            let button = UIView(frame: CGRect(x: 700, y: 400, width: 40, height: 40))
            fixture.root.view.addSubview(button)
            let content = page("content", 100, 200)
            fixture.presentPopover(content) {
                $0.sourceView = button
                $0.sourceRect = .null
            }
            let before = content.view.convert(content.view.bounds, to: nil)

            fixture.perform { button.removeFromSuperview() }

            let after = content.view.convert(content.view.bounds, to: nil)
            #expect((after.midX < 200) == isCorner)
            #expect((after == before) != isCorner)
            #expect(fixture.simulation.passedBehaviours.contains(.anchorGone))
            #expect(fixture.simulation.misuses.isEmpty)
            #expect(fixture.simulation.unsettled == nil)
        }
    }

    @Test("a navigation controller may add its bar to the size of its page (A-130, A-135)")
    func barSize() {
        for (reading, height) in [(PopoverBarSize.addsNothing, CGFloat(300)), (.adds, 350)] {
            let fixture = SimulationFixture.plain(release: release(reading))
            let content = page("content", 300, 300)
            let navigation = UINavigationController(rootViewController: content)

            fixture.presentPopover(navigation)
            #expect(navigation.view.frame.height == height)
            #expect(PopoverContentSize(of: navigation, top: content)?.isPassedOn == true)

            fixture.perform { navigation.setNavigationBarHidden(true, animated: false) }
            #expect(navigation.view.frame.height == 300)
            #expect(PopoverContentSize(of: navigation, top: content)?.isPassedOn == true)
        }
    }

    @Test("the bar that a menu hangs on may take touches (B-081, B-152)")
    func bar() throws {
        for (reading, count) in [(BarBesideMenu.swallows, 0), (.takesTouches, 1)] {
            let fixture = SimulationFixture(release: release(reading)) {
                UINavigationController(rootViewController: UIViewController())
            }
            let item = UIBarButtonItem(
                title: "Sort", menu: UIMenu(children: [UIAction(title: "Name") { _ in }]))
            fixture.perform {
                fixture.root.topViewController?.navigationItem.rightBarButtonItem = item
            }
            let button = try #require(item.view)
            fixture.perform { button.receiveTap() }

            let menu =
                fixture.simulation.activePresentations.first as? UIPopoverPresentationController
            #expect(menu?.touchableViews.count == count)
        }
    }

    @Test("at a notch the larger of two insets may count (A-006, B-114)")
    func notch() throws {
        for (reading, left) in [(OverhangBesideNotch.sum, CGFloat(148)), (.larger, 100)] {
            let fixture = columns(release(reading), device: "iPhone 11")

            let primary = try #require(fixture.root.child(.primary))
            #expect(primary.view.safeAreaInsets.left == left)
        }
    }

    @Test("a relayout may set a column's frame before its inset (A-019, A-022)")
    func frameFirst() throws {
        let fixture = columns(release(InsetBeforeFrame.frameFirst))
        let view = try #require(fixture.root.child(.primary)?.view)
        var seen: [CGFloat] = []
        let observation = view.observe(\.frame) { view, _ in seen.append(view.safeAreaInsets.left) }

        fixture.simulation.perform {
            fixture.root.child(.primary)?.setContentOverlayInsets(.zero)
            fixture.root.view.setNeedsLayout()
        }
        fixture.settle()

        #expect(seen.first == 0)
        #expect(view.safeAreaInsets.left == 100)
        observation.invalidate()
    }

    @Test("on iOS 17 the shape may decide in windows that are not free (D-002, D-049)")
    func freeWindows() {
        for (reading, mode) in [
            (AutomaticMode.everywhere, UISplitViewController.DisplayMode.oneBesideSecondary),
            (.freeWindows, .secondaryOnly),
        ] {
            let release = Release.iOS17.reading(AutomaticMode.doubt, as: Int(reading.rawValue))
            let fixture = SimulationFixture(
                release: release, device: "iPad Pro 12.9-inch", orientation: .portrait
            ) {
                UISplitViewController.columns(primary: list, secondary: detail)
            }
            #expect(fixture.root.displayMode == mode)

            fixture.perform { fixture.simulation.drag(windowTo: 1000, by: 1100) }
            #expect(fixture.root.splitBehavior == .tile)
        }
    }

    @Test("where the table has no button, the app's own item may do nothing (B-030, D-075)")
    func ownButton() throws {
        for (reading, mode) in [
            (OwnButtonAlone.oneSidebar, UISplitViewController.DisplayMode.oneBesideSecondary),
            (.nothing, .secondaryOnly),
        ] {
            let detail = LoggingController("detail")
            let fixture = SimulationFixture(release: release(reading)) {
                () -> UISplitViewController in
                let split = UISplitViewController.columns(
                    .tripleColumn, secondary: detail, behavior: .tile, mode: .secondaryOnly)
                detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
                return split
            }
            let own = try #require(fixture.root.displayModeButtonItem.view)

            fixture.perform { own.receiveTap() }

            #expect(fixture.root.displayMode == mode)
        }
    }

    @Test("past its end a column's frame may stay where it is (A-004)")
    func beyondTheEnd() throws {
        for (reading, places) in [
            (BeyondTheEnd.frame, [CGFloat(-310), -47.5, -100]), (.drawing, [-310, -100]),
        ] {
            let fixture = columns(release(reading))
            fixture.perform { fixture.root.hide(.primary) }
            let view = try #require(fixture.root.child(.primary)?.view)
            var path: [CGFloat] = []
            let observation = view.observe(\.frame) { view, _ in
                if path.last != view.frame.minX { path.append(view.frame.minX) }
            }

            fixture.perform { fixture.root.perform(.edgeSwipe, extent: .rubberBand) }

            #expect(path == places)
            observation.invalidate()
        }
    }

    @Test("a drag that turns back may leave the layout alone (A-004, B-007)")
    func cancelledDrag() {
        for (reading, lays) in [(CancelledDragLaysOut.yes, true), (.no, false)] {
            let journal = Journal()
            let fixture = SimulationFixture(release: release(reading)) { () -> Listening in
                let split = Listening(style: .doubleColumn)
                split.journal = journal
                split.preferredSplitBehavior = .tile
                split.setViewController(LoggingController("list"), for: .primary)
                split.setViewController(LoggingController("detail"), for: .secondary)
                return split
            }
            _ = journal.take()

            fixture.perform { fixture.root.perform(.drag, extent: .cancel) }

            #expect(journal.lines.isEmpty != lays)
        }
    }

    @Test("a drag that turns back leaves the insets of other columns (A-004, B-007)")
    func insetsAfterCancelledDrag() throws {
        let middle = LoggingController("middle")
        for reading in [CancelledDragLaysOut.yes, .no] {
            let fixture = SimulationFixture(release: release(reading), device: "iPhone 11") {
                UISplitViewController.columns(
                    .tripleColumn, supplementary: middle, behavior: .displace,
                    mode: .twoDisplaceSecondary)
            }
            let view = try #require(fixture.root.child(.supplementary)?.view)
            #expect(view.safeAreaInsets.left == 0)

            fixture.perform { fixture.root.perform(.drag, extent: .cancel) }

            #expect(view.safeAreaInsets.left == 0)
        }
    }

    @Test("under the finger an app may get its size at the end (B-121, D-080)")
    func sizesAtTheEnd() {
        for (reading, count) in [(SizesUnderFinger.halfWay, 2), (.atTheEnd, 1)] {
            let journal = Journal()
            let release = Release.iOS26.reading(
                SizesUnderFinger.doubt, as: Int(reading.rawValue))
            let fixture = SimulationFixture(release: release) {
                LoggingController("root", journal: journal)
            }
            _ = journal.take()

            fixture.perform { fixture.simulation.drag(windowTo: 794, by: 634) }

            let told = journal.take()
            #expect(told.count == count)
            #expect(told.last == "root will become 794 × 634")
        }
    }

    @Test("a swipe in the content may need no back button (B-066)")
    func contentSwipe() {
        for (reading, isPossible) in [(ContentSwipe.withBackButton, false), (.always, true)] {
            let release = Release.iOS26.reading(ContentSwipe.doubt, as: Int(reading.rawValue))
            let fixture = SimulationFixture(release: release) { () -> UINavigationController in
                let navigation = UINavigationController()
                navigation.viewControllers = [list, detail]
                return navigation
            }
            detail.navigationItem.hidesBackButton = true

            #expect(fixture.root.canSwipeBack == isPossible)
        }
    }

    @Test("a finger may not make a column narrower than usual (B-194, D-092)")
    func narrowColumn() {
        for (reading, width) in [(EdgeDragLimit.narrow, CGFloat(200)), (.usualWidth, 320)] {
            let release = Release.iOS26.reading(EdgeDragLimit.doubt, as: Int(reading.rawValue))
            let fixture = SimulationFixture(release: release) { () -> UISplitViewController in
                let split = UISplitViewController.columns(
                    primary: list, secondary: detail, behavior: .tile, mode: .oneBesideSecondary)
                split.maximumPrimaryColumnWidth = 400
                return split
            }

            fixture.perform { fixture.root.dragEdge(of: .primary, to: 100) }

            #expect(fixture.root.primaryColumnWidth == width)
        }
    }
}

private final class Listening: UISplitViewController {
    var journal: Journal?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        journal?.note("laid out")
    }
}

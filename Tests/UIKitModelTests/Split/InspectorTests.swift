import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("The inspector column") struct InspectorTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()
    private let listener = ColumnListener(notesModes: false)

    private func fixture(
        _ style: UISplitViewController.Style = .doubleColumn, release: Release = .iOS26,
        behavior: UISplitViewController.SplitBehavior = .tile,
        mode: UISplitViewController.DisplayMode = .oneBesideSecondary,
        compact: Bool = false, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        window: WindowSize = .full
    ) -> SimulationFixture<UISplitViewController> {
        SimulationFixture(release: release, direction: direction, window: window) {
            let split = UISplitViewController.columns(
                style, compact: compact ? LoggingController("compact") : nil,
                behavior: behavior, mode: mode, delegate: listener)
            split.preferredPrimaryColumnWidth = 300
            split.preferredInspectorColumnWidth = 260
            split.setViewController(
                LoggingController("inspector", journal: journal), for: .inspector)
            return split
        }
    }

    @Test("the inspector stands at the trailing edge, beside a narrower secondary (B-195)")
    func place() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let fixture = fixture(direction: direction)
            let split = fixture.root
            let size = split.view.bounds.size
            #expect(!split.isShowing(.inspector) && split.child(.inspector) == nil)

            fixture.perform { split.show(.inspector) }
            #expect(split.isShowing(.inspector))
            #expect(split.viewController(for: .inspector)?.parent === split)
            let isLeft = direction == .leftToRight
            #expect(split.frame(.inspector)?.width == 260)
            #expect(split.frame(.inspector)?.height == size.height)
            #expect(split.frame(.inspector)?.minX == (isLeft ? size.width - 260 : 0))
            #expect(split.freePart(.secondary)?.width == size.width - 560)
            #expect(split.freePart(.secondary)?.minX == (isLeft ? 300 : 260))

            fixture.perform { split.hide(.inspector) }
            #expect(!split.isShowing(.inspector))
            #expect(split.freePart(.secondary)?.width == size.width - 300)
            #expect(fixture.misuses == [])
        }
    }

    @Test("the display mode stays when the inspector comes or goes (B-195)")
    func mode() {
        let worlds: [(UISplitViewController.SplitBehavior, UISplitViewController.DisplayMode)] = [
            (.tile, .secondaryOnly), (.tile, .oneBesideSecondary), (.tile, .twoBesideSecondary),
            (.overlay, .oneOverSecondary), (.overlay, .twoOverSecondary),
            (.displace, .twoDisplaceSecondary),
        ]
        for (behavior, mode) in worlds {
            let fixture = fixture(.tripleColumn, behavior: behavior, mode: mode)
            let split = fixture.root
            let before = split.frame(.primary)

            fixture.perform { split.show(.inspector) }
            #expect(split.displayMode == mode && split.isShowing(.inspector))
            #expect(split.frame(.primary) == before)
            fixture.perform { split.preferredDisplayMode = .secondaryOnly }
            #expect(split.displayMode == .secondaryOnly && split.isShowing(.inspector))
            #expect(split.freePart(.secondary)?.width == split.view.bounds.width - 260)
        }
    }

    @Test("the inspector appears and disappears as it comes and goes (B-007, B-195)")
    func appearance() {
        let fixture = fixture()
        #expect(journal.take() == [])

        fixture.perform { fixture.root.show(.inspector) }
        #expect(
            journal.take() == [
                "inspector will appear", "inspector is appearing", "inspector did appear",
            ])
        fixture.perform { fixture.root.show(.inspector) }
        #expect(journal.take() == [])
        fixture.perform { fixture.root.hide(.inspector) }
        #expect(journal.take() == ["inspector will disappear", "inspector did disappear"])
    }

    @Test("since iOS 26 the app's own show and hide of the inspector tell of no column (B-170)")
    func told() {
        let fixture = fixture()

        fixture.perform { fixture.root.show(.inspector) }
        fixture.perform { fixture.root.hide(.inspector) }
        #expect(listener.journal.take() == [])
    }

    @Test("the inspector's width is the preferred one within its bounds (B-197)")
    func widths() {
        let fixture = fixture()
        let split = fixture.root
        fixture.perform { split.show(.inspector) }
        func expect(_ width: CGFloat) {
            #expect(split.inspectorColumnWidth == width)
            #expect(split.frame(.inspector)?.width == width)
            #expect(split.freePart(.secondary)?.width == split.view.bounds.width - 300 - width)
        }

        expect(260)
        fixture.perform { split.minimumInspectorColumnWidth = 280 }
        expect(280)
        fixture.perform { split.maximumInspectorColumnWidth = 400 }
        fixture.perform { split.preferredInspectorColumnWidth = 500 }
        expect(400)
        fixture.perform {
            split.preferredInspectorColumnWidth = UISplitViewController.automaticDimension
            split.preferredInspectorColumnWidthFraction = 0.25
        }
        expect(split.view.bounds.width * 0.25)
    }

    @Test("collapsed, the inspector is a sheet (B-196)") func sheet() throws {
        for hasCompact in [false, true] {
            let fixture = fixture(compact: hasCompact, window: .third)
            let split = fixture.root
            #expect(split.isCollapsed && !split.isShowing(.inspector))

            fixture.perform { split.show(.inspector) }
            let inspector = try #require(split.viewController(for: .inspector))
            #expect(split.presentedViewController === inspector && split.isShowing(.inspector))
            #expect(fixture.simulation.canDragSheet)
            fixture.perform { split.show(.inspector) }
            #expect(split.presentedViewController === inspector)

            fixture.perform { split.hide(.inspector) }
            #expect(split.presentedViewController == nil && !split.isShowing(.inspector))
            #expect(listener.journal.take() == [] && fixture.misuses == [])
        }
    }

    @Test("a finger drags the inspector's sheet away (B-196)") func drag() {
        let fixture = fixture(window: .third)
        let split = fixture.root
        fixture.perform { split.show(.inspector) }

        fixture.simulation.dragSheet(.cancel)
        fixture.settle()
        #expect(split.isShowing(.inspector))
        _ = listener.journal.take()
        fixture.simulation.dragSheet(.finish)
        fixture.settle()
        #expect(!split.isShowing(.inspector))
        #expect(listener.journal.take() == ["will hide inspector", "did hide inspector"])
        fixture.perform { split.show(.inspector) }
        #expect(split.isShowing(.inspector))
    }

    @Test("a shown inspector becomes a sheet in a collapse, and a column in an expand (B-196)")
    func adapts() throws {
        for hasCompact in [false, true] {
            let fixture = fixture(compact: hasCompact)
            let split = fixture.root
            fixture.perform { split.show(.inspector) }
            let inspector = try #require(split.viewController(for: .inspector))
            _ = journal.take()

            fixture.resize(to: .third)
            #expect(split.isCollapsed && split.isShowing(.inspector))
            #expect(split.presentedViewController === inspector && inspector.parent == nil)
            #expect(inspector.appearanceState == .shown)

            fixture.resize(to: .full)
            #expect(split.isShowing(.inspector) && inspector.parent === split)
            #expect(split.presentedViewController == nil)
            #expect(split.frame(.inspector)?.minX == split.view.bounds.width - 260)
            #expect(inspector.appearanceState == .shown)

            fixture.perform { split.hide(.inspector) }
            fixture.resize(to: .third)
            #expect(!split.isShowing(.inspector) && split.presentedViewController == nil)
            #expect(fixture.misuses == [])
        }
    }

    @Test(
        "where something else is presented, a collapse hides the inspector until the next expand (B-196)"
    )
    func hidden() {
        let fixture = fixture()
        let split = fixture.root
        fixture.perform { split.show(.inspector) }
        fixture.perform { split.present(UIViewController(), animated: true) }

        fixture.resize(to: .third)
        #expect(split.isCollapsed && !split.isShowing(.inspector))
        #expect(fixture.misuses == [])
        #expect(listener.journal.take() == ["will hide inspector", "did hide inspector"])
        fixture.resize(to: .full)
        #expect(split.isShowing(.inspector))
        #expect(listener.journal.take() == ["will show inspector", "did show inspector"])
        fixture.resize(to: .third)
        fixture.perform { split.hide(.inspector) }
        fixture.resize(to: .full)
        #expect(!split.isShowing(.inspector))
    }

    @Test("two sidebars and an inspector leave some width to the secondary (B-195)")
    func cramped() {
        let fixture = fixture(.tripleColumn, mode: .twoBesideSecondary)
        let split = fixture.root
        split.presentsWithGesture = false
        fixture.perform { split.show(.inspector) }
        fixture.rotate(to: .portrait)

        let room = split.view.bounds.width - 260
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(split.primaryColumnWidth == room / 3 && split.supplementaryColumnWidth == room / 3)
        #expect(abs((split.freePart(.secondary)?.width ?? 0) - room / 3) < 0.5)
        #expect(split.freePart(.secondary)?.maxX == room)
    }

    @Test("a sheet over the inspector's own goes with it in an expand (B-196)") func above() {
        let fixture = fixture(window: .third)
        let split = fixture.root
        fixture.perform { split.show(.inspector) }
        fixture.perform {
            split.viewController(for: .inspector)?.present(UIViewController(), animated: true)
        }

        fixture.resize(to: .full)
        #expect(fixture.simulation.activePresentations.isEmpty)
        #expect(split.isShowing(.inspector))
    }

    @Test("the controller of the inspector can be exchanged, but not while it is a sheet (B-195)")
    func exchanged() {
        let fixture = fixture()
        let split = fixture.root
        fixture.perform { split.show(.inspector) }
        let other = LoggingController("other")

        fixture.perform { split.setViewController(other, for: .inspector) }
        #expect(split.isShowing(.inspector) && other.parent === split)
        #expect(other.appearanceState == .shown)
        #expect(journal.take().last == "inspector did disappear")
        fixture.perform { split.setViewController(nil, for: .inspector) }
        #expect(!split.isShowing(.inspector) && other.parent == nil)
        #expect(split.freePart(.secondary)?.width == split.view.bounds.width - 300)

        let collapsed = self.fixture(window: .third)
        collapsed.perform { collapsed.root.show(.inspector) }
        collapsed.perform { collapsed.root.setViewController(nil, for: .inspector) }
        #expect(collapsed.simulation.misuses.map(\.topic) == [.model])
        #expect(collapsed.root.isShowing(.inspector))
    }

    @Test("no mode and no list of columns knows the inspector (B-195)") func apart() {
        let fixture = fixture()
        let split = fixture.root
        fixture.perform { split.show(.inspector) }

        #expect(split.viewControllers.count == 2)
        #expect(!split.canDragEdge(of: .inspector))
        let classic = SimulationFixture(release: .iOS26) {
            UISplitViewController.classic(UIViewController(), UIViewController())
        }
        classic.perform { classic.root.show(.inspector) }
        #expect(!classic.root.isShowing(.inspector))
    }

    @Test("an inspector that is shown before the split view appears comes with it (B-195)")
    func early() {
        let fixture = SimulationFixture<UISplitViewController>(release: .iOS26) {
            let split = UISplitViewController.columns(behavior: .tile)
            split.setViewController(
                LoggingController("inspector", journal: journal), for: .inspector)
            split.show(.inspector)
            return split
        }
        #expect(fixture.root.isShowing(.inspector))
        #expect(
            journal.take() == [
                "inspector will appear", "inspector is appearing", "inspector did appear",
            ])
        #expect(fixture.root.frame(.inspector)?.width == 320)
    }
}

import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Display modes")
struct DisplayModeTests {
    private let world = SimulationFixture.plain()
    private let listener = SplitListener()

    private func tiled() -> SimulationFixture<UISplitViewController> {
        SimulationFixture { UISplitViewController.columns(behavior: .tile, delegate: listener) }
    }

    @Test("hiding keeps children and only moves the view off the screen (A-063)")
    func hiding() throws {
        let fixture = tiled()
        let split = fixture.root
        let children = split.children
        let primary = try #require(split.child(.primary))

        fixture.perform { split.hide(.primary) }

        #expect(split.children == children)
        #expect(primary.view.superview === split.view)
        #expect(primary.view.frame.maxX < 0)
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.frame(.secondary) == split.view.bounds)
    }

    @Test("hide and show say which mode and which column (B-012, B-050)")
    func announced() {
        let fixture = tiled()
        _ = listener.journal.take()

        fixture.perform { fixture.root.hide(.primary) }
        #expect(
            listener.journal.take() == [
                "will change to secondaryOnly, expanded", "will hide primary, expanded",
            ])
        fixture.perform { fixture.root.show(.primary) }
        #expect(
            listener.journal.take() == [
                "will change to oneBesideSecondary, expanded", "will show primary, expanded",
            ])
    }

    @Test("showing what is shown does nothing (B-012)")
    func shown() {
        let fixture = tiled()
        _ = listener.journal.take()

        fixture.perform { fixture.root.show(.primary) }
        fixture.perform { fixture.root.hide(.secondary) }

        #expect(listener.journal.take().isEmpty)
    }

    @Test("show and hide run with a transition coordinator (B-012, B-104)")
    func coordinator() throws {
        let fixture = tiled()
        var isOver = false
        fixture.perform {
            fixture.root.hide(.primary)
            let coordinator = fixture.root.transitionCoordinator
            #expect(coordinator?.isAnimated == true)
            coordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
            #expect(fixture.root.child(.primary)?.transitionCoordinator === coordinator)
            #expect(!isOver)
        }

        #expect(isOver)
        #expect(fixture.root.transitionCoordinator == nil)
    }

    @Test("the coordinator is there for the delegate and for viewWillAppear (B-012, B-104)")
    func coordinatorOfCallbacks() {
        final class Delegate: NSObject, UISplitViewControllerDelegate {
            let journal = Journal()
            func note(_ call: String, _ controller: UIViewController) {
                let isAnimated = controller.transitionCoordinator?.isAnimated == true
                controller.transitionCoordinator?.animate { [journal] _ in
                    journal.note("alongside \(call)")
                }
                journal.note("\(call): \(isAnimated)")
            }
            func splitViewController(
                _ svc: UISplitViewController,
                willChangeTo displayMode: UISplitViewController.DisplayMode
            ) { note("willChangeTo", svc) }
            func splitViewController(
                _ svc: UISplitViewController, willShow column: UISplitViewController.Column
            ) { note("willShow", svc) }
            func splitViewController(
                _ svc: UISplitViewController, willHide column: UISplitViewController.Column
            ) { note("willHide", svc) }
        }
        final class List: UIViewController {
            let delegate: Delegate
            init(_ delegate: Delegate) {
                self.delegate = delegate
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewWillAppear(_ animated: Bool) { delegate.note("appear", self) }
            override func viewWillDisappear(_ animated: Bool) { delegate.note("disappear", self) }
        }
        let delegate = Delegate()
        let fixture = SimulationFixture<UISplitViewController> {
            let split = UISplitViewController.columns(primary: List(delegate), behavior: .tile)
            split.delegate = delegate
            return split
        }
        _ = delegate.journal.take()

        fixture.perform { fixture.root.hide(.primary) }
        #expect(
            delegate.journal.take() == [
                "willChangeTo: true", "willHide: true", "disappear: true",
                "alongside willChangeTo", "alongside willHide", "alongside disappear",
            ])
        fixture.perform { fixture.root.show(.primary) }
        #expect(
            delegate.journal.take() == [
                "willChangeTo: true", "willShow: true", "appear: true",
                "alongside willChangeTo", "alongside willShow", "alongside appear",
            ])
        #expect(fixture.root.transitionCoordinator == nil)
    }

    @Test("appearance messages go to the column that comes on screen or leaves it (B-007)")
    func appearance() {
        let journal = Journal()
        let list = LoggingController("list", journal: journal)
        let detail = LoggingController("detail", journal: journal)
        let fixture = SimulationFixture {
            UISplitViewController.columns(primary: list, secondary: detail, behavior: .tile)
        }
        _ = journal.take()

        fixture.perform { fixture.root.hide(.primary) }
        #expect(journal.take() == ["list will disappear", "list did disappear"])
        fixture.perform { fixture.root.show(.primary) }
        #expect(
            journal.take() == ["list will appear", "list is appearing", "list did appear"])
    }

    @Test("a column that is hidden at launch does not appear (B-007)")
    func hiddenAtLaunch() {
        let journal = Journal()
        let list = LoggingController("list", journal: journal)

        let fixture = SimulationFixture(orientation: .portrait) {
            UISplitViewController.columns(primary: list)
        }

        #expect(fixture.root.displayMode == .secondaryOnly)
        #expect(journal.take().isEmpty)
    }

    @Test("a preferred mode is in force at once and remembered (A-106, A-108, B-010)")
    func preferred() {
        let fixture = tiled()

        fixture.perform {
            fixture.root.preferredDisplayMode = .secondaryOnly
            #expect(fixture.root.displayMode == .secondaryOnly)
        }
        fixture.perform { fixture.root.preferredDisplayMode = .oneOverSecondary }
        #expect(fixture.root.displayMode == .oneBesideSecondary)
        #expect(fixture.root.preferredDisplayMode == .oneOverSecondary)
    }

    @Test("a preferred mode set in an animation block animates (B-010)")
    func animatedPreference() {
        let fixture = tiled()
        var isOver = false

        fixture.perform {
            UIView.animate(withDuration: 0.3) { fixture.root.preferredDisplayMode = .secondaryOnly }
            let coordinator = fixture.root.transitionCoordinator
            coordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
            #expect(coordinator?.isAnimated == true)
            #expect(!isOver)
        }

        #expect(isOver)
        fixture.perform {
            UIView.performWithoutAnimation {
                fixture.root.preferredDisplayMode = .oneBesideSecondary
            }
            #expect(fixture.root.transitionCoordinator?.isAnimated == false)
        }
    }

    @Test("without presentsWithGesture a preferred mode is respected strictly (B-010)")
    func strict() {
        for (presents, mode) in [
            (true, UISplitViewController.DisplayMode.oneBesideSecondary),
            (false, .twoBesideSecondary),
        ] {
            let fixture = SimulationFixture(orientation: .portrait) { () -> UISplitViewController in
                let split = UISplitViewController.columns(
                    .tripleColumn, behavior: .tile, mode: .twoBesideSecondary)
                split.presentsWithGesture = presents
                return split
            }

            #expect(fixture.root.displayMode == mode)
        }
    }

    @Test("one-off changes leave the preference alone (A-108)")
    func oneOff() {
        let fixture = tiled()

        fixture.perform { fixture.root.hide(.primary) }

        #expect(fixture.root.preferredDisplayMode == .automatic)
    }

    @Test("the mode in force is never automatic (A-106, B-006)")
    func neverAutomatic() {
        #expect(UISplitViewController(style: .doubleColumn).displayMode != .automatic)
        for behavior in UISplitViewController.SplitBehavior.allCases {
            let fixture = SimulationFixture {
                UISplitViewController.columns(.tripleColumn, behavior: behavior)
            }

            #expect(fixture.root.displayMode != .automatic)
            #expect(fixture.root.splitBehavior != .automatic)
        }
    }

    @Test("a touch on the dimmed secondary dismisses the overlay (A-107, B-T1)")
    func dimmed() {
        let fixture = SimulationFixture { UISplitViewController.columns(behavior: .overlay) }
        let split = fixture.root
        #expect(!split.canDismissSidebars)
        fixture.perform { split.show(.primary) }
        #expect(split.displayMode == .oneOverSecondary)
        #expect(!fixture.takesTouches(split.child(.secondary)?.view))
        #expect(split.canDismissSidebars)

        fixture.perform { split.receiveTouchOnDimmedSecondary() }

        #expect(split.displayMode == .secondaryOnly)
        #expect(fixture.takesTouches(split.child(.secondary)?.view))
    }

    @Test("a detail that was dimmed takes touches after a collapse (B-054, B-T1)")
    func dimmedAndCollapsed() {
        let fixture = SimulationFixture { UISplitViewController.columns(behavior: .overlay) }
        let split = fixture.root
        fixture.perform { split.show(.primary) }
        let detail = split.child(.secondary)
        #expect(!fixture.takesTouches(detail?.view))

        fixture.resize(to: .third)

        #expect(split.isCollapsed)
        #expect(fixture.takesTouches(detail?.view))
    }

    @Test("a dimmed detail that stays in the split view takes touches after a collapse, too (B-T1)")
    func dimmedAndAlone() {
        let fixture = SimulationFixture { () -> UISplitViewController in
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredSplitBehavior = .overlay
            split.preferredDisplayMode = .oneOverSecondary
            split.setViewController(LoggingController("detail"), for: .secondary)
            return split
        }
        let detail = fixture.root.child(.secondary)
        #expect(!fixture.takesTouches(detail?.view))

        fixture.resize(to: .third)

        #expect(fixture.root.isCollapsed)
        #expect(fixture.takesTouches(detail?.view))
    }

    @Test("a second change ends the first one at once (B-012)")
    func interrupted() {
        let journal = Journal()
        let list = LoggingController("list", journal: journal)
        let fixture = SimulationFixture {
            UISplitViewController.columns(primary: list, behavior: .tile)
        }
        _ = journal.take()

        fixture.perform {
            fixture.root.hide(.primary)
            fixture.root.show(.primary)
        }

        #expect(fixture.root.displayMode == .oneBesideSecondary)
        #expect(
            journal.take() == [
                "list will disappear", "list did disappear", "list will appear",
                "list is appearing", "list did appear",
            ])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("left to itself, a triple column displaces in landscape and overlays in portrait (B-043)")
    func automaticTriple() {
        let fixture = SimulationFixture { UISplitViewController.columns(.tripleColumn) }
        let split = fixture.root
        #expect(split.splitBehavior == .displace)
        #expect(split.displayMode == .oneBesideSecondary)

        fixture.rotate(to: .portrait)

        #expect(split.splitBehavior == .overlay)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("triple columns show one sidebar, then two (A-102, A-107, B-012)")
    func triple() {
        let fixture = SimulationFixture {
            UISplitViewController.columns(.tripleColumn, behavior: .displace)
        }
        let split = fixture.root
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.frame(.supplementary)?.minX == 0)

        fixture.perform { split.show(.primary) }
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(split.frame(.secondary)?.maxX ?? 0 > 1194)
        fixture.perform { split.show(.secondary) }
        #expect(split.displayMode == .oneBesideSecondary)
    }
}

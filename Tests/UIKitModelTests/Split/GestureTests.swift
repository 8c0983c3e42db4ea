import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Gestures on columns")
struct GestureTests {
    private let world = SimulationFixture.plain()

    typealias Gesture = UISplitViewController.ColumnGesture
    typealias Extent = UISplitViewController.GestureExtent

    private let listener = SplitListener()

    /// A tiled split view, with its primary hidden if a swipe is to bring it in.
    private func fixture(
        before gesture: Gesture, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> SimulationFixture<UISplitViewController> {
        let fixture = SimulationFixture(direction: direction) {
            UISplitViewController.columns(behavior: .tile, delegate: listener)
        }
        if gesture == .edgeSwipe { fixture.perform { fixture.root.hide(.primary) } }
        _ = listener.journal.take()
        return fixture
    }

    /// The final frames of the primary column, without those that follow the finger.
    private func path(
        _ gesture: Gesture, _ extent: Extent, direction: UIUserInterfaceLayoutDirection
    ) -> [CGFloat] {
        let fixture = fixture(before: gesture, direction: direction)
        var path: [CGFloat] = []
        let observation = fixture.root.child(.primary)?.view.observe(\.frame) { view, _ in
            if path.last != view.frame.minX { path.append(view.frame.minX) }
        }
        fixture.perform { fixture.root.perform(gesture, extent: extent) }
        observation?.invalidate()
        return path
    }

    @Test(
        "a finger that goes all the way changes the mode (A-004, A-005, B-032)",
        arguments: [Extent.finish, .rubberBand])
    func finished(_ extent: Extent) {
        let swipe = fixture(before: .edgeSwipe)
        swipe.perform { swipe.root.perform(.edgeSwipe, extent: extent) }
        #expect(swipe.root.displayMode == .oneBesideSecondary)
        #expect(swipe.root.frame(.primary)?.minX == -100)

        let drag = fixture(before: .drag)
        drag.perform { drag.root.perform(.drag, extent: extent) }
        #expect(drag.root.displayMode == .secondaryOnly)
        #expect(drag.root.frame(.primary)?.maxX ?? 0 < 0)
    }

    @Test(
        "a finger that turns back leaves everything as it was (B-032)",
        arguments: [Gesture.edgeSwipe, .drag])
    func cancelled(_ gesture: Gesture) {
        let fixture = fixture(before: gesture)
        let mode = fixture.root.displayMode
        let frames = fixture.root.children.map(\.view.frame)

        fixture.perform { fixture.root.perform(gesture, extent: .cancel) }

        #expect(fixture.root.displayMode == mode)
        #expect(fixture.root.children.map(\.view.frame) == frames)
        #expect(fixture.root.insets(.primary)?.left == 100)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("past the end the column follows with resistance, within its overhang (A-004)")
    func rubberBand() {
        #expect(path(.edgeSwipe, .finish, direction: .leftToRight) == [-310, -100])
        #expect(path(.edgeSwipe, .rubberBand, direction: .leftToRight) == [-310, -47.5, -100])
        #expect(path(.edgeSwipe, .cancel, direction: .leftToRight) == [-310, -520])
        #expect(path(.edgeSwipe, .rubberBand, direction: .rightToLeft) == [1084, 821.5, 874])
    }

    @Test("delegate calls bracket a gesture and name the column (B-032, B-050)")
    func calls() {
        let finishing = fixture(before: .edgeSwipe)
        finishing.perform { finishing.root.perform(.edgeSwipe, extent: .finish) }
        #expect(
            listener.journal.take() == [
                "gesture will begin, expanded", "will change to oneBesideSecondary, expanded",
                "will show primary, expanded", "gesture did end, expanded",
            ])

        let cancelling = fixture(before: .drag)
        cancelling.perform { cancelling.root.perform(.drag, extent: .cancel) }
        #expect(
            listener.journal.take() == [
                "gesture will begin, expanded", "gesture did end, expanded",
            ])
    }

    @Test(
        "without presentsWithGesture there is no swipe and no drag (A-005, A-112)",
        arguments: [Gesture.edgeSwipe, .drag])
    func forbidden(_ gesture: Gesture) {
        let fixture = fixture(before: gesture)
        #expect(fixture.root.canBegin(gesture))
        let mode = fixture.root.displayMode

        fixture.perform {
            fixture.root.presentsWithGesture = false
            fixture.root.perform(gesture, extent: .finish)
        }

        #expect(!fixture.root.canBegin(gesture))
        #expect(fixture.root.displayMode == mode)
        #expect(listener.journal.take().isEmpty)
    }

    @Test("there is no gesture while columns move, nor collapsed (B-032)")
    func notNow() {
        let fixture = fixture(before: .drag)
        fixture.perform {
            fixture.root.hide(.primary)
            #expect(!fixture.root.canBegin(.edgeSwipe))
        }
        #expect(fixture.root.canBegin(.edgeSwipe))

        fixture.resize(to: .third)

        #expect(!fixture.root.canBegin(.edgeSwipe))
    }

    @Test("a cancelled gesture tells the column that it comes and goes again (B-007)")
    func appearance() {
        let journal = Journal()
        let list = LoggingController("list", journal: journal)
        let fixture = SimulationFixture {
            UISplitViewController.columns(primary: list, behavior: .tile)
        }
        fixture.perform { fixture.root.hide(.primary) }
        _ = journal.take()

        fixture.perform { fixture.root.perform(.edgeSwipe, extent: .cancel) }

        #expect(
            journal.take() == [
                "list will appear", "list is appearing", "list will disappear",
                "list did disappear",
            ])
    }

    @Test(
        "the coordinator of a gesture is interactive, then says whether it was cancelled (B-012, B-104)"
    )
    func coordinator() {
        let fixture = fixture(before: .edgeSwipe)
        fixture.perform {
            fixture.root.perform(.edgeSwipe, extent: .cancel)
            let coordinator = fixture.root.transitionCoordinator
            #expect(coordinator?.initiallyInteractive == true)
            #expect(coordinator?.isInteractive == false)
            #expect(coordinator?.isCancelled == true)
        }

        #expect(fixture.root.transitionCoordinator == nil)
    }

    @Test("in a triple column a swipe brings in one sidebar at a time (A-119)")
    func triple() {
        let fixture = SimulationFixture {
            UISplitViewController.columns(.tripleColumn, behavior: .overlay)
        }
        var modes: [UISplitViewController.DisplayMode] = []

        while fixture.root.canBegin(.edgeSwipe) {
            fixture.perform { fixture.root.perform(.edgeSwipe, extent: .finish) }
            modes.append(fixture.root.displayMode)
        }
        while fixture.root.canBegin(.drag) {
            fixture.perform { fixture.root.perform(.drag, extent: .finish) }
            modes.append(fixture.root.displayMode)
        }

        #expect(modes == [.oneOverSecondary, .twoOverSecondary, .oneOverSecondary, .secondaryOnly])
    }
}

import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Actions of the system")
struct EnvironmentTests {
    private let world = SimulationFixture.plain()

    @Test("a rotation swaps width and height, with the bars of the orientation (B-114, B-117)")
    func rotation() {
        let fixture = SimulationFixture.plain()

        fixture.rotate(to: .portrait)

        #expect(fixture.window.frame == CGRect(x: 0, y: 0, width: 834, height: 1194))
        #expect(fixture.root.view.frame == fixture.window.bounds)
        #expect(fixture.root.view.safeAreaInsets.top == 24)
        #expect(fixture.simulation.scene.orientation == .portrait)

        fixture.rotate(to: .landscape)
        #expect(fixture.window.frame == CGRect(x: 0, y: 0, width: 1194, height: 834))
        #expect(fixture.root.view.safeAreaInsets.top == 24)
    }

    @Test("an iPad offers other sizes than its own, a phone none (B-T4)")
    func sizes() {
        let pad = SimulationFixture.plain()
        #expect(
            WindowSize.allCases.filter(pad.simulation.canResize) == [
                .twoThirds, .half, .third, .slideOver,
            ])
        pad.resize(to: .half)
        #expect(pad.window.frame.width == 592)
        #expect(pad.root.traitCollection.horizontalSizeClass == .compact)
        #expect(pad.simulation.canResize(to: .full) && !pad.simulation.canResize(to: .half))
        pad.rotate(to: .portrait)
        #expect(!pad.simulation.canResize(to: .half))

        let phone = SimulationFixture.plain(device: "iPhone 12")
        #expect(WindowSize.allCases.filter(phone.simulation.canResize).isEmpty)
    }

    @Test("the Dock changes no frame and no value, and its walk runs all the same (A-023, A-024)")
    func dock() {
        let fixture = SimulationFixture.plain()
        let frame = fixture.window.frame
        let insets = fixture.root.view.safeAreaInsets
        var recomputed = 0
        let observation = fixture.root.view.observe(\.safeAreaInsets) { _, _ in recomputed += 1 }

        fixture.setDock(shown: true)

        #expect(fixture.simulation.scene.dockIsShown)
        #expect(fixture.window.frame == frame)
        #expect(fixture.root.view.safeAreaInsets == insets)
        #expect(recomputed == 1)
        observation.invalidate()
    }

    @Test("the background's snapshot has another size, is not animated, and is undone (B-056)")
    func background() {
        let journal = Journal()
        let fixture = SimulationFixture { LoggingController("root", journal: journal) }
        _ = journal.take()

        fixture.perform { fixture.simulation.enterBackgroundAndReturn() }

        #expect(
            journal.take() == [
                "root will become compact", "root will become 320 × 1146",
                "root will become regular", "root will become 1194 × 834",
            ])
        #expect(fixture.window.frame.size == CGSize(width: 1194, height: 834))
        #expect(fixture.simulation.clock.now == 0)
    }

    @Test("a simulation that is stepped is the current one (B-115)")
    func several() {
        let one = SimulationFixture.plain()
        let two = SimulationFixture.plain(device: "iPhone 12")

        one.rotate(to: .portrait)
        #expect(Simulation.current === one.simulation)
        #expect(one.root.view.frame.width == 834)
        #expect(two.root.view.frame.width == 844)
    }

    @Test(
        "returning from the background, a window is as it was (B-056)",
        arguments: WindowSize.allCases, Orientation.allCases)
    func everyWindow(_ size: WindowSize, orientation: Orientation) {
        let fixture = SimulationFixture(orientation: orientation, window: size) {
            UISplitViewController.columns(behavior: .tile)
        }
        let scene = fixture.simulation.scene
        let columns = [UISplitViewController.Column.primary, .secondary]
        let frames = columns.map { fixture.root.frame($0) }

        fixture.perform { fixture.simulation.enterBackgroundAndReturn() }

        #expect(scene.window == .share(size) && scene.orientation == orientation)
        #expect(fixture.simulation.scene == scene)
        #expect(fixture.window.frame == CGRect(origin: .zero, size: fixture.root.view.frame.size))
        #expect(columns.map { fixture.root.frame($0) } == frames)
        #expect(fixture.simulation.canResize(to: .full) == (size != .full))
    }

    @Test("an app that the system has ended starts anew, in the present environment (B-092)")
    func relaunch() {
        let fixture = SimulationFixture.plain()
        fixture.resize(to: .third)
        fixture.setDock(shown: true)
        fixture.perform { fixture.root.present(UIViewController(), animated: true) }

        let next = fixture.simulation.endingApp()
        next.launch { UIViewController() }

        #expect(next.scene == fixture.simulation.scene)
        #expect(next.window.frame == fixture.window.frame)
        #expect(next.window.rootViewController !== fixture.root)
        #expect(!next.isPresenting && next.misuses == [])
        #expect(next.passedBehaviours.contains(.dockWalk))
    }
}

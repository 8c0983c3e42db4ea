import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Supports some orientations only.
private final class Turned: UIViewController {
    var orientations = UIInterfaceOrientationMask.all

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
}

@MainActor @Suite("Apps that require the full screen")
struct FullScreenKeyTests {
    private func fixture(
        _ release: Release, device: String = "iPad Pro 11-inch",
        supporting orientations: UIInterfaceOrientationMask = .landscape
    ) -> SimulationFixture<UIViewController> {
        SimulationFixture(release: release, device: device, requiresFullScreen: true) {
            let root = Turned()
            root.orientations = orientations
            return root
        }
    }

    @Test("up to iOS 18 the app keeps the screen, and its orientations (D-040)")
    func screen() {
        for release in [Release.iOS14, .iOS18] {
            let fixture = fixture(release)

            #expect(!fixture.simulation.hasFreeWindows)
            #expect(!fixture.simulation.canResize(to: .half))
            #expect(!fixture.simulation.supports(.portrait))
            fixture.rotate(to: .portrait)
            #expect(fixture.window.frame.size == CGSize(width: 1194, height: 834))
            let other = self.fixture(release, supporting: .all)
            other.rotate(to: .portrait)
            #expect(other.window.frame.size == CGSize(width: 834, height: 1194))
        }
    }

    @Test("on iOS 26 the app has one size, which is scaled (D-040, D-041)")
    func scaled() {
        let fixture = fixture(.iOS26, supporting: .all)

        #expect(!fixture.simulation.hasFreeWindows && !fixture.simulation.canResize(to: .third))
        fixture.rotate(to: .portrait)
        fixture.perform { fixture.simulation.enterBackgroundAndReturn() }

        #expect(fixture.window.frame.size == CGSize(width: 1194, height: 834))
    }

    @Test("on iOS 27 the app is resized at the end, in its orientations (D-042)")
    func steps() {
        let journal = Journal()
        let told = SimulationFixture(release: .iOS27, requiresFullScreen: true) {
            LoggingController("root", journal: journal)
        }
        _ = journal.take()
        told.perform { told.simulation.drag(windowTo: 794, by: 634) }
        #expect(journal.take() == ["root will become 794 × 634"])

        let wide = fixture(.iOS27)
        #expect(wide.simulation.hasFreeWindows && !wide.simulation.canResize(to: .half))
        wide.perform { wide.simulation.drag(windowTo: 600, by: 800) }
        #expect(wide.window.frame.size == CGSize(width: 600, height: 600))
        wide.rotate(to: .portrait)
        #expect(wide.simulation.scene.orientation == .landscape)
        let phone = fixture(.iOS27, device: "iPhone 15 Pro", supporting: .portrait)
        phone.perform { phone.simulation.drag(windowTo: 900, by: 500) }
        #expect(phone.window.frame.size == CGSize(width: 500, height: 500))
    }

    @Test("phones ignore the key before iOS 27 (D-042)")
    func phones() {
        let fixture = fixture(.iOS26, device: "iPhone 15 Pro", supporting: .all)

        fixture.rotate(to: .portrait)

        #expect(fixture.window.frame.size == CGSize(width: 393, height: 852))
        #expect(!fixture.simulation.hasFreeWindows)
    }

    @Test("an app that is started again still has the key (D-042, B-092)")
    func relaunch() {
        let next = fixture(.iOS26).simulation.endingApp()

        #expect(next.environment.requiresFullScreen)
    }
}

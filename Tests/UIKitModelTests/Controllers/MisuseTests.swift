import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Misuse of UIKit by an app")
struct MisuseTests {
    private let world = SimulationFixture.plain()

    @Test("adding a view to what it contains raises, and makes no cycle")
    func viewCycle() {
        let fixture = SimulationFixture.plain()
        let outer = UIView(frame: .zero)
        let inner = UIView(frame: .zero)
        outer.addSubview(inner)

        fixture.perform { inner.addSubview(outer) }

        #expect(fixture.simulation.exception?.reason == "Can't add self as subview")
        #expect(inner.subviews.isEmpty && outer.superview == nil)
    }

    @Test("a controller cannot contain what contains it")
    func controllerCycle() {
        let fixture = SimulationFixture.plain()
        let child = UIViewController()
        fixture.perform { fixture.root.addChild(child) }

        fixture.perform { child.addChild(fixture.root) }

        #expect(fixture.simulation.exception?.name == "NSInvalidArgumentException")
        #expect(fixture.root.parent == nil)
    }

    @Test("an animation without end or sense completes all the same")
    func absurdDurations() {
        let fixture = SimulationFixture.plain()
        var completed = 0

        for duration in [Double.infinity, .nan, -1, .greatestFiniteMagnitude] {
            fixture.perform {
                UIView.animate(withDuration: duration, animations: {}) { _ in completed += 1 }
            }
        }

        #expect(completed == 4)
        #expect(fixture.simulation.unsettled == nil)
    }

    @Test("a view moved within its window takes on the safe area of its new place (B-110)")
    func movedView() {
        let fixture = SimulationFixture.plain()
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        let moved = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        fixture.perform {
            fixture.root.view.addSubview(top)
            fixture.root.view.addSubview(middle)
            top.addSubview(moved)
        }
        #expect(moved.safeAreaInsets.top == 24)

        fixture.perform { middle.addSubview(moved) }

        #expect(moved.safeAreaInsets.top == 0)
    }

    @Test("a child that is added and removed at once does not stay shown (B-102)")
    func brief() {
        let fixture = SimulationFixture.plain()
        let child = UIViewController()

        fixture.perform {
            fixture.root.addChild(child)
            fixture.root.view.addSubview(child.view)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }

        #expect(child.appearanceState == .hidden)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }
}

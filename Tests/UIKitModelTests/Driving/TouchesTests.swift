import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Two touches before the app comes to answer the first.
@MainActor @Suite("Several touches") struct TouchesTests {
    private let fixture = SimulationFixture {
        UINavigationController(rootViewController: LoggingController("list"))
    }
    private let page = LoggingController("page")

    private var simulation: Simulation { fixture.simulation }
    private var list: UIViewController { fixture.root.viewControllers[0] }

    private func button(_ left: CGFloat = 0, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction { _ in action() })
        button.frame = CGRect(x: left, y: 200, width: 100, height: 44)
        list.view.addSubview(button)
        return button
    }

    /// Taps the middle of a control twice, and settles.
    private func tapTwice(_ control: UIControl) throws {
        let point = try #require(control.shownCenter)
        fixture.perform {
            control.receiveTap()
            simulation.receiveSecondTap(on: control, at: point)
        }
    }

    /// Takes two fingers up from two controls, and settles.
    private func leave(_ first: UIControl, _ second: UIControl) {
        fixture.perform {
            first.receiveTap()
            simulation.receiveSecondFinger(on: second)
        }
    }

    @Test("the second of two taps arrives before the push of the first has begun (C-040)")
    func pushedTwice() throws {
        let row = button { fixture.root.pushViewController(page, animated: true) }

        try tapTwice(row)

        #expect(simulation.exception?.name == "NSInvalidArgumentException")
        #expect(simulation.passedBehaviours.contains(.secondTouch))
    }

    @Test("it arrives before the first has presented something, which UIKit refuses (C-040, B-083)")
    func presentedTwice() throws {
        let row = button { list.present(LoggingController("modal"), animated: true) }

        try tapTwice(row)

        #expect(fixture.misuses.count == 1)
        #expect(fixture.misuses[0].hasPrefix("Attempt to present LoggingController"))
        #expect(simulation.activePresentations.count == 1)
        fixture.settle()
        #expect(fixture.takesTouches(simulation.activePresentations[0].containerView))
    }

    @Test("it does not arrive at what the first has disabled, removed or covered (C-040)")
    func gone() throws {
        var count = 0
        let disabling = button { count += 1 }
        disabling.addAction(
            UIAction { _ in disabling.isEnabled = false }, for: .primaryActionTriggered)
        let removing = button(200) { count += 1 }
        removing.addAction(
            UIAction { _ in removing.removeFromSuperview() }, for: .primaryActionTriggered)
        let covered = button(400) {
            count += 1
            list.present(LoggingController("modal"), animated: false)
        }

        for control in [disabling, removing, covered] { try tapTwice(control) }

        #expect(count == 3)
        #expect(fixture.misuses == [])
    }

    @Test("an app that has ended takes no second touch (C-040)") func ended() throws {
        var count = 0
        let raising = button {
            count += 1
            list.present(list, animated: true)
        }

        try tapTwice(raising)

        #expect(simulation.isTerminated && count == 1)
    }

    @Test("two fingers that leave two controls together run the actions of both (B-091)")
    func together() {
        var order: [Int] = []
        let first = button { order.append(1) }
        let second = button(200) { order.append(2) }

        leave(first, second)

        #expect(order == [1, 2])
        #expect(simulation.passedBehaviours.contains(.twoFingers))
    }

    @Test("the first may disable the other, or take it off the screen (B-091)") func apart() {
        var count = 0
        let second = button(200) { count += 1 }
        let third = button(400) { count += 1 }
        let first = button {
            second.isEnabled = false
            third.removeFromSuperview()
        }

        leave(first, second)
        leave(first, third)

        #expect(count == 0)
    }

    @Test("a view that takes touches alone shares them with no other (B-091)") func exclusive() {
        let first = button {}
        let second = button(200) {}
        #expect(!first.isExclusiveTouch)
        #expect(first.canBeTouched(with: second))

        second.isExclusiveTouch = true

        #expect(!first.canBeTouched(with: second) && !second.canBeTouched(with: first))
    }
}

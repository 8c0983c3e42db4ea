package import Foundation
internal import Journal
@_spi(Simulation) internal import UIKitModel

/// A call that the app received, and where views lay then.
package struct CallMoment: Encodable {
    /// As `Type.method(…)`.
    package let call: String
    /// The views that lie elsewhere than at the call before, or at no call of this action yet.
    package let moved: [MovedView]

    package struct MovedView: Encodable {
        /// The number of its controller, and the class.
        package let controller: Int
        package let type: String
        /// In the window; `nil` where the view has left it.
        package let frame: CGRect?
    }
}

/// Looks where views lie at each call that the app receives.
@MainActor package final class CallWatcher {
    private let machine: SplitMachine
    /// By the serial numbers of the controllers.
    private var frames: [Int: CGRect?] = [:]
    private var seen: [[CallMoment.MovedView]] = []

    package init(_ machine: SplitMachine) {
        self.machine = machine
        machine.simulation.watcher = { [unowned self] in look() }
    }

    package func end() { machine.simulation.watcher = nil }

    /// The calls of the last action, in order.
    package func takeCalls() -> [CallMoment] {
        var calls: [CallMoment] = []
        var waiting: [CallMoment.MovedView] = []
        for (index, call) in machine.calls.enumerated() {
            if seen.indices.contains(index) { waiting += seen[index] }
            guard let call else { continue }
            calls.append(CallMoment(call: call, moved: waiting))
            waiting = []
        }
        seen = []
        frames = [:]
        return calls
    }

    private func look() {
        var moved: [CallMoment.MovedView] = []
        var left = frames
        for entry in machine.treeOfControllers {
            let controller = entry.controller
            let (number, type) = (controller.serialNumber, typeName(controller))
            let view = controller.viewIfLoaded
            // The pages of a stack fill it.
            let isShown = view?.window != nil && !(controller.parent is UINavigationController)
            let frame = isShown ? view.map { $0.convert($0.bounds, to: nil) } : nil
            left[number] = nil
            if frames.updateValue(frame, forKey: number) ?? nil == frame { continue }
            moved.append(.init(controller: number, type: type, frame: frame))
        }
        for number in left.keys.sorted() {
            guard frames.updateValue(nil, forKey: number) ?? nil != nil else { continue }
            moved.append(.init(controller: number, type: "", frame: nil))
        }
        seen.append(moved)
    }
}

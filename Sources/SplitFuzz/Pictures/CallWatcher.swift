package import Foundation
internal import Journal
@_spi(Simulation) internal import UIKitModel

/// A call that the app received, and where views lay then.
package struct CallMoment: Encodable {
    /// As `Type.method(…)`.
    package let call: String
    /// The views whose frames differ from those at the call before. The first call of an action
    /// lists all views.
    package let moved: [MovedView]

    package struct MovedView: Encodable {
        /// The number of its controller, and the class.
        package let controller: Int
        package let type: String
        /// In the window; `nil` where the view has left it.
        package let frame: CGRect?
    }
}

/// Records the frames of views at each call that the app receives.
@MainActor package final class CallWatcher {
    /// By the numbers of the controllers.
    private var frames: [Int: CGRect] = [:]
    private var types: [Int: String] = [:]
    private var seen: [(call: Call, moved: [CallMoment.MovedView])] = []

    /// Watches all simulations until `end()`.
    package init() {
        Simulation.watcher = { [unowned self] in look(at: $0, $1) }
    }

    package func end() { Simulation.watcher = nil }

    /// The calls since the last time, in order. The first one lists all views.
    package func takeCalls(of machine: SplitMachine) -> [CallMoment] {
        for entry in machine.simulation.tree {
            types[entry.controller.serialNumber] = typeName(entry.controller)
        }
        var calls: [CallMoment] = []
        var waiting: [CallMoment.MovedView] = []
        for (call, moved) in seen {
            waiting += moved
            guard let text = call.text({ types[$0] ?? "(gone)" }) else { continue }
            calls.append(CallMoment(call: text, moved: waiting))
            waiting = []
        }
        (seen, frames) = ([], [:])
        return calls
    }

    private func look(at simulation: Simulation, _ call: Call) {
        var (now, moved) = ([Int: CGRect](), [CallMoment.MovedView]())
        for entry in simulation.tree {
            let controller = entry.controller
            let (number, type) = (controller.serialNumber, typeName(controller))
            types[number] = type
            // The pages of a stack fill it.
            guard let view = controller.viewIfLoaded, view.window != nil,
                !(controller.parent is UINavigationController)
            else { continue }
            let frame = view.frameInWindow
            now[number] = frame
            if frames[number] == frame { continue }
            moved.append(.init(controller: number, type: type, frame: frame))
        }
        for number in frames.keys.sorted() where now[number] == nil {
            moved.append(.init(controller: number, type: "", frame: nil))
        }
        frames = now
        seen.append((call, moved))
    }
}

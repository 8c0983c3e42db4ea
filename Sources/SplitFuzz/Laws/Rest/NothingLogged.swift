internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// UIKit logged no misuse in the last action: unsatisfiable constraints, a presentation
    /// that it refuses (B-083), calls that a split view ignores (B-001). `appearance-balanced`
    /// reports the messages on unbalanced appearance (B-102). A presentation may be refused when
    /// the user touches twice.
    ///
    /// The location is the topic of the message; the object is the message. A message that the next
    /// action repeats is not reported again.
    static var nothingLogged: Self {
        Invariant(
            "nothing-logged",
            summary: "UIKit logged no misuse",
            sources: ["A-141", "B-001", "B-083"]
        ) { machine in
            let last = machine.lastAction
            let known = last.isLaunch ? 0 : last.before.messages
            guard last.after.messages > known else { return nil }
            // Messages of the model's own say nothing about the app.
            for misuse in machine.simulation.misuses[known...] {
                guard let topic = misuse.topic, topic != .model, topic != .appearance
                else { continue }
                // UIKit refuses what the second touch asks for, and no harm is done.
                if topic == .presentation, last.summary.isSecondTouch { continue }
                return Mismatch(
                    topic.rawValue, object: "\(misuse.object): \(misuse.reason)",
                    explanation: "UIKit logs: \(misuse.reason)".naming(misuse.object)
                        + (misuse.detail.isEmpty ? "" : ": \(misuse.detail)"))
            }
            return nil
        }
    }
}

/// What `check` throws where a machine fails: the simplest sequences of actions that break it.
///
/// Its description is meant to be read: the first failure in full, with the machine's state after
/// each action, the line of code that finds it again and the text to save; then a line for each
/// other failure.
public struct CheckFailure: Error, Sendable {
    /// The name of the machine's type, or the subject's name.
    public let machine: String
    /// One for each way to fail, the simplest first; never empty.
    public let failures: [MinimalCase]
    /// The line of code that finds the same.
    public let call: String

    /// One way in which a machine fails, by the simplest sequence that was found.
    public struct MinimalCase: Sendable {
        /// The invariant or goal that does not hold, or the rule whose body threw.
        public let name: String
        /// Where, as the invariant or the `Mismatch` said; may be empty.
        public let location: String
        /// What was expected and what came, as a `Mismatch` said; may be empty.
        public let explanation: String
        /// The values of the set-up's parameters, as in `orientation: landscape`.
        public let setup: [String]
        /// The actions in their order, as in `put 3`. Empty where the start fails.
        public let actions: [String]
        /// The state at the start and after each action, a line each; fewer where the machine
        /// could not be made.
        public let states: [String]
        /// What is known about shorter sequences, in a sentence.
        public let certificate: String
        /// The path and line of the saved case that failed; empty where a search found it.
        public let source: String
        /// The path, from the corpus folder on, under which to save the case.
        public let path: String
        /// The text of that file.
        public let text: String
    }
}

extension CheckFailure: CustomStringConvertible {
    public var description: String {
        guard let first = failures.first else { return "" }
        var lines = first.headline(machine) + [""] + first.story + ["", first.certificate, ""]
        lines.append("To run it again: \(call)")
        if first.source.isEmpty {
            lines.append("To keep it, save this as \(first.path) in a corpus folder:")
            lines += first.text.split(separator: "\n").map { "  \($0)" }
        }
        let others = failures.dropFirst()
        if !others.isEmpty {
            lines += ["", others.count == 1 ? "1 more failure:" : "\(others.count) more failures:"]
            lines += others.map { "  \($0.summary)" }
        }
        return lines.joined(separator: "\n")
    }
}

extension CheckFailure.MinimalCase {
    /// What broke, as in `count at ring`.
    private var breach: String {
        location.isEmpty ? name : "\(name) at \(location)"
    }

    fileprivate func headline(_ machine: String) -> [String] {
        let count = actions.count == 1 ? "1 action" : "\(actions.count) actions"
        let when = actions.isEmpty ? "at the start" : "after \(count)"
        let place = source.isEmpty ? "" : "\(source): "
        return ["\(place)\(machine) breaks \(breach), \(when)"]
    }

    /// The actions with their numbers, and below each the state that it led to.
    fileprivate var story: [String] {
        var lines: [String] = []
        let width = String(actions.count).count
        let indent = String(repeating: " ", count: width + 4)
        func add(state index: Int) {
            guard index < states.count else { return }
            lines += states[index].split(separator: "\n").map { "\(indent)\($0)" }
        }
        if !setup.isEmpty { lines.append(indent + setup.joined(separator: ", ")) }
        add(state: 0)
        for (index, action) in actions.enumerated() {
            let number = String(index + 1)
            let padding = String(repeating: " ", count: width - number.count)
            lines.append("  \(padding)\(number)  \(action)")
            add(state: index + 1)
        }
        lines.append("\(indent)breaks \(breach)")
        if !explanation.isEmpty { lines.append("\(indent)\(explanation)") }
        return lines
    }

    /// The failure in one line, as in `get: put 0, put 1, …, get`.
    fileprivate var summary: String {
        var shown = actions
        if shown.count > 4 { shown.replaceSubrange(2..<shown.count - 1, with: ["…"]) }
        let steps = shown.isEmpty ? "the start alone" : shown.joined(separator: ", ")
        let place = source.isEmpty ? "" : " (\(source))"
        return "\(breach): \(steps)\(place)"
    }
}

/// The error that `check` throws for a machine that fails: the simplest failing sequences of
/// actions.
///
/// The description shows the first failure in full: the state after each action, the call that
/// finds it again, and the text to save. Each other failure has one line.
public struct CheckFailure: Error, Sendable {
    /// The name of the machine's type, or the subject's name.
    public let machine: String
    /// One for each way to fail, the simplest first, those that do not fail each time last; never
    /// empty.
    public let failures: [MinimalCase]
    /// The call that finds the same failures again, as Swift code.
    public let call: String

    /// One failure of a machine, with the simplest sequence that was found.
    public struct MinimalCase: Sendable {
        /// The invariant or goal that does not hold, or the rule whose body threw.
        public let name: String
        /// The location that the invariant or the `Mismatch` returned; may be empty.
        public let location: String
        /// The explanation of the `Mismatch`, such as expected and actual values; may be empty.
        public let explanation: String
        /// The values of the set-up's parameters, as in `orientation: landscape`.
        public let setup: [String]
        /// The actions in their order, as in `put 3`. Empty if the start fails.
        public let actions: [String]
        /// The state at the start and after each action, one line each. There are fewer if the
        /// machine cannot be made.
        public let states: [String]
        /// One sentence that says whether a shorter sequence may fail; empty if the failure is
        /// flaky.
        public let certificate: String
        /// Sentences that say how often the actions failed, where their replays differed, and why
        /// that may be. Empty if the actions fail each time.
        public let flakiness: [String]
        /// The path and line of the saved case that failed; empty if a search found the failure.
        public let source: String
        /// The path for saving the case, relative to the corpus folder; empty if the failure is
        /// flaky.
        public let path: String
        /// The text to save in that file; empty if the failure is flaky.
        public let text: String
    }
}

extension CheckFailure: CustomStringConvertible {
    /// The first failure in full, and one line for each other failure.
    public var description: String {
        guard let first = failures.first else { return "" }
        let claims = first.flakiness.isEmpty ? [first.certificate] : first.flakiness
        var lines = first.headline(machine) + [""] + first.steps + [""] + claims + [""]
        lines.append("To run it again: \(call)")
        if first.source.isEmpty, !first.text.isEmpty {
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
    /// The name and the location, as in `count at ring`.
    private var violation: String {
        Violation(invariant: name, location: location).text
    }

    fileprivate func headline(_ machine: String) -> [String] {
        let count = actions.count.counted("action")
        let when = actions.isEmpty ? "at the start" : "after \(count)"
        let prefix = source.isEmpty ? "" : "\(source): "
        let how = flakiness.isEmpty ? "" : ", but not each time"
        return ["\(prefix)\(machine) breaks \(violation), \(when)\(how)"]
    }

    /// The numbered actions, and below each action the state after it.
    fileprivate var steps: [String] {
        var lines: [String] = []
        let width = String(actions.count).count
        let indent = String(repeating: " ", count: width + 4)
        func add(state index: Int) {
            guard index < states.count else { return }
            lines += CorpusText.printableLines(states[index]).map { indent + $0 }
        }
        if !setup.isEmpty { lines.append(indent + setup.joined(separator: ", ")) }
        add(state: 0)
        for (index, action) in actions.enumerated() {
            let number = String(index + 1)
            let padding = String(repeating: " ", count: width - number.count)
            lines.append("  \(padding)\(number)  \(action)")
            add(state: index + 1)
        }
        lines.append("\(indent)breaks \(violation)")
        lines += CorpusText.printableLines(explanation).map { indent + $0 }
        return lines
    }

    /// The failure in one line, as in `get: put 0, put 1, …, get`.
    fileprivate var summary: String {
        var shown = actions
        if shown.count > 4 { shown.replaceSubrange(2..<shown.count - 1, with: ["…"]) }
        let steps = shown.isEmpty ? "the start alone" : shown.joined(separator: ", ")
        let suffix = !flakiness.isEmpty ? " (flaky)" : source.isEmpty ? "" : " (\(source))"
        return "\(violation): \(steps)\(suffix)"
    }
}

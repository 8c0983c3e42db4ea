internal import SplitFuzz
internal import StatefulTesting

/// The words about the case that a process executed when it ended.
@MainActor struct TrapText {
    /// The program, as in commands to paste.
    let program: String
    let subject: Subject<SplitMachine>

    private var format: CaseFormat<SplitMachine> { .fuzzsplit }

    /// What was going on, and the case with the command that shows it.
    func text(_ recorded: RecordedCase) -> String {
        guard recorded.trace.setup.count == subject.setup.count else {
            return "  \(subject.name): no case had begun\n"
        }
        let setup = zip(subject.setup, recorded.trace.setup).map { parameter, rank in
            CorpusCase.SetupValue(parameter.name, parameter.values[rank])
        }
        let committed = CorpusCase(
            app: subject.name, setup: setup,
            expectation: .fails(invariant: "no-exception", location: ""), trace: recorded.trace)
        let show = CommandLineText(program: program, arguments: ["show", "trap.case"]).text
        return """
              \(subject.name), while \(phase(recorded)), \(action(recorded))
              to see it, save these lines as trap.case, then: \(show)

            \(committed.text(format))

            """
    }

    /// What was going on when the case of a file was replayed: the line of the action.
    ///
    /// - Parameter path: the path of the file, as the user typed it.
    func text(_ recorded: RecordedCase, of committed: CorpusCase, at path: String) -> String {
        let done = recorded.trace.canonical.actions
        guard recorded.trace.setup == committed.trace.setup,
            done.elementsEqual(committed.trace.actions.prefix(done.count))
        else { return text(recorded) }
        let line = committed.line(ofStep: done.count)
        let show = CommandLineText(program: program, arguments: ["show", path]).text
        return """
              \(path):\(line): \(subject.name), \(action(recorded))
              to see the steps before it: \(show)

            """
    }

    /// What was going on, in one line; `nil` if no case had begun.
    func place(_ recorded: RecordedCase) -> String? {
        recorded.trace.setup.count == subject.setup.count && recorded.phase != nil
            ? "while \(phase(recorded)), \(action(recorded))" : nil
    }

    private func phase(_ recorded: RecordedCase) -> String {
        let phase =
            switch recorded.phase {
            case .screening: "screening"
            case .searching: "searching"
            case .shrinking: "shrinking"
            case .proving: "proving a minimum"
            case .exploring: "exploring"
            case .replaying: "replaying"
            case nil: "starting"
            }
        if let index = recorded.position.mechanism, subject.mechanisms.indices.contains(index) {
            return "\(phase) without \(subject.mechanisms[index].name)"
        }
        guard recorded.phase == .searching, let island = recorded.position.island else {
            return phase
        }
        return "\(phase) (island \(island), case \(recorded.position.caseIndex))"
    }

    private func action(_ recorded: RecordedCase) -> String {
        guard let last = recorded.trace.canonical.actions.last else { return "at the start" }
        return "at action \(recorded.trace.count): \(format.text(of: last))"
    }
}

internal import SplitFuzz
internal import StatefulTesting

/// Draws the screen after each step of a case.
@MainActor struct ShowCommand {
    private let path: Operand
    private let library: CaseLibrary
    private let context: CommandContext

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        path = try arguments.onlyOperand("the path of one case")
        library = CaseLibrary(table: SubjectTable(apps), context: context)
        self.context = context
    }

    func execute() -> CommandStatus {
        guard let (file, committed, subject) = library.readOrComplain(path.text) else {
            return .badInput
        }
        let executor = Executor(subject)
        write("\(committed.app): \(committed.expectation.words)")
        draw(committed, executor)
        let replayed = ReplayedCase(file, library: library)
        let verdict = replayed.words
        write(
            replayed.status == .asExpected
                ? context.palette.good(verdict) : context.palette.bad(verdict))
        return replayed.status
    }

    /// Draws each step under its number and action. Ends at an action that cannot be done.
    private func draw(_ committed: CorpusCase, _ executor: Executor<SplitMachine>) {
        guard var replay = try? executor.begin(setup: committed.trace.setup) else { return }
        write("", heading("0  start"))
        drawing(of: replay.machine)
        breaches(replay.start)
        let lost = goalLost(committed, executor)
        if let lost, lost.step == 0 { breaches(lost.outcome) }
        for (index, action) in committed.trace.actions.enumerated() {
            write("", heading("\(index + 1)  \(library.format.text(of: action))"))
            let outcome = replay.apply(action)
            if case .inapplicable(_, let why) = outcome {
                write("this action cannot be done: \(why)", "")
                return
            }
            drawing(of: replay.machine)
            breaches(outcome)
            if let lost, lost.step == index + 1 { breaches(lost.outcome) }
        }
        write("")
    }

    /// The step after which the goal of the case can no longer be reached. No step violates it.
    private func goalLost(
        _ committed: CorpusCase, _ executor: Executor<SplitMachine>
    ) -> (step: Int, outcome: Outcome)? {
        guard SplitMachine.goals.contains(where: { $0.name == committed.expectation.invariant }),
            case .violated(let step, let violation, _) = executor.outcome(of: committed),
            violation.invariant == committed.expectation.invariant
        else { return nil }
        return (step, .violated(at: step, violation, also: []))
    }

    private func breaches(_ outcome: Outcome) {
        guard case .violated(_, let first, let also) = outcome else { return }
        for violation in [first] + also {
            write(context.palette.bad("breaks \(violation.words)"))
            if !violation.remark.isEmpty {
                for line in violation.remark.wrapped(to: 78, longWords: .whole) {
                    write("  \(line)")
                }
            }
        }
    }

    private func drawing(of machine: SplitMachine) {
        for line in machine.drawing(width: context.width) { write(line) }
    }

    private func heading(_ text: String) -> String {
        context.palette.heading(text)
    }

    private func write(_ lines: String...) {
        for line in lines { context.output.write("\(line)\n") }
    }
}

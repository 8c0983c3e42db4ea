internal import SplitFuzz
internal import StatefulTesting

/// Draws the screen after each step of a case.
@MainActor struct ShowCommand {
    private let operand: CaseOperand
    private let context: CommandContext

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        operand = try CaseOperand(arguments, apps: apps, context: context)
        self.context = context
    }

    private var library: CaseLibrary { operand.library }

    func execute() -> CommandStatus {
        guard let (file, committed, subject) = operand.open() else { return .badInput }
        let judged = CaseJudging(library).result(of: file)
        var executor = Executor(subject)
        executor.crashing = judged?.crashing ?? []
        write("\(committed.app): \(committed.expectation.text)")
        for line in LeftOutText.lines([subject]) { write(line) }
        if judged?.lost == nil { draw(committed, executor) }
        let replayed = ReplayedCase(file, library: library, judged: judged)
        write(ReplayText.verdict(replayed, context.palette))
        write("reproduce: \(library.command(.replay, operand.path))")
        return replayed.status
    }

    /// Draws each step below its number and its action. Stops at the first action that cannot be
    /// applied.
    private func draw(_ committed: CorpusCase, _ executor: Executor<SplitMachine>) {
        guard var execution = try? executor.begin(setup: committed.trace.setup) else { return }
        write("", heading("0  start"))
        writeDrawing(of: execution.machine)
        writeViolations(in: execution.start)
        let lost = goalLost(committed, executor)
        if let lost, lost.step == 0 { writeViolations(in: lost.outcome) }
        for (index, action) in committed.trace.actions.enumerated() {
            write("", heading("\(index + 1)  \(library.format.text(of: action))"))
            let outcome = execution.explained(execution.apply(action), of: action)
            if case .inapplicable(_, let why) = outcome {
                write("this action cannot be done: \(why)", "")
                return
            }
            // Nobody sees a screen that an action does not live to draw.
            if !Self.endsProcess(outcome) { writeDrawing(of: execution.machine) }
            writeViolations(in: outcome)
            if let lost, lost.step == index + 1 { writeViolations(in: lost.outcome) }
        }
        write("")
    }

    private static func endsProcess(_ outcome: Outcome) -> Bool {
        guard case .violated(_, let violation, _) = outcome else { return false }
        return violation.invariant == Violation.keepsRunning
    }

    /// The step after which the goal of the case can no longer be reached, with the violation.
    /// Replaying the steps does not show it: a goal is judged by a search.
    private func goalLost(
        _ committed: CorpusCase, _ executor: Executor<SplitMachine>
    ) -> (step: Int, outcome: Outcome)? {
        guard SplitMachine.goals.contains(where: { $0.name == committed.expectation.invariant }),
            case .violated(let step, let violation, _) = executor.outcome(of: committed),
            violation.invariant == committed.expectation.invariant
        else { return nil }
        return (step, .violated(at: step, violation, also: []))
    }

    private func writeViolations(in outcome: Outcome) {
        guard case .violated(_, let first, let also) = outcome else { return }
        for violation in [first] + also {
            write(context.palette.bad("breaks \(violation.text)"))
            if !violation.remark.isEmpty {
                for line in violation.remark.wrapped(to: 78, longWords: .whole) {
                    write("  \(line)")
                }
            }
        }
    }

    private func writeDrawing(of machine: SplitMachine) {
        for line in machine.drawing(width: context.width) { write(line) }
    }

    private func heading(_ text: String) -> String {
        context.palette.heading(text)
    }

    private func write(_ lines: String...) {
        for line in lines { context.output.write("\(line)\n") }
    }
}

internal import SplitFuzz
internal import StatefulTesting

/// Makes a case shorter, and rewrites its file.
@MainActor struct ShrinkCommand {
    /// The most transitions to explore for a proof with `--prove`.
    private static let longProofLimit = 1_000_000_000

    private let operand: CaseOperand
    private let proofLimit: Int

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        operand = try CaseOperand(arguments, apps: apps, context: context)
        proofLimit = arguments.has(.prove) ? Self.longProofLimit : RunPlan.standardProofLimit
    }

    private var library: CaseLibrary { operand.library }
    private var context: CommandContext { library.context }

    func execute() throws(UsageError) -> CommandStatus {
        guard let (_, committed, subject) = operand.open() else { return .badInput }
        if let complaint = complaint(about: committed, subject) {
            context.error.write("\(operand.path): \(complaint)\n")
            return .badInput
        }
        for line in LeftOutText.lines([subject]) { context.output.write("\(line)\n") }
        let interruption = context.listen()
        let shrinking = try CaseShrinking(committed, in: library, interruption: interruption)
        let shrunk = shrinking.perform(proofLimit: proofLimit)
        var status = LostPart.status(of: shrinking.lost, context)
        switch shrunk {
        case .failsNoMore(let verdict):
            context.output.write("\(operand.path): \(verdict)\n")
            context.error.write(
                "\(operand.path): this case does not fail as it says; "
                    + "there is nothing to shrink\n")
            status.combine(.finding)
        case .failsOnlyInItsProcess:
            context.error.write(
                "\(operand.path): not rewritten: what shrinking found fails only in the process that "
                    + "found it. \(Flakiness.adviceOnProcess)\n")
            status.combine(.finding)
        case .shrunk(let result):
            var new = result.replacing(committed, setup: subject.setup)
            // An unshrunk case stays one, so that a later run or `shrink` goes on with it. A trace
            // that is as it was keeps its certificate.
            if interruption() != nil,
                committed.minimal == .unshrunk || new.trace == committed.trace
            {
                new.minimal = committed.minimal
            }
            status.combine(rewrite(committed, as: new, result.executions))
        case nil: break
        }
        status.combine(context.status(of: interruption(), "; the best case so far is kept"))
        return status
    }

    /// The reason why a case cannot be shrunk; `nil` if it can.
    private func complaint(
        about committed: CorpusCase, _ subject: Subject<SplitMachine>
    ) -> String? {
        guard case .fails = committed.expectation else {
            return "this case expects no failure, so there is nothing to shrink"
        }
        guard let leftOut = subject.leftOut(committed.expectation.invariant) else { return nil }
        return "\(leftOut.name) is not judged (\(leftOut.reason)); there is nothing to shrink"
    }

    private func rewrite(
        _ old: CorpusCase, as new: CorpusCase, _ executions: Int
    ) -> CommandStatus {
        let text = new.text(library.format)
        do throws(CorpusFileError) {
            if text != old.text(library.format) { try library.write(text, to: operand.path) }
        } catch {
            context.output.write(text)
            return context.reportUnwritable(operand.path, error.reason)
        }
        context.output.write(summary(old, new, executions))
        return .asExpected
    }

    private func summary(
        _ old: CorpusCase, _ new: CorpusCase, _ executions: Int
    ) -> String {
        let before = old.trace.count.counting("action")
        let after = new.trace.count.counting("action")
        let change = old.trace == new.trace ? "\(after), as before" : "\(after), was \(before)"
        let minimal = new.minimal?.rawValue ?? ""
        let text =
            "\(operand.path): \(change); minimal: \(minimal); \(executions.counting("run"))\n"
        return text + library.format.lines(of: new.trace).map { "  \($0)\n" }.joined()
    }
}

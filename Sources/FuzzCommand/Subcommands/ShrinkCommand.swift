internal import SplitFuzz
internal import StatefulTesting

/// Makes a case shorter, and rewrites its file.
@MainActor struct ShrinkCommand {
    /// The most traces to execute: ten times as many as a run executes for one failure.
    static let limit = 50_000
    /// The most transitions to explore for a proof: five times as many as a run explores.
    static let proofLimit = 1_000_000
    /// The same with `--prove`.
    private static let longProofLimit = 1_000_000_000

    private let operand: CaseOperand
    private let context: CommandContext
    private let proofLimit: Int

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        operand = try CaseOperand(arguments, apps: apps, context: context)
        self.context = context
        proofLimit = arguments.has(.prove) ? Self.longProofLimit : Self.proofLimit
    }

    private var library: CaseLibrary { operand.library }

    func execute() -> CommandStatus {
        guard let (_, committed, subject) = operand.open() else { return .badInput }
        guard case .fails = committed.expectation else {
            context.error.write(
                "\(operand.path): this case expects no failure, so there is nothing to shrink\n")
            return .badInput
        }
        if let leftOut = subject.leftOut(committed.expectation.invariant) {
            context.error.write(
                "\(operand.path): \(leftOut.name) is not judged (\(leftOut.reason)); "
                    + "there is nothing to shrink\n")
            return .badInput
        }
        if committed.expectation.invariant == Violation.keepsRunning {
            context.error.write(
                "\(operand.path): this case ends the process of the app, so only a run can shrink it\n"
                    + "  to shrink it: \(context.invocation) run \(committed.app)\n")
            return .badInput
        }
        for line in LeftOutText.lines([subject]) { context.output.write("\(line)\n") }
        let log = operand.log(subject, committed)
        log.enter(.shrinking)
        let interruption = context.listen()
        let progress = Progress(context)
        var executor = Executor(widened(subject, for: committed), log: log)
        executor.monitor = monitor(interruption, progress, committed)
        let shrinker = Shrinker(
            executor, limit: ShrinkCommand.limit, proofLimit: proofLimit)
        guard let (trace, signature) = executor.failing(committed),
            let result = shrinker.shrink(trace, keeping: signature)
        else {
            let verdict = Verdict(judging: committed, by: executor)
            context.output.write("\(operand.path): \(verdict)\n")
            context.error.write(
                "\(operand.path): this case no longer fails as it says; "
                    + "there is nothing to shrink\n")
            return .finding
        }
        progress.clear()
        // An unshrunk case stays one, so that a later run or `shrink` goes on with it.
        let isCut = interruption() != nil && committed.minimal == .unshrunk
        var status = rewrite(
            committed, as: result, minimal: isCut ? .unshrunk : result.certificate)
        if let interruption = interruption() {
            context.error.write(
                "stopped by \(interruption.rawValue); the best case so far is kept\n")
            status.combine(interruption.status)
        }
        return status
    }

    /// The subject with every set-up of a run, in which an unshrunk case may fail more simply. Any other
    /// case keeps its set-up.
    private func widened(
        _ subject: Subject<SplitMachine>, for committed: CorpusCase
    ) -> Subject<SplitMachine> {
        guard committed.minimal == .unshrunk,
            let wide = library.table.subject(named: committed.app),
            Executor(wide).failing(committed) != nil
        else { return subject }
        return wide
    }

    private func monitor(
        _ interruption: @escaping () -> Interruption?, _ progress: Progress, _ old: CorpusCase
    ) -> RunMonitor {
        var best = old.trace.count
        return RunMonitor(mustStop: { interruption() != nil }) { event in
            switch event {
            case .shrunk(let actions):
                best = actions
                progress.show("shrinking: \(old.trace.count) → \(best.counting("action"))")
            case .explored(let percent):
                progress.show("proving \(best.counting("action")): \(percent) %")
            default: break
            }
        }
    }

    private func rewrite(
        _ old: CorpusCase, as result: ShrinkResult, minimal: Certificate
    ) -> CommandStatus {
        var new = CorpusCase(
            app: old.app, setup: setup(old, ranks: result.trace.setup),
            expectation: old.expectation, also: result.failure.also.map(\.invariant),
            minimal: minimal, note: old.note, comments: old.comments,
            trace: result.trace)
        new.addForms(
            old.alsoBy.map(\.trace), setup: library.table.subject(named: old.app)?.setup ?? [])
        let target = library.path(of: new, replacing: old, at: operand.path)
        // A file that is there already keeps what a person has written in it.
        if target != operand.path, let existing = library.read(target).committed {
            new = new.keepingNotes(of: existing)
        }
        let text = new.text(library.format)
        do throws(CorpusFileError) {
            try library.write(text, to: target)
            if target != operand.path { try library.remove(operand.path) }
        } catch {
            context.output.write(text)
            context.error.write(
                "\(context.program): cannot write \(target): \(error.reason)\n")
            return .systemFailed
        }
        context.output.write(summary(old, new, target, result.executions))
        return .asExpected
    }

    private func setup(_ old: CorpusCase, ranks: [Int]) -> [CorpusCase.SetupValue] {
        let parameters = library.table.subject(named: old.app)?.setup ?? []
        return zip(parameters, ranks).map { .init($0.name, $0.values[$1]) }
    }

    private func summary(
        _ old: CorpusCase, _ new: CorpusCase, _ target: String, _ executions: Int
    ) -> String {
        let before = old.trace.count.counting("action")
        let after = new.trace.count.counting("action")
        let change = old.trace == new.trace ? "\(after), as before" : "\(after), was \(before)"
        let minimal = new.minimal?.rawValue ?? ""
        var text = "\(target): \(change); minimal: \(minimal); \(executions.counting("run"))\n"
        if target != operand.path { text += "renamed from \(operand.path)\n" }
        return text + library.format.lines(of: new.trace).map { "  \($0)\n" }.joined()
    }
}

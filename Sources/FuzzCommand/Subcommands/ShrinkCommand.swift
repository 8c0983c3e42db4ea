internal import SplitFuzz
internal import StatefulTesting

/// Makes a case shorter, and rewrites its file.
@MainActor struct ShrinkCommand {
    /// The most executions: ten times what a run spends on one case.
    private static let limit = 50_000
    private static let proofLimit = 1_000_000

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
        guard let (_, committed, subject) = library.readOrComplain(path.text) else {
            return .badInput
        }
        guard case .fails = committed.expectation else {
            context.error.write(
                "\(path.text): this case passes, as it says; there is nothing to shrink\n")
            return .badInput
        }
        let executor = Executor(subject)
        let shrinker = Shrinker(
            executor, limit: ShrinkCommand.limit, proofLimit: ShrinkCommand.proofLimit)
        guard let (trace, signature) = failing(committed, executor),
            let result = shrinker.shrink(trace, keeping: signature)
        else {
            let verdict = Verdict(judging: committed, by: executor)
            context.output.write("\(path.text): \(verdict)\n")
            context.error.write(
                "\(path.text): this case no longer fails as it says; "
                    + "there is nothing to shrink\n")
            return .finding
        }
        return rewrite(committed, as: result)
    }

    /// A trace that fails as the case says: its own, or one without actions.
    private func failing(
        _ committed: CorpusCase, _ executor: Executor<SplitMachine>
    ) -> (Trace, Signature)? {
        let start = Trace(setup: committed.trace.setup, actions: [])
        for trace in [committed.trace, start] {
            let attempt = executor.attempt(trace)
            guard let signature = attempt.failure?.signature,
                signature.invariant == committed.expectation.invariant,
                signature.location == committed.expectation.location
            else { continue }
            return (attempt.trace, signature)
        }
        return nil
    }

    private func rewrite(_ old: CorpusCase, as result: ShrinkResult) -> CommandStatus {
        let new = CorpusCase(
            app: old.app, setup: setup(old, ranks: result.trace.setup),
            expectation: old.expectation, also: result.failure.also.map(\.invariant),
            minimal: result.certificate, note: old.note, comments: old.comments,
            trace: result.trace)
        let text = new.text(library.format)
        let target = newPath(old, new)
        do throws(CorpusFileError) {
            try library.write(text, to: target)
            if target != path.text { try library.remove(path.text) }
        } catch {
            context.output.write(text)
            context.error.write(
                "\(context.program): cannot write \(target): \(error.reason)\n")
            return .machineFailed
        }
        context.output.write(summary(old, new, target, result.executions))
        return .asExpected
    }

    private func setup(_ old: CorpusCase, ranks: [Int]) -> [CorpusCase.SetupValue] {
        let parameters = library.table.subject(named: old.app)?.setup ?? []
        return zip(parameters, ranks).map { .init($0.name, $0.values[$1]) }
    }

    /// The new path: a file that was named for its content is named for its new content.
    private func newPath(_ old: CorpusCase, _ new: CorpusCase) -> String {
        let (_, name) = CaseLibrary.split(path.text)
        guard name == old.fileName(library.format) else { return path.text }
        return path.text.dropLast(name.count) + new.fileName(library.format)
    }

    private func summary(
        _ old: CorpusCase, _ new: CorpusCase, _ target: String, _ executions: Int
    ) -> String {
        let before = old.trace.count.counting("action")
        let after = new.trace.count.counting("action")
        let change = old.trace == new.trace ? "\(after), as before" : "\(after), was \(before)"
        let minimal = new.minimal?.rawValue ?? ""
        var text = "\(target): \(change); minimal: \(minimal); \(executions.grouped) runs\n"
        if target != path.text { text += "renamed from \(path.text)\n" }
        return text + library.format.lines(of: new.trace).map { "  \($0)\n" }.joined()
    }
}

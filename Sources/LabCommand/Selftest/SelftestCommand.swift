internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// Measures what the invariants catch: plants faults, one at a time, and searches right apps.
@MainActor struct SelftestCommand {
    private let numbers: [Int]
    private let isWhole: Bool
    private let cases: Int
    private let jobs: Int
    private let updates: Bool
    private let request: RunRequest
    private let progress: Progress
    private let context: CommandContext

    init(_ arguments: ParsedArguments, context: CommandContext) throws(UsageError) {
        try arguments.rejectOperands("no apps; the bundled ones are searched")
        numbers = try Self.numbers(arguments)
        isWhole = !arguments.has(.only)
        cases = try arguments.number(
            .cases, in: 1...1_000_000, default: SelftestRun.standardCases)
        jobs = try arguments.number(.jobs, in: 1...256, default: context.cores)
        updates = arguments.has(.update)
        try arguments.reject(.update, with: .only)
        progress = Progress(context, appends: arguments.has(.progress))
        request = try RunRequest(
            supervising: [], longest: 0, with: [], apps: .bundled, context: context)
        self.context = context
    }

    /// The numbers of the chosen faults, in order. Equivalent mutations are among them.
    private static func numbers(_ arguments: ParsedArguments) throws(UsageError) -> [Int] {
        let faults = TrialJob.faults
        guard let only = arguments.value(.only) else { return Array(faults.indices) }
        let groups = faults.filter { !$0.isControl }.map(\.group).unrepeated
        let names = faults.map(\.name) + groups
        let chosen = only.text.split(separator: ",", omittingEmptySubsequences: false)
            .map(String.init)
        for name in chosen where !names.contains(name) {
            throw UsageError(
                .unknownName(
                    .only, kind: "fault or group", found: name,
                    nearest: name.isEmpty ? [] : Spelling.nearest(3, to: name, among: names),
                    groups: groups),
                at: only.index)
        }
        return faults.indices.filter {
            chosen.contains(faults[$0].name) || chosen.contains(faults[$0].group)
        }
    }

    func execute() -> CommandStatus {
        let path = SelftestScore.path
        var committed: SelftestScore?
        if context.kind(at: path) != nil {
            guard let bytes = try? context.read(path),
                let score = SelftestScore(String(decoding: bytes, as: UTF8.self))
            else {
                context.error.write(
                    "\(context.program): \(path) is no score; write it anew: "
                        + "\(context.invocation) selftest --update\n")
                return .badInput
            }
            committed = score
        } else if isWhole, !updates {
            context.error.write(
                "\(context.program): there is no \(path) here, so the score is "
                    + "compared with nothing; run it in the folder of the package\n")
        }
        let interruption = context.listen()
        let results = plant(interruption)
        if let interruption = interruption() {
            return context.status(of: interruption)
        }
        let faults = TrialJob.faults
        let equivalent = numbers.filter { faults[$0].equivalence != nil }
            .map { FaultResult(fault: faults[$0], number: $0) }
        let summary = SelftestSummary(
            (results + equivalent).sorted { $0.number < $1.number },
            committed: isWhole && !updates ? committed : nil)
        context.output.write(SelftestText(palette: context.palette).text(summary))
        return end(summary)
    }

    /// Plants the faults, and prints each result as text.
    private func plant(_ interruption: @escaping () -> Interruption?) -> [FaultResult] {
        let text = SelftestText(palette: context.palette)
        let faults = TrialJob.faults
        var group = ""
        let run = SelftestRun(
            numbers.filter { faults[$0].equivalence == nil }, cases: cases, jobs: jobs,
            request: request, context: context, interruption: interruption, progress: progress
        ) { result in
            if result.fault.group != group { context.output.write("\n\(result.fault.group)\n") }
            group = result.fault.group
            context.output.write(text.text(result))
        }
        return run.run()
    }

    private func end(_ summary: SelftestSummary) -> CommandStatus {
        for result in summary.results {
            guard let lost = result.lost else { continue }
            context.error.write(
                "\(context.program): \(result.fault.name): not done: \(lost)\n")
        }
        var status = summary.status
        if updates { status.combine(write(summary.score)) }
        return status
    }

    private func write(_ score: SelftestScore) -> CommandStatus {
        let path = SelftestScore.path
        do {
            try context.write(Array(score.text.utf8), to: path)
            return .asExpected
        } catch {
            context.error.write(
                "\(context.program): cannot write \(path); run it in the folder of the package\n")
            return .systemFailed
        }
    }
}

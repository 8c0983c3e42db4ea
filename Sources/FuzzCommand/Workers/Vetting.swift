internal import SplitFuzz
internal import StatefulTesting

/// Executes cases in worker processes before this process does. If a case ends its process, that of a
/// worker ends, and this process knows the trace.
@MainActor final class Vetting {
    /// How long a step may take, in seconds.
    private static let stepLimit = 5.0
    /// How often a worker must end at a trace. Somebody else may end one of them.
    private static let tries = 2

    /// A trace of a case.
    private struct Candidate {
        let path: String
        let subject: Int
        let trace: Trace
        var deaths = 0
    }

    private let request: RunRequest
    private var candidates: [Candidate] = []
    /// The candidates that are still to be executed, and those that are.
    private var waiting: [Int] = []
    private var found: [String: [LethalTrace]] = [:]

    /// `nil` if there are no worker processes.
    private init?(_ library: CaseLibrary) {
        let arguments =
            ["run", "--seed", "0", "--cases", "0", "--no-write"]
            + library.table.judging.arguments
        guard library.context.executable != nil,
            let parsed = try? ParsedArguments(arguments),
            let request = try? RunRequest(
                parsed, apps: library.table.apps, context: library.context)
        else { return nil }
        self.request = request
    }

    /// The lethal traces of some cases, by the paths of their files.
    static func lethal(
        in files: [CorpusFile], of library: CaseLibrary
    ) -> [String: [LethalTrace]] {
        guard let vetting = Vetting(library), let executable = library.context.executable
        else { return [:] }
        for file in files { vetting.add(file) }
        guard !vetting.candidates.isEmpty else { return [:] }
        let pool = WorkerPool(
            min(vetting.request.plan.jobs, vetting.candidates.count), executable: executable,
            arguments: Worker.arguments(vetting.request, corpus: nil), plan: vetting.request.plan,
            interruption: { nil })
        pool.work(for: vetting)
        pool.end()
        return vetting.found
    }

    private func add(_ file: CorpusFile) {
        guard let committed = file.committed,
            let subject = request.subjects.firstIndex(where: { $0.name == committed.app })
        else { return }
        for trace in committed.traces {
            waiting.append(candidates.count)
            candidates.append(Candidate(path: file.path, subject: subject, trace: trace))
        }
    }
}

extension Vetting: WorkerPool.Client {
    func nextTask() -> WorkerTask? {
        guard !waiting.isEmpty else { return nil }
        let number = waiting.removeFirst()
        let candidate = candidates[number]
        let position = ActionLog.CasePosition(island: nil, caseIndex: 0)
        let trace = LethalTrace(candidate.trace, at: position, kind: "", remark: "")
        // The number of the island tells the candidate. An attempt searches none.
        return WorkerTask(
            verb: .attempt, subject: candidate.subject, island: number, cases: 0,
            payload: LethalTrace.encode([trace]))
    }

    func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) {
        candidates[task.island].deaths += 1
        let candidate = candidates[task.island]
        guard candidate.deaths >= Self.tries else { return waiting.append(task.island) }
        guard let recorded = death.recorded, recorded.trace.count <= candidate.trace.count,
            recorded.trace.setup == candidate.trace.setup
        else { return }
        let trace = Trace(
            setup: candidate.trace.setup,
            actions: Array(candidate.trace.actions.prefix(recorded.trace.count)))
        found[candidate.path, default: []].append(
            LethalTrace(trace, at: recorded.position, kind: death.kind, remark: death.text))
    }

    func received(_ event: RunEvent, of task: WorkerTask) {}
    func finished(_ task: WorkerTask, _ result: TaskResult) {}
    func refused(_ task: WorkerTask) {}
    func printed(_ line: String, by task: WorkerTask) {}
    func stepLimit(of task: WorkerTask) -> Double { Self.stepLimit }
}

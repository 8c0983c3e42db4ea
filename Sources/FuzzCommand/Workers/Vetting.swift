internal import SplitFuzz
internal import StatefulTesting

/// Judges cases in worker processes before this process does. If a trace of a case, or one near it, ends
/// its process, that of a worker ends, and this process knows the trace.
@MainActor final class Vetting {
    /// What is known of one case.
    struct Result {
        /// The traces that end the process when the case is judged.
        var lethal: [LethalTrace] = []
        /// Why this process must not judge the case; `nil` if it may.
        var lost: LostPart?
    }

    private let request: RunRequest
    private let paths: [String]
    private var waiting: [WorkerTask] = []
    private var deaths: DeathRecord
    private var results: [String: Result] = [:]

    /// `nil` if no case can be judged.
    private init?(_ files: [CorpusFile], _ library: CaseLibrary) {
        let readable = files.compactMap { file in file.committed.map { (file.path, $0) } }
        let longest = readable.map(\.1.trace.count).max() ?? 0
        let request = try? RunRequest(
            supervising: library.table.subjects, longest: longest,
            with: library.table.judging.arguments, apps: library.table.apps,
            context: library.context)
        guard let request, !readable.isEmpty else { return nil }
        self.request = request
        paths = readable.map(\.0)
        // Steps have the whole time: few of them hang, and a slow machine must make no verdict.
        deaths = DeathRecord(request, isPatient: true)
        for (number, (_, committed)) in readable.enumerated() {
            guard
                let subject = request.subjects.firstIndex(where: { $0.name == committed.app })
            else { continue }
            // The number of the island tells the case.
            waiting.append(
                WorkerTask(
                    verb: .judge, subject: subject, island: number, cases: 0,
                    payload: Array(committed.text(library.format).utf8)))
        }
    }

    /// What is known of some cases, by the paths of their files. Nothing is where the system starts no
    /// process, or after an interruption.
    static func results(
        of files: [CorpusFile], in library: CaseLibrary,
        interruption: @escaping () -> Interruption? = { nil }
    ) -> [String: Result] {
        guard let executable = library.context.executable,
            let vetting = Vetting(files, library), !vetting.waiting.isEmpty
        else { return [:] }
        let pool = WorkerPool(
            min(vetting.request.plan.jobs, vetting.waiting.count), executable: executable,
            arguments: Worker.arguments(vetting.request, corpus: nil), plan: vetting.request.plan,
            interruption: interruption)
        pool.work(for: vetting)
        pool.end()
        return vetting.results
    }
}

extension Vetting: WorkerPool.Client {
    func nextTask() -> WorkerTask? { waiting.isEmpty ? nil : waiting.removeFirst() }

    func finished(_ task: WorkerTask, _ result: TaskResult) {
        if task.verb == .attempt { return go(on: deaths.survived(task)) }
        results[paths[task.island]] = Result(lethal: task.lethal)
    }

    func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) {
        go(on: deaths.lost(task, death))
    }

    private func go(on answer: DeathRecord.Answer) {
        switch answer {
        case .perform(let task): waiting.append(task)
        case .giveUp(let task):
            results[paths[task.island]] = Result(lethal: task.lethal, lost: deaths.lost.last)
        }
    }

    func received(_ event: RunEvent, of task: WorkerTask) {}
    func refused(_ task: WorkerTask) {}
    func printed(_ line: String, by task: WorkerTask) {}
    func stepLimit(of task: WorkerTask) -> Double { deaths.stepLimit(of: task) }
}

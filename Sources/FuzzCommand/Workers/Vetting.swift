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
    private let context: CommandContext
    private let files: [CorpusFile]
    /// Called for each file, in order.
    private let take: (CorpusFile, Result?) -> Void
    private let interruption: () -> Interruption?
    /// The number of files that were taken.
    private var taken = 0
    private var waiting: [WorkerTask] = []
    private var deaths: DeathRecord
    /// Those of finished tasks, by the numbers of their files.
    private var results: [Int: Result] = [:]
    private var isRefused = false
    private var output = ShownOutput()

    /// `nil` if no case can be judged.
    private init?(
        _ files: [CorpusFile], _ library: CaseLibrary,
        interruption: @escaping () -> Interruption?,
        take: @escaping (CorpusFile, Result?) -> Void
    ) {
        let lengths = files.compactMap { $0.committed?.trace.count }
        let request = try? RunRequest(
            supervising: library.table.subjects, longest: lengths.max() ?? 0,
            with: library.table.judging.arguments, apps: library.table.apps,
            context: library.context)
        guard let request, !lengths.isEmpty else { return nil }
        self.request = request
        context = library.context
        self.files = files
        self.take = take
        self.interruption = interruption
        // Steps have the whole time: few of them hang, and a slow machine must make no verdict.
        deaths = DeathRecord(request, isPatient: true)
        for (number, file) in files.enumerated() {
            guard let committed = file.committed,
                let subject = request.subjects.firstIndex(where: { $0.name == committed.app })
            else { continue }
            // The number of the island tells the file.
            waiting.append(
                WorkerTask(
                    verb: .judge, subject: subject, island: number, cases: 0,
                    payload: Array(committed.text(library.format).utf8)))
        }
    }

    /// Vets the cases of some files, and hands over each as soon as it and those before it are vetted.
    ///
    /// After an interruption, the rest is not handed over. Where the system starts no process, nothing is
    /// known of any case.
    ///
    /// - Parameter take: gets each file in order, and what is known of its case.
    static func vet(
        _ files: [CorpusFile], in library: CaseLibrary,
        interruption: @escaping () -> Interruption? = { nil },
        take: @escaping (CorpusFile, Result?) -> Void
    ) {
        guard let executable = library.context.executable,
            let vetting = Vetting(files, library, interruption: interruption, take: take),
            !vetting.waiting.isEmpty
        else {
            for file in files where interruption() == nil { take(file, nil) }
            return
        }
        let pool = WorkerPool(
            min(vetting.request.plan.jobs, vetting.waiting.count), executable: executable,
            arguments: Worker.arguments(vetting.request, corpus: nil), plan: vetting.request.plan,
            interruption: interruption)
        vetting.handOver()
        pool.work(for: vetting)
        pool.end()
        if vetting.isRefused { library.context.sayThatNoWorkerStarts() }
        vetting.handOverRest()
    }

    /// What is known of one case; `nil` if nothing is.
    static func result(of file: CorpusFile, in library: CaseLibrary) -> Result? {
        var found: Result?
        vet([file], in: library) { _, result in found = result }
        return found
    }

    /// Hands over the files up to the first one that is still to be vetted.
    private func handOver() {
        while taken < files.count, interruption() == nil,
            files[taken].committed == nil || results[taken] != nil
        {
            taken += 1
            take(files[taken - 1], results[taken - 1])
        }
    }

    private func handOverRest() {
        for number in taken..<files.count where interruption() == nil {
            take(files[number], results[number])
        }
    }
}

extension Vetting: WorkerPool.Client {
    func nextTask() -> WorkerTask? {
        waiting.isEmpty || interruption() != nil ? nil : waiting.removeFirst()
    }

    func finished(_ task: WorkerTask, _ result: TaskResult) {
        if task.verb == .attempt { return go(on: deaths.survived(task)) }
        end(task, Result(lethal: task.lethal))
    }

    func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) {
        // After a signal, workers end early.
        if interruption() == nil { go(on: deaths.lost(task, death)) }
    }

    private func go(on answer: DeathRecord.Answer) {
        switch answer {
        case .perform(let task): waiting.append(task)
        case .giveUp(let task): end(task, Result(lethal: task.lethal, lost: deaths.lost.last))
        }
    }

    private func end(_ task: WorkerTask, _ result: Result) {
        results[task.island] = result
        // What the app prints has been shown.
        context.mute()
        handOver()
    }

    func refused(_ task: WorkerTask) { isRefused = true }

    func printed(_ line: String, by task: WorkerTask) {
        let name = request.subjects[task.subject].name
        if let text = output.text(for: line, of: name) { context.error.write(text) }
    }

    func received(_ event: RunEvent, of task: WorkerTask) {}
    func stepLimit(of task: WorkerTask) -> Double { deaths.stepLimit(of: task) }
}

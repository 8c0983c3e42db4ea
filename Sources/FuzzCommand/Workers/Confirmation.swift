internal import SplitFuzz
internal import StatefulTesting

/// Executes the traces of findings once more, each in a process that has executed nothing else. A finding
/// whose trace does not fail there depends on what earlier cases left behind in the process of the search,
/// such as a static property.
@MainActor final class Confirmation {
    /// A trace that failed, and how.
    struct Question: Equatable, Codable {
        let signature: Signature
        let trace: Trace
    }

    /// How often a trace is executed whose worker ends without an answer.
    private static let mostTries = 3

    private let subject: Int
    private let questions: [Question]
    private let interruption: () -> Interruption?
    /// Whether each trace fails in a fresh process; `nil` while nothing has answered.
    private var answers: [Bool?]
    private var tries: [Int]
    private var waiting: [Int]

    private init(
        _ questions: [Question], of subject: Int, interruption: @escaping () -> Interruption?
    ) {
        self.subject = subject
        self.questions = questions
        self.interruption = interruption
        answers = questions.map { _ in nil }
        tries = questions.map { _ in 0 }
        waiting = Array(questions.indices)
    }

    /// Whether each trace of a subject fails in a fresh process; `nil` where an interruption, or somebody who
    /// ends the workers, leaves no answer.
    static func answers(
        _ questions: [Question], of subject: Int, _ request: RunRequest, executable: String,
        interruption: @escaping () -> Interruption?
    ) -> [Bool?] {
        let confirmation = Confirmation(questions, of: subject, interruption: interruption)
        let pool = WorkerPool(
            min(request.plan.jobs, questions.count), executable: executable,
            arguments: Worker.arguments(request, corpus: nil), plan: request.plan,
            isFreshForEachTask: true, interruption: interruption)
        pool.work(for: confirmation)
        pool.end()
        return confirmation.answers
    }
}

extension Confirmation.Question {
    /// Whether a fresh process can tell more. A hang and a lack of memory have been examined, and take long.
    var isWorthwhile: Bool {
        signature.invariant != Violation.keepsRunning
            || !WorkerProcess.Death.slowKinds.contains(signature.location)
    }

    /// Whether a death is the failure itself.
    fileprivate func isAnswered(by death: WorkerProcess.Death) -> Bool {
        signature.invariant == Violation.keepsRunning && signature.location == death.kind
    }
}

extension Confirmation: WorkerPool.Client {
    func nextTask() -> WorkerTask? {
        guard interruption() == nil, !waiting.isEmpty else { return nil }
        let number = waiting.removeFirst()
        // The number of the island tells the question. A confirmation searches none.
        return WorkerTask(
            verb: .confirm, subject: subject, island: number, cases: 0,
            payload: questions[number].encoded)
    }

    func finished(_ task: WorkerTask, _ result: TaskResult) {
        // A worker that was told to stop answers before the trace has ended.
        guard interruption() == nil, case .confirmed(let fails) = result else { return }
        answers[task.island] = fails
    }

    func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) {
        let number = task.island
        if questions[number].isAnswered(by: death) {
            answers[number] = true
            return
        }
        tries[number] += 1
        if tries[number] < Self.mostTries { waiting.append(number) }
    }

    func stepLimit(of task: WorkerTask) -> Double { DeathRecord.stepLimit }
    func received(_ event: RunEvent, of task: WorkerTask) {}
    /// Where the system starts no process, the word of the search stands.
    func refused(_ task: WorkerTask) { answers[task.island] = true }
    func printed(_ line: String, by task: WorkerTask) {}
}

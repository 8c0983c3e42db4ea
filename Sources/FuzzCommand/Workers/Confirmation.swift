internal import SplitFuzz
internal import StatefulTesting

/// Executes the traces of findings once more, each in a process that has executed nothing else. A finding
/// whose trace does not fail there depends on what earlier cases left behind in the process of the search,
/// such as a static property.
@MainActor final class Confirmation {
    /// A trace that failed, and how.
    struct Question: Equatable {
        let signature: Signature
        let trace: Trace
    }

    private let subject: Int
    private let questions: [Question]
    /// Whether each trace fails in a fresh process. One without an answer counts as failing.
    private var answers: [Bool]
    private var next = 0

    private init(_ questions: [Question], of subject: Int) {
        self.subject = subject
        self.questions = questions
        answers = questions.map { _ in true }
    }

    /// Whether each trace of a subject fails in a fresh process.
    static func answers(
        _ questions: [Question], of subject: Int, _ request: RunRequest, executable: String,
        interruption: @escaping () -> Interruption?
    ) -> [Bool] {
        let confirmation = Confirmation(questions, of: subject)
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

    var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(signature)
        writer.write(trace)
        return writer.bytes
    }

    /// Decodes a question.
    ///
    /// - Throws: `TransferError` if the bytes are none.
    init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        self.init(signature: try reader.signature(), trace: try reader.trace())
        guard reader.isAtEnd else { throw reader.failure }
    }
}

extension Confirmation: WorkerPool.Client {
    func nextTask() -> WorkerTask? {
        guard next < questions.count else { return nil }
        defer { next += 1 }
        // The number of the island tells the question. A confirmation searches none.
        return WorkerTask(
            verb: .confirm, subject: subject, island: next, cases: 0,
            payload: questions[next].encoded)
    }

    func finished(_ task: WorkerTask, _ result: TaskResult) {
        if case .confirmed(let fails) = result { answers[task.island] = fails }
    }

    /// A death is no answer: it may be the failure itself.
    func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) {}

    func stepLimit(of task: WorkerTask) -> Double { DeathRecord.stepLimit }
    func received(_ event: RunEvent, of task: WorkerTask) {}
    func refused(_ task: WorkerTask) {}
    func printed(_ line: String, by task: WorkerTask) {}
}

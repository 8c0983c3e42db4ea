internal import SplitFuzz
internal import StatefulTesting

/// Executes the minimal traces that end the app once more, each in a worker of its own, before they are
/// reported: a hang with the whole time for a step, a trap with Swift's backtrace, and an abort with
/// what was printed.
@MainActor final class Examination {
    /// A trace that ends the app.
    struct Question: Equatable {
        let subject: Int
        let signature: Signature
        let trace: Trace
        let remark: String
    }

    /// What an examination tells of a trace.
    private enum Answer {
        /// The app ends its process, as the remark says.
        case ends(remark: String)
        /// The app does not end its process.
        case goesOn
        /// This package trapped, and not the app.
        case ownBug(LostPart)
    }

    /// How long a step may take that prints a backtrace, in seconds.
    private static let patience = 60.0

    private let request: RunRequest
    private let questions: [Question]
    private var answers: [Answer]
    private var waiting: [Int]
    /// How often the worker of a question ended in another way than before.
    private var tries: [Int]
    private static let mostTries = 3

    private init(_ questions: [Question], _ request: RunRequest) {
        self.request = request
        self.questions = questions
        answers = questions.map { .ends(remark: $0.remark) }
        waiting = Array(questions.indices)
        tries = questions.map { _ in 0 }
    }

    /// The remark of each failure, with what the examination tells; `nil` for one that is not the app's,
    /// which is recorded as lost. Returns `nil` if a hang was none: the task must then be done again.
    static func remarks(
        _ questions: [Question], of request: RunRequest, _ deaths: inout DeathRecord,
        executable: String, interruption: @escaping () -> Interruption?
    ) -> [String?]? {
        let answers = answers(
            questions, of: request, executable: executable, interruption: interruption)
        var remarks: [String?] = []
        for (question, answer) in zip(questions, answers) {
            switch answer {
            case .ends(let remark): remarks.append(remark)
            case .ownBug(let part):
                deaths.add(part)
                remarks.append(nil)
            case .goesOn where question.signature.location == WorkerProcess.Death.hang:
                deaths.retractHangs(of: question.subject)
                return nil
            case .goesOn: remarks.append(question.remark)
            }
        }
        return remarks
    }

    /// One answer for each question. That of a question without a result repeats its remark.
    private static func answers(
        _ questions: [Question], of request: RunRequest, executable: String,
        interruption: @escaping () -> Interruption?
    ) -> [Answer] {
        let examination = Examination(questions.filter(\.isWorthwhile), request)
        if !examination.waiting.isEmpty {
            let pool = WorkerPool(
                min(request.plan.jobs, examination.waiting.count), executable: executable,
                arguments: Worker.arguments(request, corpus: nil), plan: request.plan,
                backtraces: .all, interruption: interruption)
            pool.work(for: examination)
            pool.end()
        }
        return questions.map { question in
            let index = examination.questions.firstIndex(of: question)
            return index.map { examination.answers[$0] } ?? .ends(remark: question.remark)
        }
    }

    private func answer(_ question: Question, _ death: WorkerProcess.Death) -> Answer {
        var texts = [question.remark]
        // The process has executed nothing else, so the line does not depend on other cases.
        if death.kind == WorkerProcess.Death.abort, !death.lastLine.isEmpty {
            texts.append("it printed last: \(death.lastLine)")
        }
        guard let backtrace = death.backtrace else {
            return .ends(remark: texts.joined(separator: ": "))
        }
        if backtrace.isOwnBug { return .ownBug(lost(question, backtrace)) }
        if !question.remark.contains("Fatal error"), !backtrace.reason.isEmpty {
            texts.append(backtrace.reason)
        }
        let place = backtrace.appText
        return .ends(remark: texts.joined(separator: ": ") + (place.isEmpty ? "" : ", \(place)"))
    }

    private func lost(_ question: Question, _ backtrace: Backtrace) -> LostPart {
        let actions = CaseFormat<SplitMachine>.fuzzsplit.lines(of: question.trace)
        let place = backtrace.frames.first?.text ?? ""
        return LostPart(
            subject: request.subjects[question.subject].name, what: "what follows a trap",
            why: "\(request.program) itself trapped, not the app, in \(place), after: "
                + (actions.isEmpty ? "the start" : actions.joined(separator: "; ")),
            isFoundInApp: false)
    }
}

extension Examination.Question {
    /// Whether executing the trace again tells more.
    fileprivate var isWorthwhile: Bool {
        switch signature.location {
        case WorkerProcess.Death.hang, WorkerProcess.Death.abort: true
        // Where a stack becomes full differs from time to time.
        case WorkerProcess.Death.trap: Backtrace.variables != nil
        default: false
        }
    }
}

extension Examination: WorkerPool.Client {
    func nextTask() -> WorkerTask? {
        guard !waiting.isEmpty else { return nil }
        let number = waiting.removeFirst()
        let question = questions[number]
        let trace = LethalTrace(
            question.trace, at: ActionLog.CasePosition(island: nil, caseIndex: 0), kind: "",
            remark: "")
        // The number of the island tells the question. An attempt searches none.
        return WorkerTask(
            verb: .attempt, subject: question.subject, island: number, cases: 0,
            payload: LethalTrace.encode([trace]))
    }

    func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) {
        let question = questions[task.island]
        guard death.kind == question.signature.location else {
            tries[task.island] += 1
            if tries[task.island] < Self.mostTries { waiting.append(task.island) }
            return
        }
        answers[task.island] = answer(question, death)
    }

    func finished(_ task: WorkerTask, _ result: TaskResult) {
        answers[task.island] = .goesOn
    }

    func stepLimit(of task: WorkerTask) -> Double {
        questions[task.island].signature.location == WorkerProcess.Death.hang
            ? DeathRecord.stepLimit : Self.patience
    }

    func received(_ event: RunEvent, of task: WorkerTask) {}
    func refused(_ task: WorkerTask) {}
    func printed(_ line: String, by task: WorkerTask) {}
}

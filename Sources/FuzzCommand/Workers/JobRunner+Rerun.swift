internal import SplitFuzz
internal import StatefulTesting

/// A failure to execute once more.
struct RerunRequest {
    let subject: Int
    let signature: Signature
    let trace: Trace
    let remark: String
    /// Whether the reader wants to know where the app trapped.
    var wantsBacktrace = true
}

/// What a process that has executed nothing else says of a failure.
enum RerunVerdict {
    /// It fails there, too, or the process of the search must be believed.
    case fails(remark: String)
    /// It needs what earlier cases left behind, such as a static property.
    case passes
    /// It was taken for a hang, and ends if it has the whole time. The search must be repeated, and
    /// no step is taken for a hang so soon again.
    case endsInTime
    /// This package trapped, and not the app. The runner has noted it as lost.
    case ownBug
    /// It was interrupted, or its processes ended for other reasons.
    case unanswered
}

extension JobRunner {
    /// Executes failing traces once more, each in a fresh process: a hang with the whole time for a
    /// step, and a trap with Swift's backtrace.
    func rerun(_ failures: [RerunRequest]) -> [RerunVerdict] {
        var verdicts = failures.map { RerunVerdict.fails(remark: $0.remark) }
        guard hasProcesses, !mustStop else { return verdicts }
        let chosen = failures.indices.filter { !failures[$0].isBelieved }
        // Workers have confirmed a hang already, so it needs no answer.
        for index in chosen where !failures[index].isHang { verdicts[index] = .unanswered }
        var waiting = chosen[...]
        var unanswered = chosen[...]
        perform {
            waiting.popFirst().map { failures[$0].job }
        } take: { [self] _, outcome in
            guard let index = unanswered.popFirst() else { return }
            verdicts[index] = settle(failures[index], outcome)
        }
        return verdicts
    }

    /// Retracts a hang that ends, and notes a trap of this package.
    private func settle(
        _ failure: RerunRequest, _ outcome: JobOutcome<RerunJob.Output>
    ) -> RerunVerdict {
        switch outcome {
        case .done(.passes) where failure.isHang:
            return retractHangs(of: failure.subject)
                ? .endsInTime : .fails(remark: failure.remark)
        case .done(.passes): return .passes
        // An abort says why on standard error.
        case .done(.ends(_, let line))
        where !line.isEmpty && failure.endsProcess(as: WorkerProcess.Death.abort):
            return .fails(remark: "\(failure.remark): it printed last: \(line)")
        case .done(.ends(let backtrace?, _)):
            guard backtrace.isOwnBug else {
                return .fails(remark: backtrace.remark(after: failure.remark))
            }
            note(ownBug(failure, backtrace))
            return .ownBug
        case .lost where !failure.isHang: return .unanswered
        case .done(.fails), .done(.ends(nil, _)), .lost, .refused:
            return .fails(remark: failure.remark)
        }
    }

    private func ownBug(_ failure: RerunRequest, _ backtrace: Backtrace) -> LostPart {
        let actions = CaseFormat<SplitMachine>.fuzzsplit.lines(of: failure.trace)
        let place = backtrace.frames.first?.text ?? ""
        return LostPart(
            subject: request.subjects[failure.subject].name, what: "what follows a trap",
            why: "\(request.program) itself trapped, not the app, in \(place), after: "
                + (actions.isEmpty ? "the start" : actions.joined(separator: "; ")),
            isFoundInApp: false)
    }
}

extension RerunRequest {
    fileprivate var isHang: Bool { endsProcess(as: WorkerProcess.Death.hang) }
    /// To fill the memory again takes long, and tells nothing more.
    fileprivate var isBelieved: Bool { endsProcess(as: WorkerProcess.Death.memory) }

    fileprivate func endsProcess(as kind: String) -> Bool {
        signature.invariant == Violation.keepsRunning && signature.location == kind
    }

    fileprivate var job: RerunJob {
        // Where a stack becomes full differs from time to time, so only a trap gets a backtrace.
        RerunJob(
            subject: subject, signature: signature, trace: trace,
            wantsBacktrace: wantsBacktrace && endsProcess(as: WorkerProcess.Death.trap))
    }
}

extension Backtrace {
    /// What is known of a trap, with the reason and the place in the app.
    fileprivate func remark(after remark: String) -> String {
        var texts = [remark]
        if !remark.contains("Fatal error"), !reason.isEmpty { texts.append(reason) }
        return texts.joined(separator: ": ") + (appText.isEmpty ? "" : ", \(appText)")
    }
}

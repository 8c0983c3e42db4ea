internal import SplitFuzz
internal import StatefulTesting

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
    func rerun(_ failures: [RerunJob]) -> [RerunVerdict] {
        var verdicts = failures.map { RerunVerdict.fails(remark: $0.remark) }
        guard hasProcesses, !mustStop else { return verdicts }
        let chosen = failures.indices.filter { !failures[$0].isBelieved }
        // Workers have confirmed a hang already, so it needs no answer.
        for index in chosen where !failures[index].isHang { verdicts[index] = .unanswered }
        var waiting = chosen[...]
        var unanswered = chosen[...]
        perform {
            waiting.popFirst().map { failures[$0] }
        } take: { [self] failure, outcome in
            guard let index = unanswered.popFirst() else { return }
            verdicts[index] = settle(failure, outcome)
        }
        return verdicts
    }

    /// The findings of a subject after those that need it were executed once more; `nil` if a hang
    /// was none, so that the work must be done again.
    ///
    /// - Parameters:
    ///   - passed: changes a finding that passes in a fresh process.
    ///   - unanswered: changes one that has no answer.
    func rerun(
        _ findings: [Finding], of subject: Int, where needsRerun: (Finding) -> Bool,
        passed: (inout Finding) -> Void, unanswered: (inout Finding) -> Void = { _ in }
    ) -> [Finding]? {
        var findings = findings
        let chosen = findings.indices.filter { needsRerun(findings[$0]) }
        let verdicts = rerun(
            chosen.map {
                RerunJob(
                    subject: subject, signature: findings[$0].signature,
                    trace: findings[$0].trace, remark: findings[$0].remark)
            })
        for (index, verdict) in zip(chosen, verdicts).reversed() {
            switch verdict {
            case .fails(let remark): findings[index].remark = remark
            case .passes: passed(&findings[index])
            case .unanswered: unanswered(&findings[index])
            case .ownBug: findings.remove(at: index)
            case .endsInTime: return nil
            }
        }
        return findings
    }

    /// Retracts a hang that ends, and notes a trap of this package.
    private func settle(
        _ failure: RerunJob, _ outcome: JobOutcome<RerunJob.Output>
    ) -> RerunVerdict {
        switch outcome {
        case .done(.passes) where failure.isHang:
            return deaths.retractHangs(of: failure.subject)
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

    private func ownBug(_ failure: RerunJob, _ backtrace: Backtrace) -> LostPart {
        let actions = CaseFormat<SplitMachine>.fuzzsplit.lines(of: failure.trace)
        let place = backtrace.frames.first?.text ?? ""
        return LostPart(
            subject: request.subjects[failure.subject].name, what: "what follows a trap",
            why: "\(request.program) itself trapped, not the app, in \(place), after: "
                + (actions.isEmpty ? "the start" : actions.joined(separator: "; ")),
            isFoundInApp: false)
    }
}

extension RerunJob {
    fileprivate var isHang: Bool { endsProcess(as: WorkerProcess.Death.hang) }
    /// To fill the memory again takes long, and tells nothing more.
    fileprivate var isBelieved: Bool { endsProcess(as: WorkerProcess.Death.memory) }
}

extension Backtrace {
    /// What is known of a trap, with the reason and the place in the app.
    fileprivate func remark(after remark: String) -> String {
        var texts = [remark]
        if !remark.contains("Fatal error"), !reason.isEmpty { texts.append(reason) }
        return texts.joined(separator: ": ") + (appText.isEmpty ? "" : ", \(appText)")
    }
}

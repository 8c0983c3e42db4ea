internal import SplitFuzz
internal import StatefulTesting

/// Results, in the order of the tasks.
extension RunSearch {
    /// Lets results count, up to the first task that is not done.
    func count() {
        while !mustStop, let entry = results.first, mayCount(entry) {
            results.removeFirst()
            guard case .done(let result) = entry.state else { continue }
            let subject = request.subjects[entry.subject]
            guard let found = found(result, searchResult(entry.subject).avoided) else { continue }
            parts[entry.subject].report = nil
            harvest.take(.found(found), of: subject.name)
        }
    }

    /// Whether nothing is new in the turns before that of a task.
    func mayCount(_ entry: ResultQueue.Entry) -> Bool {
        entry.turn <= trials.turn || passes()
    }

    /// Whether a search that ends with something new goes on after the present turn. Ends it if not.
    func passes() -> Bool {
        guard request.endsWithNew else { return true }
        for index in parts.indices where !trials.isTried(index) {
            let open = searchResult(index).signatures.subtracting(parts[index].settled)
            trials.begin(index, needsReport: !open.isEmpty)
        }
        switch trials.answer {
        case .unknown: return false
        case .nothingNew:
            trials.pass()
            return true
        case .new:
            order.end(after: trials.turn)
            results.removeAll()
            return false
        }
    }

    /// Takes the report on a subject whose failures may be new.
    func tried(_ index: Int, _ report: SubjectReport) {
        var report = report
        if let executable = context.executable {
            guard let examined = examined(report, of: index, executable) else {
                let cases = order.cases(through: trials.turn)
                return urgent.append(reportTask(index, on: searchResult(index), cases: cases))
            }
            report = examined
            parts[index].report = examined
        }
        let isNew = report.findings.contains { $0.status == .new && $0.flakiness == nil }
        trials.end(index, isNew: isNew)
        if isNew {
            progress.finish(index)
        } else {
            parts[index].settled = searchResult(index).signatures
            parts[index].report = nil
            parts[index].isExamined = false
        }
        parts[index].isReporting = false
        count()
    }
}

internal import SplitFuzz
internal import StatefulTesting

extension RunSearch: WorkerPool.Client {
    func nextTask() -> WorkerTask? {
        guard !mustStop else { return nil }
        if !urgent.isEmpty { return urgent.removeFirst() }
        if let report = nextReport() { return report }
        guard let (task, turn) = order.next(at: context.elapsed()) else {
            count()
            return nextReport()
        }
        results.begin(task, turn: turn)
        parts[task.subject].hasBegun = true
        var knowing = task
        knowing.lethal = deaths.lethal[task.subject]
        return knowing
    }

    /// The report of a subject whose other tasks are done. `merge` shrinks what a shard has found.
    private func nextReport() -> WorkerTask? {
        if let trial = trials.next() {
            parts[trial].isReporting = true
            return reportTask(
                trial, on: searchResult(trial), cases: order.cases(through: trials.turn))
        }
        while let ready = parts.indices.first(where: {
            parts[$0].needsReport && !order.hasMore(of: $0) && !results.contains(subject: $0)
        }) {
            parts[ready].isReporting = true
            if request.shrinks { return reportTask(ready, on: searchResult(ready)) }
            progress.finish(ready)
        }
        return nil
    }

    func received(_ event: RunEvent, of task: WorkerTask) {
        if case .failed(let signature, _) = event,
            !parts[task.subject].announced.insert(signature.withoutRule).inserted
        {
            return
        }
        progress.receive(event, of: task.subject)
    }

    func finished(_ task: WorkerTask, _ result: TaskResult) {
        switch result {
        case .screened, .searched:
            results.set(.done(result), of: task)
            count()
        case .reported(let report): reported(task.subject, report)
        case .survived: perform(deaths.survived(task))
        case .explored, .shrunk, .confirmed, .tried: break
        }
    }

    private func reported(_ index: Int, _ report: SubjectReport) {
        let report = confirmed(report, of: index)
        parts[index].report = report
        if trials.isOpen(index) {
            if !mustStop { tried(index, report) }
            return
        }
        progress.finish(index)
        guard !mustStop else { return }
        let subject = request.subjects[index]
        harvest.take(.reported(report.encoded, basis: basis(of: subject)), of: subject.name)
    }

    func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) {
        guard !mustStop else { return }
        let known = deaths.lethal[task.subject].count
        perform(deaths.lost(task, death))
        let lethal = deaths.lethal[task.subject]
        if lethal.count > known {
            harvest.take(.lethal(lethal), of: request.subjects[task.subject].name)
        }
    }

    private func perform(_ answer: DeathRecord.Answer) {
        switch answer {
        case .perform(let task): urgent.append(task)
        case .giveUp(let task):
            // The report is made at the end, without executing anything.
            if task.verb == .report {
                trials.end(task.subject, isNew: false)
                parts[task.subject].settled = searchResult(task.subject).signatures
            } else {
                results.set(.lost, of: task)
            }
            count()
        }
    }

    func refused(_ task: WorkerTask) {
        if !hasSaidRefusal {
            hasSaidRefusal = true
            progress.say(
                "\(context.program): the system starts no process, so the search goes on in this "
                    + "one; a trap of the app ends it\n")
        }
        performHere(task)
    }

    func printed(_ line: String, by task: WorkerTask) {
        let name = request.subjects[task.subject].name
        if let text = parts[task.subject].output.text(for: line, of: name) { progress.say(text) }
    }

    func stepLimit(of task: WorkerTask) -> Double { deaths.stepLimit(of: task) }
    func stepped(_ slowest: Double, in task: WorkerTask) {
        deaths.noteStep(slowest, of: task.subject)
    }
}

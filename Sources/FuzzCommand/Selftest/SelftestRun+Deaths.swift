internal import StatefulTesting

extension SelftestRun {
    /// What the deaths of processes have told, and the limits of what is done about them.
    struct Deaths {
        /// How long a step may take once the fault is known to hang, in seconds.
        static let shortStepLimit = 0.5
        /// How often a task is done again after its process ended.
        static let deathLimit = 48
        /// The same, if it took long to end.
        static let slowDeathLimit = 4
        /// How often a task is done again although its last trace does not end a process.
        static let mistakeLimit = 3

        /// A task whose process ended, and the trace that may be the reason.
        struct Suspicion {
            let task: WorkerTask
            let trace: LethalTrace
            let death: WorkerProcess.Death
        }

        /// The tasks that wait for another look at a trace, by the numbers of these looks.
        var suspicions: [Int: Suspicion] = [:]
        var looks = 0
        /// The faults that are known to hang.
        var hanging: Set<Int> = []
        /// How often another look has ended no process, by fault.
        var mistakes: [Int: Int] = [:]
    }

    /// A process ended. Its last trace is executed once more, in another process.
    func lost(_ task: WorkerTask, _ death: WorkerProcess.Death) {
        guard !mustStop else { return }
        if task.verb == .attemptFault { return confirmed(task, death) }
        let isSlow = WorkerProcess.Death.slowKinds.contains(death.kind)
        let limit = isSlow ? Deaths.slowDeathLimit : Deaths.deathLimit
        guard let recorded = death.recorded, recorded.phase != nil, task.lethal.count < limit,
            let app = app(of: task, recorded)
        else { return endEarly(task, death) }
        let trace = LethalTrace(
            recorded.trace, at: recorded.position, kind: death.kind, remark: death.text)
        deaths.looks += 1
        deaths.suspicions[deaths.looks] = Deaths.Suspicion(task: task, trace: trace, death: death)
        perform(
            WorkerTask(
                verb: .attemptFault, subject: task.subject, island: app, cases: deaths.looks,
                payload: [trace].encoded))
    }

    /// The app whose trace a process executed last.
    private func app(of task: WorkerTask, _ recorded: RecordedCase) -> Int? {
        switch task.verb {
        case .trial: recorded.position.island
        case .shrinkFault: (try? Trial.Failure(decoding: task.payload))?.app
        default: task.island
        }
    }

    /// Another process ended with the same trace. The task is done again, and knows the trace.
    private func confirmed(_ look: WorkerTask, _ death: WorkerProcess.Death) {
        guard let suspicion = deaths.suspicions.removeValue(forKey: look.cases) else { return }
        guard death.kind == suspicion.death.kind else { return again(suspicion) }
        if death.kind == WorkerProcess.Death.hang { deaths.hanging.insert(look.subject) }
        var task = suspicion.task
        task.lethal.append(suspicion.trace)
        perform(task)
    }

    func survived(_ look: WorkerTask) {
        if let suspicion = deaths.suspicions.removeValue(forKey: look.cases) { again(suspicion) }
    }

    /// Does a task again, since somebody else ended its process, or the machine was slow.
    private func again(_ suspicion: Deaths.Suspicion) {
        let task = suspicion.task
        deaths.mistakes[task.subject, default: 0] += 1
        if deaths.mistakes[task.subject] ?? 0 > Deaths.mistakeLimit {
            return endEarly(task, suspicion.death)
        }
        perform(task)
    }

    /// Ends a task whose processes keep ending. What is known of shrinking counts.
    private func endEarly(_ task: WorkerTask, _ death: WorkerProcess.Death) {
        guard let index = index(of: task), task.verb == .shrinkFault,
            var failure = results[index].trials[1]?.first
        else { return giveUp(task, death.text) }
        let alike = task.lethal.filter { $0.kind == failure.signature.location }
        failure.trace = alike.map(\.trace).min() ?? failure.trace
        end(task, at: index, with: failure)
    }

    func stepLimit(of task: WorkerTask) -> Double {
        let limit =
            deaths.hanging.contains(task.subject) ? Deaths.shortStepLimit : DeathRecord.stepLimit
        let factor = Double(1 << min(deaths.mistakes[task.subject] ?? 0, Deaths.mistakeLimit))
        return limit * factor * (task.verb == .attemptFault ? 2 : 1)
    }
}

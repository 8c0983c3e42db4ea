import UIKit

/// A page of jobs that end later: on queues, timers, tasks and operations. A job says what happens
/// in which order.
final class ClockworkViewController: RowsViewController, SelfChecking {
    /// One job that the user has begun.
    @MainActor private final class Job {
        let name: String
        let steps: [String]
        private(set) var done: [String] = []

        init(_ name: String, steps: [String]) {
            self.name = name
            self.steps = steps
        }

        func note(_ step: String) { done.append(step) }
    }

    private var jobs: [Job] = []
    private let importer = OperationQueue()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Jobs"
        importer.maxConcurrentOperationCount = 1
        rowsView.rows = [
            row("Refresh", ["read", "show"]) { job in
                DispatchQueue.main.async { job.note("read") }
                DispatchQueue.main.async { job.note("show") }
            },
            row("Remind", ["soon", "later"]) { job in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { job.note("later") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { job.note("soon") }
            },
            row("Time", ["ring", "stop"]) { job in
                let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                    MainActor.assumeIsolated { job.note("ring") }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    job.note(timer.isValid ? "still valid" : "stop")
                }
            },
            row("Fetch", ["wait", "answer"]) { job in
                Task {
                    try? await Task.sleep(for: .seconds(1))
                    job.note("answer")
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { job.note("wait") }
            },
            row("Download", ["first", "second", "third", "all"]) { job in
                let group = DispatchGroup()
                for (index, name) in ["first", "second", "third"].enumerated() {
                    group.enter()
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2 * Double(index + 1)) {
                        job.note(name)
                        group.leave()
                    }
                }
                group.notify(queue: .main) {
                    MainActor.assumeIsolated { job.note("all") }
                }
            },
            row("Import", ["parse", "index"]) { [importer] job in
                let parse = BlockOperation {
                    DispatchQueue.main.async { job.note("parse") }
                }
                let index = BlockOperation {
                    DispatchQueue.main.async { job.note("index") }
                }
                index.addDependency(parse)
                importer.addOperation(index)
                importer.addOperation(parse)
            },
        ]
    }

    private func row(
        _ name: String, _ steps: [String], begin: @escaping @MainActor (Job) -> Void
    ) -> RowsView.Row {
        RowsView.Row(title: name) { [unowned self] in
            guard !jobs.contains(where: { $0.name == name && $0.done.count < $0.steps.count })
            else { return }
            let job = Job(name, steps: steps)
            jobs.append(job)
            begin(job)
        }
    }

    var complaint: String? {
        jobs.first { $0.done != $0.steps }.map {
            "\($0.name) does \($0.done), not \($0.steps)"
        }
    }
}

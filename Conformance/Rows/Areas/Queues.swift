import UIKit

extension ConformanceArea {
    /// Queues, timers and operations, as far as their order is documented.
    static let queues = ConformanceArea(
        "Queues and timers",
        rows: [
            ConformanceRow(
                "queues/main-in-order", of: "B-123", "The main queue runs its blocks in order",
                since: 8, expects: "event, first, second"
            ) { stage in
                let journal = Journal()
                stage.show(Page("page"), in: .wide)
                stage.perform {
                    DispatchQueue.main.async { MainActor.assumeIsolated { journal.note("first") } }
                    DispatchQueue.main.async { MainActor.assumeIsolated { journal.note("second") } }
                    journal.note("event")
                }
                return journal.take()
            },
            ConformanceRow(
                "queues/cancelled-item", of: "B-125", "A cancelled item does not run", since: 8,
                expects: "kept"
            ) { stage in
                let journal = Journal()
                stage.show(Page("page"), in: .wide)
                stage.perform {
                    let item = DispatchWorkItem {
                        MainActor.assumeIsolated { journal.note("cancelled") }
                    }
                    let kept = DispatchWorkItem {
                        MainActor.assumeIsolated { journal.note("kept") }
                    }
                    DispatchQueue.main.async(execute: item)
                    DispatchQueue.main.async(execute: kept)
                    item.cancel()
                }
                return journal.take()
            },
            ConformanceRow(
                "queues/group-told", of: "B-125", "A cancelled item does not run", since: 8,
                expects: "work, all have left"
            ) { stage in
                let journal = Journal()
                stage.show(Page("page"), in: .wide)
                stage.perform {
                    let group = DispatchGroup()
                    group.enter()
                    group.notify(queue: .main) {
                        MainActor.assumeIsolated { journal.note("all have left") }
                    }
                    DispatchQueue.main.async {
                        MainActor.assumeIsolated { journal.note("work") }
                        group.leave()
                    }
                }
                return journal.take()
            },
            ConformanceRow(
                "queues/timer", of: "B-126", "Timers fire, repeat and end", since: 10,
                expects: "fired, invalid"
            ) { stage in
                let journal = Journal()
                stage.show(Page("page"), in: .wide)
                let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
                    MainActor.assumeIsolated { journal.note("fired") }
                }
                stage.settle()
                return "\(journal.take()), \(timer.isValid ? "valid" : "invalid")"
            },
            ConformanceRow(
                "queues/operations", of: "B-127", "Operations run on their queue", since: 8,
                expects: "first, second"
            ) { stage in
                let journal = Journal()
                stage.show(Page("page"), in: .wide)
                stage.perform {
                    let first = BlockOperation {
                        MainActor.assumeIsolated { journal.note("first") }
                    }
                    let second = BlockOperation {
                        MainActor.assumeIsolated { journal.note("second") }
                    }
                    let cancelled = BlockOperation {
                        MainActor.assumeIsolated { journal.note("cancelled") }
                    }
                    second.addDependency(first)
                    OperationQueue.main.addOperation(second)
                    OperationQueue.main.addOperation(cancelled)
                    OperationQueue.main.addOperation(first)
                    cancelled.cancel()
                }
                return journal.take()
            },
        ])
}

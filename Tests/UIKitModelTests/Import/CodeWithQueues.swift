import UIKit

// App code that imports nothing but UIKit and uses queues and timers.

/// A plain type, which inherits no names from UIKit.
@MainActor final class QueueingStore {
    private(set) var log: [String] = []
    private(set) var timer: Timer?
    private var item: DispatchWorkItem?
    private let queue = DispatchQueue(label: "store", qos: .utility)

    func load() {
        queue.async { DispatchQueue.main.async { self.log.append("loaded") } }
        DispatchQueue.global(qos: .userInitiated).async {
            DispatchQueue.main.async { self.log.append("global") }
        }
    }

    func search() {
        item?.cancel()
        let item = DispatchWorkItem { self.log.append("searched") }
        self.item = item
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: item)
    }

    func tick() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated { self.log.append("tick") }
        }
        RunLoop.main.perform { MainActor.assumeIsolated { self.log.append("performed") } }
    }

    func operate() {
        OperationQueue().addOperation {
            OperationQueue.main.addOperation {
                MainActor.assumeIsolated { self.log.append("operated") }
            }
        }
    }

    func rest() {
        Task {
            try await Task.sleep(for: .seconds(1))
            log.append("slept")
        }
    }
}

import Dispatch
import Foundation
import UIKit

// App code that imports Foundation and Dispatch beside UIKit. In UIKit's subclasses and in other
// subclasses of NSObject, UIKit's queues and timers come first.

final class QueueingViewController: UIViewController {
    private(set) var log: [String] = []
    private(set) var timer: Timer?
    private let queue = DispatchQueue(label: "loading")
    private let group = DispatchGroup()

    func load() {
        DispatchQueue.main.async { [weak self] in self?.log.append("main") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.log.append("after") }
        group.enter()
        queue.async { self.group.leave() }
        group.notify(queue: .main) { MainActor.assumeIsolated { self.log.append("notified") } }
        timer = Timer(timeInterval: 1, repeats: false) { _ in
            MainActor.assumeIsolated { self.log.append("timer") }
        }
        if let timer { RunLoop.main.add(timer, forMode: .common) }
        let operation = BlockOperation { MainActor.assumeIsolated { self.log.append("operation") } }
        OperationQueue.main.addOperation(operation)
        Task {
            try await Task.sleep(nanoseconds: 500_000_000)
            log.append("slept")
        }
    }
}

final class QueueingCoordinator: NSObject {
    @MainActor private(set) var log: [String] = []

    @MainActor func load() {
        DispatchQueue.main.async { self.log.append("main") }
    }
}

public import Foundation

/// An observer's block in a notification centre, known by its token.
///
/// The centre owns the block, which owns the registration. So the registration lives as long as the
/// centre calls the block, whoever removes it.
struct NotificationObservation {
    private final class Registration: Sendable {}

    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?
    private weak var token: AnyObject?
    private weak var registration: Registration?

    /// Whether the centre still calls the block.
    var isRegistered: Bool { registration != nil }
    /// Whether the app can still be asked about it.
    fileprivate var isOver: Bool { registration == nil && token == nil }

    fileprivate func isKnown(by token: AnyObject) -> Bool { self.token === token }

    fileprivate static func begin(
        in centre: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?,
        _ queue: Foundation.OperationQueue?,
        _ block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let registration = Registration()
        let sender: Any? = object
        let token = centre.addObserver(forName: name, object: sender, queue: queue) {
            withExtendedLifetime(registration) {}
            block($0)
        }
        nonisolated(unsafe) let observation = NotificationObservation(
            name: name, object: object, token: token, registration: registration)
        MainActor.assumeIsolated { Simulation.current?.note(observation) }
        return token
    }
}

extension Simulation {
    fileprivate func note(_ observation: NotificationObservation) {
        observations.removeAll(where: \.isOver)
        observations.append(observation)
    }

    /// The observation of a token; `nil` for any other object.
    func observation(of token: AnyObject) -> NotificationObservation? {
        observations.last { $0.isKnown(by: token) }
    }
}

// The compiler prefers these to Foundation's form, whose `object` is of any type.
extension NotificationCenter {
    public func addObserver(
        forName name: NSNotification.Name?, object: AnyObject?, queue: Foundation.OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        NotificationObservation.begin(in: self, name, object, queue, block)
    }

    /// Posting waits for the block, which runs on the queue.
    public func addObserver(
        forName name: NSNotification.Name?, object: AnyObject?, queue: OperationQueue,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        NotificationObservation.begin(in: self, name, object, nil) { notification in
            queue.run { block(notification) }
        }
    }
}

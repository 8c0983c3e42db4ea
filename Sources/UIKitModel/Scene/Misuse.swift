/// Something an app did that UIKit does not allow. The simulation records it instead of crashing.
@_spi(Simulation) public struct Misuse: Equatable, Sendable {
    public enum Consequence: Equatable, Sendable {
        /// UIKit writes to the log and goes on.
        case logged
        /// UIKit raises: the app is terminated, and no invariant judges the rest of the action.
        case raised(exception: String)
    }

    /// What a logged message is about.
    public enum Topic: String, CaseIterable, Sendable {
        case appearance, constraints, presentation, traits, columns
        /// Not UIKit's message: the model lacks something that the app uses.
        case model
    }

    public let consequence: Consequence
    /// UIKit's message.
    public let reason: String
    /// The app's object that it is about: its type, and its identifier or title. Empty where the
    /// message tells.
    public let object: String
    /// What it is about; `nil` for an exception.
    public let topic: Topic?
    /// What a reader may want to know besides, with numbers: misuses that differ only in this are
    /// the same.
    public var detail = ""
}

/// An appearance call that the controller's state did not allow.
@_spi(Simulation) public struct AppearanceFault: Equatable, Sendable {
    /// The name of the controller's type.
    public let controller: String
    /// The state at the call.
    public let state: UIViewController.Appearance
}

extension Simulation {
    /// The activity that did not come to rest, and the limit that it reached.
    public enum Unsettled: Equatable, Sendable {
        /// Observers of a safe area kept changing it.
        case safeArea(limit: Int)
        /// Each layout pass asked for another.
        case layout(limit: Int)
        /// Animations and transitions kept beginning new ones.
        case time(limit: Int)
    }
}

/// What an app did that UIKit does not allow, recorded instead of crashing the simulation.
@_spi(Simulation) public struct Misuse: Equatable, Sendable {
    public enum Consequence: Equatable, Sendable {
        /// UIKit writes to the log and goes on.
        case logged
        /// UIKit raises: the app is terminated, and nothing later in the action is judged.
        case raised(exception: String)
    }

    public let consequence: Consequence
    public let reason: String
}

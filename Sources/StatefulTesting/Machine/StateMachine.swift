/// A system under test with its rules.
///
/// One table of rules gives generation, text, order, shrinking and enumeration. The engine is
/// synchronous and belongs to no actor; a conformance may be isolated
/// (`struct SplitMachine: @MainActor StateMachine`), and is then run from that actor.
public protocol StateMachine {
    /// What can be done, simplest first. The order is part of what "simplest trace" means.
    static var rules: [Rule<Self>] { get }

    /// What must hold after every action. The first that does not, names the failure.
    static var invariants: [Invariant<Self>] { get }

    /// What the user must be able to get to, from wherever the system is.
    static var goals: [Goal<Self>] { get }

    /// The names of the moments at which an action may leave the system, such as `start`, `last`.
    static var timings: [String] { get }

    /// Lets the action just applied come to rest, or to the moment that the timing names.
    mutating func settle(at timing: Timing)

    /// Whether no further action can be applied, as when an app was terminated.
    var isOver: Bool { get }

    /// Feeds the state into a fingerprint.
    ///
    /// With detail `.guidance` it is called after each step and must be cheap: what makes a state
    /// interesting. With `.exploration` it must tell apart all states that can behave differently.
    func feed(_ fingerprint: inout Fingerprint)
}

extension StateMachine {
    @inlinable
    public static var invariants: [Invariant<Self>] { [] }

    @inlinable
    public static var goals: [Goal<Self>] { [] }

    @inlinable
    public static var timings: [String] { [] }

    @inlinable
    public mutating func settle(at timing: Timing) {}

    @inlinable
    public var isOver: Bool { false }
}

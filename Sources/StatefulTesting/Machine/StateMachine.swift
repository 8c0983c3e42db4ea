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

    /// The moments on the way to rest at which the next action may land, simplest first.
    ///
    /// A moment's raw value stands in cases, as in `@start`. A machine without moments leaves this
    /// out.
    associatedtype Moment: CaseIterable & RawRepresentable<String> = NoMoments

    /// Lets the action just applied come to rest.
    mutating func settle()

    /// Lets the action just applied go on until a moment, and no further: the next action lands
    /// there.
    mutating func advance(to moment: Moment)

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
    public mutating func settle() {}

    @inlinable
    public var isOver: Bool { false }
}

extension StateMachine where Moment == NoMoments {
    @inlinable
    public mutating func advance(to moment: NoMoments) {}
}

/// The moments of a machine that always comes to rest between two actions: none.
public enum NoMoments: CaseIterable, RawRepresentable {
    public init?(rawValue: String) { nil }

    public var rawValue: String {
        switch self {}
    }
}

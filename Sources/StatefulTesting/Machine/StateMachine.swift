/// A system under test with its rules.
///
/// One table of rules serves generation, case files, order, shrinking and exploration. This is
/// stateful property-based testing after Claessen and Hughes, "QuickCheck"
/// (https://doi.org/10.1145/351240.351266): rules drive the system, often beside a simpler model.
///
/// The engine is synchronous and belongs to no actor; a conformance may be isolated
/// (`struct SplitMachine: @MainActor SystemUnderTest`), and is then run from that actor.
public protocol SystemUnderTest {
    /// What can be done, simplest first. The order is part of what "simplest trace" means.
    ///
    /// Must not be empty, and no two rules may have one name. Read once a run.
    static var rules: [Rule<Self>] { get }

    /// What must hold after every action. The first broken one names the failure. None by default.
    static var invariants: [Invariant<Self>] { get }

    /// What the user must be able to reach from every state. None by default.
    static var goals: [Goal<Self>] { get }

    /// The moments on the way to rest at which the next action may land, simplest first.
    ///
    /// A moment's raw value stands in cases, as in `@start`. A machine without moments leaves this
    /// out.
    associatedtype Moment: CaseIterable & RawRepresentable<String> = NoMoments

    /// Lets the action just applied come to rest. Does nothing by default.
    mutating func settle()

    /// Lets the action just applied go on until a moment, and no further: the next action lands
    /// there.
    mutating func advance(to moment: Moment)

    /// Whether no further action can be applied, as when an app was terminated. `false` by default.
    /// Asked after each step, so it must be cheap.
    var isOver: Bool { get }

    /// Feeds the state into a fingerprint.
    ///
    /// With detail `.guidance` it is called after each step: feed cheaply what makes a state
    /// interesting. With `.exploration` feed everything that makes two states behave differently.
    /// By default every stored value is fed, found by reflection: see
    /// `Fingerprint.combine(reflecting:)` for what that costs.
    func feed(_ fingerprint: inout Fingerprint)
}

extension SystemUnderTest {
    /// No invariants.
    @inlinable
    public static var invariants: [Invariant<Self>] { [] }

    /// No goals.
    @inlinable
    public static var goals: [Goal<Self>] { [] }

    /// Does nothing: the system is at rest after each action.
    @inlinable
    public mutating func settle() {}

    /// `false`: any number of actions can follow each other.
    @inlinable
    public var isOver: Bool { false }
}

extension SystemUnderTest where Moment == NoMoments {
    /// Is never called: there is no moment.
    @inlinable
    public mutating func advance(to moment: NoMoments) {}
}

/// The moments of a machine that always comes to rest between two actions: none.
public enum NoMoments: CaseIterable, RawRepresentable {
    /// Always `nil`.
    public init?(rawValue: String) { nil }

    /// Is never asked: there is no value.
    public var rawValue: String {
        switch self {}
    }
}

/// A system under test that makes itself: what `check` takes.
///
/// A structure whose stored properties all have values needs no initialiser of its own.
public protocol StateMachine: SystemUnderTest {
    /// Makes the machine in its first state, the same each time.
    ///
    /// It may throw a `Mismatch`, which is a failure of the start. Any other error means that there
    /// is nothing to test. A run makes a machine for each case, so that this should take
    /// microseconds.
    init() throws
}

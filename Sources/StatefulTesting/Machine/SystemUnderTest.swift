/// A system under test with its rules.
///
/// One table of rules serves generation, case files, order, shrinking and exploration. This is
/// stateful property-based testing after Claessen and Hughes, "QuickCheck"
/// (https://doi.org/10.1145/351240.351266): rules drive the system, often beside a simpler model.
///
/// The engine is synchronous and not isolated to an actor. A conformance may be isolated, as in
/// `struct SplitMachine: @MainActor SystemUnderTest`. Call the engine from that actor then.
public protocol SystemUnderTest {
    /// The possible actions, simplest first. This order helps to decide which trace is the
    /// simplest.
    ///
    /// There must be at least one rule. Names must be unique. Read once in each run.
    static var rules: [Rule<Self>] { get }

    /// Conditions that must hold after every action. A failure has the name of the first broken
    /// one. None by default.
    static var invariants: [Invariant<Self>] { get }

    /// States that the user must be able to reach from every state. None by default.
    static var goals: [Goal<Self>] { get }

    /// The moments before rest at which the next action may land, simplest first.
    ///
    /// Case files contain the raw values, as in `@start`. A machine without moments does not
    /// declare this type.
    associatedtype Moment: CaseIterable & RawRepresentable<String> = NoMoments

    /// Completes the action that was just applied. Does nothing by default.
    mutating func settle()

    /// Continues the action that was just applied until a moment, at which the next action lands.
    mutating func advance(to moment: Moment)

    /// Whether the action that was just applied reaches a moment. If not, the action comes to rest
    /// instead, and a search does not draw the moment for it. `true` by default.
    func reaches(_ moment: Moment) -> Bool

    /// The names in saved cases that have changed. None by default. See `Renames`.
    static var renames: Renames { get }

    /// Whether no further action can be applied, as when an app was terminated. `false` by default.
    /// Read after each step, so it must be cheap.
    var isOver: Bool { get }

    /// What the user is shown, such as the names of screens. A report lists what a run has
    /// reached. Nothing by default. Read at the end of each case.
    var places: [String] { get }

    /// The state in a line, coarser than its fingerprint. The graph of an exploration joins states
    /// with the same line. Empty by default.
    var outline: String { get }

    /// Feeds the state into a fingerprint.
    ///
    /// With detail `.guidance`, feed only what makes a state interesting: this is called after each
    /// step. With `.exploration`, feed everything that makes two states behave differently. A proof
    /// adds every stored value by reflection, unless `Subject.comparesFields` is false. The default
    /// feeds them always. `Fingerprint.combine(reflecting:)` states the cost.
    func feed(_ fingerprint: inout Fingerprint)
}

extension SystemUnderTest {
    /// No invariants.
    @inlinable
    public static var invariants: [Invariant<Self>] { [] }

    /// No goals.
    @inlinable
    public static var goals: [Goal<Self>] { [] }

    /// No changed names.
    @inlinable
    public static var renames: Renames { Renames() }

    /// Does nothing: the system is at rest after each action.
    @inlinable
    public mutating func settle() {}

    /// `true`: every action reaches every moment.
    @inlinable
    public func reaches(_ moment: Moment) -> Bool { true }

    /// `false`: any number of actions can follow each other.
    @inlinable
    public var isOver: Bool { false }

    /// No places.
    @inlinable
    public var places: [String] { [] }

    /// Nothing.
    @inlinable
    public var outline: String { "" }
}

extension SystemUnderTest where Moment == NoMoments {
    /// Never called, because there is no moment.
    @inlinable
    public mutating func advance(to moment: NoMoments) {}
}

/// The moments of a machine that is always at rest between two actions: none.
public enum NoMoments: CaseIterable, RawRepresentable {
    /// Always `nil`.
    public init?(rawValue: String) { nil }

    /// Never read, because there is no value.
    public var rawValue: String {
        switch self {}
    }
}

/// Who acts when a rule is applied. A run selects the rules of each class independently.
public enum RuleClass: String, Hashable, Sendable {
    /// The user of the system. Only these rules count as ways to reach a `Goal`.
    case user
    /// Anything else, such as the device or the network.
    case environment
}

/// A kind of action on a system: a name, typed parameters and a body.
///
/// ```swift
/// Rule("put", .integer(0...999), when: { $0.model.count < 10 }) { queue, value in
///     queue.put(value)
/// }
/// ```
///
/// A body may throw:
///
/// - `Mismatch`: a violation with the name of the rule.
/// - `Inapplicable`: the action is left out. The body must not have changed anything.
/// - Any other error: a violation with the name of the rule. Its location is the error's type, with
///   the case of an enumeration. The error's description is the remark.
@frozen
public struct Rule<System> {
    @usableFromInline package let name: String
    @usableFromInline package let ruleClass: RuleClass
    /// What the rule does, in one line for a list; may be empty.
    @usableFromInline package let summary: String
    /// Ids of a catalogue that describe the behaviour; may be empty.
    @usableFromInline package let sources: [String]
    /// The parameters in their order, without their types.
    @usableFromInline package let parameters: [Domain<System>]
    /// The kind of thing that the rule creates; `nil` if it creates nothing.
    @usableFromInline package let creates: Name?

    /// The head of its recorded actions, without the rule's index and the timing.
    @usableFromInline let shape: UInt64
    @usableFromInline let isEnabled: ((System) -> Bool)?
    /// One case in this many may draw the rule. See `seldom(oneIn:)`.
    @usableFromInline package private(set) var rarity = 1

    /// Draws, records and applies an action. Returns false if a parameter has no value in this
    /// state.
    @usableFromInline
    let draw: (inout System, inout RandomSource, inout ActionLog) throws -> Bool

    /// Applies recorded words. Returns false if one of them is not a value in this state.
    @usableFromInline
    let replay: (inout System, UnsafePointer<UInt64>, inout Bindings) throws -> Bool

    @inlinable
    init(
        name: String,
        ruleClass: RuleClass,
        summary: String,
        sources: [String],
        parameters: [Domain<System>],
        creates: Name?,
        isEnabled: ((System) -> Bool)?,
        draw: @escaping (inout System, inout RandomSource, inout ActionLog) throws -> Bool,
        replay: @escaping (inout System, UnsafePointer<UInt64>, inout Bindings) throws -> Bool
    ) {
        self.name = name
        self.ruleClass = ruleClass
        self.summary = summary
        self.sources = sources
        self.parameters = parameters
        self.creates = creates
        self.isEnabled = isEnabled
        self.draw = draw
        self.replay = replay
        shape = ActionHead.shape(arity: parameters.count, creates: creates != nil)
    }
}

extension Rule {
    /// The same rule, which one case in `rarity` may draw, and which explorations leave out.
    ///
    /// For a rule with many combinations of arguments, one that costs much, and one that mostly
    /// leads where other rules lead. The proof that a case is minimal tries it only if the case has
    /// it. Traps if `rarity` is below 2.
    public func seldom(oneIn rarity: Int) -> Rule {
        precondition(rarity > 1, "a seldom rule is for one case in 2 or more, not \(rarity)")
        var rule = self
        rule.rarity = rarity
        return rule
    }
}

/// The values of a trace that are recorded as ranks, so that several can change together.
///
/// Integers of different parameters compare by value, not by rank: `put 1…9` and `get 0…9` may mean
/// the same key. Choices compare with choices of as many labels.
struct RankedValues {
    /// One argument with its value.
    struct Slot {
        let action: Int
        let position: Int
        let rule: Int
        let value: Int
        /// The lowest value of the parameter.
        let low: Int
        let count: UInt64
        let isChoice: Bool

        /// Values are compared within a family only. 0 stands for the integers.
        var family: UInt64 { isChoice ? count : 0 }

        func isSameParameter(as other: Slot) -> Bool {
            rule == other.rule && position == other.position
        }
    }

    let trace: Trace
    private let actions: [Action]
    /// In the order of actions and arguments.
    let slots: [Slot]

    init(_ trace: Trace, _ shapes: [RuleShape]) {
        self.trace = trace
        let actions = trace.actions
        self.actions = actions
        var slots: [Slot] = []
        for (index, action) in actions.enumerated() {
            for (position, argument) in action.arguments.enumerated() {
                guard case .rank(let rank) = argument.value,
                    case .ranked(let low, let count, let isChoice) =
                        shapes[action.rule].parameters[position]
                else { continue }
                slots.append(
                    Slot(
                        action: index, position: position, rule: action.rule,
                        value: low &+ Int(truncatingIfNeeded: rank), low: low, count: count,
                        isChoice: isChoice))
            }
        }
        self.slots = slots
    }

    /// The slots of each family, the integers first. Without families of no slots.
    var families: [[Slot]] {
        groups { $0.family == $1.family }.sorted { $0[0].family < $1[0].family }
    }

    /// The slots of each parameter of each rule.
    var parameters: [[Slot]] {
        groups { $0.isSameParameter(as: $1) }
    }

    /// The different values of some slots, in ascending order.
    static func distinct(_ slots: [Slot]) -> [Int] {
        Array(Set(slots.map(\.value))).sorted()
    }

    /// New values for some slots. All of them are values of their parameters, and some differ from
    /// those of the trace.
    struct Change {
        fileprivate let slots: [Slot]
        fileprivate let value: (Slot) -> Int
    }

    /// A change; `nil` if one of the new values is no value of its parameter, or if no value
    /// changes.
    func change(_ slots: [Slot], _ value: @escaping (Slot) -> Int) -> Change? {
        var isChanged = false
        for slot in slots {
            let (distance, overflow) = value(slot).subtractingReportingOverflow(slot.low)
            guard !overflow, distance >= 0, UInt64(distance) < slot.count else { return nil }
            if distance != slot.value &- slot.low { isChanged = true }
        }
        return isChanged ? Change(slots: slots, value: value) : nil
    }

    /// The actions with the values of a change.
    func actions(with change: Change) -> [Action] {
        var changed = actions
        for slot in change.slots {
            changed[slot.action].arguments[slot.position] = .rank(
                UInt64(change.value(slot) - slot.low))
        }
        return changed
    }

    func trace(with change: Change) -> Trace {
        Trace(setup: trace.setup, actions: actions(with: change))
    }

    /// Changes by amounts from 1 to `most`, which may be 0. `change` is `nil` where a value would
    /// leave its parameter, or nothing changes.
    struct Adjustment {
        let most: Int
        let change: (_ amount: Int) -> Change?
    }

    /// Each integer with the next one of the same parameter.
    var successivePairs: [(first: Slot, second: Slot)] {
        slots.indices.compactMap { index in
            let slot = slots[index]
            guard !slot.isChoice else { return nil }
            let next = slots[(index + 1)...].first { $0.isSameParameter(as: slot) }
            return next.map { (slot, $0) }
        }
    }

    private func groups(_ belongTogether: (Slot, Slot) -> Bool) -> [[Slot]] {
        var groups: [[Slot]] = []
        for slot in slots {
            if let index = groups.firstIndex(where: { belongTogether($0[0], slot) }) {
                groups[index].append(slot)
            } else {
                groups.append([slot])
            }
        }
        return groups
    }
}

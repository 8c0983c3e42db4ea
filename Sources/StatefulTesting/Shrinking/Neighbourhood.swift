/// All traces that are one simplification away from a trace. A `1-step` certificate says that each of
/// them was executed and does not fail alike.
enum Neighbourhood {
    typealias Family = @Sendable (Trace, [RuleShape]) -> [Trace]

    /// In the order in which they are tried. Families that move references come late, which saves
    /// executions (measured).
    static let families: [Family] = [
        SimplerSetup.candidates,
        Deletions.candidates,
        EarlierRest.candidates,
        SmallerRanks.candidates,
        SmallerNames.candidates,
        SimplerRules.candidates,
        AdjacentSwaps.candidates,
        EarlierReferences.candidates,
        DeletionPairs.candidates,
    ]

    static func all(of trace: Trace, shapes: [RuleShape]) -> [Trace] {
        families.flatMap { $0(trace, shapes) }
    }
}

/// What shrinking needs to know of a rule.
package struct RuleShape: Hashable, Sendable {
    enum Parameter: Hashable, Sendable {
        case rank
        case name
        case reference(kind: Name)
    }

    let parameters: [Parameter]
    let creates: Name?

    init<System>(_ rule: Rule<System>) {
        creates = rule.creates
        parameters = rule.parameters.map { domain in
            switch domain {
            case .integer, .choice: .rank
            case .name: .name
            case .reference(let kind, _): .reference(kind: kind)
            }
        }
    }
}

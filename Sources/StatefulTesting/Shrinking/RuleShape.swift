/// The kinds of a rule's parameters and result, without the machine's type.
package struct RuleShape: Hashable, Sendable {
    enum Parameter: Hashable, Sendable {
        /// Consecutive integers, the lowest being `low`.
        case integer(low: Int, count: UInt64)
        /// Labelled values.
        case choice(count: Int)
        case name
        case reference(kind: Name)
    }

    let parameters: [Parameter]
    let creates: Name?

    init<System>(_ rule: Rule<System>) {
        creates = rule.creates
        parameters = rule.parameters.map { domain in
            switch domain {
            case .integer(let low, let count, _, _): .integer(low: low, count: count)
            case .choice(let labels, _): .choice(count: labels.count)
            case .name: .name
            case .reference(let kind, _): .reference(kind: kind)
            }
        }
    }
}

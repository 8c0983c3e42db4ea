/// The kinds of a rule's parameters and result, without the machine's type.
package struct RuleShape: Hashable, Sendable {
    enum Parameter: Hashable, Sendable {
        /// Consecutive integers, the lowest being `low`, or labelled values.
        case ranked(low: Int, count: UInt64, isChoice: Bool)
        case name
        case reference(kind: Name)
    }

    let parameters: [Parameter]
    let creates: Name?

    init<System>(_ rule: Rule<System>) {
        creates = rule.creates
        parameters = rule.parameters.map { domain in
            switch domain {
            case .integer(let low, let count, _, _):
                .ranked(low: low, count: count, isChoice: false)
            case .choice(let labels, _):
                .ranked(low: 0, count: UInt64(labels.count), isChoice: true)
            case .name: .name
            case .reference(let kind, _): .reference(kind: kind)
            }
        }
    }
}

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

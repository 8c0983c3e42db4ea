/// The states of an exploration. Those with the same outline are one group.
package struct StateGraph: Hashable, Sendable, Codable {
    /// States with one outline.
    package struct Group: Hashable, Sendable, Codable {
        /// See `SystemUnderTest.outline`.
        package let outline: String
        /// The fewest actions that lead there.
        package let depth: Int
        package fileprivate(set) var states = 0
    }

    /// The transitions from one group to another, or within one.
    package struct Edge: Hashable, Sendable, Codable {
        package let from: Int
        package let to: Int
        /// The names of the rules that lead there.
        package fileprivate(set) var rules: [String] = []
        package fileprivate(set) var breaks: [Breaking] = []
    }

    /// What the transitions of an edge by one rule break.
    package struct Breaking: Hashable, Sendable, Codable {
        package let rule: String
        /// As in `count at ring`.
        package fileprivate(set) var violations: [String] = []
    }

    /// In the order in which they were reached.
    package private(set) var groups: [Group] = []
    package private(set) var edges: [Edge] = []
    private var numbers = Numbers()

    /// What is needed to add more.
    private struct Numbers: Hashable {
        var groups: [String: Int] = [:]
        var edges: [[Int]: Int] = [:]
        var groupOfState: [Int] = []
    }

    private enum CodingKeys: CodingKey { case groups, edges }

    /// Adds a state, which gets the next number.
    mutating func add(_ outline: String, depth: Int) {
        let known = numbers.groups[outline]
        if known == nil { groups.append(Group(outline: outline, depth: depth)) }
        let group = known ?? groups.count - 1
        numbers.groups[outline] = group
        numbers.groupOfState.append(group)
        groups[group].states += 1
    }

    /// Adds a transition from a state to another one; or to no state, if it ended the system.
    mutating func connect(_ state: Int, to next: Int?, by rule: String, _ violations: [Violation]) {
        let ends = [numbers.groupOfState[state], numbers.groupOfState[next ?? state]]
        let known = numbers.edges[ends]
        if known == nil { edges.append(Edge(from: ends[0], to: ends[1])) }
        let edge = known ?? edges.count - 1
        numbers.edges[ends] = edge
        if !edges[edge].rules.contains(rule) { edges[edge].rules.append(rule) }
        if violations.isEmpty { return }
        let breaking = edges[edge].breaks.firstIndex { $0.rule == rule }
        if breaking == nil { edges[edge].breaks.append(Breaking(rule: rule)) }
        let index = breaking ?? edges[edge].breaks.count - 1
        let texts = (edges[edge].breaks[index].violations + violations.map(\.text)).unrepeated
        edges[edge].breaks[index].violations = texts
    }
}

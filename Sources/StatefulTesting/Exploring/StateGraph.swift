/// The states of an exploration, those that look alike joined.
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
        /// What such a transition breaks, as `count at ring`.
        package fileprivate(set) var breaks: [String] = []
    }

    /// In the order in which they were reached.
    package private(set) var groups: [Group] = []
    package private(set) var edges: [Edge] = []
    /// The group of each state.
    private var groupOfState: [Int] = []

    init() {}

    /// Adds a state, which gets the next number.
    mutating func add(_ outline: String, depth: Int) {
        let known = groups.firstIndex { $0.outline == outline }
        if known == nil { groups.append(Group(outline: outline, depth: depth)) }
        let group = known ?? groups.count - 1
        groups[group].states += 1
        groupOfState.append(group)
    }

    /// Adds a transition from a state to another one; or to no state, if it ended the system.
    mutating func connect(_ state: Int, to next: Int?, by rule: String, _ violations: [Violation]) {
        let (from, to) = (groupOfState[state], groupOfState[next ?? state])
        let known = edges.firstIndex { $0.from == from && $0.to == to }
        if known == nil { edges.append(Edge(from: from, to: to)) }
        let edge = known ?? edges.count - 1
        if !edges[edge].rules.contains(rule) { edges[edge].rules.append(rule) }
        for text in violations.map(\.text) where !edges[edge].breaks.contains(text) {
            edges[edge].breaks.append(text)
        }
    }
}

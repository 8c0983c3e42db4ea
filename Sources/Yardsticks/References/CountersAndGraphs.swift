package import StatefulTesting

/// H1: fails when a counter reaches 2.
package struct Counters: StateMachine {
    private var counts: [Reference: Int] = [:]

    package init() {}

    package static var yardstick: Yardstick<Counters> {
        Yardstick("H1", minimum: ["new -> #1", "increment #1", "increment #1"])
    }

    package static var rules: [Rule<Counters>] {
        [
            Rule("new", creates: "counter") { system, counter in
                system.counts[counter] = 0
            },
            Rule("increment", .reference(to: "counter")) { system, counter in
                system.counts[counter, default: 0] += 1
                if system.counts[counter] == 2 { throw Mismatch() }
            },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(counts.count)
        guard fingerprint.detail == .exploration else { return }
        for (_, count) in counts.sorted(by: { $0.key.number < $1.key.number }) {
            fingerprint.combine(count)
        }
    }
}

/// H2: fails when two different things are paired.
package struct Pairs: StateMachine {
    package init() {}

    package static var yardstick: Yardstick<Pairs> {
        Yardstick("H2", minimum: ["new -> #1", "new -> #2", "pair #1 #2"])
    }

    package static var rules: [Rule<Pairs>] {
        [
            Rule("new", creates: "thing") { _, _ in },
            Rule("pair", .reference(to: "thing"), .reference(to: "thing")) { _, one, other in
                if one != other { throw Mismatch() }
            },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {}
}

/// H4: fails when an edge between two nodes closes a cycle.
package struct Graph: StateMachine {
    private var edges: [(from: Reference, to: Reference)] = []
    private var nodes: [Reference] = []

    package init() {}

    package static var yardstick: Yardstick<Graph> {
        Yardstick("H4", minimum: ["new -> #1", "new -> #2", "edge #1 #2", "edge #2 #1"])
    }

    package static var rules: [Rule<Graph>] {
        [
            Rule("new", creates: "node") { graph, node in
                graph.nodes.append(node)
            },
            Rule("edge", .reference(to: "node"), .reference(to: "node")) { graph, from, to in
                let closesCycle = from != to && graph.reaches(from, from: to)
                graph.edges.append((from, to))
                if closesCycle { throw Mismatch() }
            },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(edges.count)
        guard fingerprint.detail == .exploration else { return }
        for edge in edges {
            fingerprint.combine(nodes.firstIndex(of: edge.from) ?? -1)
            fingerprint.combine(nodes.firstIndex(of: edge.to) ?? -1)
        }
    }

    private func reaches(_ target: Reference, from start: Reference) -> Bool {
        var open = [start]
        var seen: Set<Reference> = [start]
        while let node = open.popLast() {
            if node == target { return true }
            for edge in edges where edge.from == node && seen.insert(edge.to).inserted {
                open.append(edge.to)
            }
        }
        return false
    }
}

/// Each action left out, together with the actions that refer to what it creates.
enum Deletions {
    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let actions = trace.actions
        return Candidates(Array(actions.indices.reversed())) { index in
            Trace(setup: trace.setup, actions: actions.removing([index]))
        }
    }
}

/// Any two actions of a short trace left out, together with those that refer to what they create.
enum DeletionPairs {
    /// The greatest number of actions for which pairs are tried.
    static let longest = 8

    @Sendable
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let actions = trace.actions
        guard actions.count <= longest else { return Candidates(count: 0) { _ in trace } }
        let pairs = actions.indices.flatMap { first in
            actions.indices.dropFirst(first + 1).map { (first: first, second: $0) }
        }
        return Candidates(pairs) { pair in
            Trace(setup: trace.setup, actions: actions.removing([pair.first, pair.second]))
        }
    }
}

extension [Action] {
    /// The actions without those at some indices, and without those that refer to what these
    /// create.
    func removing(_ indices: Set<Int>) -> [Action] {
        var gone: Set<Reference> = []
        var kept: [Action] = []
        for (index, action) in enumerated() {
            let isOrphaned = action.references.contains(where: gone.contains)
            if indices.contains(index) || isOrphaned {
                if let created = action.creates { gone.insert(created) }
            } else {
                kept.append(action)
            }
        }
        return kept
    }
}

/// Each action left out, together with the actions that refer to what it creates.
enum Deletions {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        Candidates(changing: trace, by: (0..<trace.count).reversed()) { $0 = $0.removing([$1]) }
    }
}

/// Any two actions of a short trace left out, together with those that refer to what they create.
enum DeletionPairs {
    /// The greatest number of actions for which pairs are tried.
    static let longest = 8

    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let indices = trace.count <= longest ? 0..<trace.count : 0..<0
        let pairs = indices.flatMap { first in
            indices.dropFirst(first + 1).map { [first, $0] as Set }
        }
        return Candidates(changing: trace, by: pairs) { $0 = $0.removing($1) }
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

/// Suggests a known name for a misspelt one.
package enum Spelling {
    /// The known name with the fewest edits, the first of several. `nil` if the edits are more than
    /// a limit, by default 2 or half of the name's length, the larger. O(n·m) for each known name.
    package static func nearest(
        to name: String, among known: [String], within limit: Int? = nil
    ) -> String? {
        let limit = limit ?? max(2, name.count / 2)
        var best: (name: String, distance: Int)?
        let scalars = Array(name.unicodeScalars)
        for candidate in known {
            let other = Array(candidate.unicodeScalars)
            // Each scalar that one of them has more is an edit.
            guard abs(scalars.count - other.count) <= limit else { continue }
            let distance = distance(scalars, other)
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        guard let best, best.distance <= limit else { return nil }
        return best.name
    }

    /// The `count` known names with the fewest edits, nearest first.
    package static func nearest(_ count: Int, to name: String, among known: [String]) -> [String] {
        let name = Array(name.unicodeScalars)
        let distances = known.map { distance(name, Array($0.unicodeScalars)) }
        // The index keeps names of one distance in the order in which they are known.
        let order = known.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
        return order.prefix(count).map { known[$0] }
    }

    /// Advice about an unknown name: the nearest known name, and all known names.
    static func advice(for name: String, among known: [String]) -> String {
        let list = known.joined(separator: ", ")
        guard let nearest = nearest(to: name, among: known) else {
            return known.isEmpty ? "there is none" : "known: \(list)"
        }
        return "did you mean \"\(nearest)\"? known: \(list)"
    }

    /// The fewest insertions, deletions and replacements between two texts (Wagner and Fischer,
    /// https://doi.org/10.1145/321796.321811). O(n·m).
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var row = Array(0...right.count)
        for (i, one) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let replaced = diagonal + (one == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}

/// Suggests a known word for one that is misspelt.
package enum Spelling {
    /// The known word that is the fewest edits away, the first of several; `nil` if it is more than
    /// half of the word, and more than 2.
    package static func nearest(to word: String, among known: [String]) -> String? {
        var best: (word: String, distance: Int)?
        for candidate in known {
            let distance = distance(Array(word.unicodeScalars), Array(candidate.unicodeScalars))
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        guard let best, best.distance <= max(2, word.count / 2) else { return nil }
        return best.word
    }

    /// What to do about an unknown word.
    static func advice(for word: String, among known: [String]) -> String {
        let list = known.joined(separator: ", ")
        guard let nearest = nearest(to: word, among: known) else {
            return known.isEmpty ? "there is none" : "known: \(list)"
        }
        return "did you mean \"\(nearest)\"? known: \(list)"
    }

    /// The fewest insertions, deletions and replacements between two words (Wagner and Fischer,
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

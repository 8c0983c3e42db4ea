/// Finds what somebody may have meant.
package enum Spelling {
    /// The known word with the fewest edits, the first of equals, if they are few enough.
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

    /// Insertions, deletions and replacements between two words (Wagner and Fischer 1974).
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

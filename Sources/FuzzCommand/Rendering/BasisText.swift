internal import StatefulTesting

/// What a finding rests on: first what is not verified, in words, then ids of sources.
enum BasisText {
    /// The most assumptions that a summary prints.
    private static let limit = 3

    /// - Parameter more: a command that prints the other assumptions; `nil` prints them all.
    static func paragraphs(
        _ assumptions: [Assumption], sources: [String], more: String?
    ) -> [String] {
        let shown = assumptions.prefix(more == nil ? assumptions.count : limit)
        var texts = shown.map { assumption in
            let ids = assumption.sources.joined(separator: ", ")
            return "not verified: \(assumption.text) (\(ids)): \(assumption.link)"
        }
        if let more, shown.count < assumptions.count {
            texts.append("and \(assumptions.count - shown.count) more: \(more)")
        }
        return texts + ["rests on: \(sources.isEmpty ? "none" : sources.joined(separator: ", "))"]
    }

    /// The ids in one line. A note marks those of assumptions.
    static func marked(_ sources: [String], _ assumptions: [Assumption]) -> String {
        let unverified = Set(assumptions.flatMap(\.sources))
        let texts = sources.map { unverified.contains($0) ? "\($0) (unverified)" : $0 }
        return texts.isEmpty ? "none" : texts.joined(separator: ", ")
    }

    /// The ids of assumptions, in the order of the sources.
    static func unverified(_ sources: [String], _ assumptions: [Assumption]) -> JSON {
        let unverified = Set(assumptions.flatMap(\.sources))
        return .strings(sources.filter(unverified.contains))
    }
}

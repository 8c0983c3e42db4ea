import Documents

/// A row of `docs/FIDELITY.md`: one behaviour that the model has or lacks.
package struct FidelityRow: Hashable {
    /// The heading of its section.
    package let area: String
    /// Ids of the catalogue.
    package let ids: [String]
    package let behaviour: String
    /// Such as `pinned`, `unverified` or `left out`.
    package let state: String
    /// The reason for the state; empty if the row names only tests.
    package let reason: String
    /// The display names of the tests that check the behaviour.
    package let tests: [String]

    /// In the order of the document.
    package static let embedded = MarkdownRow.all(
        in: String(cString: fidelityDocument), below: "ids"
    ).map(FidelityRow.init)

    private init(_ row: MarkdownRow) {
        area = row.heading
        ids = row["ids"].split(separator: ", ").map(String.init)
        behaviour = row["behaviour"]
        state = row["state"]
        // Tests with `·` between them; or a reason, and perhaps `Test:` and tests.
        var parts = row["tests, or why"].split(
            separator: "Test: ", omittingEmptySubsequences: false)
        reason = state != "pinned" || parts.count > 1 ? String(parts.removeFirst()) : ""
        tests = parts.joined(separator: " · ").split(separator: " · ").map(String.init)
    }
}

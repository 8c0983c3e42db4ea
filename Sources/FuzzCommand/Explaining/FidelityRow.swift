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
    package static let embedded = all(in: String(cString: fidelityDocument()))

    static func all(in document: String) -> [FidelityRow] {
        MarkdownTable.all(in: document).filter { $0.columns.first == "ids" }.flatMap { table in
            table.rows.map { row in
                FidelityRow(
                    area: table.heading, ids: table.cell("ids", of: row),
                    behaviour: table.cell("behaviour", of: row),
                    state: table.cell("state", of: row),
                    basis: table.cell("tests, or why", of: row))
            }
        }
    }

    /// - Parameter basis: tests with `·` between them; or a reason, and perhaps `Test:` and tests.
    private init(area: String, ids: String, behaviour: String, state: String, basis: String) {
        self.area = area
        self.ids = ids.split(separator: ", ").map(String.init)
        self.behaviour = behaviour
        self.state = state
        var parts = basis.split(separator: "Test: ", omittingEmptySubsequences: false).map(
            String.init)
        if state != "pinned" || parts.count > 1 {
            reason = parts.removeFirst()
        } else {
            reason = ""
        }
        tests = parts.joined(separator: " · ").split(
            separator: " · ", omittingEmptySubsequences: false
        ).map(String.init).filter { !$0.isEmpty }
    }
}

import Testing

@testable import FuzzCommand

struct EmbeddedDocumentTests {
    @Test("every id of the catalogue is there once, and has all its facts")
    func catalogue() {
        let entries = Catalogue.embedded.entries

        #expect(Set(entries.map(\.id)).count == entries.count)
        #expect(entries.count > 200)
        for entry in entries {
            #expect(entry.id.contains(#/^[A-Z]-(T[0-9]|[0-9]{3})$/#))
            #expect(Catalogue.id(meantBy: entry.id) == entry.id)
            #expect(!entry.what.isEmpty, "\(entry.id)")
            let facts = [entry.versions, entry.source, entry.certainty]
            #expect(facts.allSatisfy { !$0.isEmpty }, "\(entry.id)")
        }
    }

    @Test("every id that the model's rows name is in the catalogue")
    func fidelity() {
        let rows = FidelityRow.embedded

        #expect(rows.count > 200)
        for row in rows {
            #expect(["pinned", "unverified", "left out"].contains(row.state), "\(row)")
            #expect(row.state != "pinned" || !row.tests.isEmpty, "\(row)")
            for id in row.ids { #expect(Catalogue.embedded.entry(id) != nil, "\(id)") }
        }
    }

    @Test("a table is read cell by cell, under the heading above it")
    func markdown() {
        let rows = MarkdownRow.all(
            in: """
                # One
                ## Two
                | id | what |
                | --- | --- |
                | A-001 | this \\| that |
                | A-002 | a \\d |

                text
                """, below: "id")

        #expect(rows.map(\.heading) == ["Two", "Two"])
        #expect(rows.map { $0["what"] } == ["this | that", "a \\d"])
        #expect(rows.first?["other"] == "")
    }
}

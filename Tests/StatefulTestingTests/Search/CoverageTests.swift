import Testing

@testable import StatefulTesting

@Suite("Coverage")
struct CoverageTests {
    @Test("a table counts each key, grows, and takes no new ones when full")
    func table() {
        var table = KeyTable(limit: 1_000)
        defer { table.deallocate() }
        let keys = (1...1_200 as ClosedRange<UInt64>).map { scrambled($0) }

        let new = keys.count { table.visit($0) }
        let again = keys.count { table.visit($0) }

        #expect(new == 1_000)
        #expect(again == 0)
        #expect(table.isFull)
        #expect(keys.prefix(1_000).allSatisfy { table.count(of: $0) == 2 })
        #expect(table.keys == keys.prefix(1_000).map { $0 & ~0xffff }.sorted())
    }

    @Test("a fingerprint tells order, number and text apart, and names by their text")
    func fingerprint() {
        func digest(_ feed: (inout Fingerprint) -> Void) -> Fingerprint.Digest {
            var fingerprint = Fingerprint(detail: .exploration)
            feed(&fingerprint)
            return fingerprint.digest
        }

        var digests: Set<Fingerprint.Digest> = []
        for one in 0..<200 {
            for other in 0..<200 {
                digests.insert(
                    digest {
                        $0.combine(one)
                        $0.combine(other)
                    })
            }
        }
        digests.insert(digest { $0.combine("door") })
        digests.insert(digest { $0.combine("door\u{0}") })
        digests.insert(digest { _ in })

        #expect(digests.count == 40_003)
        #expect(digest { $0.combine("knob") } == digest { $0.combine(Name("knob")) })
    }

    @Test("a name is equal by bytes: composed and decomposed letters are two names")
    func names() {
        #expect(Name("\u{e9}") != Name("e\u{301}"))
        #expect(Name("\u{e9}") == Name("\u{e9}"))
    }
}

import StatefulTesting
import Testing

@testable import FuzzCommand

@Suite("What a finding rests on, as text") struct BasisTextTests {
    private let assumptions = (1...5).map { number in
        Assumption("guess \(number)", sources: ["B-00\(number)"], link: "docs/FIDELITY.md#tabs")
    }

    @Test("three assumptions are printed, and how to see the others")
    func limited() {
        let texts = BasisText.paragraphs(
            assumptions, sources: ["B-001", "A-003"], more: "fuzzsplit run --verbose")

        #expect(
            texts == [
                "not verified: guess 1 (B-001): docs/FIDELITY.md#tabs",
                "not verified: guess 2 (B-002): docs/FIDELITY.md#tabs",
                "not verified: guess 3 (B-003): docs/FIDELITY.md#tabs",
                "and 2 more: fuzzsplit run --verbose", "rests on: B-001, A-003",
            ])
    }

    @Test("all are printed where nothing else would")
    func all() {
        #expect(BasisText.paragraphs(assumptions, sources: [], more: nil).count == 6)
        #expect(BasisText.paragraphs([], sources: [], more: "again") == ["rests on: none"])
    }

    @Test("ids of assumptions are marked in a list")
    func marked() {
        #expect(BasisText.marked(["B-001", "A-003"], assumptions) == "B-001 (unverified), A-003")
        #expect(BasisText.marked([], assumptions) == "none")
    }
}

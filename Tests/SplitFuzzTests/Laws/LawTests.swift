import SplitFuzz
import StatefulTesting
import Testing

@Suite("Laws") @MainActor struct LawTests {
    @Test("each invariant is the claim of one law, and each claim is judged") func claims() {
        let claims = Law.allCases.flatMap { $0.claims.map(\.name) }

        #expect(Set(claims).count == claims.count)
        #expect(Set(claims) == Set(SplitMachine.invariants.map(\.name)))
    }
}

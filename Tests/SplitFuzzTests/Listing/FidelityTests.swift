import SplitFuzz
import Testing

@testable import StatefulTesting

/// Lists note ids that have unverified rows in `docs/FIDELITY.md`.
@MainActor struct FidelityTests {
    @Test("every invariant and goal rests on something and says what it claims")
    func complete() {
        for invariant in SplitMachine.invariants {
            // What an app expects of itself rests on the app.
            let rests = !invariant.sources.isEmpty || invariant.name == "as-app-expects"
            #expect(rests && !invariant.summary.isEmpty, "\(invariant.name)")
        }
        for goal in SplitMachine.goals {
            #expect(!goal.sources.isEmpty && !goal.summary.isEmpty, "\(goal.name)")
        }
    }

    @Test("marks stand behind the ids")
    func words() {
        #expect(
            Fidelity.text(for: ["A-001", "A-040", "B-122"])
                == "A-001, A-040 (partly unverified), B-122 (partly unverified)")
    }
}

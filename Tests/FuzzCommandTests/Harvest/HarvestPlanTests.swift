import StatefulTesting
import Testing

@testable import FuzzCommand

struct HarvestPlanTests {
    @Test("the number of cases stands where a header has it, whatever else is missing")
    func counting() {
        let some: [Option] = [.seed, .actions, .only]
        for options in [some, Array(some.dropFirst()), [.seed], []] {
            let plan = HarvestPlan(
                version: "1", tables: "0",
                settings: Dictionary(uniqueKeysWithValues: options.map { ($0, "1") }))

            let counted = plan.counting([SearchResult]()).lines.map(\.name).dropFirst(2)

            let expected = HarvestPlan.options.filter { ($0 == .cases) || options.contains($0) }
            #expect(Array(counted) == expected.map(\.word))
        }
    }
}

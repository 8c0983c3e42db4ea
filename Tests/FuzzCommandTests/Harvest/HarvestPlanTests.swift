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
                settings: options.map { HarvestPlan.Setting(option: $0, value: "1") })

            let counted = plan.counting([SearchResult]()).settings.map(\.option)

            #expect(
                counted == HarvestPlan.options.filter { ($0 == .cases) || options.contains($0) })
        }
    }
}

import StatefulTesting
import Yardsticks

/// X1 to X3: how fast exploration reaches states, with merges checked and without.
enum ExplorationSpeed {
    /// Exploration stops at this number of transitions, because larger machines only repeat the
    /// work.
    private static let transitions = 100_000
    private static let widths = [14, 10, 20, 12, 14, 0]

    static func run() {
        print("Exploring, up to \(transitions) transitions")
        printRow(
            ["machine", "states", "actions per state", "states/s", "unchecked/s", "ratio"],
            widths: widths)
        measure("X1/12 toggles", Subject("X1/12") { _ in Toggles<Twelve>() })
        measure("X1/14 toggles", Subject("X1/14") { _ in Toggles<Fourteen>() })
        measure("X1/16 toggles", Subject("X1/16") { _ in Toggles<Sixteen>() })
        measure("X2 odometer", Subject("X2") { _ in Odometer() })
        measure("X3 full queue", FullQueue.yardstick.subject, depth: 9)
    }

    private static func measure<Machine>(
        _ name: String, _ subject: Subject<Machine>, depth: Int? = nil
    ) {
        var plan = ExplorationPlan(depth: depth, transitions: transitions)
        let checked = rate(subject, plan)
        plan.checksMerges = false
        let unchecked = rate(subject, plan)
        let ratio = Double(Int(checked.rate / unchecked.rate * 1_000)) / 1_000
        printRow(
            [
                name, "\(checked.report.states)",
                "\(checked.report.executed / max(1, checked.report.states))",
                "\(Int(checked.rate))", "\(Int(unchecked.rate))", "\(ratio)",
            ], widths: widths)
    }

    /// The report, and states a second.
    private static func rate<Machine>(
        _ subject: Subject<Machine>, _ plan: ExplorationPlan
    ) -> (report: ExplorationReport, rate: Double) {
        let clock = ContinuousClock()
        let start = clock.now
        let report = Explorer.explore(subject, plan: plan)
        return (report, Double(report.states) / ((clock.now - start) / .seconds(1)))
    }
}

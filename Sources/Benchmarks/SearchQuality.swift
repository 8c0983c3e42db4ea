import StatefulTesting
import Yardsticks

/// How many actions a search takes to find the fault of one yardstick, over many seeds.
struct SearchQuality {
    /// The actions to the fault, for the seeds that found it.
    private(set) var actions: [Int] = []
    private(set) var seeds = 0

    /// A scheme that finds nothing with this many seeds gets no more.
    private static let seedsWithoutFind = 5

    init<Machine>(of yardstick: Yardstick<Machine>, scheme: Scheme, seeds: Int, limit: Int) {
        for seed in 0..<seeds {
            self.seeds += 1
            let plan = RunPlan(
                seed: Seed(UInt64(seed)), actions: yardstick.cases.actions, lengths: .fixed,
                scheme: scheme,
                shard: scheme == .guided ? .whole : Shard(1, of: RunPlan.islands))
            var runner = Runner(yardstick.subject, plan: plan)
            if let count = Self.actionsToFailure(&runner, limit: limit) { actions.append(count) }
            if actions.isEmpty, self.seeds == Self.seedsWithoutFind { break }
        }
    }

    /// Guided cases depend on earlier ones of their island. They run in whole rounds on all
    /// islands, as in a run, and the whole round counts. Other cases run one by one.
    private static func actionsToFailure<Machine>(
        _ runner: inout Runner<Machine>, limit: Int
    ) -> Int? {
        while true {
            if runner.plan.scheme == .guided { runner.runRound() } else { runner.runCases([1]) }
            let counts = runner.searchResult().counts
            if counts.failures > 0 { return counts.actions }
            if counts.actions >= limit { return nil }
        }
    }

    // MARK: - Printing

    private static let widths = [9, 8] + Scheme.allCases.map { _ in 22 }

    static func printTable(of yardsticks: [ListedYardstick], seeds: Int?) {
        print("Searching: share of seeds that find the fault, and median actions to it")
        printRow(
            ["machine", "length"] + Scheme.allCases.map(\.rawValue), widths: widths)
        for yardstick in yardsticks {
            let cells = Scheme.allCases.map { scheme in
                yardstick.search(scheme, seeds ?? yardstick.seeds).text
            }
            printRow([yardstick.id, "\(yardstick.actions)"] + cells, widths: widths)
        }
    }

    private var text: String {
        "\(actions.count) of \(seeds)" + (actions.median.map { ", \($0)" } ?? "")
    }
}

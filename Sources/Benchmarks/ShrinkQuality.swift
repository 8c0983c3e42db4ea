import StatefulTesting
import Yardsticks

/// How well the failures of one yardstick are shrunk, over many seeds.
struct ShrinkQuality {
    private(set) var found = 0
    private(set) var exact = 0
    private(set) var executions: [Int] = []
    private(set) var certificates: [Certificate: Int] = [:]
    /// Results that are certified `proven`, although a shorter sequence fails.
    private(set) var refuted = 0
    /// Results that are certified `proven`, although a simpler sequence of the same length fails.
    private(set) var simpler = 0
    /// Whether brute force over all values gives the declared minima; `nil` if it is not feasible.
    private(set) var isConfirmed: Bool?
    private var answers: [Signature: Set<[String]>] = [:]

    /// The number of distinct answers. Failures that end with different rules have their own.
    var distinct: Int { answers.values.map(\.count).max() ?? 0 }

    /// Finds and shrinks a failure for each of the seeds 0, 1, …
    init<Machine>(of yardstick: Yardstick<Machine>, seeds: Int) {
        let format = CaseFormat<Machine>(product: "benchmarks", version: 1)
        let shrinker = Shrinker(Executor(yardstick.subject))
        for seed in 0..<UInt64(seeds) {
            guard
                let (trace, signature) = yardstick.cases.firstFailure(
                    of: yardstick.subject, seed: seed),
                let result = shrinker.shrink(trace, keeping: signature)
            else { continue }
            let lines = format.lines(of: result.trace)
            found += 1
            executions.append(result.executions)
            certificates[result.certificate, default: 0] += 1
            answers[signature, default: []].insert(lines)
            if yardstick.minima.contains(lines) {
                exact += 1
            } else if result.certificate == .proven {
                let minimum = yardstick.minimum(endingWith: signature.rule)
                if lines.count > minimum.count { refuted += 1 } else { simpler += 1 }
            }
        }
        isConfirmed = confirms(yardstick, format)
    }

    private func confirms<Machine>(
        _ yardstick: Yardstick<Machine>, _ format: CaseFormat<Machine>
    ) -> Bool? {
        for signature in answers.keys.sorted() {
            let minimum = yardstick.minimum(endingWith: signature.rule)
            let answer = BruteForce.search(
                yardstick.subject, for: signature, length: minimum.count,
                values: yardstick.values)
            switch answer {
            case .simplest(let trace) where format.lines(of: trace) == minimum: continue
            case .undecided: return nil
            case .simplest, .noFailure: return false
            }
        }
        return true
    }

    // MARK: - Printing

    private static let widths = [9, 12, 7, 10, 8, 8, 26, 9, 9, 0]

    static func printTable(of yardsticks: [ListedYardstick], seeds: Int?) {
        guard !yardsticks.isEmpty else { return }
        print(
            """
            Shrinking: refuted are results certified proven although a shorter sequence fails;
            simpler are those although a simpler one of the same length fails
            """)
        printRow(
            [
                "machine", "found", "exact", "distinct", "median", "mean", "certificates",
                "refuted", "simpler", "minimum",
            ], widths: widths)
        for yardstick in yardsticks {
            let seeds = seeds ?? yardstick.seeds
            printRow([yardstick.id] + yardstick.shrink(seeds).cells(seeds), widths: widths)
        }
    }

    private func cells(_ seeds: Int) -> [String] {
        let mean = executions.isEmpty ? 0 : executions.reduce(0, +) / executions.count
        let kinds = Certificate.allCases.compactMap { kind in
            certificates[kind].map { "\(kind.rawValue) \($0)" }
        }
        let minimum =
            switch isConfirmed {
            case true?: "brute force agrees"
            case false?: "BRUTE FORCE DISAGREES"
            case nil: "declared"
            }
        return [
            "\(found) of \(seeds)", "\(exact)", "\(distinct)", "\(executions.median ?? 0)",
            "\(mean)", kinds.joined(separator: ", "), "\(refuted)", "\(simpler)", minimum,
        ]
    }
}

extension Yardstick {
    /// The declared minimum of failures whose last action has this rule.
    fileprivate func minimum(endingWith rule: String) -> [String] {
        minima.first { $0.last?.prefix { $0 != " " } == rule[...] } ?? minima[0]
    }
}

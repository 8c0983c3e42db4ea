import StatefulTesting
import Yardsticks

/// A machine with a fault of its own, without its type.
struct ListedFault {
    let id: String
    /// How many seeds are measured by default.
    let seeds: Int
    let wanted: String
    let report: (_ seed: UInt64) -> SubjectReport

    init<Machine>(_ machine: FaultyMachine<Machine>, seeds: Int = 5) {
        id = machine.subject.name
        self.seeds = seeds
        wanted = machine.wanted
        report = { seed in
            machine.reset()
            return SubjectRun(machine.subject, plan: RunPlan(seed: Seed(seed))).report()
        }
    }

    static var all: [ListedFault] {
        [
            ListedFault(FlakyMachine.faulty(oneIn: 2)),
            ListedFault(FlakyMachine.faulty(oneIn: 10)),
            ListedFault(FlakyMachine.faulty(oneIn: 1_000)),
            ListedFault(LeakingMachine.faulty),
            ListedFault(ThrowingSetup.faulty),
            ListedFault(Asleep.faulty),
            ListedFault(TellingErrors.faulty, seeds: 1),
        ]
    }

    // MARK: - Printing

    private static let widths = [9, 7, 14, 18, 28, 0]

    /// Prints what a run of one round reports of each machine.
    static func printTable(of machines: [ListedFault], seeds: Int?) {
        guard !machines.isEmpty else { return }
        print("Faults of the machine itself: what a run of \(RunPlan.roundSize) cases reports")
        printRow(
            ["machine", "seeds", "findings", "failing cases", "certificates", "wanted"],
            widths: widths)
        for machine in machines {
            let seeds = seeds ?? machine.seeds
            let reports = (0..<UInt64(seeds)).map(machine.report)
            let certificates = Certificate.allCases.compactMap { kind -> String? in
                let count = reports.flatMap(\.findings).count { $0.certificate == kind }
                return count > 0 ? "\(kind.rawValue) \(count)" : nil
            }
            printRow(
                [
                    machine.id, "\(seeds)", range(reports.map(\.findings.count)),
                    range(reports.map(\.counts.failures)),
                    certificates.joined(separator: ", "), machine.wanted,
                ], widths: widths)
        }
    }

    private static func range(_ values: [Int]) -> String {
        guard let low = values.min(), let high = values.max() else { return "" }
        return low == high ? "\(low)" : "\(low) to \(high)"
    }
}

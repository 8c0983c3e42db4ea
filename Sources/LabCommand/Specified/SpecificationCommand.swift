internal import FuzzCommand
internal import Specification
internal import SplitFuzz
internal import StatefulTesting

/// Says how much the specification leaves open. One that allows everything finds nothing.
@MainActor struct SpecificationCommand {
    /// The least share of steps at which mode and collapse may have one value only, in percent. The
    /// mode has more where the window changes or the app returns from the background: sources leave
    /// the automatic mode open (B-043, B-056).
    private static let least = 50
    private let cases: Int
    private let context: CommandContext

    init(_ arguments: ParsedArguments, context: CommandContext) throws(UsageError) {
        try arguments.rejectOperands("no apps; right ones are walked through")
        cases = try arguments.number(.cases, in: 1...100_000, default: 40)
        self.context = context
    }

    func execute() -> CommandStatus {
        var shares = SpecificationShares()
        for (number, variant) in RightVariant.all.enumerated() {
            shares.walk(variant.subject(), cases: cases, seed: Seed(UInt64(number) + 1))
        }
        var text = "output                        steps    one  several  every\n"
        for output in Output.allCases {
            text += line(output.rawValue, shares.counts(of: output))
            for reason in Reason.allCases where output == .displayMode {
                text += line("  \(reason)", shares.counts(of: output, reason))
            }
        }
        context.output.write(text)
        let isTight = [Output.collapsed, .displayMode].allSatisfy {
            Self.percent(.one, of: shares.counts(of: $0)) >= Self.least
        }
        return isTight ? .asExpected : .finding
    }

    private func line(_ name: String, _ counts: [Freedom: Int]) -> String {
        let steps = counts.values.reduce(0, +)
        if steps == 0 { return "" }
        let percents = Freedom.allCases.map { "\(Self.percent($0, of: counts)) %" }
        return name.padded(to: 26) + steps.grouped.aligned(to: 9) + percents[0].aligned(to: 7)
            + percents[1].aligned(to: 9) + percents[2].aligned(to: 7) + "\n"
    }

    /// Rounded down.
    private static func percent(_ freedom: Freedom, of counts: [Freedom: Int]) -> Int {
        100 * (counts[freedom] ?? 0) / max(1, counts.values.reduce(0, +))
    }
}

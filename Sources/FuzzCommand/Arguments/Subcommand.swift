package import SplitFuzz

/// A subcommand, the first argument of the command line.
package struct Subcommand: Sendable {
    /// Reads the values of the arguments, and does the work.
    package typealias Body =
        @MainActor @Sendable (
            _ arguments: ParsedArguments, _ apps: [AppUnderTest], _ context: CommandContext
        ) throws(UsageError) -> CommandStatus

    package let name: String
    /// The operands, as a help text shows them; empty if there are none.
    let operands: String
    /// What a shell offers in place of an operand.
    let completion: Completion
    /// The help text of the subcommand: one sentence without a full stop.
    let summary: String
    /// The options it accepts, in the order of its help text.
    package let options: [Option]
    /// What the exit statuses 0 and 1 mean.
    let outcomes: Outcomes
    let perform: Body

    package init(
        _ name: String, _ operands: String, completing completion: Completion = .anything,
        _ summary: String, options: [Option], outcomes: Outcomes = Outcomes(),
        perform: @escaping Body
    ) {
        self.name = name
        self.operands = operands
        self.completion = completion
        self.summary = summary
        self.options = options + [.help]
        self.outcomes = outcomes
        self.perform = perform
    }

    /// The meaning of the exit statuses. Only 0 and 1 depend on the subcommand.
    package struct Outcomes: Sendable {
        let good: String
        let bad: String

        package init(
            good: String = "no failure, or known ones only",
            bad: String = "a new failure, or a case that does not do what it says"
        ) {
            self.good = good
            self.bad = bad
        }

        var statuses: [(code: String, meaning: String)] {
            [
                ("0", "as expected: \(good)"), ("1", bad),
                ("2", "a mistake in the command line, or a file that cannot be read"),
                ("3", "the system failed: disk full, no permission"),
                ("70", "a bug in this program, or a part of a run is missing"),
                ("130", "interrupted; 143 terminated; 129 hung up"),
            ]
        }
    }

    /// The program, the subcommand and its operands, as a help text shows them.
    func usage(of program: String) -> String {
        "\(program) \(name)\(operands.isEmpty ? "" : " \(operands)")"
    }

    /// The summary as a sentence.
    var sentence: String { "\(summary.prefix(1).uppercased())\(summary.dropFirst())." }

    /// The values of `--format`; empty if it has no such option.
    var formats: [String] {
        let value = options.first { $0 == .format }?.value
        guard case .words(let names) = value?.completion else { return [] }
        return names
    }
}

extension Subcommand: Hashable {
    /// A subcommand is its name.
    package static func == (one: Subcommand, other: Subcommand) -> Bool { one.name == other.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

package import FuzzCommand

extension CommandTable {
    /// The table of `fuzzlab`, which holds what maintainers of this package run.
    package static let fuzzlab = CommandTable(
        purpose:
            "checks what maintainers of fuzzsplit promise: its model of UIKit and its invariants",
        remark: "To search an app, use fuzzsplit.",
        subcommands: [.conformance, .completions, .help],
        standard: .help)
}

extension Subcommand {
    static let conformance = Subcommand(
        "conformance", "FILE…", completing: .files,
        "say what devices have shown, from results of the conformance suite",
        options: [.format(ConformanceCommand.Format.self)],
        outcomes: Outcomes(
            good: "every result agrees with its source", bad: "a result disagrees")
    ) { arguments, _, context throws(UsageError) in
        try ConformanceCommand(arguments, context: context).execute()
    }
}

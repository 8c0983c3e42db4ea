package import FuzzCommand

extension CommandTable {
    /// The table of `fuzzlab`, which holds what maintainers of this package run.
    package static let fuzzlab = CommandTable(
        purpose:
            "keeps the model of UIKit and the invariants honest. It is for maintainers of this "
            + "package; apps are searched by fuzzsplit.",
        subcommands: [.conformance, .help],
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

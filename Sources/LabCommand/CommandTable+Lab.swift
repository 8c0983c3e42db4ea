package import FuzzCommand

extension CommandTable {
    /// The table of `fuzzlab`, which holds what maintainers of this package run.
    package static let fuzzlab = CommandTable(
        purpose:
            "checks what maintainers of fuzzsplit promise: its model of UIKit and its invariants",
        remark: "To search an app, use fuzzsplit.",
        subcommands: [.selftest, .specification, .conformance, .completions, .help],
        standard: .help,
        jobs: [TrialJob.self], prepare: TrialJob.plant)
}

extension Subcommand {
    static let selftest = Subcommand(
        "selftest", "", "plant known faults in right apps, and say which invariants catch them",
        options: [
            .only.saying("plant only these faults, or those of these groups, such as defects"),
            .cases.saying("random cases in each app before a fault counts as missed (128)"),
            .jobs, .update.saying("write the score as the one to reach from now on"), .progress,
        ],
        outcomes: Outcomes(
            good: "the committed score is reached",
            bad: "a group is below the score, or something fails where nothing is planted")
    ) { arguments, _, context throws(UsageError) in
        try SelftestCommand(arguments, context: context).execute()
    }

    static let specification = Subcommand(
        "specification", "",
        "say how much the specification leaves open, in random cases of right apps",
        options: [.cases.saying("random cases of 50 actions in each app (40)")],
        outcomes: Outcomes(
            good: "mode and collapse may have one value only at 50 % of the steps",
            bad: "they are more open")
    ) { arguments, _, context throws(UsageError) in
        try SpecificationCommand(arguments, context: context).execute()
    }

    static let conformance = Subcommand(
        "conformance", "FILE…", completing: .files,
        "say what devices have shown, from results of the conformance suite", options: [],
        outcomes: Outcomes(
            good: "every result agrees with its source", bad: "a result disagrees")
    ) { arguments, _, context throws(UsageError) in
        try ConformanceCommand(arguments, context: context).execute()
    }
}

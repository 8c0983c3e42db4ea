/// The subcommands of `fuzzsplit`.
extension Subcommand {
    static let run = Subcommand(
        "run", "[APP[/VARIANT]…]", completing: .apps,
        "search for failures, and write each new one as a minimal case (the default)",
        options: [
            .seed, .cases, .duration, .untilNew, .actions, .jobs, .scheme, .shard, .harvest,
            .resume, .corpus, .create, .noWrite, .update, .budget, .progress, .certain, .verbose,
            .fingerprint, .html,
        ] + Option.judging + Option.setup + [.format]
    ) { arguments, apps, context throws(UsageError) in
        guard let resume = arguments.value(.resume) else {
            return try RunCommand(arguments, apps: apps, context: context).execute()
        }
        return try RunCommand.resume(resume.text, arguments, apps: apps, context: context)
    }

    static let merge = Subcommand(
        "merge", "PATH…", completing: .files,
        "merge harvests of shards, or directories of cases, and shrink once",
        options: [
            .harvest.saying("write the merged harvest to a new file"), .partial,
            .corpus, .create, .noWrite, .update, .budget, .jobs, .progress, .certain, .verbose,
            .fingerprint, .format,
        ]
    ) { arguments, apps, context throws(UsageError) in
        try MergeCommand(arguments, apps: apps, context: context).execute()
    }

    static let replay = Subcommand(
        "replay", "PATH…", completing: .files,
        "replay cases, or directories of cases, with one verdict for each",
        options: [
            .repair,
            .prove.saying(
                "prove again that cases are minimal, and write what has changed; repairs, too"),
        ] + Option.judging + [.format]
    ) { arguments, apps, context throws(UsageError) in
        try ReplayCommand(arguments, apps: apps, context: context).execute()
    }

    static let explore = Subcommand(
        "explore", "APP[/VARIANT]…", completing: .apps,
        "try every sequence of actions, not random ones",
        options: [.depth, .timings, .corpus, .html] + Option.judging
            + Option.setup.map { $0 == .release ? .oneRelease : $0 }
            + [.format(ListCommand.Format.self)]
    ) { arguments, apps, context throws(UsageError) in
        try ExploreCommand(arguments, apps: apps, context: context).execute()
    }

    static let show = Subcommand(
        "show", "FILE", completing: .files, "draw the screen after each step of a case",
        options: [.html, .svg] + Option.judging + [.format(ListCommand.Format.self)]
    ) { arguments, apps, context throws(UsageError) in
        try ShowCommand(arguments, apps: apps, context: context).execute()
    }

    static let report = Subcommand(
        "report", "[PATH…]", completing: .files,
        "write cases, or directories of cases (./Corpus), as a page for a browser",
        options: [.html.saying("write to this file (standard output)")] + Option.judging
    ) { arguments, apps, context throws(UsageError) in
        try ReportCommand(arguments, apps: apps, context: context).execute()
    }

    static let shrink = Subcommand(
        "shrink", "FILE", completing: .files, "make a case shorter, and rewrite its file",
        options: [.prove] + Option.judging
    ) { arguments, apps, context throws(UsageError) in
        try ShrinkCommand(arguments, apps: apps, context: context).execute()
    }

    static let export = Subcommand(
        "export", "FILE", completing: .files,
        "write a case as a test: for Xcode, or for the package of the app",
        options: [.xcuitest, .swiftTesting, .output]
    ) { arguments, apps, context throws(UsageError) in
        try ExportCommand(arguments, apps: apps, context: context).execute()
    }

    static let fixes = Subcommand(
        "fixes", "APP", completing: .apps, "find the fewest workarounds of an app that are enough",
        options: [.seed, .cases, .actions, .jobs, .budget, .progress, .verbose] + Option.judging
            + Option.setup
    ) { arguments, apps, context throws(UsageError) in
        try FixesCommand(arguments, apps: apps, context: context).execute()
    }

    static let list = Subcommand(
        "list", "KIND", completing: .words(ListCommand.Kind.allCases.map(\.rawValue)),
        "list apps, rules, invariants, defects, doubts, devices, releases and more",
        options: [
            .corpus.saying(
                "with doubts: count the cases of this directory that each decides (./Corpus if it "
                    + "exists)"),
            .format(ListCommand.Format.self),
        ]
    ) { arguments, apps, context throws(UsageError) in
        try ListCommand(arguments, apps: apps, context: context).execute()
    }

    static let explain = Subcommand(
        "explain", "ID|NAME|FILE…", completing: .files,
        "explain a source such as A-040, an invariant, a rule, an app or a case", options: []
    ) { arguments, apps, context throws(UsageError) in
        try ExplainCommand(arguments, apps: apps, context: context).execute()
    }

    package static let completions = Subcommand(
        "completions", "SHELL",
        completing: .words(CompletionsCommand.Shell.allCases.map(\.rawValue)),
        "print a script for bash, zsh or fish, which then completes command lines",
        options: []
    ) { arguments, apps, context throws(UsageError) in
        try CompletionsCommand(arguments, apps: apps, context: context).execute()
    }

    package static let help = Subcommand(
        "help", "[SUBCOMMAND]", completing: .subcommands,
        "print this text, or the help of one subcommand", options: [.man]
    ) { arguments, _, context throws(UsageError) in
        try HelpCommand(arguments, context: context).execute()
    }
}

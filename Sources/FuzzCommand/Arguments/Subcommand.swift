/// A subcommand, the first argument of the command line.
enum Subcommand: String, CaseIterable, Hashable, Sendable {
    case run, merge, replay, explore, show, shrink, export, fixes, selftest, conformance, list
    case explain, help

    /// The operands, as a help text shows them.
    var operands: String {
        switch self {
        case .run: "[APP[/VARIANT]…]"
        case .merge, .replay: "PATH…"
        case .explore: "APP[/VARIANT]…"
        case .show, .shrink, .export: "FILE"
        case .fixes: "APP"
        case .selftest: ""
        case .conformance: "FILE…"
        case .list: "KIND"
        case .explain: "ID|NAME|FILE…"
        case .help: "[SUBCOMMAND]"
        }
    }

    /// The help text of the subcommand: one sentence without a full stop.
    var summary: String {
        switch self {
        case .run: "search for failures, and write each new one as a minimal case (the default)"
        case .merge: "merge harvests of shards, or directories of cases, and shrink once"
        case .replay: "replay cases, or directories of cases, with one verdict for each"
        case .explore: "try every sequence of actions, not random ones"
        case .show: "draw the screen after each step of a case"
        case .shrink: "make a case shorter, and rewrite its file"
        case .export: "write a case as a test: for Xcode, or for the package of the app"
        case .fixes: "find the fewest workarounds of an app that are enough"
        case .selftest: "plant known faults in right apps, and say which invariants catch them"
        case .conformance: "say what devices have shown, from results of the conformance suite"
        case .list: "list apps, rules, invariants, defects, devices or releases"
        case .explain: "explain a source such as A-040, an invariant, a rule, an app or a case"
        case .help: "print this text, or the help of one subcommand"
        }
    }

    /// The options it accepts, in the order of its help text.
    var options: [Option] {
        switch self {
        case .run:
            [
                .seed, .cases, .duration, .untilNew, .actions, .jobs, .scheme, .shard, .harvest,
                .resume, .corpus, .create, .noWrite, .budget, .progress, .verbose, .fingerprint,
            ]
                + Option.judging + Option.setup + [.format, .help]
        case .merge:
            [
                .harvest, .partial, .corpus, .create, .noWrite, .budget, .jobs, .progress,
                .verbose, .fingerprint, .format, .help,
            ]
        case .replay: [.repair] + Option.judging + [.format, .help]
        case .explore:
            [.depth, .timings, .corpus] + Option.judging + Option.setup + [.format, .help]
        case .fixes:
            [.seed, .cases, .actions, .jobs, .budget, .progress, .verbose] + Option.judging
                + Option.setup + [.format, .help]
        case .selftest: [.only, .cases, .jobs, .update, .progress, .format, .help]
        case .conformance, .list: [.format, .help]
        case .show: Option.judging + [.help]
        case .export: [.xcuitest, .swiftTesting, .output, .help]
        case .shrink: [.prove] + Option.judging + [.help]
        case .explain, .help: [.help]
        }
    }

    /// The values of `--format`; empty if it has no such option.
    var formats: [String] {
        guard options.contains(.format) else { return [] }
        if self == .conformance { return ConformanceCommand.Format.allCases.map(\.rawValue) }
        return [.list, .fixes, .selftest].contains(self)
            ? ListCommand.Format.allCases.map(\.rawValue)
            : OutputFormat.allCases.map(\.rawValue)
    }

    /// The help text of an option of this subcommand.
    func summary(of option: Option) -> String {
        if self == .selftest, let summary = option.selftestSummary { return summary }
        if self == .merge, let summary = option.mergeSummary { return summary }
        if self == .explore, let summary = option.exploreSummary { return summary }
        guard option == .format, let last = formats.last else { return option.summary }
        let list = formats.dropLast().joined(separator: ", ")
        return "\(option.summary): \(list) or \(last) (\(OutputFormat.text.rawValue))"
    }
}

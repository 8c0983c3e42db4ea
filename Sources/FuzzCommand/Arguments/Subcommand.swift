/// What the command can be told to do.
enum Subcommand: String, CaseIterable, Hashable, Sendable {
    case run, replay, explore, shrink, show, list

    /// What it takes besides options, as a help text writes it.
    var operands: String {
        switch self {
        case .run: "[APP[/VARIANT]…]"
        case .replay: "PATH…"
        case .explore: "APP[/VARIANT]…"
        case .shrink, .show: "FILE"
        case .list: "KIND"
        }
    }

    /// What it does, in one line.
    var summary: String {
        switch self {
        case .run: "search; a table of apps, then each new minimal case (the default)"
        case .replay: "replay cases, or directories of them, one verdict each"
        case .explore: "try every sequence, to a depth or until nothing new is reached"
        case .shrink: "go on minimising a case, and rewrite its file"
        case .show: "draw each step of a case"
        case .list: "apps, rules, invariants, defects, devices or releases"
        }
    }

    /// The options it accepts, in the order of its help text.
    var options: [Option] {
        switch self {
        case .run:
            [
                .seed, .cases, .duration, .actions, .jobs, .scheme, .shard, .corpus, .noWrite,
            ]
                + Option.setup + [.format, .help]
        case .replay: [.format, .help]
        case .explore: [.depth, .timings, .corpus] + Option.setup + [.format, .help]
        case .shrink, .show: [.help]
        case .list: [.format, .help]
        }
    }
}

/// An option of the command line.
enum Option: String, CaseIterable, Hashable, Sendable {
    case seed, cases, duration, actions, jobs, shard, scheme, corpus
    case create, noWrite, verbose, fingerprint
    case harvest, partial, resume, untilNew
    case depth, timings
    case only, without
    case prove, budget, progress, repair, update
    case xcuitest, swiftTesting, output
    case device, release, direction, orientation, window
    case format
    case help, version

    /// The option as the user types it.
    var name: String {
        switch self {
        case .duration: "--for"
        case .noWrite: "--no-write"
        case .untilNew: "--until-new"
        case .swiftTesting: "--swift-testing"
        default: "--\(rawValue)"
        }
    }

    /// The name of the value in a help text, such as `N`; `nil` for a flag.
    var placeholder: String? {
        switch self {
        case .seed, .cases, .actions, .jobs, .depth, .budget: "N"
        case .duration: "DURATION"
        case .shard: "I/N|auto"
        case .scheme, .device, .release, .direction, .orientation, .window: "NAME"
        case .corpus: "DIR"
        case .harvest, .resume, .output: "FILE"
        case .format: "FORMAT"
        case .only, .without: "NAME,…"
        case .create, .noWrite, .verbose, .fingerprint, .timings, .prove, .progress, .partial,
            .untilNew, .repair, .update, .xcuitest, .swiftTesting, .help, .version:
            nil
        }
    }

    /// A value for an error message; `nil` for a flag.
    var example: String? {
        switch self {
        case .seed: "7"
        case .cases: "10000"
        case .actions: "20"
        case .jobs, .depth: "4"
        case .budget: "20000"
        case .duration: "10m"
        case .shard: "1/3"
        case .scheme: "guided"
        case .device: "iPad Pro 11-inch"
        case .release: "iOS 26"
        case .direction: "right-to-left"
        case .orientation: "portrait"
        case .window: "half"
        case .corpus: "Corpus"
        case .harvest, .resume: "night.harvest"
        case .output: "Exported.swift"
        case .format: "json"
        case .only, .without: "place-kept"
        case .create, .noWrite, .verbose, .fingerprint, .timings, .prove, .progress, .partial,
            .untilNew, .repair, .update, .xcuitest, .swiftTesting, .help, .version:
            nil
        }
    }

    /// The help text of the option; the default is in parentheses.
    var summary: String {
        switch self {
        case .seed: "the number that all random decisions come from; picked if not given"
        case .cases: "random cases for each variant (2048)"
        case .duration: "how long to search: 90s, 10m or 8h; at least 2048 cases for each variant"
        case .actions: "the typical number of actions in a case (50)"
        case .jobs: "processes that share the work (one for each core); changes no result"
        case .shard: "do part I of N, or that of a scheduler's variables; `merge` takes harvests"
        case .harvest:
            "write what the search finds, for `--resume` and `merge`; replaces the harvest of a "
                + "run that has ended; shards shrink there"
        case .resume: "go on with the run that wrote this harvest and ended early"
        case .untilNew: "search until something new is found"
        case .partial: "go on although shards are missing"
        case .scheme: "how cases are drawn: uniform, swarm, mixed or guided (guided)"
        case .corpus: "the directory with the known cases (./Corpus if it exists)"
        case .create: "make the corpus directory if it does not exist"
        case .noWrite: "print new cases, but write no files"
        case .verbose: "also print all that findings rest on, and constant closures"
        case .fingerprint: "print a hash of all that was executed, to compare runs"
        case .depth: "try sequences of up to N actions (until no new state is reached)"
        case .timings: "also start actions before the action before has come to rest"
        case .budget: "replays to shrink one failure (5000); 40 times as many actions to prove it"
        case .progress: "print progress, a line every ten seconds, to standard error"
        case .only: "judge only these invariants, see `list invariants`"
        case .without: "judge all invariants but these"
        case .prove: "go on with the proof that nothing is shorter, which may take hours"
        case .repair: "mend cases that no longer fail as they say, or have old names"
        case .update: "write the score as the one to reach from now on"
        case .xcuitest: "a UI test of Xcode, which drives the real app"
        case .swiftTesting: "a test of Swift Testing, which replays the case in the model"
        case .output: "write to this file, which must not exist (standard output)"
        case .device: "the device, see `list devices`"
        case .release: "the release of iOS, see `list releases`, or all of them"
        case .direction: "left-to-right or right-to-left"
        case .orientation: "landscape or portrait, at the start"
        case .window: "full, two-thirds, half, third or slide-over, at the start"
        case .format: "how results are written"
        case .help: "print this text"
        case .version: "print the version"
        }
    }

    /// The help text in `merge`, where it differs.
    var mergeSummary: String? {
        self == .harvest
            ? "write the merged harvest to this file; replaces no harvest that has more" : nil
    }

    /// The help text in `explore`, where it differs.
    var exploreSummary: String? {
        self == .release ? "the release of iOS, see `list releases`" : nil
    }

    /// The help text in `selftest`, where it differs.
    var selftestSummary: String? {
        switch self {
        case .only: "plant only these faults, or those of these groups, such as defects"
        case .cases: "random cases in each app before a fault counts as missed (384)"
        default: nil
        }
    }

    /// The option that a user types as `name`; `-h` is `--help`.
    init?(name: String) {
        let known = name == "-h" ? .help : Option.allCases.first { $0.name == name }
        guard let known else { return nil }
        self = known
    }

    /// The options that choose the invariants to judge.
    static let judging: [Option] = [.only, .without]

    /// The options that choose the set-up. They have the names of its parameters.
    static let setup: [Option] = [.device, .release, .direction, .orientation, .window]
}

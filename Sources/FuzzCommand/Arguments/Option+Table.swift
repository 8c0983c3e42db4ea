internal import SplitFuzz
internal import StatefulTesting

/// The options of all subcommands.
extension Option {
    // MARK: - The search

    static let seed = Option(
        "--seed", .number(7), "the number that all random decisions come from; picked if not given")
    package static let cases = Option(
        "--cases", .number(10_000), "random cases for each variant (2048)")
    static let duration = Option(
        "--for", Value("DURATION", "10m"),
        "how long to search: 90s, 10m or 8h; at least 2048 cases for each variant")
    static let untilNew = Option("--until-new", "search until something new is found")
    static let actions = Option(
        "--actions", .number(20), "the typical number of actions in a case (50)")
    package static let jobs = Option(
        "--jobs", .number(4),
        "processes that share the work (one for each core); changes no result")
    static let scheme = Option(
        "--scheme", .name(Scheme.guided),
        "how cases are drawn: uniform, swarm, mixed or guided (guided)")
    static let budget = Option(
        "--budget", .number(20_000),
        "replays to shrink one failure (5000); 200 times as many actions to prove it")

    // MARK: - Parts of a run

    static let shard = Option(
        "--shard", Value("I/N", "1/3"), "do part I of N; `merge` takes harvests")
    static let harvest = Option(
        "--harvest", .file("night.harvest"),
        "write what the search finds to a new file, for `--resume` and for `merge`, which shrinks it"
    )
    static let resume = Option(
        "--resume", .file("night.harvest"),
        "go on with the run that wrote this harvest and ended early")
    static let partial = Option("--partial", "go on although shards are missing")

    // MARK: - Cases

    static let corpus = Option(
        "--corpus", Value("DIR", "Corpus", .directories),
        "the directory with the known cases (./Corpus if it exists)")
    static let create = Option("--create", "make the corpus directory if it does not exist")
    static let noWrite = Option("--no-write", "print new cases, but write no files")
    package static let update = Option(
        "--update", "write other ways into known causes to their cases; a simpler one comes first")
    static let prove = Option(
        "--prove", "go on with the proof that nothing is shorter, which may take hours")
    static let repair = Option(
        "--repair", "mend cases that are stale, not minimal or fail differently, or have old names")
    static let xcuitest = Option("--xcuitest", "a UI test of Xcode, which drives the real app")
    static let swiftTesting = Option(
        "--swift-testing", "a test of Swift Testing, which replays the case in the model")
    static let output = Option(
        "--output", .file("Exported.swift"),
        "write to this file, which must not exist (standard output)")

    // MARK: - Pages

    static let html = Option(
        "--html", .file("cases.html"),
        "write a page for a browser, one file that needs no network")
    static let svg = Option(
        "--svg", .number(2), "print the drawing after this step as SVG; 0 is the start")

    // MARK: - Explorations

    static let depth = Option(
        "--depth", .number(4), "try sequences of up to N actions (until no new state is reached)")
    static let timings = Option(
        "--timings", "also start actions before the action before has come to rest")

    // MARK: - The choice of invariants and set-up

    package static let only = Option(
        "--only", Value("NAME,…", "place-kept", .invariants),
        "judge only these invariants, see `list invariants`")
    static let without = Option("--without", only.value, "judge all invariants but these")

    /// The options that choose the invariants to judge.
    static let judging: [Option] = [.only, .without]

    static let device = Option(
        "--device", .name(LaunchSetup.Device.iPadPro11Inch), "the device, see `list devices`")
    static let release = Option(
        "--release", .name(LaunchSetup.Release.standard, or: [LaunchSetup.Choice.everyReleaseText]),
        "the release of iOS, see `list releases`, or all of them")
    static let oneRelease = Option(
        "--release", .name(LaunchSetup.Release.standard), "the release of iOS, see `list releases`")
    static let direction = Option(
        "--direction", .name(LaunchSetup.Direction.rightToLeft), "left-to-right or right-to-left")
    static let orientation = Option(
        "--orientation", .name(LaunchSetup.Orientation.portrait),
        "landscape or portrait, at the start")
    static let window = Option(
        "--window", .name(LaunchSetup.Window.half),
        "full, two-thirds, half, third or slide-over, at the start")

    static let reading = Option(
        "--reading",
        Value(
            "NAME=VALUE", "dockWalk=onChange",
            .words(LaunchSetup.Reading.allCases.map(\.rawValue))),
        "another reading of what no source settles about UIKit, see `list doubts`")

    /// The options that choose the set-up. They have the names of its parameters.
    static let setup: [Option] = [.device, .release, .direction, .orientation, .window, .reading]

    // MARK: - Output

    static let certain = Option(
        "--certain",
        "only findings that hold count as new: those that hang on a reading of UIKit (`list "
            + "doubts`) are neither printed nor written")
    static let verbose = Option(
        "--verbose",
        "also list known findings, all that new ones rest on, and constant closures")
    static let fingerprint = Option(
        "--fingerprint", "print a hash of all that was executed, to compare runs")
    package static let progress = Option(
        "--progress", "print progress, a line every ten seconds, to standard error")
    package static let format = format(OutputFormat.self)
    static let man = Option("--man", "print a manual page of all subcommands, for man")
    package static let help = Option("--help", "print this text")
    static let version = Option("--version", "print the version")

    /// The option `--format` with the formats of a type. The first one is the default.
    package static func format<Formats: CaseIterable & RawRepresentable<String>>(
        _ formats: Formats.Type
    ) -> Option {
        let names = formats.allCases.map(\.rawValue)
        return Option(
            "--format", Value("FORMAT", names.last ?? "", .words(names)),
            "how results are written: \(names.dropLast().joined(separator: ", ")) or "
                + "\(names.last ?? "") (\(names.first ?? ""))")
    }
}

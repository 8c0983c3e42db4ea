/// An option of the command line.
enum Option: String, CaseIterable, Hashable, Sendable {
    case seed, cases, duration, actions, jobs, shard, scheme, corpus
    case noWrite
    case depth, timings
    case device, release, direction, orientation, window
    case format
    case help, version

    /// What is typed.
    var name: String {
        switch self {
        case .duration: "--for"
        case .noWrite: "--no-write"
        default: "--\(rawValue)"
        }
    }

    /// What stands for the value in a help text; `nil` for a flag.
    var placeholder: String? {
        switch self {
        case .seed, .cases, .actions, .jobs, .depth: "N"
        case .duration: "DURATION"
        case .shard: "I/N"
        case .scheme, .device, .release, .direction, .orientation, .window: "NAME"
        case .corpus: "DIR"
        case .format: "text|json"
        case .noWrite, .timings, .help, .version: nil
        }
    }

    /// What it does, in one line of a help text.
    var summary: String {
        switch self {
        case .seed: "where all random decisions come from; picked and printed if not given"
        case .cases: "random cases for each variant, rounded up to whole rounds of 1024"
        case .duration: "go on for so long, as 90s, 10m or 8h; stops between rounds"
        case .actions: "the typical number of actions in a case (50)"
        case .jobs: "processes that share the work (one a core); changes no result"
        case .shard: "do part I of N of the run; the parts together do the whole"
        case .scheme: "how cases are drawn: uniform, swarm, mixed or guided (guided)"
        case .corpus: "the known cases (./Corpus where it exists)"
        case .noWrite: "print new cases, write none"
        case .depth: "try sequences up to N actions; without it, until nothing new is reached"
        case .timings: "also let actions follow amid the transition of the one before"
        case .device: "the device, see `list devices`"
        case .release: "the release of iOS, see `list releases`"
        case .direction: "left-to-right or right-to-left"
        case .orientation: "landscape or portrait, at the start"
        case .window: "full, two-thirds, half, third or slide-over, at the start"
        case .format: "how results are written (text)"
        case .help: "print this"
        case .version: "print the version"
        }
    }

    /// The option of a name as typed, `-h` included.
    init?(name: String) {
        let known = name == "-h" ? .help : Option.allCases.first { $0.name == name }
        guard let known else { return nil }
        self = known
    }

    /// The options that choose the set-up, named as its parameters are.
    static let setup: [Option] = [.device, .release, .direction, .orientation, .window]
}

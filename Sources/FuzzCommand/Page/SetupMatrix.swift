internal import SplitFuzz
internal import StatefulTesting

/// On which releases and devices a case fails.
struct SetupMatrix: Codable {
    enum Cell: String, Codable {
        case fails
        case failsOtherwise = "fails otherwise"
        case holds
        /// One of its actions cannot be done.
        case inapplicable
        case untried = "not tried"
        /// The release does not run on the device, or the rest of the set-up does not exist there.
        case impossible = "–"
    }

    /// Releases, or devices, and their cells.
    typealias Line = (names: [String], cells: [Cell])

    private let releases: [String]
    private let devices: [String]
    /// By release, then by device.
    private var cells: [[Cell]]
    private var replays = 0
    private var actions = 0
    private let limit: Int

    /// The most actions that a page executes for all its matrices. They take some seconds.
    static let pageLimit = 40_000

    /// Replays a case in its set-up with every release and device, the release and the device of
    /// the case first. `nil` if there is no choice, or if each replay would need a process or a
    /// search of its own.
    ///
    /// - Parameter limit: the most actions to execute.
    @MainActor init?(
        _ committed: CorpusCase, by executor: Executor<SplitMachine>, limit: Int
    ) {
        let setup = executor.subject.setup
        let invariant = committed.expectation.invariant
        guard let release = setup.firstIndex(where: { $0.name == "release" }),
            let device = setup.firstIndex(where: { $0.name == "device" }),
            invariant != Violation.keepsRunning,
            !SplitMachine.goals.contains(where: { $0.name == invariant })
        else { return nil }
        releases = setup[release].values
        devices = setup[device].values
        self.limit = limit
        cells = releases.map { [devices] _ in devices.map { _ in .untried } }
        let own = committed.trace.setup
        let all = releases.indices.flatMap { release in
            devices.indices.map { (release: release, device: $0) }
        }
        func isNear(_ place: (release: Int, device: Int)) -> Bool {
            place.release == own[release] || place.device == own[device]
        }
        for place in all.filter(isNear) + all.filter({ !isNear($0) }) {
            let needed = committed.trace.count + 1
            guard actions + needed <= limit else { return }
            var ranks = own
            ranks[release] = place.release
            ranks[device] = place.device
            let cell = Cell(
                executor.outcome(of: committed.moved(to: committed.app, setup: ranks, setup)),
                of: committed.expectation)
            cells[place.release][place.device] = cell
            if cell == .impossible { continue }
            actions += needed
            replays += 1
        }
    }

    /// How much was tried, as in `180 set-ups, 720 actions of at most 20,000`.
    var amount: String {
        "\(replays.counting("set-up")), \(actions.counting("action")) of at most \(limit.grouped)"
    }

    /// The releases, and the devices with a cell for each of them. What is the same is joined.
    var lines: (releases: [[String]], devices: [Line]) {
        let columns = SetupMatrix.joined(zip(releases, cells).map { ([$0], $1) })
        let rows = SetupMatrix.joined(
            devices.indices.map { device in
                ([devices[device]], columns.map { $0.cells[device] })
            })
        return (columns.map(\.names), rows)
    }

    /// Joins lines that agree wherever both have a cell. Leaves out those that have none.
    private static func joined(_ lines: [Line]) -> [Line] {
        var joined: [Line] = []
        for line in lines where line.cells.contains(where: { $0 != .impossible }) {
            let alike = joined.firstIndex { other in
                zip(other.cells, line.cells).allSatisfy {
                    $0 == $1 || $0 == .impossible || $1 == .impossible
                }
            }
            guard let alike else {
                joined.append(line)
                continue
            }
            joined[alike].names += line.names
            joined[alike].cells = zip(joined[alike].cells, line.cells).map {
                $0 == .impossible ? $1 : $0
            }
        }
        return joined
    }
}

extension SetupMatrix.Cell {
    fileprivate init(_ outcome: Outcome, of expectation: Expectation) {
        self =
            switch outcome {
            case .inapplicable(at: 0, _): .impossible
            case .inapplicable: .inapplicable
            case .passed: .holds
            case .violated(_, let violation, _):
                violation.invariant == expectation.invariant
                    && violation.location == expectation.location ? .fails : .failsOtherwise
            case .undecided: .untried
            }
    }
}

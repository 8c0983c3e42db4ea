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

    let releases: [String]
    private let devices: [String]
    /// By release, then by device.
    private var cells: [[Cell]]
    private var replays = 0
    private var actions = 0

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

    /// How much was tried, as in `180 set-ups, 720 actions`.
    var amount: String { "\(replays.counting("set-up")), \(actions.counting("action"))" }

    /// A part of the table: devices, and what is so on them on several releases.
    struct Line {
        let devices: [String]
        let entries: [(cell: Cell, text: String)]
    }

    /// The releases of each column, and the lines. What is the same is joined.
    var table: (releases: [[String]], lines: [Line]) {
        let columns = SetupMatrix.joined(cells)
        // Of joined releases, so that no device disagrees with those of its line.
        let turned = devices.indices.map { device in columns.map { $0.cells[device] } }
        let lines = SetupMatrix.joined(turned).map { line in
            Line(
                devices: line.positions.map { devices[$0] },
                entries: columns.indices.map {
                    entry(line.cells[$0], of: line.positions, on: columns[$0].positions)
                })
        }
        return (columns.map { $0.positions.map { releases[$0] } }, lines)
    }

    /// The cell of joined devices and releases. Its text names the releases if the devices run only
    /// some of them.
    private func entry(
        _ cell: Cell, of line: [Int], on column: [Int]
    ) -> (cell: Cell, text: String) {
        func runs(_ release: Int) -> Bool {
            line.contains { cells[release][$0] != .impossible }
        }
        let (run, others) = (column.filter(runs), column.filter { !runs($0) })
        if run.isEmpty || others.isEmpty { return (cell, cell.rawValue) }
        let isShort = run.count <= others.count
        let names = (isShort ? run : others).map { releases[$0] }.joined(separator: ", ")
        return (cell, "\(cell.rawValue) (\(isShort ? "" : "not ")\(names))")
    }

    /// The positions of lines, those joined that agree wherever both have a cell. Leaves out those
    /// that have none.
    private static func joined(_ lines: [[Cell]]) -> [(positions: [Int], cells: [Cell])] {
        var joined: [(positions: [Int], cells: [Cell])] = []
        for (position, cells) in lines.enumerated()
        where cells.contains(where: { $0 != .impossible }) {
            let alike = joined.firstIndex { other in
                zip(other.cells, cells).allSatisfy {
                    $0 == $1 || $0 == .impossible || $1 == .impossible
                }
            }
            if let alike {
                joined[alike].positions.append(position)
                joined[alike].cells = zip(joined[alike].cells, cells).map {
                    $0 == .impossible ? $1 : $0
                }
            } else {
                joined.append(([position], cells))
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

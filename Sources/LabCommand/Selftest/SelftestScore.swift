internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// How many faults of each group were caught, of how many that count.
struct SelftestScore: Equatable {
    struct Entry: Equatable {
        let group: String
        var caught = 0
        var planted = 0

        /// Whether a smaller share is caught than in another entry.
        func isBelow(_ other: Entry) -> Bool { caught * other.planted < other.caught * planted }

        /// The share in percent, rounded down; `nil` if nothing counts.
        var percent: Int? { planted == 0 ? nil : caught * 100 / planted }
    }

    /// The committed score, relative to the current directory.
    static let path = "scripts/selftest-score.tsv"
    private static let header = "group\tcaught\tplanted"

    var entries: [Entry] = []

    /// The score of some results. The control does not count, nor what no user sees, nor what no
    /// app comes to.
    @MainActor init(_ results: [FaultResult]) {
        for result in results where !result.fault.isControl {
            let group = result.fault.group
            if self[group] == nil { entries.append(Entry(group: group)) }
            guard result.counts, let index = entries.firstIndex(where: { $0.group == group })
            else { continue }
            entries[index].planted += 1
            if result.isCaught { entries[index].caught += 1 }
        }
    }

    /// Reads a file. `nil` if it has another form.
    init?(_ text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        guard lines.first == Self.header else { return nil }
        for line in lines.dropFirst() {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard cells.count == 3, let caught = Int(cells[1]), let planted = Int(cells[2]),
                caught >= 0, caught <= planted
            else { return nil }
            entries.append(Entry(group: String(cells[0]), caught: caught, planted: planted))
        }
    }

    var text: String {
        ([Self.header] + entries.map { "\($0.group)\t\($0.caught)\t\($0.planted)" })
            .map { "\($0)\n" }.joined()
    }

    subscript(group: String) -> Entry? { entries.first { $0.group == group } }

    /// All groups of mutations together; `nil` if there are none.
    func sum(_ name: String, where isIncluded: (Entry) -> Bool) -> Entry? {
        let parts = entries.filter(isIncluded)
        guard parts.count > 1 else { return nil }
        return Entry(
            group: name, caught: parts.reduce(0) { $0 + $1.caught },
            planted: parts.reduce(0) { $0 + $1.planted })
    }
}

package import StatefulTesting

/// S1: a versioned store whose compaction keeps the history of the newest live snapshot only.
package struct SnapshotStore: StateMachine {
    private struct Version {
        let time: Int
        let value: Int
    }

    private var time = 0
    private var versions: [[Version]] = Array(repeating: [], count: 10)
    private var snapshots: [(reference: Reference, time: Int, writes: Int)] = []
    /// The reference: every write in order.
    private var writes: [(key: Int, value: Int)] = []

    package init() {}

    /// Keys and values are only compared, so two of each suffice for a search.
    package static var yardstick: Yardstick<SnapshotStore> {
        Yardstick(
            "S1",
            minimum: [
                "put 0 0", "snapshot -> #1", "put 0 0", "snapshot -> #2", "compact", "read #1 0",
            ], values: .lowest(2))
    }

    package static var rules: [Rule<SnapshotStore>] {
        [
            Rule("put", .integer(0...9), .integer(0...9)) { store, key, value in
                store.put(key, value)
            },
            Rule("get", .integer(0...9)) { store, key in
                guard store.value(key, at: store.time) == store.expected(key, store.writes.count)
                else { throw Mismatch("get") }
            },
            Rule("snapshot", creates: "snapshot") { store, snapshot in
                store.snapshots.append((snapshot, store.time, store.writes.count))
            },
            Rule("read", .reference(to: "snapshot"), .integer(0...9)) { store, snapshot, key in
                guard let taken = store.snapshots.first(where: { $0.reference == snapshot }) else {
                    throw Inapplicable("\(snapshot) was released")
                }
                guard store.value(key, at: taken.time) == store.expected(key, taken.writes) else {
                    throw Mismatch("read")
                }
            },
            Rule("release", .reference(to: "snapshot", consumes: true)) { store, snapshot in
                store.snapshots.removeAll { $0.reference == snapshot }
            },
            Rule("compact") { store in store.compact() },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(snapshots.count)
        for history in versions {
            fingerprint.combine(history.count)
            guard fingerprint.detail == .exploration else { continue }
            for version in history {
                fingerprint.combine(version.time)
                fingerprint.combine(version.value)
            }
        }
        guard fingerprint.detail == .exploration else { return }
        for snapshot in snapshots {
            fingerprint.combine(snapshot.time)
        }
        for write in writes {
            fingerprint.combine(write.key)
            fingerprint.combine(write.value)
        }
    }

    private mutating func put(_ key: Int, _ value: Int) {
        time += 1
        versions[key].append(Version(time: time, value: value))
        writes.append((key, value))
    }

    private func value(_ key: Int, at time: Int) -> Int? {
        versions[key].last { $0.time <= time }?.value
    }

    private func expected(_ key: Int, _ count: Int) -> Int? {
        writes.prefix(count).last { $0.key == key }?.value
    }

    /// Drops what no snapshot sees, but takes the newest snapshot for the oldest.
    private mutating func compact() {
        let horizon = snapshots.map(\.time).max() ?? time
        for key in versions.indices {
            guard let kept = versions[key].lastIndex(where: { $0.time <= horizon }) else {
                continue
            }
            versions[key].removeFirst(kept)
        }
    }
}

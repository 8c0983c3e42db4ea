package import StatefulTesting

/// T6: a versioned store without a fault, which reaches millions of states.
package struct VersionedStore: StateMachine {
    private var values = [Int](repeating: 0, count: 10)
    private var snapshots: [[Int]] = []

    package init() {}

    package static var rules: [Rule<VersionedStore>] {
        [
            Rule("put", .integer(0...9), .integer(0...9)) { $0.values[$1] = $2 },
            Rule("get", .integer(0...9)) { store, key in
                guard store.values[key] < 10 else { throw Mismatch("get") }
            },
            Rule("snapshot", when: { $0.snapshots.count < 3 }) { $0.snapshots.append($0.values) },
            Rule("restore", when: { !$0.snapshots.isEmpty }) { store in
                store.values = store.snapshots.removeLast()
            },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(snapshots.count)
        for value in values { fingerprint.combine(value) }
    }
}

/// T7: files that are opened, read and closed by reference.
package struct OpenFiles: StateMachine {
    private var open = 0
    private var reads = 0

    package init() {}

    package static var rules: [Rule<OpenFiles>] {
        [
            Rule("open", creates: "file") { files, _ in files.open += 1 },
            Rule("read", .reference(to: "file")) { files, _ in files.reads &+= 1 },
            Rule("close", .reference(to: "file", consumes: true)) { files, _ in files.open -= 1 },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) { fingerprint.combine(open) }
}

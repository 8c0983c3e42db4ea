package import StatefulTesting

/// V3 and V4: getting a key that was put fails, unless the key is low.
package struct TwinKey<Keys: TwinKeys>: StateMachine {
    private var keys: Set<Int> = []

    package init() {}

    /// Higher keys than the lowest failing one cannot give a simpler failure: `get` needs the same
    /// key as `put`.
    package static var yardstick: Yardstick<TwinKey> {
        Yardstick(
            Keys.id, minimum: ["put \(Keys.firstFailing)", "get \(Keys.firstFailing)"],
            values: .lowest(UInt64(Keys.firstFailing) + 1), cases: RandomCases(actions: 200))
    }

    package static var rules: [Rule<TwinKey>] {
        [
            Rule("put", .integer(Keys.all)) { store, key in store.keys.insert(key) },
            Rule("get", .integer(Keys.all)) { store, key in
                if key >= Keys.firstFailing, store.keys.contains(key) { throw Mismatch("lost") }
            },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(keys.count)
        guard fingerprint.detail == .exploration else { return }
        for key in keys.sorted() { fingerprint.combine(key) }
    }
}

/// The keys of a twin-key machine.
package protocol TwinKeys {
    static var id: String { get }
    static var all: ClosedRange<Int> { get }
    static var firstFailing: Int { get }
}

/// V3.
package enum FiftyKeys: TwinKeys {
    package static let id = "V3"
    package static let all = 0...49
    package static let firstFailing = 20
}

/// V4.
package enum TenThousandKeys: TwinKeys {
    package static let id = "V4"
    package static let all = 0...9_999
    package static let firstFailing = 1_000
}

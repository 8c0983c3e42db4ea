package import StatefulTesting

/// V7: a cache of the three keys used last, against a list. `get` does not refresh a key.
package struct RecentCache: StateMachine {
    /// The key used last comes last.
    private var cache: [Int] = []
    private var model: [Int] = []

    package init() {}

    /// Keys are only compared, and six actions use at most six. Four keys fill the cache and
    /// replace one; a fifth and sixth only replace more.
    package static var yardstick: Yardstick<RecentCache> {
        Yardstick(
            "V7", minimum: ["put 0", "put 1", "put 2", "get 0", "put 3", "get 0"],
            values: .lowest(5))
    }

    package static var rules: [Rule<RecentCache>] {
        [
            Rule("put", .integer(0...9)) { system, key in
                system.cache.put(key)
                system.model.put(key)
            },
            Rule("get", .integer(0...9)) { system, key in
                guard system.cache.contains(key) == system.model.contains(key) else {
                    throw Mismatch("presence")
                }
                if system.model.contains(key) { system.model.put(key) }
            },
        ]
    }

    package func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(cache.count)
        guard fingerprint.detail == .exploration else { return }
        for key in cache + model { fingerprint.combine(key) }
    }
}

extension [Int] {
    /// Makes a key the last one, and keeps three.
    fileprivate mutating func put(_ key: Int) {
        removeAll { $0 == key }
        append(key)
        if count > 3 { removeFirst() }
    }
}

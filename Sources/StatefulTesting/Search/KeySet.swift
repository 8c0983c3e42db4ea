/// A set of keys of a `KeyTable`, as a sorted array.
struct KeySet: Hashable, Sendable {
    /// In ascending order, each once.
    private(set) var keys: [UInt64]

    /// - Parameter keys: in ascending order, each once.
    init(_ keys: [UInt64] = []) {
        self.keys = keys
    }

    /// Adds the keys of another set. Returns those that were not in this one. O(n) in the number of
    /// keys of both, and without memory if nothing is new.
    mutating func formUnion(_ other: KeySet) -> KeySet {
        if keys.isEmpty {
            self = other
            return other
        }
        let new = other.subtracting(self)
        if !new.keys.isEmpty { merge(new.keys) }
        return new
    }

    private func subtracting(_ other: KeySet) -> KeySet {
        var (rest, position) = ([UInt64](), 0)
        let others = other.keys
        for key in keys {
            while position < others.count, others[position] < key { position += 1 }
            if position == others.count || others[position] != key { rest.append(key) }
        }
        return KeySet(rest)
    }

    /// Merges keys that are not in this set, from the end, in place.
    private mutating func merge(_ new: [UInt64]) {
        var (own, other) = (keys.count - 1, new.count - 1)
        keys.append(contentsOf: new)
        var position = keys.count - 1
        while other >= 0 {
            if own >= 0, keys[own] > new[other] {
                keys[position] = keys[own]
                own -= 1
            } else {
                keys[position] = new[other]
                other -= 1
            }
            position -= 1
        }
    }
}

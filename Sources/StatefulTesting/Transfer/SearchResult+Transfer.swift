extension SearchResult: Checked {
    @usableFromInline
    package var isSound: Bool { islands.map(\.island).areAscending }
}

extension SearchResult.IslandCounts: Checked {
    package var isSound: Bool {
        island <= RunPlan.islandLimit && applied.count <= RunPlan.ruleLimit
    }
}

extension IslandFailures: Checked {
    package var isSound: Bool {
        let islands = cases.map(\.island)
        return islands.areAscending && islands.last ?? 0 <= RunPlan.islandLimit
    }
}

extension KeySet: Codable {
    /// The lower 16 bits of a key are always 0.
    private static let keyBytes = 6

    init(from decoder: any Decoder) throws {
        let bytes = try RawBytes(from: decoder).bytes
        self.init()
        guard bytes.count.isMultiple(of: Self.keyBytes) else { throw RawBytes.fault }
        var keys: [UInt64] = []
        keys.reserveCapacity(bytes.count / Self.keyBytes)
        for start in stride(from: 0, to: bytes.count, by: Self.keyBytes) {
            var key: UInt64 = 0
            for byte in bytes[start..<start + Self.keyBytes].reversed() {
                key = key << 8 | UInt64(byte)
            }
            keys.append(key << 16)
        }
        guard keys.areAscending else { throw RawBytes.fault }
        self.init(keys)
    }

    func encode(to encoder: any Encoder) throws {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(keys.count * Self.keyBytes)
        for key in keys {
            for shift in stride(from: 16, to: 64, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: key >> UInt64(shift)))
            }
        }
        try RawBytes(bytes).encode(to: encoder)
    }
}

extension Collection where Element: Comparable {
    /// Whether each element is greater than the one before.
    fileprivate var areAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}

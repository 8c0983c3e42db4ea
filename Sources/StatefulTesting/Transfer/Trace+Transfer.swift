extension Trace: Codable {
    private struct Parts: Codable {
        let setup: [Int]
        let actions: [Action]
    }

    package init(from decoder: any Decoder) throws {
        let parts = try Parts(from: decoder)
        self.init(setup: parts.setup, actions: parts.actions)
    }

    package func encode(to encoder: any Encoder) throws {
        try Parts(setup: setup, actions: actions).encode(to: encoder)
    }
}

extension Action: Checked {
    /// Whether the first word of a recorded action has room for it.
    package var isSound: Bool {
        rule < 1 << 31 && timing.code < 1 << 16 && arguments.count < 1 << 15
    }
}

extension Argument: Codable {
    /// Ranks are below this number.
    private static let rankLimit: UInt64 = 1 << 62

    @usableFromInline
    package init(from decoder: any Decoder) throws {
        switch try Value(from: decoder) {
        case .rank(let rank) where rank < Self.rankLimit: self = .rank(rank)
        case .rank: throw RawBytes.fault
        case .name(let name): self = .name(name)
        case .reference(let reference): self = .reference(reference)
        case .simplest: self = .simplest
        }
    }

    @usableFromInline
    package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

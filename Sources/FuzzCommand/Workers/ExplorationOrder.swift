internal import StatefulTesting

/// What `explore` asks for, as the payload of a task.
struct ExplorationOrder: Equatable {
    /// How many deaths by one action an exploration meets before it leaves the action out.
    static let deathsOfAction = 4
    /// How many deaths it meets before it stops.
    static let deathLimit = 32

    /// The most actions in a sequence; `nil` for no limit.
    let depth: Int?
    let includesTimings: Bool

    var plan: ExplorationPlan {
        var plan = ExplorationPlan(depth: depth, includesTimings: includesTimings)
        plan.repeatsViolations = true
        plan.deathsOfAction = Self.deathsOfAction
        plan.deathLimit = Self.deathLimit
        return plan
    }

    var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(depth ?? -1)
        writer.write(includesTimings ? 1 : 0)
        return writer.bytes
    }
}

extension ExplorationOrder {
    /// Decodes an order.
    ///
    /// - Throws: `TransferError` if the bytes are none.
    init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        let depth = try reader.integer()
        includesTimings = try reader.integer() == 1
        self.depth = depth < 0 ? nil : depth
        guard reader.isAtEnd else { throw reader.failure }
    }
}

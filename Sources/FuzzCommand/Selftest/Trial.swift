internal import StatefulTesting

/// What one search for a planted fault has seen.
struct Trial: Equatable {
    /// A failure in one of the fault's apps.
    struct Failure: Equatable {
        /// The position of the app among those of the fault.
        var app: Int
        var signature: Signature
        var trace: Trace
        /// The actions that the search had executed at the end of the trace.
        var actions: Int

        /// Whether the trace ends its process, or never ends.
        var endsProcess: Bool { signature.invariant == Violation.keepsRunning }
    }

    /// `nil` if nothing failed.
    var first: Failure?
    /// The invariants that something broke, in order of their names.
    var invariants: [String] = []
    /// All actions that the search executed.
    var actions = 0
    /// Whether it has come to the place of the fault.
    var isReached = false
}

extension Trial {
    var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write([first].compactMap { $0 }) { $0.write(raw: $1.encoded) }
        writer.write(invariants) { $0.write($1) }
        writer.write(actions)
        writer.write(isReached ? 1 : 0)
        return writer.bytes
    }

    /// Decodes a trial.
    ///
    /// - Throws: `TransferError` if the bytes are none.
    init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        first = try reader.integer() == 0 ? nil : try Failure(&reader)
        invariants = try reader.texts()
        actions = try reader.integer()
        isReached = try reader.integer() == 1
        guard reader.isAtEnd else { throw reader.failure }
    }
}

extension Trial.Failure {
    var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(app)
        writer.write(signature)
        writer.write(trace)
        writer.write(actions)
        return writer.bytes
    }

    init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        try self.init(&reader)
        guard reader.isAtEnd else { throw reader.failure }
    }

    fileprivate init(_ reader: inout ByteReader) throws(TransferError) {
        app = try reader.integer()
        signature = try reader.signature()
        trace = try reader.trace()
        actions = try reader.integer()
    }
}

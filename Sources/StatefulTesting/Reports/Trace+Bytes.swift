extension Trace {
    /// The trace as bytes, names as text: for another process of the same version.
    public var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(self)
        return writer.bytes
    }

    public init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        self = try reader.trace()
        guard reader.isAtEnd else { throw reader.failure }
    }
}

extension Attempt {
    /// The attempt as bytes, for another process of the same version.
    public var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(trace)
        writer.write(failure.map { [$0] } ?? []) { writer, failure in
            writer.write(failure.step)
            writer.write(failure.signature)
            writer.write([failure.violation] + failure.also) { writer, violation in
                writer.write(violation.invariant)
                writer.write(violation.location)
                writer.write(violation.sources) { $0.write($1) }
                writer.write(violation.remark)
            }
        }
        return writer.bytes
    }

    public init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        let trace = try reader.trace()
        let failures = try reader.array { reader throws(TransferError) -> Failure in
            let step = try reader.integer()
            let signature = try reader.signature()
            let violations = try reader.array { reader throws(TransferError) -> Violation in
                Violation(
                    invariant: try reader.text(), location: try reader.text(),
                    sources: try reader.texts(), remark: try reader.text())
            }
            guard let first = violations.first else { throw reader.failure }
            return Failure(
                step: step, violation: first, also: Array(violations.dropFirst()),
                signature: signature)
        }
        guard reader.isAtEnd, failures.count <= 1 else { throw reader.failure }
        self.init(trace: trace, failure: failures.first)
    }
}

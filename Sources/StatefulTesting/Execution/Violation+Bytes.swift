extension ByteWriter {
    mutating func write(_ violation: Violation) {
        write(violation.invariant)
        write(violation.location)
        write(violation.object)
        write(violation.sources) { $0.write($1) }
        write(violation.remark)
    }

    mutating func write(_ earlier: EarlierViolation) {
        write(earlier.step)
        write(earlier.invariant)
        write(earlier.location)
    }

    mutating func write(_ assumption: Assumption) {
        write(assumption.text)
        write(assumption.sources) { $0.write($1) }
        write(assumption.link)
    }
}

extension ByteReader {
    mutating func violation() throws(TransferError) -> Violation {
        Violation(
            invariant: try text(), location: try text(), object: try text(),
            sources: try texts(), remark: try text())
    }

    mutating func earlierViolations() throws(TransferError) -> [EarlierViolation] {
        try array { reader throws(TransferError) in
            EarlierViolation(
                step: try reader.integer(), invariant: try reader.text(),
                location: try reader.text())
        }
    }

    mutating func assumptions() throws(TransferError) -> [Assumption] {
        try array { reader throws(TransferError) in
            Assumption(try reader.text(), sources: try reader.texts(), link: try reader.text())
        }
    }
}

/// Writes values as bytes, which `ByteReader` reads in any process of the same version.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Eight bytes, the least significant first.
    package mutating func write(_ word: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
        }
    }

    package mutating func write(_ number: Int) {
        write(UInt64(bitPattern: Int64(number)))
    }

    /// Whether something is the case, as 1 or 0.
    mutating func write(_ flag: Bool) {
        write(flag ? 1 : 0)
    }

    /// Bytes as they are, without their number.
    package mutating func write(raw more: [UInt8]) {
        bytes += more
    }

    /// Keys of a `KeyTable`, six bytes each. Their lower 16 bits are always 0.
    mutating func write(keys: [UInt64]) {
        write(keys.count)
        for key in keys {
            for shift in stride(from: 16, to: 64, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: key >> UInt64(shift)))
            }
        }
    }

    package mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes += Array(text.utf8)
    }

    package mutating func write<Element>(
        _ elements: [Element], _ one: (inout ByteWriter, Element) -> Void
    ) {
        write(elements.count)
        for element in elements { one(&self, element) }
    }

    package mutating func write(_ signature: Signature) {
        write(signature.invariant)
        write(signature.location)
        write(signature.rule)
        write(signature.object)
    }

    /// Names are written as text, because their numbers are valid only in this process.
    package mutating func write(_ trace: Trace) {
        write(trace.setup) { $0.write($1) }
        write(trace.actions) { writer, action in
            writer.write(action.rule)
            writer.write(action.timing.code)
            writer.write(action.creates.map { Int($0.number) } ?? 0)
            writer.write(action.arguments) { writer, argument in
                if case .name(let name) = argument.value {
                    writer.write(1)
                    writer.write(name.text)
                } else {
                    writer.write(0)
                    writer.write(argument.word)
                }
            }
        }
    }
}

/// Thrown for bytes that this version of the engine did not write.
package struct TransferError: Error, Hashable, Sendable {
    /// The position of the byte at which reading stopped.
    package let offset: Int
}

/// Reads the bytes of a `ByteWriter`. Every function throws if the bytes do not have the right form.
package struct ByteReader {
    private let bytes: [UInt8]
    private var offset = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    package var isAtEnd: Bool {
        offset == bytes.count
    }

    package var failure: TransferError {
        TransferError(offset: offset)
    }

    package mutating func word() throws(TransferError) -> UInt64 {
        guard bytes.count - offset >= 8 else { throw failure }
        var word: UInt64 = 0
        for index in (0..<8).reversed() { word = word << 8 | UInt64(bytes[offset + index]) }
        offset += 8
        return word
    }

    /// The next bytes, as many as a number says.
    package mutating func bytes(_ count: Int) throws(TransferError) -> [UInt8] {
        guard (0...(bytes.count - offset)).contains(count) else { throw failure }
        defer { offset += count }
        return Array(bytes[offset..<offset + count])
    }

    /// All bytes that are left.
    package mutating func rest() -> [UInt8] {
        defer { offset = bytes.count }
        return Array(bytes[offset...])
    }

    package mutating func integer() throws(TransferError) -> Int {
        Int(truncatingIfNeeded: try word())
    }

    /// A number of things that a run did: not negative, and so low that sums of a whole run cannot
    /// overflow.
    mutating func amount() throws(TransferError) -> Int {
        let amount = try integer()
        guard (0..<1 << 40).contains(amount) else { throw failure }
        return amount
    }

    mutating func flag() throws(TransferError) -> Bool {
        switch try integer() {
        case 0: false
        case 1: true
        default: throw failure
        }
    }

    /// Keys of a `KeyTable`, in ascending order, each once.
    mutating func keys() throws(TransferError) -> [UInt64] {
        let count = try integer()
        guard (0...(bytes.count - offset) / 6).contains(count) else { throw failure }
        var keys: [UInt64] = []
        keys.reserveCapacity(count)
        for _ in 0..<count {
            var key: UInt64 = 0
            for index in (0..<6).reversed() { key = key << 8 | UInt64(bytes[offset + index]) }
            key <<= 16
            if let last = keys.last, last >= key { throw failure }
            keys.append(key)
            offset += 6
        }
        return keys
    }

    /// The number of elements that follow, each of at least one byte.
    package mutating func count() throws(TransferError) -> Int {
        let count = try integer()
        guard (0...(bytes.count - offset)).contains(count) else { throw failure }
        return count
    }

    package mutating func text() throws(TransferError) -> String {
        let count = try count()
        guard let text = String(validating: bytes[offset..<offset + count], as: UTF8.self) else {
            throw failure
        }
        offset += count
        return text
    }

    mutating func array<Element>(
        _ one: (inout ByteReader) throws(TransferError) -> Element
    ) throws(TransferError) -> [Element] {
        var elements: [Element] = []
        for _ in 0..<(try count()) { elements.append(try one(&self)) }
        return elements
    }

    mutating func integers() throws(TransferError) -> [Int] {
        try array { reader throws(TransferError) in try reader.integer() }
    }

    package mutating func texts() throws(TransferError) -> [String] {
        try array { reader throws(TransferError) in try reader.text() }
    }

    package mutating func signature() throws(TransferError) -> Signature {
        Signature(
            invariant: try text(), location: try text(), rule: try text(), object: try text())
    }

    package mutating func trace() throws(TransferError) -> Trace {
        let setup = try integers()
        let actions = try array { reader throws(TransferError) in try reader.action() }
        return Trace(setup: setup, actions: actions)
    }

    private mutating func action() throws(TransferError) -> Action {
        let rule = try integer()
        let timing = try word()
        let created = try integer()
        guard (0..<1 << 31).contains(rule), timing < 1 << 16, let number = UInt32(exactly: created)
        else { throw failure }
        let arguments = try array { reader throws(TransferError) in try reader.argument() }
        guard arguments.count < 1 << 15 else { throw failure }
        return Action(
            rule: rule, timing: Timing(code: timing), arguments: arguments,
            creates: number == 0 ? nil : Reference(number))
    }

    private mutating func argument() throws(TransferError) -> Argument {
        if try flag() { return .name(Name(try text())) }
        let argument = Argument(word: try word())
        // The number of a name means nothing in this process.
        if case .name = argument.value { throw failure }
        return argument
    }
}

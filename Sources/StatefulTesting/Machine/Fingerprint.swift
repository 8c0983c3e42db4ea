/// 128 bits that identify a state, the same on every computer and in every process.
///
/// Feed fields in a fixed order, because the order matters. Feed the count of a collection before
/// its elements, because only bits are fed and no types. The mixing multiplies like wyhash
/// (https://github.com/wangyi-fudan/wyhash). It is not cryptographic.
@frozen
public struct Fingerprint {
    /// How much of a state to feed.
    public enum Detail: Sendable {
        /// Only what makes a state interesting. Fed after each step, so it must be cheap.
        case guidance
        /// Everything that can make two states behave differently. Fed in exploration.
        case exploration
    }

    /// The finished bits.
    package struct Digest: Hashable, Sendable {
        package let high: UInt64
        package let low: UInt64
    }

    /// How much of the state to feed.
    public let detail: Detail
    @usableFromInline var high: UInt64 = 0x2545_f491_4f6c_dd1d
    @usableFromInline var low: UInt64 = 0x9e37_79b9_7f4a_7c15
    /// In the order in which the fields were met.
    private(set) var notes: [FieldNote] = []
    /// The fields and their digests, inner fields first; `nil` unless they are traced.
    var marks: [FieldMark]?

    @inlinable
    package init(detail: Detail) {
        self.detail = detail
    }

    /// Feeds 64 bits. O(1).
    @inlinable
    @inline(__always)
    public mutating func combine(_ value: UInt64) {
        let product = (low ^ value).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
        low = product.low ^ (high << 23 | high >> 41)
        high = (product.high ^ value) &+ high &* 0xe703_7ed1_a0b4_28db
    }

    /// Feeds an integer as 64 bits. O(1).
    @inlinable
    @inline(__always)
    public mutating func combine(_ value: Int) {
        combine(UInt64(bitPattern: Int64(value)))
    }

    /// Feeds 1 for true and 0 for false. O(1).
    @inlinable
    public mutating func combine(_ value: Bool) {
        combine(value ? 1 as UInt64 : 0)
    }

    /// Feeds the UTF-8 bytes of a text and their number. O(n).
    public mutating func combine(_ value: String) {
        var text = value
        text.withUTF8 { bytes in
            var word: UInt64 = 0
            for (index, byte) in bytes.enumerated() {
                word = word << 8 | UInt64(byte)
                if index % 8 == 7 {
                    combine(word)
                    word = 0
                }
            }
            combine(word)
            combine(bytes.count)
        }
    }

    /// Feeds the text of a name, which is the same in every process. O(n) in its length, and a
    /// lock.
    public mutating func combine(_ name: Name) {
        combine(name.text)
    }

    /// Records that a field could not be read. States that differ only in this field look equal.
    package mutating func recordOpaque(field: String) {
        record(FieldNote(kind: .opaque, field: field))
    }

    /// Records that a field has a closure, which counts as a constant of its owner. States that
    /// differ only in the closure look equal.
    package mutating func recordClosure(field: String) {
        record(FieldNote(kind: .closure, field: field))
    }

    /// Whether the digests before and after each field are recorded.
    package var tracesFields: Bool { marks != nil }

    /// Records the digests before and after a field.
    package mutating func mark(field: String, from before: Digest, to after: Digest) {
        marks?.append(FieldMark(field: field, before: before, after: after))
    }

    mutating func record(_ note: FieldNote) {
        if !notes.contains(note) { notes.append(note) }
    }

    /// The fields that could not be read.
    package var opaqueFields: [String] { notes.filter { $0.kind == .opaque }.map(\.field) }

    /// The 128 bits after a final mixing. O(1).
    package var digest: Digest {
        Digest(high: scrambled(high ^ low &* 0xff51_afd7_ed55_8ccd), low: scrambled(low &+ high))
    }
}

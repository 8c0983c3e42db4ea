import Testing

@testable import StatefulTesting

@Suite("Values as bytes")
struct TransferTests {
    private enum Shape: Codable, Equatable {
        case point
        case circle(Int, name: String?)
        case group(of: [Int])
    }

    private enum Colour: String, Codable { case red, green }

    private struct Sample: Codable, Equatable {
        var number = 3
        var word = UInt64.max
        var flag = true
        var text = "é"
        var noNumber: Int?
        var noText: String?
        var noFlag: Bool?
        var noColour: Colour?
        var someNumber: Int? = 0
        var someText: String? = ""
        var someFlag: Bool? = false
        var someColour: Colour? = .green
        var shapes = [Shape.point, .circle(1, name: nil), .circle(2, name: "c"), .group(of: [])]
        var nested = [["a"], []]
        @InOrder var table = ["b": 2, "a": 1, "c": 3]
        var keys = KeySet([1 << 16, 5 << 16])
    }

    @Test("every kind of field is read as it was written")
    func journey() throws {
        #expect(try Sample(decoding: Sample().encoded) == Sample())
        #expect(try [Sample](decoding: [Sample(), Sample()].encoded) == [Sample(), Sample()])
    }

    @Test("equal dictionaries have equal bytes, in the order of their keys")
    func order() {
        let entries = (0..<40).map { ("\($0)", $0) }
        let one = InOrder(wrappedValue: Dictionary(uniqueKeysWithValues: entries))
        let other = InOrder(wrappedValue: Dictionary(uniqueKeysWithValues: entries.reversed()))

        #expect(one.encoded == other.encoded)
    }

    @Test("a part of the bytes is refused at its end, and so are more of them")
    func length() {
        let bytes = Sample().encoded
        for count in bytes.indices {
            #expect(throws: TransferError.self) {
                try Sample(decoding: Array(bytes.prefix(count)))
            }
        }
        #expect(throws: TransferError(offset: bytes.count)) { try Sample(decoding: bytes + [0]) }
    }

    @Test("an unknown case, a number that no run has, and keys out of order are refused")
    func malformed() {
        #expect(throws: TransferError.self) { try Shape(decoding: "square".encoded) }
        #expect(throws: TransferError.self) { try Colour(decoding: "blue".encoded) }
        #expect(throws: TransferError.self) { try Int(decoding: (1 << 40 as UInt64).encoded) }
        #expect(throws: TransferError.self) { try Int(decoding: UInt64.max.encoded) }
        #expect(throws: TransferError.self) {
            try KeySet(decoding: KeySet([5 << 16, 1 << 16]).encoded)
        }
        #expect(throws: TransferError.self) { try KeySet(decoding: RawBytes([1, 2]).encoded) }
    }
}

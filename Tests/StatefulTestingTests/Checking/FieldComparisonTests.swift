import Testing

@testable import StatefulTesting

@Suite("Comparing stored fields")
struct FieldComparisonTests {
    private struct Hall {
        var lamps = [1, 2]
        var door: Any = 3
    }

    private final class House {
        var hall = Hall()
        var guest: Reference?
    }

    @Test("equal fields do not differ, and the path of the first that does is given")
    func difference() {
        let (one, other) = (House(), House())

        #expect(compare(one, other).difference == nil)
        other.hall.lamps = [1, 3]
        #expect(compare(one, other).difference == "hall.lamps")
    }

    @Test("fields that cannot be read leave a comparison incomplete")
    func opaque() {
        let (one, other) = (House(), House())
        one.hall.door = OpaquePointer(bitPattern: 8) as Any
        other.hall.door = OpaquePointer(bitPattern: 8) as Any

        #expect(!compare(one, other).isComplete)
        #expect(compare(House(), House()).isComplete)
    }

    @Test("references compare by their position among the live ones")
    func references() {
        let (one, other) = (House(), House())
        one.guest = Reference(2)
        other.guest = Reference(5)
        var first = Bindings()
        var second = Bindings()
        first.create(Reference(2), kind: Name("guest"))
        second.create(Reference(5), kind: Name("guest"))

        #expect(FieldComparison(one, first, other, second).difference == nil)
        #expect(FieldComparison(one, first, other, first).difference == "guest")
    }

    private func compare(_ one: House, _ other: House) -> FieldComparison {
        FieldComparison(one, Bindings(), other, Bindings())
    }
}

import Synchronization
import Testing

@testable import StatefulTesting

@Suite("A fingerprint by reflection")
struct ReflectionTests {
    @Test(
        "tells values apart that differ in one stored value",
        arguments: zip(values, values.dropFirst()))
    func differs(_ one: Probe, _ other: Probe) {
        #expect(digest(one.value) != digest(other.value))
        #expect(digest(one.value) == digest(one.value))
        #expect(opaqueFields(one.value) == [])
    }

    @Test("tells all of these apart")
    func allDiffer() {
        let digests = Self.values.map { digest($0.value) }

        #expect(Set(digests).count == digests.count)
    }

    @Test("is the same in any order of a set or dictionary")
    func unordered() {
        // Sets of different capacities iterate in different orders.
        for count in 1...40 {
            var roomy = Set<Int>(minimumCapacity: 1_000)
            var pairs = [Int: [Int]](minimumCapacity: 1_000)
            for value in (0..<count).reversed() {
                roomy.insert(value)
                pairs[value] = [value]
            }
            let tight = Set(0..<count)
            let others = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, [$0]) })

            #expect(digest(roomy) == digest(tight))
            #expect(digest(pairs) == digest(others))
        }
    }

    @Test("numbers objects, so that a shared one is told from a copy, and a cycle ends")
    func objects() {
        let shared = Node(1)
        let cycle = Node(1)
        cycle.next = cycle

        #expect(digest([shared, shared]) != digest([Node(1), Node(1)]))
        #expect(digest([Node(1), Node(1)]) == digest([Node(1), Node(1)]))
        #expect(digest(cycle) != digest(Node(1)))
        #expect(digest(cycle) == digest(cycle))
        #expect(digest(Leaf(2)) != digest(Leaf(3)))
        #expect(digest(["a": shared, "b": shared]) != digest(["a": Node(1), "b": Node(1)]))
    }

    @Test("may replace references by their positions among the live ones")
    func references() {
        func digest(_ reference: Reference, live: Reference) -> Fingerprint.Digest {
            var bindings = Bindings()
            bindings.create(live, kind: Name("guest"))
            var fingerprint = Fingerprint(detail: .exploration)
            fingerprint.combine(reflecting: reference, replacingReferencesIn: bindings)
            return fingerprint.digest
        }
        let (two, five) = (Reference(2), Reference(5))

        #expect(digest(two, live: two) == digest(five, live: five))
        #expect(digest(two, live: two) != digest(five, live: two))
    }

    @Test("notes as opaque what cannot be read")
    func opaque() {
        final class Locked { let lock = Mutex(1) }

        #expect(opaqueFields(Locked()) == ["Locked.lock"])
        #expect(opaqueFields(UnsafeRawPointer(bitPattern: 8) as Any) != [])
        #expect(opaqueFields([Node(1)]) == [])
        #expect(opaqueFields(["k": Set([Element()])]) != [])
        let long = Node(0)
        var last = long
        for value in 1...200 {
            let next = Node(value)
            last.next = next
            last = next
        }
        #expect(opaqueFields(long) == ["Node.next"])
    }

    @Test("takes a closure as a constant: its presence and its type count")
    func closures() {
        struct Closures { var handler = {}; var number = 1 }
        struct Optionals { var handler: (() -> Void)? }
        struct Many { var handlers: [() -> Void] = []; var named: [String: () -> Void] = [:] }
        let (one, other): (() -> Void, (Int) -> Void) = ({}, { _ in })

        #expect(opaqueFields([Closures()]) == [])
        #expect(closureFields([Closures(), Closures()]) == ["Closures.handler"])
        #expect(digest(Closures()) == digest(Closures(handler: { print("other") })))
        #expect(digest(Closures()) != digest(Closures(number: 2)))
        #expect(digest(Optionals()) != digest(Optionals(handler: {})))
        #expect(digest(Many()) != digest(Many(handlers: [{}])))
        #expect(digest(Many(named: ["a": {}])) != digest(Many(named: ["b": {}])))
        let many = Many(handlers: [{}], named: ["a": {}])
        #expect(closureFields(many) == ["Many.handlers", "Many.named"])
        #expect(digest(one) != digest(other))
        #expect(opaqueFields(Int.self as Any) != [])
    }

    @Test("is what a machine feeds that says nothing else")
    func machine() {
        var queue = Queue()
        var (empty, full) = (Fingerprint(detail: .guidance), Fingerprint(detail: .guidance))
        queue.feed(&empty)
        queue.model.append(1)
        queue.feed(&full)

        #expect(empty.digest != full.digest)
    }

    private func digest(_ value: Any) -> Fingerprint.Digest {
        var fingerprint = Fingerprint(detail: .exploration)
        fingerprint.combine(reflecting: value)
        return fingerprint.digest
    }

    private func closureFields(_ value: Any) -> [String] {
        var fingerprint = Fingerprint(detail: .exploration)
        fingerprint.combine(reflecting: value)
        return fingerprint.notes.filter { $0.kind == .closure }.map(\.field)
    }

    private func opaqueFields(_ value: Any) -> [String] {
        var fingerprint = Fingerprint(detail: .exploration)
        fingerprint.combine(reflecting: value)
        return fingerprint.opaqueFields
    }

    // MARK: - Values

    struct Probe: @unchecked Sendable, CustomTestStringConvertible {
        let value: Any
        var testDescription: String { "\(value)" }
    }

    enum Colour { case red, green, mixed(Int), named(name: String) }
    enum Level: Int, CustomStringConvertible {
        case low, high
        var description: String { "level" }
    }
    struct One { var number = 1 }
    struct Other { var number = 1 }
    struct Pair { var first: Int?, second: Int? }

    static let values: [Probe] = [
        1, 2, -1, UInt8(1), true, 1.5, Float(1.5), Int128.max, "a", "b", Character("a"),
        Substring("cd"), Int?.some(0) as Any, Int?.none as Any, Int??.some(nil) as Any,
        [1, 2], [2, 1], [1], [Int](), [[1], [2]], [[1, 2], []], ["a"], [Double](),
        Set([1, 2]), Set([1, 3]), [1: 2], [2: 1], [1: 2, 2: 1],
        Colour.red, Colour.green, Colour.mixed(1), Colour.mixed(2), Colour.named(name: "red"),
        Level.low, Level.high, One(), One(number: 2), Other(),
        Pair(first: 1, second: nil), Pair(first: nil, second: 1), (1, 2), (2, 1), 1...3, 1..<3,
        Duration.seconds(1), Duration.seconds(2), AnyHashable(1),
    ].map { Probe(value: $0) }
}

private class Node {
    var value: Int
    var next: Node?

    init(_ value: Int) { self.value = value }
}

private final class Leaf: Node {}

private final class Element: Hashable {
    static func == (left: Element, right: Element) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

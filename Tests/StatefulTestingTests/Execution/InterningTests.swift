import Testing

@testable import StatefulTesting

/// Names are interned for a whole process. Each permutation therefore has names of its own, which
/// differ from the others' only in their first characters.
@Suite("The order in which names were interned")
struct InterningTests {
    private static let texts = ["a", "b", "c", "d"]
    private static let orders = permutations(of: Array(texts.indices))

    @Test("does not change the order of traces", arguments: orders.indices)
    func traces(permutation: Int) {
        let names = Self.names(permutation, "order")
        let traces = names.flatMap { first in names.map { trace(first, $0) } }

        let sorted = traces.shuffled(by: Self.orders[permutation]).sorted()

        #expect(sorted == traces)
    }

    @Test("does not change the minimum", arguments: orders.indices)
    func minimum(permutation: Int) throws {
        let names = Self.names(permutation, "minimum")
        let executor = Executor(ButtonBox.subject(names))
        let signature = Signature(invariant: "intact", location: "lid", rule: "press")

        let result = try #require(
            Shrinker(executor, proofLimit: 0)
                .shrink(trace(names[3], names[2]), keeping: signature))

        #expect(result.trace == trace(names[0], names[0]))
        #expect(result.certificate == .oneStep)
    }

    @Test("does not change the verdict on a case", arguments: orders.indices)
    func verdict(permutation: Int) {
        let names = Self.names(permutation, "verdict")
        let executor = Executor(ButtonBox.subject(names))
        func verdict(_ first: Name, _ second: Name) -> Verdict {
            let committed = CorpusCase(
                app: "box/plain", setup: [],
                expectation: .fails(invariant: "intact", location: "lid"), minimal: .oneStep,
                trace: trace(first, second))
            return Verdict(judging: committed, by: executor)
        }

        #expect(verdict(names[0], names[0]) == .asExpected)
        #expect(verdict(names[0], names[1]) == .noLongerMinimal)
        #expect(verdict(names[2], names[2]) == .noLongerMinimal)
    }

    private func trace(_ names: Name...) -> Trace {
        Trace(setup: [], actions: names.map { Action(rule: 0, arguments: [.name($0)]) })
    }

    /// Fresh names in order of their bytes, interned in the order of a permutation.
    private static func names(_ permutation: Int, _ test: String) -> [Name] {
        let prefix = "\(test) \(permutation): "
        for index in orders[permutation] { _ = Name(prefix + texts[index]) }
        return texts.map { Name(prefix + $0) }
    }

    private static func permutations(of items: [Int]) -> [[Int]] {
        guard items.count > 1 else { return [items] }
        return items.flatMap { first in
            permutations(of: items.filter { $0 != first }).map { [first] + $0 }
        }
    }
}

extension [Trace] {
    /// The traces in an order that depends on a permutation.
    fileprivate func shuffled(by permutation: [Int]) -> [Trace] {
        permutation.flatMap { offset in
            stride(from: offset, to: count, by: permutation.count).map { self[$0] }
        }
    }
}

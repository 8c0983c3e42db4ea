import Testing

@testable import StatefulTesting

@Suite("Replacing one action") struct ReplacedActionTests {
    private let executor = Executor(Subject("gate") { _ in Gate() })
    private let pushed = Trace(setup: [], actions: [Action(rule: 1), Action(rule: 2)])
    private let signature = Signature(invariant: "shut", location: "gate", rule: "enter")

    @Test("an action gives way to a simpler rule, with a name that is not the simplest")
    func simpler() throws {
        let shrunk = Shrinker(executor, proofLimit: 0).shrink(pushed, keeping: signature)
        #expect(shrunk?.trace == pushed)

        let found = executor.replacingOneAction(of: pushed, for: signature) { _, _ in true }

        let lines = CaseFormat<Gate>(product: "test", version: 2)
            .lines(of: try #require(found).trace)
        #expect(lines == ["turn \"key\"", "enter"])
    }

    @Test("the last action gives way, too, which changes the signature")
    func last() throws {
        let climbed = Trace(setup: [], actions: [Action(rule: 1), Action(rule: 3)])
        let signature = signature.with(rule: "climb")

        let found = try #require(
            executor.replacingOneAction(of: climbed, for: signature) { trace, _ in
                trace.actions[0].rule == 1
            })

        #expect(found.trace == pushed && found.signature == self.signature)
    }

    @Test("what does not count stays, and so does an action without another that fails")
    func unwanted() {
        let entered = Trace(setup: [], actions: [Action(rule: 2)])

        #expect(
            executor.replacingOneAction(of: pushed, for: signature) { _, _ in false } == nil)
        #expect(
            executor.replacingOneAction(of: entered, for: signature) { _, _ in true } == nil)
    }
}

/// A gate that opens if its key is turned, or if it is pushed. Nobody may enter.
private struct Gate: StateMachine {
    private var isOpen = false
    private var isEntered = false

    static var rules: [Rule<Gate>] {
        [
            Rule("turn", .name(among: { _ in ["handle", "key"].map { Name($0) } })) { gate, name in
                gate.isOpen = name == Name("key")
            },
            Rule("push") { $0.isOpen = true },
            Rule("enter") { $0.isEntered = $0.isOpen },
            Rule("climb") { $0.isEntered = $0.isOpen },
        ]
    }

    static var invariants: [Invariant<Gate>] {
        [Invariant("shut") { $0.isEntered ? "gate" : nil }]
    }
}

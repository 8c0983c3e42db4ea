import Testing
import Yardsticks

@testable import StatefulTesting

@Suite("Replay")
struct ExecutionTests {
    private let executor = Executor(Subject<FullQueue>("queue") { _ in FullQueue() })

    @Test("a trace that passes passes again")
    func passes() {
        let trace = Trace(setup: [], actions: [Action(rule: 0, arguments: [.rank(5)])])

        #expect(executor.replay(trace) == .passed)
    }

    @Test("the first inapplicable action ends a strict replay, and says why")
    func inapplicable() {
        let trace = Trace(setup: [], actions: [Action(rule: 2), Action(rule: 1)])

        #expect(executor.replay(trace) == .inapplicable(at: 2, why: "get cannot be done there"))
    }

    @Test("a lenient replay leaves out what is inapplicable")
    func lenient() {
        let trace = Trace(setup: [], actions: [Action(rule: 1), Action(rule: 2)])

        let attempt = executor.attempt(trace)

        #expect(attempt.trace.actions == [Action(rule: 2)])
        #expect(attempt.failure == nil)
    }

    @Test("a rank beyond the domain and a released reference are inapplicable")
    func arguments() {
        let tooHigh = Trace(setup: [], actions: [Action(rule: 0, arguments: [.rank(1_000)])])
        let store = Executor(Subject<SnapshotStore>("store") { _ in SnapshotStore() })
        let one = Reference(1)
        let released = Trace(
            setup: [],
            actions: [
                Action(rule: 2, creates: one), Action(rule: 4, arguments: [.reference(one)]),
                Action(rule: 3, arguments: [.reference(one), .rank(0)]),
            ])

        #expect(
            executor.replay(tooHigh)
                == .inapplicable(at: 1, why: "the value 1000 is above 999"))
        #expect(
            store.replay(released)
                == .inapplicable(at: 3, why: "#1 does not stand for a live snapshot"))
    }
}

import Testing
import Yardsticks

@testable import StatefulTesting

@Suite("Certificates")
struct CertificateTests {
    private let cases = RandomCases()

    @Test("brute force over all values refutes no proof")
    func bruteForce() throws {
        var proven = 0
        for seed in 0..<40 as Range<UInt64> {
            let subject = Subject<SeededMaze>("maze") { _ in SeededMaze(seed: seed) }
            guard
                let (trace, signature) = RandomCases(limit: 50)
                    .firstFailure(of: subject, seed: seed)
            else { continue }
            for limit in [200_000, 200, 30] {
                let shrinker = Shrinker(Executor(subject), proofLimit: limit)
                let result = try #require(shrinker.shrink(trace, keeping: signature))
                guard result.certificate == .proven, result.trace.count <= 4 else { continue }
                proven += 1
                #expect(
                    !fails(subject, signature, within: result.trace.count - 1), "seed \(seed)")
            }
        }
        #expect(proven > 0)
    }

    @Test("values that only exploration leaves out are tried before anything is called proven")
    func namedValues() throws {
        let subject = Subject<ExactTotal>("total") { _ in ExactTotal() }
        let executor = Executor(subject)
        let two = Trace(
            setup: [], actions: [1, 2].map { Action(rule: 0, arguments: [.rank($0)]) })
        let signature = try #require(executor.attempt(two).failure?.signature)
        var prover = Prover(executor, signature, limit: 200_000)

        guard case .simpler(let trace) = prover.proof(of: two, isClean: true) else {
            Issue.record("two actions are not minimal")
            return
        }

        #expect(trace.actions == [Action(rule: 0, arguments: [.rank(3)])])
    }

    @Test("a proof that did not try all values says so")
    func samples() throws {
        let subject = Subject<Purse>("purse") { _ in Purse() }
        let (trace, signature) = try #require(cases.firstFailure(of: subject, seed: 1))

        let result = Shrinker(Executor(subject), proofLimit: 5_000)
            .shrink(trace, keeping: signature)

        #expect(result?.certificate == .provenOverSamples)
        #expect(result?.certificate.rawValue == "proven over sampled values")
    }

    @Test("a shorter sequence behind a field that the fingerprint leaves out is found")
    func behindHiddenField() throws {
        let executor = Executor(Subject<ForgetfulFeed>("house") { _ in ForgetfulFeed() })
        let secondVisit = Trace(setup: [], actions: [0, 0, 0, 0, 2, 0].map { Action(rule: $0) })
        let signature = try #require(executor.attempt(secondVisit).failure?.signature)

        let result = try #require(Shrinker(executor).shrink(secondVisit, keeping: signature))

        #expect(result.trace.actions.map(\.rule) == [1, 0, 0, 0])
        #expect(result.certificate == .proven)
    }

    @Test("fields that the fingerprint leaves out tell states apart in a proof, unless forbidden")
    func hiddenField() throws {
        var subject = Subject<Hotel>("hotel") { _ in Hotel() }
        let threeKeys = Trace(
            setup: [], actions: [0, 0, 0, 2, 2, 2, 1, 1, 1, 3].map { Action(rule: $0) })
        let (trace, signature) = try #require(cases.firstFailure(of: subject, seed: 1))

        let result = try #require(Shrinker(Executor(subject)).shrink(trace, keeping: signature))
        var prover = Prover(Executor(subject), signature, limit: 200_000)
        let compared = prover.proof(of: threeKeys, isClean: true)
        subject.comparesFields = false
        var blind = Prover(Executor(subject), signature, limit: 200_000)
        let uncompared = blind.proof(of: threeKeys, isClean: true)

        #expect(result.trace.actions.map(\.rule) == [0, 0, 0, 2, 2, 1, 1, 1, 3])
        #expect(result.certificate == .provenIfAlike)
        guard case .simpler(result.trace) = compared, case .exhaustedIfAlike = uncompared else {
            Issue.record("\(compared), \(uncompared)")
            return
        }
    }

    @Test("a field on which nothing depends within the proof does not end it")
    func harmlessField() throws {
        let subject = Subject<CountedLamp>("lamp") { _ in CountedLamp() }
        let (trace, signature) = try #require(cases.firstFailure(of: subject, seed: 1))

        let result = Shrinker(Executor(subject)).shrink(trace, keeping: signature)

        #expect(result?.trace.count == 25)
        #expect(result?.certificate == .provenIfAlike)
    }

    @Test("fast growth of the first levels does not end a proof")
    func growth() throws {
        let executor = Executor(Subject<Switches>("switches") { _ in Switches() })
        let on = (0..<6 as Range<UInt64>).map { Action(rule: 0, arguments: [.rank($0)]) }
        let trace = Trace(setup: [], actions: on + Array(repeating: Action(rule: 1), count: 6))
        let signature = try #require(executor.attempt(trace).failure?.signature)

        let result = Shrinker(executor).shrink(trace, keeping: signature)

        // There are too many sequences for a proof without merging.
        #expect(result?.certificate == .provenIfAlike)
        #expect(result?.certificate.rawValue == "proven if alike")
        #expect(result?.trace == trace)
    }

    @Test("a proof ends at its limit")
    func limit() throws {
        var machines = 0
        let executor = Executor(
            Subject<Graph>("graph") { _ in
                machines += 1
                return Graph()
            })
        let (trace, signature) = try #require(
            cases.firstFailure(of: executor.subject, seed: 1))
        func shrunk(proofLimit: Int) -> (certificate: Certificate?, machines: Int) {
            machines = 0
            let result = Shrinker(executor, proofLimit: proofLimit)
                .shrink(trace, keeping: signature)
            return (result?.certificate, machines)
        }
        let unproven = shrunk(proofLimit: 0)
        let tried = shrunk(proofLimit: 2)

        #expect(unproven.certificate == .oneStep && tried.certificate == .oneStep)
        #expect((1...50).contains(tried.machines - unproven.machines))
        #expect(shrunk(proofLimit: 200_000).certificate == .proven)
    }

    @Test("a proof that takes states for one names the fields that it does not see")
    func condition() {
        #expect(
            Certificate.condition(unreadFields: ["Box.lid", "Box.key"])
                == "if states that look alike behave alike; not read: Box.lid, Box.key")
    }

    /// Whether some sequence of up to so many actions fails, over all values.
    private func fails(
        _ subject: Subject<SeededMaze>, _ signature: Signature, within count: Int,
        after actions: [Action] = []
    ) -> Bool {
        let executor = Executor(subject)
        let outcome = executor.replay(Trace(setup: [], actions: actions))
        if case .violated = outcome {
            return executor.attempt(Trace(setup: [], actions: actions)).failure?.signature
                == signature
        }
        guard outcome == .passed, actions.count < count else { return false }
        for (rule, values) in [(0, 6), (1, 4)] {
            for value in 0..<values {
                let next = Action(rule: rule, arguments: [.rank(UInt64(value))])
                if fails(subject, signature, within: count, after: actions + [next]) { return true }
            }
        }
        return false
    }
}

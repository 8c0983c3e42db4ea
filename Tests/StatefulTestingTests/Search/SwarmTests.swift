import Testing

@testable import StatefulTesting

@Suite("The swarm")
struct SwarmTests {
    private let rules: [Rule<Void>] = [
        Rule("create", creates: "thing") { _, _ in },
        Rule("use", .reference(to: "thing")) { _, _ in },
        Rule("walk") { _ in },
        Rule("rotate", class: .environment) { _ in },
    ]

    @Test("leaves some rules out and weighs others, and always leaves one in")
    func subsets() {
        var swarm = Swarm(rules)
        var source = RandomSource(seed: Seed(1), stream: 0, index: 0)
        var without = [0, 0, 0, 0]

        for _ in 0..<1_000 {
            swarm.draw(.mixed, without: [], from: &source)

            #expect(swarm.weights.contains { $0 > 0 })
            for rule in rules.indices where swarm.weights[rule] == 0 { without[rule] += 1 }
        }

        #expect(without.allSatisfy { (50...800).contains($0) })
    }

    @Test("a rule that takes a reference keeps a rule that creates one")
    func creators() {
        var swarm = Swarm(rules)
        var source = RandomSource(seed: Seed(2), stream: 0, index: 0)

        for _ in 0..<1_000 {
            swarm.draw(.swarm, without: [], from: &source)

            #expect(swarm.weights[1] == 0 || swarm.weights[0] > 0)
        }
    }

    @Test("uniform uses every rule, and excluded rules are left out of every scheme")
    func excluded() {
        var swarm = Swarm(rules)
        var source = RandomSource(seed: Seed(3), stream: 0, index: 0)

        swarm.draw(.uniform, without: [], from: &source)
        #expect(Set(swarm.weights).count == 1)

        for scheme in Scheme.allCases {
            for _ in 0..<100 {
                swarm.draw(scheme, without: [2], from: &source)

                #expect(swarm.weights[2] == 0)
            }
        }
    }

    @Test("lengths have a heavy tail: half short, four in ten medium, one in ten long")
    func lengths() {
        let plan = RunPlan(seed: Seed(1), actions: 50)
        var source = RandomSource(seed: Seed(4), stream: 0, index: 0)

        let lengths = (0..<10_000).map { _ in Swarm.length(plan, from: &source) }

        #expect(lengths.allSatisfy { (25..<400).contains($0) })
        #expect(abs(lengths.count { $0 < 50 } - 5_000) < 200)
        #expect(abs(lengths.count { $0 >= 100 } - 1_000) < 200)
    }

    @Test("few cases have a seldom rule, and those have it as they have others")
    func seldom() {
        var swarm = Swarm([
            Rule<Void>("walk") { _ in }, Rule<Void>("dance") { _ in }.seldom(oneIn: 10),
        ])
        var source = RandomSource(seed: Seed(5), stream: 0, index: 0)
        var with = 0

        for _ in 0..<1_000 {
            swarm.draw(.uniform, without: [], from: &source)
            #expect(swarm.weights == [50, 0] || swarm.weights == [50, 50])
            if swarm.weights[1] > 0 { with += 1 }
        }

        #expect((70...130).contains(with))
    }
}

import Testing

@testable import StatefulTesting

@Suite("The order of traces")
struct OrderTests {
    @Test("is total and transitive over drawn traces")
    func transitive() {
        var source = RandomSource(seed: Seed(7), stream: 0, index: 0)
        let traces = (0..<60).map { _ in drawTrace(&source) }

        for one in traces {
            #expect(!(one < one))
            for other in traces {
                #expect(
                    [one < other, other < one, one.canonical == other.canonical]
                        .count { $0 } == 1, "\(one.actions) \(other.actions)")
                for third in traces where one < other && other < third {
                    #expect(one < third)
                }
            }
        }
    }

    @Test("puts fewer actions first, then set-up, rules, timings, arguments")
    func precedence() {
        let ordered = [
            Trace(setup: [1], actions: [Action(rule: 9)]),
            Trace(setup: [0], actions: [Action(rule: 1), Action(rule: 1)]),
            Trace(setup: [0], actions: [Action(rule: 1), Action(rule: 1, timing: .at(0))]),
            Trace(setup: [0], actions: [Action(rule: 1), Action(rule: 2)]),
            Trace(setup: [1], actions: [Action(rule: 0), Action(rule: 0)]),
            Trace(setup: [1], actions: [Action(rule: 0, arguments: [.rank(1)]), Action(rule: 0)]),
        ]

        #expect(ordered.reversed().sorted() == ordered)
    }

    @Test("names order by the bytes of their text, not by when they were seen")
    func names() {
        let late = Name("order: zebra")
        let early = Name("order: ant")

        #expect(early < late)
        #expect(early.id > late.id)
    }

    @Test("canonical traces number what they create in order")
    func canonical() {
        let trace = Trace(
            setup: [],
            actions: [
                Action(rule: 0, creates: Reference(7)), Action(rule: 0, creates: Reference(3)),
                Action(rule: 1, arguments: [.reference(Reference(3))]),
            ])

        let canonical = trace.canonical

        #expect(canonical.actions[0].creates == Reference(1))
        #expect(canonical.actions[2].arguments == [.reference(Reference(2))])
        #expect(canonical.canonical == canonical)
    }

    private func drawTrace(_ source: inout RandomSource) -> Trace {
        let names = ["b", "a", "ä", "z"].map { Name($0) }
        var created: [Reference] = []
        let actions = (0..<source.index(below: 4)).map { _ -> Action in
            switch source.below(3) {
            case 0:
                let new = Reference(UInt32(10 - created.count))
                created.append(new)
                return Action(rule: 0, creates: new)
            case 1:
                return Action(
                    rule: 1, timing: Timing(code: source.below(2)),
                    arguments: [.name(names[source.index(below: 4)])])
            default:
                guard !created.isEmpty else {
                    return Action(rule: 3, arguments: [.rank(source.below(2))])
                }
                let target = created[source.index(below: created.count)]
                return Action(rule: 2, arguments: [.reference(target)])
            }
        }
        return Trace(setup: [source.index(below: 2)], actions: actions)
    }
}

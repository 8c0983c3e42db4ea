internal import SplitFuzz
internal import StatefulTesting

/// The cause of a finding in words: its set-up, its other ways in, and what follows.
@MainActor struct CauseText {
    private let finding: Finding
    private let subject: Subject<SplitMachine>
    private let format = CaseFormat<SplitMachine>.fuzzsplit

    init(_ finding: Finding, of subject: Subject<SplitMachine>) {
        self.finding = finding
        self.subject = subject
    }

    /// The values of the set-up that the failure needs, as in `, only right-to-left`. Empty if it
    /// needs none but the usual ones.
    var onlySetup: String {
        let values = values(of: finding.trace.setup, besides: subject.simplestSetup)
        return values.isEmpty ? "" : ", only \(values.joined(separator: ", "))"
    }

    /// As in `also by: drag cancel; resize two-thirds`. Empty if the finding has one way in.
    var alsoBy: String {
        let others = finding.alsoBy + finding.alsoByChance
        return others.isEmpty ? "" : "also by: \(ways(others))"
    }

    /// As in `then breaks way-back-visible at primary`. Empty if nothing else follows.
    var consequences: String {
        if finding.consequences.isEmpty { return "" }
        let texts = finding.consequences.map { consequence in
            "\(consequence.signature.text) "
                + "(\(way(consequence.trace, besides: finding.trace.setup)))"
        }
        return "then breaks \(texts.joined(separator: "; "))"
    }

    /// As in `fails on iOS 26, iOS 18; by these actions not on iOS 12`. Empty if the run does not
    /// compare.
    var comparisons: String {
        finding.comparisons.map { comparison in
            let failing = comparison.failing.joined(separator: ", ")
            let passing = comparison.passing.joined(separator: ", ")
            return "fails on \(failing)"
                + (passing.isEmpty ? "" : "; by these actions not on \(passing)")
        }.joined(separator: "; ")
    }

    /// Some traces in short. Each leaves out the actions that it begins with as the finding does.
    ///
    /// - Parameter known: the trace whose set-up goes without saying; `nil` for that of the
    ///   finding.
    func ways(_ traces: [Trace], besides known: Trace? = nil) -> String {
        let usual = (known ?? finding.trace).setup
        return traces.map { way($0, besides: usual) }.joined(separator: "; ")
    }

    private func way(_ trace: Trace, besides usual: [Int]) -> String {
        let setup = values(of: trace.setup, besides: usual)
        var actions = trace.actions[...]
        if setup.isEmpty {
            let shared = zip(actions, finding.trace.actions).prefix { $0 == $1 }.count
            actions = actions.dropFirst(min(shared, max(0, actions.count - 1)))
        }
        let texts = actions.map(format.shortText(of:))
        let what = texts.isEmpty ? "the start alone" : texts.joined(separator: ", ")
        return setup.isEmpty ? what : "\(what) (\(setup.joined(separator: ", ")))"
    }

    private func values(of setup: [Int], besides usual: [Int]) -> [String] {
        zip(subject.setup, zip(setup, usual)).compactMap { parameter, ranks in
            ranks.0 == ranks.1 ? nil : parameter.values[ranks.0]
        }
    }
}

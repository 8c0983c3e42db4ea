@testable import FuzzCommand
@testable import StatefulTesting

/// Reports made by hand.
enum ExampleReport {
    /// A new finding without a file.
    static let new = CIReport.Entry(
        outcome: .failed, kind: "new", name: "place-kept at collapse",
        violation: Violation(invariant: "place-kept", location: "collapse", sources: ["A-044"]),
        baseline: .new, message: "the place is lost", actions: ["tap \"a\"", "collapse"],
        details: ["tap \"a\"", "collapse"], steps: ["reproduce: fuzzsplit run shop/one"],
        identity: CIReport.Entry.Identity(rule: "collapse", hash: "0123abcd"))

    /// The new finding, if it was looked for in two readings.
    static func certain(onlyIf conditions: [String]) -> CIReport.Entry {
        var certainty = Certainty()
        certainty.readings = 2
        certainty.onlyIf = conditions.map {
            Certainty.Condition(anyOf: [$0], questions: ["q"], sources: ["A-001"])
        }
        var entry = new
        entry.finding = finding(certainty)
        return entry
    }

    private static func finding(
        _ certainty: Certainty?, _ flakiness: Flakiness? = nil
    ) -> Finding {
        var finding = Finding(
            signature: Signature(invariant: "place-kept", location: "collapse", rule: "collapse"),
            trace: Trace(setup: [], actions: []), also: [], certificate: .proven, status: .new,
            sources: [], executions: 0, flakiness: flakiness)
        finding.certainty = certainty
        return finding
    }

    static let flaky = CIReport.Entry(
        outcome: .failed, kind: "flaky", name: "no-exception at push",
        finding: finding(nil, .onlyInItsProcess),
        violation: Violation(invariant: "no-exception", location: "push"), baseline: .new,
        message: "Flaky: it failed in 1 of 5 replays.")

    static let known = CIReport.Entry(
        outcome: .passed, kind: "known", name: "layout-settles at safe-area",
        violation: Violation(invariant: "layout-settles", location: "safe-area"),
        baseline: .unchanged, message: "it does not settle", details: ["background"],
        file: ("Corpus/shop/one/a b.case", 1),
        identity: CIReport.Entry.Identity(rule: "background", hash: "4567cdef"))

    static let fixed = CIReport.Entry(
        outcome: .error, kind: "fixed", name: "old.case",
        violation: Violation(invariant: "place-kept", location: "expand"), baseline: .absent,
        message: "old.case is fixed", file: ("./old.case", 9))

    static let unreadable = CIReport.Entry.problem(
        "unreadable", "bad.case", "bad.case:2:1: expected app:", details: ["  x", "  ^"],
        file: ("bad.case", 2))

    static let skipped = CIReport.Entry(
        outcome: .skipped, kind: "not run", name: "search", message: "not run")

    /// One variant with one entry of each kind, one that was not run, and a problem.
    static let mixed: CIReport = {
        var report = CIReport(program: "fuzzsplit", subcommand: .run)
        var section = CIReport.SubjectSection(name: "shop/one")
        section.entries = [flaky, new, known, fixed]
        var other = CIReport.SubjectSection(name: "shop/two")
        other.entries = [skipped]
        report.subjects = [section, other]
        report.problems = [unreadable]
        report.verdict = "2 new and 1 known finding"
        return report
    }()

    /// A report of findings that are all new.
    static func findings(_ messages: [String]) -> CIReport {
        var report = CIReport(program: "fuzzsplit", subcommand: .run)
        var section = CIReport.SubjectSection(name: "shop/one")
        section.entries = messages.enumerated().map { index, message in
            CIReport.Entry(
                outcome: .failed, kind: "new", name: "place-kept at \(index)",
                violation: Violation(invariant: "place-kept", location: "\(index)"),
                baseline: .new, message: message)
        }
        report.subjects = [section]
        return report
    }
}

internal import SplitFuzz
internal import StatefulTesting

/// The result of an exploration as text in 80 columns.
@MainActor struct ExploreText {
    let palette: Palette

    /// - Parameter again: the command that explores the subject again.
    func text(_ explored: ExploredSubject, again: String) -> String {
        let report = explored.report
        var lines = [palette.heading(report.subject)] + LeftOutText.lines([explored.subject])
        lines += amountLines(explored)
        for violation in report.violations {
            lines += [""] + violationLines(violation, in: explored, again: again)
        }
        return lines.map { "\($0)\n" }.joined()
    }

    /// A violation, with the command that explores the subject again.
    private func violationLines(
        _ violation: Finding, in explored: ExploredSubject, again: String
    ) -> [String] {
        let isKnown = violation.status != .new
        let isFlaky = violation.flakiness != nil
        let kind = isFlaky ? "flaky" : isKnown ? "known" : "new"
        let head = "\(kind) finding: \(violation.signature.text)"
        let actions = CaseFormat<SplitMachine>.fuzzsplit.lines(of: violation.trace)
        var texts = [violation.remark] + (violation.flakiness?.sentences ?? [])
        texts += violation.earlier.map { earlier in
            let broken = Violation(invariant: earlier.invariant, location: earlier.location)
            return "before, action \(earlier.step) breaks \(broken.text)"
        }
        let cause = CauseText(violation, of: explored.subject)
        texts.append(cause.alsoBy)
        if !violation.also.isEmpty {
            texts.append("also: \(violation.also.joined(separator: ", "))")
        }
        texts.append(cause.consequences)
        texts += DefectText.sentences(violation.mechanisms) + CertaintyText(violation).sentences
        var lines = actions.isEmpty ? [RunText.noActions] : actions
        for text in texts where !text.isEmpty {
            lines += text.wrapped(to: 78, longWords: .whole)
        }
        lines.append("\(isFlaky ? "explore again" : "reproduce"): \(again)")
        return [isKnown ? head : palette.bad(head)] + lines.map { "  \($0)" }
    }

    /// The amount of exploration, and the reasons why it may be incomplete.
    func amountLines(_ explored: ExploredSubject) -> [String] {
        let report = explored.report
        var texts = ["\(report)"]
        if let why = report.inactivity { texts.append(InactivityText.text(why)) }
        if let notFollowed = report.notFollowed { texts.append("not followed: \(notFollowed)") }
        texts += deathTexts(report)
        if report.splits > 0 {
            let were = report.splits == 1 ? "was" : "were"
            texts.append("\(report.splits.counting("merge")) proved wrong and \(were) undone")
        }
        if !report.opaqueFields.isEmpty {
            let names = report.opaqueFields.joined(separator: ", ")
            texts.append("proves nothing: equal states may differ in fields not read: \(names)")
            texts.append(UnreadText.wayOut)
        }
        if let closures = UnreadText.closures(report.closureFields) { texts.append(closures) }
        if report.undecided > 0 {
            let states = report.undecided.counting("state")
            texts.append("\(states) undecided: the search for a way back reached its limit")
        }
        if !ExploreText.leftOutRules.isEmpty {
            let names = ExploreText.leftOutRules.joined(separator: ", ")
            texts.append("left to random searches: \(names)")
        }
        let unapplied = zip(SplitMachine.rules, report.tally.applied)
            .filter { $0.0.rarity == 1 && $0.1 == 0 }.map(\.0.name)
            .filter { !explored.subject.impossibleRules.contains($0) }
        if report.inactivity == nil, !unapplied.isEmpty {
            texts.append("never applied: \(unapplied.joined(separator: ", "))")
        }
        return texts.flatMap { $0.wrapped(to: 80, longWords: .whole) }
    }
}

extension ExploreText {
    /// The rules that explorations leave out, in their order.
    static var leftOutRules: [String] {
        SplitMachine.rules.filter { $0.rarity > 1 }.map(\.name)
    }

    /// What an exploration leaves out because the app ends its process.
    private func deathTexts(_ report: ExplorationReport) -> [String] {
        var texts: [String] = []
        if report.untried > 0 {
            texts.append(
                "not tried: \(report.untried.counting("transition")) by actions that had ended "
                    + "the app \(ExplorationJob.deathsOfAction) times")
        }
        if report.deaths >= ExplorationJob.deathsBeforeEnd {
            texts.append("stopped: the app ended its process \(report.deaths) times")
        }
        return texts
    }
}

/// The result of explorations as JSON.
@MainActor enum ExploreJSON {
    static func value(_ explored: [ExploredSubject]) -> JSON {
        let all = explored.map(\.report.violations.count).reduce(0, +)
        let new = explored.map(\.newViolations.count).reduce(0, +)
        return [
            "apps": .array(explored.map(value)), "new": .integer(new),
            "known": .integer(all - new),
        ]
    }

    private static func value(_ explored: ExploredSubject) -> JSON {
        let report = explored.report
        let end = end(report.end)
        let others: Set = ["subject", "end", "inactivity", "tally", "violations", "graph"]
        let violations = report.violations.map { violation($0, of: explored.subject) }
        return .object(
            [
                ("app", .string(report.subject)),
                ("end", .string(report.inactivity == nil ? end.name : "nothing")),
                ("depth", end.depth),
                ("inactivity", .optional(report.inactivity.map(InactivityText.reason))),
            ] + JSON.fields(of: report, except: others) + [
                ("rulesLeftOut", .strings(ExploreText.leftOutRules)),
                ("notJudged", LeftOutText.json(explored.subject)),
                ("violations", .array(violations)),
            ])
    }

    /// What ended an exploration, and the length up to which every sequence was tried; null if
    /// every sequence was tried.
    private static func end(_ end: ExplorationEnd) -> (name: String, depth: JSON) {
        switch end {
        case .closed: ("closed", .null)
        case .depth(let depth): ("depth", .integer(depth))
        case .limit(let depth): ("limit", .integer(depth))
        }
    }

    private static func violation(
        _ violation: Finding, of subject: Subject<SplitMachine>
    ) -> JSON {
        // Only shrinking and random search have something to say here.
        let others: Set = [
            "status", "certificate", "executions", "alsoByChance", "comparisons", "isScreened",
        ]
        return .object(
            JSON.fields(of: violation, in: subject, except: others) + [
                ("status", .string(violation.status == .new ? "new" : "known"))
            ])
    }
}

extension ExplorationReport {
    /// The transitions that were not followed, and why; `nil` if there are none.
    fileprivate var notFollowed: String? {
        var reasons: [String] = []
        if ended > 0 { reasons.append("\(ended.counting("transition")) that ended the app") }
        if thrown > 0 {
            let number = reasons.isEmpty ? thrown.counting("transition") : thrown.grouped
            reasons.append("\(number) that threw")
        }
        return reasons.isEmpty ? nil : reasons.joined(separator: ", ")
    }
}

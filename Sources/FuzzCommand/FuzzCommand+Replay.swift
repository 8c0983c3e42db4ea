public import SplitFuzz
public import StatefulTesting

extension FuzzCommand {
    /// Replays a case in this process, and throws unless the app does what the case's invariant
    /// asks. For tests: `fuzzsplit export --swift-testing` writes the calls.
    ///
    /// ```swift
    /// @MainActor @Test func sidebar() throws {
    ///     try FuzzCommand.replay(text, apps: [.shop])
    /// }
    /// ```
    ///
    /// It does not matter whether the case expects a failure. All its sequences are replayed. An
    /// app that traps ends the whole test run.
    ///
    /// - Parameters:
    ///   - text: the text of a case file.
    ///   - apps: the apps that the case may name.
    ///   - renames: the names in saved cases that have changed.
    /// - Throws: `CaseFailure` if the app breaks something, or if the case cannot be read or
    ///   replayed.
    @MainActor public static func replay(
        _ text: String, apps: [AppUnderTest], renames: Renames = Renames()
    ) throws(CaseFailure) {
        let table = SubjectTable(apps, judging: .all)
        let format = CaseFormat<SplitMachine>.fuzzsplit(renames: renames)
        let bytes = Array(text.utf8)
        let committed: CorpusCase
        do throws(CorpusError) {
            committed = try CorpusCase(parsing: bytes, format: format, subjects: table.directory)
        } catch {
            let line = CaseLibrary.line(error.line, of: bytes)
            let file = CorpusFile(path: "case", content: .malformed(error, line: line))
            throw CaseFailure(description: file.complaint ?? "")
        }
        guard let subject = table.subject(of: committed) else {
            throw CaseFailure(description: "there is no app \"\(committed.app)\"")
        }
        if let leftOut = subject.leftOut(committed.expectation.invariant) {
            throw CaseFailure(
                description: "\(committed.app) leaves out \(leftOut.name): \(leftOut.reason); "
                    + "delete this test, or judge the invariant")
        }
        let executor = Executor(subject)
        for trace in committed.traces {
            // The same case with one sequence only.
            let way = CorpusCase(
                app: committed.app, setup: committed.setup, expectation: committed.expectation,
                trace: trace)
            try judge(executor.outcome(of: way), of: way, format)
        }
    }

    @MainActor private static func judge(
        _ outcome: Outcome, of way: CorpusCase, _ format: CaseFormat<SplitMachine>
    ) throws(CaseFailure) {
        let actions = format.lines(of: way.trace)
        var lines: [String]
        switch outcome {
        case .passed: return
        case .violated(let step, let violation, _):
            let after = step == 0 ? "at its start" : "after \(step.counting("action"))"
            lines = ["\(way.app) breaks \(violation.text) \(after)"]
            lines += actions.prefix(step).map { "  \($0)" }
            if !violation.remark.isEmpty { lines.append(violation.remark) }
        case .inapplicable(let step, let why):
            lines = ["\(way.app): action \(step) of the case cannot be done any more: \(why)"]
            lines += actions.prefix(step).map { "  \($0)" }
            lines.append("export the case again after `replay --repair`, or delete this test")
        case .undecided(let states):
            lines = [
                "\(way.app): \(way.expectation.invariant) is undecided: no answer within "
                    + states.counting("state")
            ]
        }
        throw CaseFailure(description: lines.joined(separator: "\n"))
    }
}

/// Thrown by `FuzzCommand.replay`: what the app breaks, or why the case cannot be replayed.
public struct CaseFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Some lines of text: what is broken, the actions, expected and actual.
    public let description: String
}

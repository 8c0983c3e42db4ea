/// A saved case.
struct CaseFile {
    /// The path of the file, which begins with the path of the folder.
    let path: String
    let bytes: [UInt8]

    /// The first line of a case: the product and the version of the format.
    static let product = "StatefulTesting"
    static let version = 2

    /// The failure of the machine in this case, or `nil` if it does not fail, or if the case is of
    /// another machine.
    ///
    /// The machine fails if an action throws or breaks an invariant, even if the file expects that
    /// failure. The case passes after the machine is repaired, and then detects a return of the
    /// failure. Costs as much as the rules of its actions.
    ///
    /// - Throws: `UnusableCase` if the file cannot be read, or has an action that cannot be
    ///   applied.
    func failure<Machine>(of subject: Subject<Machine>) throws -> CheckFailure.MinimalCase? {
        let describer = CaseDescriber(subject)
        let committed: CorpusCase
        do throws(CorpusError) {
            committed = try CorpusCase(
                parsing: bytes, format: describer.format, subjects: SubjectDirectory(of: subject))
        } catch {
            if case .unknownApp = error.problem { return nil }
            throw UnusableCase(path: path, error)
        }
        let executor = Executor(subject)
        for way in committed.separated {
            let failure = try failure(of: way, executor, describer)
            if let failure { return failure }
        }
        return nil
    }

    /// The failure of the machine in one sequence of the case.
    private func failure<Machine>(
        of committed: CorpusCase, _ executor: Executor<Machine>,
        _ describer: CaseDescriber<Machine>
    ) throws -> CheckFailure.MinimalCase? {
        switch executor.outcome(of: committed) {
        case .passed: return nil
        case .violated(let step, let violation, _):
            let line = committed.line(ofStep: step)
            return describer.minimalCase(
                committed, breaking: violation, source: "\(path):\(line)")
        case .inapplicable(let step, let why):
            throw UnusableCase(
                path: path, line: committed.line(ofStep: step),
                problem: why + (why.hasSuffix("?") ? "" : ";")
                    + " save the case anew, or delete it")
        case .undecided(let states):
            throw UnusableCase(
                path: path, line: committed.line(ofStep: committed.trace.count),
                problem: "the search for the goal visited \(states.counted("state")) "
                    + "without an answer")
        }
    }
}

/// Thrown for a saved case that cannot be replayed: it has a mistake, or actions that no longer
/// exist.
public struct UnusableCase: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The line of the problem, counted from 1.
    public let line: Int
    /// The problem and a remedy, as text.
    public let problem: String

    /// The path, the line and the problem on one line.
    public var description: String { "\(path):\(line): \(problem)" }
}

extension UnusableCase {
    init(path: String, _ error: CorpusError) {
        self.init(
            path: path, line: error.line,
            problem: "expected \(error.expected), found \(error.found); \(error.advice)")
    }
}

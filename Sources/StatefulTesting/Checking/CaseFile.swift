/// A saved case.
struct CaseFile {
    /// The path of the file, which begins with the path of the folder.
    private let path: String
    /// The machine's name, from the second line.
    let machine: String
    private let bytes: [UInt8]

    /// The first line of a case: the product and the version of the format.
    static let product = "StatefulTesting"
    static let version = 2

    /// - Throws: `UnusableCase` if the first two lines are not those of a case.
    init(path: String, bytes: [UInt8]) throws {
        self.path = path
        self.bytes = bytes
        do throws(CorpusError) {
            machine = try Self.machine(in: bytes)
        } catch {
            throw UnusableCase(path: path, error)
        }
    }

    /// The name in the second line. The rest of a case can be read only with its machine.
    private static func machine(in bytes: [UInt8]) throws(CorpusError) -> String {
        var lines = try CorpusLines(bytes)
        let first = lines.peek()
        guard let first, first.text.hasPrefix("\(product) ") else {
            throw CorpusError(
                line: first?.number ?? 1, column: 1,
                .notACase(product: product, found: first?.text ?? ""))
        }
        lines.advance(past: .header(product))
        guard let second = lines.peek(), second.text.hasPrefix("app: "),
            let name = CorpusText.unescaped(String(second.text.dropFirst(5)))
        else {
            let end = lines.end
            throw CorpusError(
                line: end.line, column: end.column,
                .missingHeader("app", found: lines.peek()?.text ?? ""))
        }
        return name
    }

    /// The failure of the machine in this case, or `nil` if it does not fail.
    ///
    /// The machine fails if an action throws or breaks an invariant, even if the file expects that
    /// failure. The case passes after the machine is repaired, and then detects a return of the
    /// failure. Costs as much as the rules of its actions.
    ///
    /// - Throws: `UnusableCase` if the file cannot be read, or has an action that cannot be
    ///   applied.
    func failure<Machine>(of subject: Subject<Machine>) throws -> CheckFailure.MinimalCase? {
        let describer = CaseDescriber(subject)
        let directory = SubjectDirectory(names: [subject.name]) { name in
            name == subject.name ? subject.setup : nil
        }
        let committed: CorpusCase
        do throws(CorpusError) {
            committed = try CorpusCase(
                parsing: bytes, format: describer.format, subjects: directory)
        } catch {
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

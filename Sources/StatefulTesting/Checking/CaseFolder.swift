/// A folder of saved cases, for a test that replays each of them.
///
/// ```swift
/// @Test(arguments: try CaseFolder("Corpus").cases)
/// func replays(_ file: CaseFile) throws {
///     try file.replay(Queue.self)
/// }
/// ```
public struct CaseFolder: Sendable {
    /// The path, relative to the current directory unless it begins with a slash.
    public let path: String
    /// Every `.case` file in the folder and those inside it, in order of the bytes of their paths.
    public let cases: [CaseFile]

    /// Reads every case.
    ///
    /// - Throws: `CorpusFileError` where the folder does not exist or a file cannot be read;
    ///   `UnusableCase` where a file's first two lines are not those of a case.
    public init(_ path: String) throws {
        self.path = path
        let directory = CorpusDirectory(path)
        cases = try directory.list().map { name in
            try CaseFile(path: "\(path)/\(name)", bytes: directory.read(name))
        }
    }
}

/// A saved case: its path is its description.
public struct CaseFile: Hashable, Sendable, CustomStringConvertible {
    /// The folder's path, and the file's from there on.
    public let path: String
    /// The machine's name, from the second line.
    public let machine: String
    private let bytes: [UInt8]

    /// The words of a case's first line.
    static let product = "StatefulTesting"
    static let version = 1

    init(path: String, bytes: [UInt8]) throws {
        self.path = path
        self.bytes = bytes
        do throws(CorpusError) {
            machine = try Self.machine(in: bytes)
        } catch {
            throw UnusableCase(path: path, error)
        }
    }

    public var description: String { path }

    /// The name in the second line, which is read before the machine is known.
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
            throw CorpusError(
                line: lines.end, column: 1,
                .missingHeader("app", found: lines.peek()?.text ?? ""))
        }
        return name
    }

    /// Replays the case on a machine that makes itself, and throws where it fails.
    ///
    /// It fails where an action breaks an invariant or throws, whatever the file expects: a case
    /// that was saved when it failed passes once the machine is repaired, and guards it from then
    /// on. Costs as much as its actions.
    ///
    /// - Throws: `CheckFailure` where it fails; `UnusableCase` where the file is of another machine,
    ///   cannot be read, or has an action that cannot be applied.
    public func replay<Machine: StateMachine>(_ machine: Machine.Type) throws {
        try replay(Subject(machine), call: "\(Machine.self).self")
    }

    /// Replays the case on a subject, whose name must be that in the file's second line.
    public func replay<Machine>(_ subject: Subject<Machine>) throws {
        try replay(subject, call: "subject")
    }

    private func replay<Machine>(_ subject: Subject<Machine>, call: String) throws {
        guard let failure = try failure(of: subject) else { return }
        throw CheckFailure(
            machine: subject.name, failures: [failure],
            call: "try file.replay(\(call)), the file being \(path)")
    }

    /// How the machine fails in this case, or `nil` where it does not.
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
        switch Executor(subject).outcome(of: committed) {
        case .passed: return nil
        case .violated(let step, let violation, _):
            let line = committed.line(ofStep: step)
            return describer.minimalCase(
                committed, breaking: violation, source: "\(path):\(line)")
        case .inapplicable(let step, let why):
            throw UnusableCase(
                path: path, line: committed.line(ofStep: step),
                problem: "\(why); save the case anew, or delete it")
        case .undecided(let states):
            throw UnusableCase(
                path: path, line: committed.line(ofStep: committed.trace.count),
                problem: "whether the goal is out of reach was not found out in \(states) states")
        }
    }
}

/// Why a saved case cannot be replayed: it is misspelt, of another machine, or out of date.
public struct UnusableCase: Error, Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// Counted from 1.
    public let line: Int
    /// What is wrong and what to do, in words.
    public let problem: String

    init(path: String, line: Int, problem: String) {
        self.path = path
        self.line = line
        self.problem = problem
    }

    init(path: String, _ error: CorpusError) {
        self.init(
            path: path, line: error.line,
            problem: "expected \(error.expected), found \(error.found); \(error.advice)")
    }

    public var description: String { "\(path):\(line): \(problem)" }
}

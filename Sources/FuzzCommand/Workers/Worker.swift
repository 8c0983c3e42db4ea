internal import SplitFuzz
internal import StatefulTesting

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The other side of a `WorkerProcess`: does what its lines say, until there are no more.
///
/// A line is a verb and a subject: `run` searches it wholly, `round` runs one round of it, `finish`
/// shrinks what its rounds brought in. The first and the last are answered with a report.
@MainActor struct Worker {
    /// The hidden subcommand.
    static let name = "worker"

    private let request: RunRequest
    private let known: [CorpusCase]
    private let context: CommandContext
    private var runners: [String: Runner<SplitMachine>] = [:]

    /// - Parameter arguments: those of the run, with its seed.
    init(
        _ arguments: [String], apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        let parsed = try ParsedArguments(arguments)
        request = try RunRequest(parsed, apps: apps, context: context)
        let library = CaseLibrary(table: request.table, context: context)
        known = try KnownCases(parsed, library: library).cases
        self.context = context
    }

    mutating func work() {
        let interruption = context.listen()
        let parent = getppid()
        while let line = nextLine() {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2,
                let subject = request.subjects.first(where: { $0.name == parts[1] })
            else { return }
            var runner = runners[subject.name] ?? Runner(subject, plan: request.plan, known: known)
            switch parts[0] {
            case "run":
                runner.screen()
                for _ in 0..<request.plan.rounds where interruption() == nil {
                    guard getppid() == parent else { return }
                    runner.runRound()
                }
                answer(runner.finish().encoded)
            case "round":
                runner.runRound()
                runners[subject.name] = runner
                answer([])
            default:
                answer(runner.finish().encoded)
                runners[subject.name] = nil
            }
        }
    }

    /// Byte by byte, which is enough; the standard library's `readLine` never returns once a signal
    /// has interrupted it.
    private func nextLine() -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
    }

    private func answer(_ bytes: [UInt8]) {
        var frame: [UInt8] = []
        for shift in stride(from: 0, to: 64, by: 8) {
            frame.append(UInt8(truncatingIfNeeded: bytes.count >> shift))
        }
        _ = Descriptor(number: STDOUT_FILENO).write(frame + bytes)
    }
}

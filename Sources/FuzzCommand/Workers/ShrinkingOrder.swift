internal import SplitFuzz
internal import StatefulTesting

/// What `shrink` and `replay --repair` ask for, as the payload of a task.
struct ShrinkingOrder: Equatable {
    /// The most traces to execute: ten times as many as a run executes for one failure.
    static let limit = 50_000
    /// The most traces near a case to execute: as many as a run executes to shrink one failure.
    private static let nearbyLimit = RunPlan.standardShrinkLimit

    /// The case, as the text of its file.
    let text: String
    /// The most transitions to explore for a proof.
    var proofLimit: Int
    /// Whether the case may fail no more, so that the search starts from a trace near it.
    var startsNearby = false

    /// Shrinks the case. `nil` if it is no case of the apps.
    @MainActor func perform(
        in table: SubjectTable, _ prepare: (Subject<SplitMachine>) -> Executor<SplitMachine>
    ) -> ShrunkCase? {
        let committed = try? CorpusCase(
            parsing: Array(text.utf8), format: CaseFormat<SplitMachine>.fuzzsplit,
            subjects: table.directory)
        guard let committed, let own = table.subject(of: committed) else { return nil }
        let executor = prepare(widened(own, for: committed, in: table, prepare))
        let shrinker = Shrinker(executor, limit: Self.limit, proofLimit: proofLimit)
        let start =
            startsNearby
            ? executor.nearby(committed, limit: Self.nearbyLimit) : executor.failing(committed)
        guard let (trace, signature) = start,
            let result = shrinker.shrink(trace, keeping: signature)
        else {
            return .failsNoMore(verdict: "\(Verdict(judging: committed, by: executor))")
        }
        return .shrunk(
            ShrunkTrace(
                signature: signature, trace: result.trace,
                also: result.failure.also.map(\.invariant), certificate: result.certificate,
                executions: result.executions))
    }

    /// The subject with every set-up of a run, in which an unshrunk case may fail more simply. Any other
    /// case keeps its set-up.
    @MainActor private func widened(
        _ subject: Subject<SplitMachine>, for committed: CorpusCase, in table: SubjectTable,
        _ prepare: (Subject<SplitMachine>) -> Executor<SplitMachine>
    ) -> Subject<SplitMachine> {
        guard committed.minimal == .unshrunk, let wide = table.subject(named: committed.app),
            prepare(wide).failing(committed) != nil
        else { return subject }
        return wide
    }
}

extension ShrinkingOrder {
    var encoded: [UInt8] {
        var writer = ByteWriter()
        writer.write(text)
        writer.write(proofLimit)
        writer.write(startsNearby ? 1 : 0)
        return writer.bytes
    }

    /// Decodes an order.
    ///
    /// - Throws: `TransferError` if the bytes are none.
    init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        text = try reader.text()
        proofLimit = try reader.integer()
        startsNearby = try reader.integer() != 0
        guard reader.isAtEnd else { throw reader.failure }
    }
}

/// The simplest trace that shrinking one case has found.
struct ShrunkTrace: Equatable {
    let signature: Signature
    let trace: Trace
    /// The names of the other invariants that the last action breaks.
    let also: [String]
    let certificate: Certificate
    /// The number of executed traces.
    let executions: Int
}

/// What has become of a case that was to be shrunk.
enum ShrunkCase: Equatable {
    case shrunk(ShrunkTrace)
    /// The case no longer fails as it says.
    case failsNoMore(verdict: String)
    /// The shortest case that was found fails only in the process that shrank the case.
    case failsOnlyInItsProcess
}

extension ShrunkCase {
    var encoded: [UInt8] {
        var writer = ByteWriter()
        switch self {
        case .shrunk(let result):
            writer.write(1)
            writer.write(result.signature)
            writer.write(result.trace)
            writer.write(result.also) { $0.write($1) }
            writer.write(result.certificate.rawValue)
            writer.write(result.executions)
        case .failsOnlyInItsProcess: writer.write(2)
        case .failsNoMore(let verdict):
            writer.write(0)
            writer.write(verdict)
        }
        return writer.bytes
    }

    /// Decodes the result of shrinking.
    ///
    /// - Throws: `TransferError` if the bytes are none.
    init(decoding bytes: [UInt8]) throws(TransferError) {
        var reader = ByteReader(bytes)
        switch try reader.integer() {
        case 0: self = .failsNoMore(verdict: try reader.text())
        case 1:
            let signature = try reader.signature()
            let (trace, also) = (try reader.trace(), try reader.texts())
            guard let certificate = Certificate(rawValue: try reader.text()) else {
                throw reader.failure
            }
            self = .shrunk(
                ShrunkTrace(
                    signature: signature, trace: trace, also: also, certificate: certificate,
                    executions: try reader.integer()))
        case 2: self = .failsOnlyInItsProcess
        default: throw reader.failure
        }
        guard reader.isAtEnd else { throw reader.failure }
    }
}

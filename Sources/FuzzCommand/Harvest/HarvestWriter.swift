internal import Platform
internal import StatefulTesting

/// Keeps the state of a search, and writes it as a harvest if the user asks for one.
///
/// The file grows while the search goes on, so that a run that ends early loses at most the last
/// second of it. `--resume` goes on from such a file.
@MainActor final class HarvestWriter {
    /// How many bytes are added before the file is written anew, with fewer records.
    private static let mostAdded = 64 << 20

    private let request: RunRequest
    private let context: CommandContext
    private(set) var state: SearchState
    /// What is left to say of a file that is resumed.
    private let resumed: HarvestFile.Content?
    private var isOpen = false
    /// `nil` if the file is not open, or could not be opened again.
    private var log: HarvestLog?
    private var compactLength = 0
    private var lastSync = Duration.zero
    private var begin = Duration.zero
    /// The time that earlier runs have searched.
    let spent: Duration
    private var hasComplained = false
    /// The number of cases of the plan; `nil` while a search for a time goes on.
    private var cases: Int?

    /// - Parameters:
    ///   - state: what is known already.
    ///   - resumed: the content of the file that the request names, if the run goes on with it.
    init(
        _ request: RunRequest, state: SearchState = SearchState(),
        resuming resumed: HarvestFile.Content? = nil, context: CommandContext
    ) {
        self.request = request
        self.context = context
        self.resumed = resumed
        self.state = state
        spent = .seconds(state.seconds)
        cases = request.duration == nil ? request.plan.cases : nil
    }

    private var subjects: [String] { request.subjects.map(\.name) }

    // MARK: - Beginning

    /// Opens the file, or makes it. Returns a status if that fails, after saying why.
    func open() -> CommandStatus? {
        guard let path = request.harvest else { return nil }
        begin = context.elapsed()
        lastSync = begin
        if resumed == nil, let refusal = Self.refusal(of: path, context) { return refusal }
        do throws(CorpusFileError) {
            if resumed == nil { try rewrite(path) }
            try reopen(path, resumed.map { ($0.wholeLength, $0.size) })
            isOpen = true
            return nil
        } catch {
            return context.reportUnwritable(
                path,
                error.isBusy ? "another run is writing it; wait until it has ended" : error.reason)
        }
    }

    /// Replaces the file by one that has the state. Others see either the old file or the new one.
    private func rewrite(_ path: String) throws(CorpusFileError) {
        let bytes = HarvestFile.bytes(of: header, state)
        try context.write(bytes, to: path, replaces: isOpen)
        compactLength = bytes.count
    }

    private func reopen(
        _ path: String, _ lengths: (whole: Int, file: Int)? = nil
    ) throws(CorpusFileError) {
        let full = context.resolved(path)
        log = nil
        do throws(SystemError) {
            log = try HarvestLog(
                full, length: lengths?.whole ?? compactLength, of: lengths?.file ?? compactLength)
        } catch {
            throw CorpusFileError(error, path: full)
        }
    }

    private var header: HarvestHeader {
        HarvestHeader(
            plan: HarvestPlan(request, cases: cases), build: context.build(),
            duration: request.duration?.text, endsWithNew: request.endsWithNew,
            subjects: subjects, shards: [request.plan.shard], isUnfinished: true)
    }

    // MARK: - Going on

    /// Takes a record, and writes it. Returns false if there is a file and it does not have the
    /// record.
    @discardableResult
    func take(_ record: HarvestRecord, of subject: String) -> Bool {
        let new: HarvestRecord
        do throws(SearchConflict) {
            new = try state.take(record, of: subject)
        } catch {
            preconditionFailure("a result of \(subject) came twice: \(error)")
        }
        guard isOpen else { return true }
        let isWritten = append(HarvestFile.bytes(of: new, subject))
        let now = context.elapsed()
        guard now - lastSync >= .seconds(1) else { return isWritten }
        lastSync = now
        if case .found = record, request.duration != nil { noteTime(now) }
        synchronize()
        return isWritten
    }

    private func noteTime(_ now: Duration) {
        guard let first = subjects.first else { return }
        let seconds = Int((spent + now - begin).components.seconds)
        _ = try? state.take(.searched(seconds: seconds), of: first)
        append(HarvestFile.bytes(of: .searched(seconds: seconds), first))
    }

    /// Returns false if the file does not have the bytes.
    @discardableResult
    private func append(_ bytes: [UInt8]) -> Bool {
        guard let path = request.harvest else { return true }
        do throws(SystemError) {
            try log?.append(bytes)
        } catch {
            complain(CorpusFileError(error, path: path).reason)
            return false
        }
        let isLong = log.map { $0.length > compactLength + Self.mostAdded } ?? true
        guard isLong else { return true }
        do throws(CorpusFileError) {
            try rewrite(path)
            try reopen(path)
            return true
        } catch {
            complain(error.reason)
            return false
        }
    }

    /// Waits until all that was added is on the disk.
    func synchronize() {
        do throws(SystemError) {
            try log?.synchronize()
        } catch {
            complain(CorpusFileError(error, path: request.harvest ?? "").reason)
        }
    }

    /// Says once that the file cannot be written. The run goes on, and tries again.
    private func complain(_ reason: String) {
        guard !hasComplained, let path = request.harvest else { return }
        hasComplained = true
        context.error.write(
            "\(context.program): cannot write \(path): \(reason); the run goes on\n")
    }

    // MARK: - Ending

    /// Writes the harvest of a search that is over. That of a search that was stopped stays as it
    /// is.
    ///
    /// - Parameter cases: the number of cases of a plan that has what was searched.
    func close(isOver: Bool, cases: Int) -> CommandStatus {
        guard let path = request.harvest else { return .asExpected }
        isOpen = isOpen && !isOver
        if isOver {
            log = nil
            self.cases = cases
            return Self.write(harvest, to: path, context)
        }
        if isOpen { append([]) }
        synchronize()
        return hasComplained ? .systemFailed : .asExpected
    }

    /// The status of a command that can make no harvest at a path, after a message; `nil` if one
    /// can be made.
    private static func refusal(of path: String, _ context: CommandContext) -> CommandStatus? {
        let exists = context.kind(at: path) != nil || FileSystem.isLink(context.resolved(path))
        guard path.isEmpty || exists else { return nil }
        _ = context.reportUnwritable(
            path, path.isEmpty ? "this names no file" : "it exists; name a new file")
        return .badInput
    }

    /// Writes a harvest to a new file. Says why if that fails.
    static func write(
        _ harvest: Harvest, toNew path: String, _ context: CommandContext
    ) -> CommandStatus {
        refusal(of: path, context) ?? write(harvest, to: path, replaces: false, context)
    }

    private static func write(
        _ harvest: Harvest, to path: String, replaces: Bool = true, _ context: CommandContext
    ) -> CommandStatus {
        do throws(CorpusFileError) {
            try context.write(HarvestFile.bytes(of: harvest), to: path, replaces: replaces)
            return .asExpected
        } catch {
            return context.reportUnwritable(path, error.reason)
        }
    }

    /// What was found so far.
    var harvest: Harvest { Harvest(header, state) }
}

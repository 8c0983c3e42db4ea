internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// Collects what a search finds, and writes it as a harvest if the user asks for one.
@MainActor final class HarvestWriter {
    private let request: RunRequest
    private let context: CommandContext
    private(set) var entries: [Harvest.Entry] = []

    init(_ request: RunRequest, context: CommandContext) {
        self.request = request
        self.context = context
    }

    /// The names of the subjects so far.
    var subjects: Set<String> { Set(entries.map(\.subject)) }

    /// Takes the result of a subject, before shrinking. Keeps nothing if no harvest is asked for.
    func add(_ subject: Subject<SplitMachine>, _ result: SearchResult) {
        guard request.harvest != nil else { return }
        entries.append(Harvest.Entry(subject: subject.name, result: result))
    }

    /// Tries to write next to the file, so that a long search is not lost at its end. Says so if that
    /// fails.
    func canWrite() -> Bool {
        guard let path = request.harvest else { return true }
        if context.kind(at: path) == .directory {
            return refuse(path, "this is a directory; name a file")
        }
        let (folder, name) = CaseLibrary.split(context.resolved(path))
        do throws(CorpusFileError) {
            try CorpusDirectory(folder).write([], to: "\(name).trial")
            try CorpusDirectory(folder).remove("\(name).trial")
            return true
        } catch {
            return refuse(path, error.reason)
        }
    }

    /// Writes the file. Others see either the old file or the new one.
    func write() -> CommandStatus {
        guard let path = request.harvest else { return .asExpected }
        return Self.write(Harvest(plan, entries: entries), to: path, context)
            ? .asExpected : .systemFailed
    }

    static func write(_ harvest: Harvest, to path: String, _ context: CommandContext) -> Bool {
        let (folder, name) = CaseLibrary.split(context.resolved(path))
        do throws(CorpusFileError) {
            try CorpusDirectory(folder).write(HarvestFile.bytes(of: harvest), to: name)
            return true
        } catch {
            context.error.write("\(context.program): cannot write \(path): \(error.reason)\n")
            return false
        }
    }

    /// The plan with the number of cases that repeats the search. A search for a time fills its islands,
    /// unless it was interrupted.
    private var plan: HarvestPlan {
        guard request.duration != nil else {
            return HarvestPlan(request, cases: request.plan.cases)
        }
        let last = entries.flatMap(\.result.islands).map(\.island).max() ?? 0
        return HarvestPlan(
            request, cases: RunPlan.cases(throughIsland: max(last, RunPlan.islands - 1)))
    }

    private func refuse(_ path: String, _ reason: String) -> Bool {
        context.error.write("\(context.program): cannot write \(path): \(reason)\n")
        return false
    }
}

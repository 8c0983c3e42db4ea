internal import StatefulTesting

/// A finding, its case, and whether the case was written.
struct FoundCase {
    /// Whether the case was written to a file.
    enum WriteResult: Equatable {
        /// Written to this path. With `--update`, also what is new about a known case.
        case written(String)
        /// Not written: it is known or flaky, or `--no-write` was given.
        case unwritten
        /// Not written: there is no corpus.
        case noCorpus
        /// Not written: another file has this path. A person or a newer version wrote it.
        case occupied(String)
        /// The system refused to write this path.
        case failed(path: String, reason: String)
    }

    let finding: Finding
    /// The case of the finding; of a new one, the case to write.
    let committed: CorpusCase
    /// The text of the case's file.
    let text: String
    /// The known case that has the cause of the finding, if there is one.
    let knownCase: CorpusFile?
    /// Whose fault it is.
    let fault: Fault
    var writeResult = WriteResult.unwritten

    var isNew: Bool { finding.status == .new }
    /// As in a report: `new`, `known`, `known, another way in` or `known, simpler`.
    var statusText: String {
        if isNew { return "new" }
        if replaced != nil { return "known, simpler" }
        return newWaysIn.isEmpty ? "known" : "known, another way in"
    }

    /// The path of the file that the run has written; `nil` if it has written none.
    var writtenPath: String? {
        if case .written(let path) = writeResult { path } else { nil }
    }

    /// A flaky failure is no case for the corpus, because a replay may pass.
    var isFlaky: Bool { finding.flakiness != nil }

    /// The traces of a known cause that its case does not have, simplest first.
    var newWaysIn: [Trace] {
        guard let known = knownCase?.committed else { return [] }
        let all = [finding.trace] + finding.alsoBy + finding.alsoByChance
        return Set(all).subtracting(known.traces).sorted()
    }

    /// Those that every run finds. No file has others.
    var lastingWaysIn: [Trace] { newWaysIn.filter { !finding.alsoByChance.contains($0) } }

    /// The path of the known case that this simpler case may replace.
    var replaced: String? {
        guard let known = knownCase, let old = known.committed?.trace,
            old.setup == finding.trace.setup, finding.trace < old
        else { return nil }
        return known.path
    }
}

internal import StatefulTesting

/// The failures of a run at the moment they are seen, before they are shrunk.
///
/// Each is announced and, if the run writes files, written as a case. The shrunk case replaces it
/// at the end of the run. A run that ends early therefore loses nothing that it has announced.
@MainActor final class AnnouncedCases {
    private let request: RunRequest
    private let library: CaseLibrary
    private let known: KnownCases
    private let harvest: HarvestWriter
    private let announces: Bool
    /// Whether a failure was announced.
    private(set) var hasAnnounced = false

    /// The subjects and paths of the files that this run wrote.
    private var written: [(subject: String, path: String)] {
        guard let folder = known.path else { return [] }
        return harvest.state.written.map { ($0.subject, CaseLibrary.joined(folder, $0.name)) }
    }

    init(
        _ request: RunRequest, known: KnownCases, library: CaseLibrary, harvest: HarvestWriter,
        announces: Bool = true
    ) {
        self.announces = announces
        self.request = request
        self.known = known
        self.library = library
        self.harvest = harvest
    }

    /// Writes the case of a failure of the subject with an index. Returns the announcement; `nil`
    /// if failures are not announced.
    func add(_ signature: Signature, _ trace: Trace, of index: Int) -> String? {
        let subject = request.subjects[index]
        if !announces { return nil }
        let committed = CorpusCase(
            unshrunk: trace, signature, app: subject.name, setup: subject.setup)
        var text =
            "found in \(subject.name): \(signature.text), "
            + "\(trace.count.counting("action")), not shrunk yet\n"
        if request.writes, let path = write(committed) {
            text += "  for now written to \(path)\n"
        }
        hasAnnounced = true
        return text
    }

    /// Whether the run itself has written a file, for a failure that was not shrunk then.
    func hasWritten(_ path: String) -> Bool { written.contains { $0.path == path } }

    /// Whether an earlier run has left a file unshrunk.
    func isPending(_ path: String) -> Bool { known.pendingFiles.contains { $0.path == path } }

    /// Notes in the harvest that the run writes a case to a path. If it is resumed, it knows that
    /// the file is its own.
    ///
    /// - Returns: why the case must not be written; `nil` if it may.
    func noteWriting(to path: String, of committed: CorpusCase) -> String? {
        let name = known.path.map { path.dropFirst(CaseLibrary.joined($0, "").count) } ?? ""
        let isNoted = harvest.take(.wrote(String(name)), of: committed.app)
        return isNoted ? nil : "the harvest cannot note the case, so a resumed run would know it"
    }

    /// Deletes the files of subjects that have a report, which the cases of their findings replace.
    ///
    /// - Parameter failures: those that the reports take into account, by subject. The files of
    ///   others stay.
    func deleteReplaced(by findings: RunFindings, among failures: [String: Set<Signature>]) {
        // A subject keeps its files if one of its cases could not be written.
        let reported = Set(
            findings.entries.filter { entry in
                entry.cases.allSatisfy { found in
                    switch found.writeResult {
                    case .failed, .occupied: false
                    case .written, .unwritten, .noCorpus: true
                    }
                }
            }.map(\.report.subject))
        var kept: Set<String> = []
        for case .written(let path) in findings.cases.map(\.writeResult) { kept.insert(path) }
        // A stopped run has not found out about all that it has announced.
        for (subject, path) in written
        where reported.contains(subject) && !kept.contains(path) && !findings.wasStopped {
            guard let expected = library.read(path).committed?.expectation,
                failures[subject]?.contains(where: expected.names) == true
            else { continue }
            try? library.remove(path)
        }
        guard request.writes else { return }
        // The cause of an earlier run's case may be one that this run leaves out.
        let leavesOut = Set(findings.entries.filter { $0.leftOut > 0 }.map(\.report.subject))
        for file in known.pendingFiles where !kept.contains(file.path) {
            guard let committed = file.committed, reported.contains(committed.app),
                !leavesOut.contains(committed.app), !committed.hasWordsOrWaysIn,
                pending(in: findings, of: committed)?.shrunk.contains(committed.trace) == true
            else { continue }
            try? library.remove(file.path)
        }
    }

    /// The cases of an earlier run that passed in this one, with the verdicts of a replay. Their
    /// files stay.
    func stale(after findings: RunFindings) -> [ReplayedCase] {
        known.pendingFiles.compactMap { file in
            guard let committed = file.committed,
                pending(in: findings, of: committed)?.passed.contains(committed.trace) == true
            else { return nil }
            let replayed = ReplayedCase(file, library: library)
            return replayed.status == .asExpected ? nil : replayed
        }
    }

    private func pending(in findings: RunFindings, of committed: CorpusCase) -> PendingOutcome? {
        findings.entries.first { $0.report.subject == committed.app }?.report.pending
    }

    /// Deletes the files. Their failures are in a harvest.
    func deleteAll() {
        for (_, path) in written { try? library.remove(path) }
    }

    /// Writes a case under its first name that is free. If a file already has its trace, writes
    /// nothing.
    private func write(_ committed: CorpusCase) -> String? {
        guard let folder = known.path else { return nil }
        let paths = library.paths(of: committed, below: folder)
        guard !paths.contains(where: { library.read($0).committed?.trace == committed.trace }),
            let path = paths.first(where: { library.context.kind(at: $0) == nil }),
            noteWriting(to: path, of: committed) == nil
        else { return nil }
        do throws(CorpusFileError) {
            try library.write(committed.text(library.format), to: path)
        } catch {
            return nil
        }
        harvest.synchronize()
        return path
    }
}

extension CorpusCase {
    /// Whether a person has written something in the file, or it has other sequences.
    fileprivate var hasWordsOrWaysIn: Bool {
        note != nil || !comments.isEmpty || !alsoBy.isEmpty
    }
}

internal import SplitFuzz
internal import StatefulTesting

/// A finding, its case, and whether the case was written.
struct FoundCase {
    /// Whether the case was written to a file.
    enum WriteResult: Equatable {
        /// Written to this path.
        case written(String)
        /// Not written: it is known, or `--no-write` was given.
        case unwritten
        /// Not written: there is no corpus.
        case noCorpus
        /// Not written: another file has this path. A person or a newer version wrote it.
        case occupied(String)
        /// The system refused to write this path.
        case failed(path: String, reason: String)
    }

    let finding: Finding
    let committed: CorpusCase
    /// The text of the case's file.
    let text: String
    /// The path of a known case that fails in the same way, if there is one.
    let similarCase: String?
    var writeResult = WriteResult.unwritten

    var isNew: Bool { finding.status == .new }

    /// The path of the known case that this simpler case may replace.
    var replaced: String? {
        finding.status == .knownInOtherForm(smaller: true) ? similarCase : nil
    }
}

/// All findings of a run, with the reports that they come from.
struct RunFindings {
    struct Entry {
        let report: SubjectReport
        /// In order of signature.
        var cases: [FoundCase]
    }

    var entries: [Entry] = []
    let interruption: Interruption?
    /// Variants that were not searched because of an interruption.
    let missed: [String]
    /// Variants whose worker ended before it reported, and how it ended.
    let lost: [(subject: String, how: String)]

    var cases: [FoundCase] { entries.flatMap(\.cases) }
    var new: [FoundCase] { cases.filter(\.isNew) }

    @MainActor init(
        _ result: RunSearch.Result, of request: RunRequest, known: KnownCases, library: CaseLibrary
    ) {
        interruption = result.interruption
        lost = result.lost
        let done = Set(result.reports.map(\.subject) + lost.map(\.subject))
        missed = request.subjects.map(\.name).filter { !done.contains($0) }
        let rules = SplitMachine.rules.map(\.name)
        for report in result.reports {
            guard let subject = request.subjects.first(where: { $0.name == report.subject })
            else { continue }
            let cases = report.findings.map { finding in
                let committed = CorpusCase(finding, app: subject.name, setup: subject.setup)
                let similarCase = known.simplest(
                    like: finding.signature, app: subject.name, rules: rules)
                return FoundCase(
                    finding: finding, committed: committed, text: committed.text(library.format),
                    similarCase: similarCase?.path)
            }
            entries.append(Entry(report: report, cases: cases))
        }
    }

    /// Writes each new case to a file below the corpus directory at `path`, and records the result.
    @MainActor mutating func write(to path: String?, library: CaseLibrary) {
        for entry in entries.indices {
            for index in entries[entry].cases.indices where entries[entry].cases[index].isNew {
                let found = entries[entry].cases[index]
                entries[entry].cases[index].writeResult = writing(found, to: path, library)
            }
        }
    }

    @MainActor private func writing(
        _ found: FoundCase, to path: String?, _ library: CaseLibrary
    ) -> FoundCase.WriteResult {
        guard let path else { return .noCorpus }
        let name = found.committed.fileName(library.format)
        let prefix = path.hasSuffix("/") ? path : "\(path)/"
        let file = "\(prefix)\(found.committed.app)/\(name)"
        // Keeps a file that cannot be read, and a case whose failure was fixed. Replaces an
        // equal case, which another run may have written in the meantime.
        if library.context.kind(at: file) != nil {
            guard let existing = library.read(file).committed,
                existing.trace == found.committed.trace,
                existing.expectation == found.committed.expectation
            else { return .occupied(file) }
        }
        do throws(CorpusFileError) {
            try CorpusDirectory(library.context.resolved(path)).write(
                found.committed, format: library.format, subjects: library.table.directory)
            return .written(file)
        } catch {
            return .failed(path: file, reason: error.reason)
        }
    }
}

internal import StatefulTesting

/// All findings of a run, with the reports that they come from.
struct RunFindings {
    struct Entry {
        let report: SubjectReport
        /// The number of cases that the plan has for this variant.
        let casesAsked: Int
        /// In order of signature; unshrunk and flaky ones follow. For readers, see
        /// `putInReportOrder`.
        var cases: [FoundCase]
        /// The number of new findings that `--certain` leaves out.
        let leftOut: Int

        /// Whether the app ends its process.
        var endsProcess: Bool {
            report.findings.contains { $0.signature.invariant == Violation.keepsRunning }
        }
    }

    var entries: [Entry] = []
    let interruption: Interruption?
    let wasStopped: Bool
    /// Variants that were not searched because of an interruption.
    let missed: [String]
    /// Parts of the run that are lost.
    let lost: [LostPart]
    /// Cases that an earlier run has not shrunk, and that no longer fail.
    var stale: [ReplayedCase] = []
    /// What of a merged run no shard has searched.
    var missing: [MissingShards] = []

    var cases: [FoundCase] { entries.flatMap(\.cases) }
    var new: [FoundCase] { cases.filter(\.isNew) }
    /// The number of new findings that `--certain` leaves out.
    var leftOut: Int { entries.map(\.leftOut).reduce(0, +) }
    /// The reports of variants in which nothing could be done.
    var inactive: [(app: String, why: Inactivity)] {
        entries.compactMap { entry in
            entry.report.inactivity.map { (entry.report.subject, $0) }
        }
    }

    @MainActor init(
        _ result: Run.Result, of request: RunRequest, known: KnownCases, library: CaseLibrary
    ) {
        interruption = result.interruption
        wasStopped = result.wasStopped
        lost = result.lost
        let done = Set(result.reports.map(\.subject))
        missed = request.subjects.map(\.name).filter { !done.contains($0) }
        for report in result.reports {
            guard let subject = request.subjects.first(where: { $0.name == report.subject })
            else { continue }
            let findings = report.findings.filter { !request.leavesOut($0) }
            let cases = findings.map { finding in
                var committed = CorpusCase(finding, app: subject.name, setup: subject.setup)
                // A stopped run has not found all ways in. A resumed run would add the missing ones
                // behind these.
                if result.wasStopped { committed.alsoBy = [] }
                return FoundCase(
                    finding: finding, committed: committed, text: committed.text(library.format),
                    knownCase: known.file(
                        of: finding.status, finding.signature, app: subject.name),
                    fault: Fault(of: finding, in: subject))
            }
            var plan = request.plan
            // With --for or --until-new, the report has the cases that were asked for in the end.
            if request.isOpenEnded { plan.cases = report.plannedCases }
            entries.append(
                Entry(
                    report: report, casesAsked: plan.ownCases, cases: cases,
                    leftOut: report.findings.count - findings.count))
        }
    }

    /// Puts the findings of each variant in the order in which they are read.
    mutating func putInReportOrder() {
        for entry in entries.indices {
            entries[entry].cases = entries[entry].cases.inReportOrder(\.finding)
        }
    }

    /// Writes each new case to a file below a corpus directory, and records the results.
    ///
    /// - Parameter updates: whether known cases get what is new about them, too.
    @MainActor mutating func write(
        to path: String?, library: CaseLibrary, by announced: AnnouncedCases, updates: Bool
    ) {
        for entry in entries.indices {
            for index in orderOfNames(entries[entry].cases) {
                let found = entries[entry].cases[index]
                if found.isFlaky { continue }
                if found.isNew {
                    entries[entry].cases[index].writeResult = writing(
                        found, to: path, library, announced,
                        shrunk: entries[entry].report.pending.shrunk)
                } else if updates, !found.lastingWaysIn.isEmpty, !wasStopped {
                    // A stopped run has not tried all simplifications of a way in.
                    entries[entry].cases[index].writeResult = updating(found, library)
                }
            }
        }
    }

    /// The order in which cases take the names of their files: first those that every run finds, so
    /// that the names do not depend on the seed.
    private func orderOfNames(_ cases: [FoundCase]) -> [Int] {
        cases.indices.filter { cases[$0].finding.isScreened }
            + cases.indices.filter { !cases[$0].finding.isScreened }
    }

    /// Adds the new ways in of a known cause to the file of its case. The main trace of the finding
    /// becomes that of the case if it is simpler.
    @MainActor private func updating(
        _ found: FoundCase, _ library: CaseLibrary
    ) -> FoundCase.WriteResult {
        guard let known = found.knownCase, var committed = library.read(known.path).committed,
            let setup = library.table.directory.setup(committed.app)
        else { return .unwritten }
        if found.replaced != nil {
            var simpler = found.committed
            simpler.addWaysIn([committed.trace], setup: setup)
            committed = simpler.keepingNotes(of: committed)
        }
        committed.addWaysIn(found.lastingWaysIn, setup: setup)
        do throws(CorpusFileError) {
            try library.write(committed.text(library.format), to: known.path)
            return .written(known.path)
        } catch {
            return .failed(path: known.path, reason: error.reason)
        }
    }

    /// Writes a new case. The first of a signature gets the name under which its failure was
    /// announced.
    ///
    /// - Parameter shrunk: the traces of unshrunk cases of earlier runs that this run has shrunk.
    @MainActor private func writing(
        _ found: FoundCase, to path: String?, _ library: CaseLibrary, _ announced: AnnouncedCases,
        shrunk: [Trace]
    ) -> FoundCase.WriteResult {
        guard let path else { return .noCorpus }
        let taken = Set(
            cases.compactMap { other in
                switch other.writeResult {
                case .written(let path), .failed(let path, _): path
                case .unwritten, .noCorpus, .occupied: nil
                }
            })
        let files = library.paths(of: found.committed, below: path)
        // Goes past the cases of other causes.
        let file = files.first { file in
            if taken.contains(file) { return false }
            guard let existing = library.read(file).committed else {
                // A file that cannot be read stays.
                return library.context.kind(at: file) == nil
            }
            // A run beside this one, or one that was stopped, may have announced the same failure.
            let isAnnounced =
                existing.minimal == .unshrunk
                && existing.expectation == found.committed.expectation
                && (!announced.isPending(file) || shrunk.contains(existing.trace))
            return isAnnounced || announced.hasWritten(file)
                || existing.trace == found.committed.trace
        }
        guard let file else { return .occupied(files.last ?? path) }
        // Keeps a file that cannot be read, and a case whose failure was fixed. Replaces an equal
        // case, which another run may have written in the meantime.
        if library.context.kind(at: file) != nil,
            library.read(file).committed?.expectation != found.committed.expectation
        {
            return .occupied(file)
        }
        if let reason = announced.noteWriting(to: file, of: found.committed) {
            return .failed(path: file, reason: reason)
        }
        do throws(CorpusFileError) {
            try library.write(found.committed, to: file)
            return .written(file)
        } catch {
            return .failed(path: file, reason: error.reason)
        }
    }
}

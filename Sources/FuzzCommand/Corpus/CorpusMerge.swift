internal import StatefulTesting

/// Adds cases of other corpora to a corpus. Loses no case, no note and no proven sequence.
///
/// If two open cases of one app have one cause, the simpler sequence stays, and the other one
/// follows it below `also-by:`.
@MainActor struct CorpusMerge {
    /// What became of a case.
    enum Outcome: Hashable {
        /// It is a file of its own now.
        case added
        /// It is part of a known case with the same cause, at this path.
        case joined(String)
        /// The corpus has it, perhaps with another note.
        case known
        /// It was left where it is: the corpus has something at this path that contradicts it.
        case conflicting(String, why: String)
        case unreadable
        case failed(String, reason: String)
    }

    /// The outcomes so far, with the files, in the order in which they were merged.
    private(set) var outcomes: [(file: CorpusFile, outcome: Outcome)] = []
    let folder: String
    let library: CaseLibrary
    let writes: Bool
    /// The cases of the corpus by their paths, in order of the paths.
    private(set) var known: [(path: String, committed: CorpusCase)]
    /// Finds out by experiment whether two cases have one cause; see `CauseExperiment`.
    let haveOneCause: (CorpusCase, CorpusCase) -> Bool
    /// Whether to leave the other cases where they are.
    let isStopped: () -> Bool

    /// Merges cases, the simplest first. Their order changes nothing.
    mutating func add(_ files: [CorpusFile]) {
        let readable = files.compactMap { file in file.committed.map { (file: file, new: $0) } }
        let sorted = readable.sorted { one, other in
            if one.new.trace != other.new.trace { return one.new.trace < other.new.trace }
            return one.new.text(library.format) < other.new.text(library.format)
        }
        outcomes = files.filter { $0.committed == nil }.map { ($0, .unreadable) }
        for (file, new) in sorted {
            guard let outcome = merge(new, of: file) else { break }
            outcomes.append((file, outcome))
        }
    }

    // MARK: - One case

    /// What became of a case; `nil` if the merge is stopped.
    private mutating func merge(_ new: CorpusCase, of file: CorpusFile) -> Outcome? {
        if let index = known.firstIndex(where: { $0.committed.hasSequence(of: new) }) {
            let old = known[index].committed
            guard old.expectation == new.expectation else {
                return .conflicting(
                    known[index].path,
                    why: "it \(old.isOpen ? "fails" : "holds") there, and not here")
            }
            return extend(index, by: new)
        }
        let index = new.isOpen ? indexOfCause(of: new) : nil
        // A stopped comparison has no answer.
        if isStopped() { return nil }
        return if let index { extend(index, by: new) } else { write(new, of: file) }
    }

    /// The index of the known case with the same cause; `nil` if there is none.
    private func indexOfCause(of new: CorpusCase) -> Int? {
        known.firstIndex { known in
            known.committed.app == new.app && known.committed.isOpen
                && known.committed.expectation == new.expectation
                && haveOneCause(known.committed, new)
        }
    }

    /// Adds what a case has to a known one: its sequences, its note and its comments. Only the
    /// sequence of an unshrunk case is dropped.
    private mutating func extend(_ index: Int, by new: CorpusCase) -> Outcome {
        let old = known[index].committed
        let setup = library.table.directory.setup(new.app) ?? []
        let wasUnshrunk = old.minimal == .unshrunk
        let replaces =
            wasUnshrunk == (new.minimal == .unshrunk) ? new.trace < old.trace : wasUnshrunk
        var merged = replaces ? new : old
        let other = replaces ? old : new
        let ways = other.minimal == .unshrunk ? other.alsoBy.map(\.trace) : other.traces
        merged.addWaysIn(ways.sorted(), setup: setup)
        merged.keepWords(of: old, other: new)
        guard merged != old else { return .known }
        known[index].committed = merged
        return put(merged, at: known[index].path, .joined(known[index].path))
    }

    /// Writes a new case. It keeps the name of its file if that is one of its own and free.
    private mutating func write(_ new: CorpusCase, of file: CorpusFile) -> Outcome {
        let paths = library.paths(of: new, below: folder)
        let name = CaseLibrary.split(file.path).name
        let kept = paths.filter { CaseLibrary.split($0).name == name }
        // A merge beside this one may have written the case in the meantime.
        for path in paths where !known.contains(where: { $0.path == path }) {
            guard let other = library.read(path).committed, other.hasSequence(of: new),
                other.expectation == new.expectation
            else { continue }
            known.append((path, other))
            return extend(known.count - 1, by: new)
        }
        let free = (kept + paths).first { path in
            library.context.kind(at: path) == nil && !known.contains { $0.path == path }
        }
        guard let path = free else {
            return .conflicting(paths.last ?? folder, why: "another file has this path")
        }
        known.append((path, new))
        return put(new, at: path, .added)
    }

    /// Replaces the text of a file, unless the merge only compares.
    ///
    /// - Parameter outcome: what became of the case if the system does not refuse.
    private func put(_ committed: CorpusCase, at path: String, _ outcome: Outcome) -> Outcome {
        guard writes else { return outcome }
        do throws(CorpusFileError) {
            try library.write(committed.text(library.format), to: path)
            return outcome
        } catch {
            return .failed(path, reason: error.reason)
        }
    }
}

extension CorpusCase {
    /// Takes the note and the comments of two cases. If both have a note, that of the second
    /// becomes a comment.
    fileprivate mutating func keepWords(of first: CorpusCase, other second: CorpusCase) {
        note = first.note ?? second.note
        comments = []
        takeComments(of: first)
        takeComments(of: second)
        if let other = second.note, other != note {
            let comment = CorpusComment(note: other, before: .divider)
            if !comments.contains(where: { $0.text == comment.text }) { comments.append(comment) }
        }
    }

    /// Whether this case has the sequence of another one, for the same app, set-up, invariant and
    /// location, whatever it expects.
    fileprivate func hasSequence(of other: CorpusCase) -> Bool {
        app == other.app && expectation.invariant == other.expectation.invariant
            && expectation.location == other.expectation.location && traces.contains(other.trace)
    }
}

internal import StatefulTesting

/// Repairs the files of cases that no longer do what they say: `replay --repair`.
///
/// A repaired file stays where it is, and keeps its note, its comments and its other sequences.
/// Nothing is deleted.
@MainActor struct CaseRepair {
    /// What became of a file.
    enum Outcome: Equatable {
        /// The case does what it says, with current names.
        case unneeded
        /// The file has been rewritten; what has changed, in lines.
        case repaired([String])
        /// The file is as it was. The text says what a person can do.
        case unrepaired(advice: String)
        case failed(reason: String)
    }

    /// The searches that have no result.
    private(set) var lost: [LostPart] = []

    let library: CaseLibrary
    /// Whether cases that are as expected are proven again.
    let proves: Bool
    /// The signal that stops the search; `nil` if there is none.
    let interruption: () -> Interruption?

    /// Repairs the file of a replayed case, if it needs that.
    mutating func repair(_ replayed: ReplayedCase) -> Outcome {
        guard let old = replayed.file.committed else {
            return .unrepaired(advice: "correct the file, see above")
        }
        guard let verdict = replayed.verdict else { return .unneeded }
        let isRight = verdict == .asExpected && !(proves && old.isOpen)
        let outcome = isRight ? .unneeded : repair(old, verdict, replayed)
        if old.renames.isEmpty { return outcome }
        switch outcome {
        case .repaired, .failed: return outcome
        case .unneeded, .unrepaired: return write(old, replacing: old, replayed)
        }
    }

    private mutating func repair(
        _ old: CorpusCase, _ verdict: Verdict, _ replayed: ReplayedCase
    ) -> Outcome {
        if let advice = adviceWithoutSearch(old, verdict) { return .unrepaired(advice: advice) }
        guard let subject = library.table.subject(of: old),
            let shrinking = try? CaseShrinking(old, in: library, interruption: interruption)
        else { return .unrepaired(advice: advice(verdict)) }
        let shrunk = shrinking.perform(
            proofLimit: RunPlan.standardProofLimit, takesOtherLocations: true)
        lost += shrinking.lost
        if interruption() != nil { return .unrepaired(advice: "run the command again") }
        switch shrunk {
        case nil where !shrinking.lost.isEmpty:
            return .unrepaired(advice: "its search was lost, as said below")
        case nil, .failsNoMore: return .unrepaired(advice: advice(verdict))
        case .failsOnlyInItsProcess:
            return .unrepaired(
                advice: "what the search found fails only in its own process. "
                    + Flakiness.adviceOnProcess)
        case .shrunk(let result):
            let new = result.replacing(old, setup: subject.setup)
            let isSame = new.trace == old.trace && new.expectation == old.expectation
            if isSame, verdict != .asExpected { return .unrepaired(advice: advice(verdict)) }
            return isSame && new.minimal == old.minimal
                ? .unneeded : write(new, replacing: old, replayed)
        }
    }

    // MARK: - Advice

    /// What to do with a case for which no search helps; `nil` if one may help.
    private func adviceWithoutSearch(_ old: CorpusCase, _ verdict: Verdict) -> String? {
        if case .stale(let line, _) = verdict, line > old.line(ofStep: old.trace.count) {
            return "correct the other sequence that has this line, or delete that sequence"
        }
        if !old.isOpen { return advice(verdict) }
        switch verdict {
        case .fixed, .alsoByFixed, .undecided, .unreadable, .brokenAgain: return advice(verdict)
        case .stale(old.divider, _): return "correct the set-up, or delete the file"
        case .asExpected, .noLongerMinimal, .failsDifferently, .stale: return nil
        }
    }

    /// What a person can do, as in `Corpus/README.md`.
    private func advice(_ verdict: Verdict) -> String {
        switch verdict {
        case .fixed: "write `expect: holds` and `was: …` if it is fixed"
        case .alsoByFixed(let line):
            "delete the sequence below line \(line), or make it a case of its own that holds"
        case .brokenAgain: "repair the app, or write `expect: fails …` again"
        case .failsDifferently: "look at it with `show`, and let `run` write a new case"
        case .stale: "delete the file, and let `run` find its successor"
        case .undecided: "make the sequence shorter"
        case .asExpected, .noLongerMinimal:
            "the search found nothing simpler: `shrink` goes further"
        case .unreadable: "correct the file"
        }
    }

    // MARK: - Writing

    private func write(
        _ new: CorpusCase, replacing old: CorpusCase, _ replayed: ReplayedCase
    ) -> Outcome {
        do throws(CorpusFileError) {
            try library.write(new.text(library.format), to: replayed.file.path)
        } catch {
            return .failed(reason: error.reason)
        }
        return .repaired(changes(from: old, to: new))
    }

    private func changes(from old: CorpusCase, to new: CorpusCase) -> [String] {
        var lines = old.renames.isEmpty ? [] : ["its names are current"]
        let (before, after) = (old.expectation, new.expectation)
        if before.location != after.location {
            lines.append("it fails at \(after.location), was at \(before.location)")
        }
        lines += zip(old.setup, new.setup).filter { $0 != $1 }.map {
            "\($1.name): \($1.value), was \($0.value)"
        }
        let minimal = new.minimal?.rawValue ?? "unknown"
        if old.trace != new.trace {
            lines.append(
                "\(new.trace.count.counting("action")), was \(old.trace.count.counting("action")); "
                    + "minimal: \(minimal)")
            lines += library.format.lines(of: new.trace).map { "  \($0)" }
        } else if old.minimal != new.minimal {
            lines.append("minimal: \(minimal), was \(old.minimal?.rawValue ?? "unknown")")
        }
        return lines.isEmpty ? ["its claims are current"] : lines
    }
}

internal import SplitFuzz
internal import StatefulTesting

/// The result of a command, as reports for CI systems need it.
///
/// It is made of the same values as the text. A command makes one, and `JUnitReport`, `SARIFReport`
/// and `GitHubReport` write it.
struct CIReport {
    /// The name of the program.
    let program: String
    let subcommand: Subcommand
    /// One for each variant that the command is about.
    var subjects: [SubjectSection] = []
    /// What went wrong apart from all variants, such as a file that cannot be read.
    var problems: [Entry] = []
    /// The result in one sentence, without a full stop.
    var verdict = ""
    /// The file of the page that shows it; `nil` without one.
    var page: String?

    /// All entries, each with the name of its subject. Problems come last and have none.
    var entries: [(subject: String?, entry: Entry)] {
        subjects.flatMap { section in section.entries.map { (section.name, $0) } }
            + problems.map { (nil, $0) }
    }

    /// What made the command fail, or stop early. New findings come first.
    var bad: [(subject: String?, entry: Entry)] {
        entries.filter { $0.entry.outcome == .failed }.inReportOrder(\.entry.finding)
            + entries.filter { $0.entry.outcome == .error }
    }

    /// A heading for an entry, as in `new finding in sidebar/insets: count at ring`.
    func title(of entry: Entry, in subject: String?) -> String {
        let isFinding = entry.violation != nil && subcommand != .replay
        return entry.kind + (isFinding ? " finding" : "") + (subject.map { " in \($0)" } ?? "")
            + ": \(entry.name)"
    }
}

extension CIReport {
    /// The result of one variant.
    struct SubjectSection {
        /// The app and the variant, as in `sidebar/insets`.
        let name: String
        var entries: [Entry] = []
    }

    /// A finding, a replayed case, or something that went wrong.
    struct Entry {
        enum Outcome {
            /// As expected, such as a known finding.
            case passed
            /// The app breaks something that no case expects.
            case failed
            /// A case or the command does not do what it should.
            case error
            case skipped
        }

        /// Compares a finding with the corpus, in the words of SARIF.
        enum Baseline: String {
            case new, unchanged, updated, absent
        }

        let outcome: Outcome
        /// What it is in one or two words, such as `new`, `flaky` or `broken again`.
        let kind: String
        /// Distinguishes it from the other entries of its subject, as in `count at ring`.
        var name: String
        /// `nil` if the entry is none of a run.
        var finding: Finding?
        /// What is broken; `nil` if the entry is no finding.
        var violation: Violation?
        /// `nil` if the entry is no finding, or if nothing can be said.
        var baseline: Baseline?
        /// What is wrong, in one sentence.
        let message: String
        /// The actions of the case, one line each.
        var actions: [String] = []
        /// The case and what is known about it, line by line.
        var details: [String] = []
        /// What the user can do about it, with commands.
        var steps: [String] = []
        /// The file of the case, as the user would type it.
        var file: (path: String, line: Int)?
        /// Identifies the cause from run to run; `nil` if the trace may differ in another run.
        var identity: Identity?

        /// What a case has to itself.
        struct Identity: Equatable {
            /// The name of the last action's rule; empty if there is no action.
            let rule: String
            /// The digits in the name of its file. They depend on app, set-up, invariant and
            /// actions.
            let hash: String
        }

        var isBad: Bool { outcome == .failed || outcome == .error }
    }
}

extension CIReport.Entry {
    /// An entry that is no finding.
    static func problem(
        _ kind: String, _ name: String, _ message: String, details: [String] = [],
        file: (path: String, line: Int)? = nil
    ) -> CIReport.Entry {
        CIReport.Entry(
            outcome: .error, kind: kind, name: name, message: message, details: details, file: file)
    }

    /// The message for a file that cannot be read, as standard error has it.
    @MainActor static func unreadable(_ file: CorpusFile) -> CIReport.Entry? {
        var line = 1
        if case .malformed(let error, _) = file.content { line = max(1, error.line) }
        return file.complaint.map { unreadable(file.path, $0, file: (file.path, line)) }
    }

    /// - Parameter complaint: the message, of which the first line says what is wrong.
    static func unreadable(
        _ name: String, _ complaint: String, file: (path: String, line: Int)? = nil
    ) -> CIReport.Entry {
        let lines = complaint.split(separator: "\n").map(String.init)
        return problem(
            "unreadable", name, lines.first ?? "", details: Array(lines.dropFirst()), file: file)
    }

    /// The identity of a committed case.
    @MainActor static func identity(of committed: CorpusCase) -> Identity {
        let rule = committed.trace.actions.last.map { SplitMachine.rules[$0.rule].name }
        return Identity(rule: rule ?? "", hash: committed.digits(.fuzzsplit))
    }
}

extension CIReport.SubjectSection {
    /// Gives entries with equal names different ones: the last action if these differ, otherwise a
    /// number.
    @MainActor mutating func nameApart() {
        let format = CaseFormat<SplitMachine>.fuzzsplit
        let names = entries.map(\.name)
        let ends = entries.map { $0.finding?.trace.actions.last.map(format.shortText(of:)) }
        for index in entries.indices {
            let alike = names.indices.filter { names[$0] == names[index] }
            if alike.count < 2 { continue }
            if let own = ends[index], alike.count(where: { ends[$0] == own }) == 1 {
                entries[index].name += ", by \(own)"
            } else if let place = alike.firstIndex(of: index), place > 0 {
                entries[index].name += " (\(place + 1))"
            }
        }
    }
}

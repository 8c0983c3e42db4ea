internal import SplitFuzz
internal import StatefulTesting

/// The result of merging corpora as text.
@MainActor struct CorpusMergeText {
    private let merge: CorpusMerge

    init(_ merge: CorpusMerge) {
        self.merge = merge
    }

    /// One message for each case that was not merged.
    var complaints: [String] {
        merge.outcomes.compactMap { file, outcome in
            switch outcome {
            case .added, .joined, .known: nil
            case .unreadable: file.complaint
            case .conflicting(let path, let why):
                "\(file.path): not merged: it contradicts \(path): \(why)\n"
                    + "  compare the two, and delete one\n"
            case .failed(let path, let reason): "cannot write \(path): \(reason)\n"
            }
        }
    }

    /// The numbers of cases, on one line, and a blank line.
    var summary: String {
        let outcomes = merge.outcomes.map(\.outcome)
        let added = outcomes.count { $0 == .added }
        let known = outcomes.count { $0 == .known }
        let joined = outcomes.count { if case .joined = $0 { true } else { false } }
        let conflicting = outcomes.count { if case .conflicting = $0 { true } else { false } }
        let failed = outcomes.count - added - known - joined - conflicting
        var text =
            "\(outcomes.count.counting("case")): \(added.grouped) added, \(joined.grouped) joined "
            + "with a case of the same cause, \(known.grouped) already there, "
            + "\(conflicting.grouped) conflicting"
        if failed > 0 { text += ", \(failed.grouped) not read or written" }
        return text.wrapped(to: 80, longWords: .whole).map { "\($0)\n" }.joined() + "\n"
    }
}

extension CorpusMerge {
    /// The status of the command, as far as the cases decide it.
    var status: CommandStatus {
        var status = CommandStatus.asExpected
        for (_, outcome) in outcomes {
            switch outcome {
            case .added, .joined, .known: break
            case .conflicting: status.combine(.finding)
            case .unreadable: status.combine(.badInput)
            case .failed: status.combine(.systemFailed)
            }
        }
        return status
    }
}

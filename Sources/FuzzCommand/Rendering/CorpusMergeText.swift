internal import SplitFuzz
internal import StatefulTesting

/// The result of merging corpora as text.
@MainActor struct CorpusMergeText {
    private let merge: CorpusMerge
    private let writes: Bool

    /// - Parameter writes: whether the corpus was changed, and not only compared.
    init(_ merge: CorpusMerge, writes: Bool) {
        self.merge = merge
        self.writes = writes
    }

    /// One message for each case that was not merged. One line for all cases of other tools.
    var complaints: [String] {
        merge.outcomes.map(\.file).remarks("not merged")
            + merge.outcomes.compactMap { file, outcome in
                switch outcome {
                case .added, .joined, .known, .unreadable: nil
                case .conflicting(let path, let why):
                    "\(file.path): not merged: it contradicts \(path): \(why)\n"
                        + "  compare the two, and delete one\n"
                case .failed(let path, let reason): "cannot write \(path): \(reason)\n"
                }
            }
    }

    /// The numbers of cases, on one line, and a blank line.
    var summary: String {
        let numbers = numbers
        var text =
            "\(numbers.cases.counting("case")): \(numbers.added.grouped) added, "
            + "\(numbers.joined.grouped) joined with a case of the same cause, "
            + "\(numbers.known.grouped) already there, \(numbers.conflicting.grouped) conflicting"
        if numbers.failed > 0 { text += ", \(numbers.failed.grouped) not read or written" }
        if !writes { text += "; nothing was written, because of --no-write" }
        return text.wrapped(to: 80, longWords: .whole).map { "\($0)\n" }.joined() + "\n"
    }

    var json: JSON {
        .object(JSON.fields(of: numbers) + [("written", .boolean(writes))])
    }

    private struct Numbers: Encodable {
        var cases: Int
        var added = 0
        var joined = 0
        var known = 0
        var conflicting = 0
        var failed = 0
    }

    private var numbers: Numbers {
        var numbers = Numbers(cases: merge.outcomes.count)
        for (_, outcome) in merge.outcomes {
            switch outcome {
            case .added: numbers.added += 1
            case .joined: numbers.joined += 1
            case .known: numbers.known += 1
            case .conflicting: numbers.conflicting += 1
            case .unreadable, .failed: numbers.failed += 1
            }
        }
        return numbers
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

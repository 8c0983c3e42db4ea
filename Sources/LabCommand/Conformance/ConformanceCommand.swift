internal import ConformanceRows
internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// Reads results of the conformance suite, and counts the rows of `docs/FIDELITY.md` that they bear
/// out.
@MainActor struct ConformanceCommand {
    /// The most bytes of a file. A log of `xcodebuild` has some megabytes.
    private static let sizeLimit = 64 << 20

    private let paths: [String]
    private let context: CommandContext

    init(_ arguments: ParsedArguments, context: CommandContext) throws(UsageError) {
        guard !arguments.operands.isEmpty else {
            throw arguments.missingOperand("a file with results of the conformance suite")
        }
        paths = arguments.operands.map(\.text)
        self.context = context
    }

    func execute() -> CommandStatus {
        var results: [ConformanceResult] = []
        var status = CommandStatus.asExpected
        for path in paths {
            var faults: [ConformanceFault] = []
            results += read(path, &faults)
            for fault in faults {
                context.error.write(fault.text(path: path))
                status.combine(.badInput)
            }
        }
        guard !results.isEmpty else { return status }
        let evidence = ConformanceEvidence(results)
        if !evidence.results.allSatisfy(\.agrees) { status.combine(.finding) }
        context.output.write(ConformanceText(evidence: evidence, palette: context.palette).text)
        return status
    }

    /// The results of a file that belong to this version of the suite.
    private func read(_ path: String, _ faults: inout [ConformanceFault]) -> [ConformanceResult] {
        let file: ConformanceFile
        do throws(ConformanceFault) {
            file = try ConformanceFile(bytes(of: path), next: ConformanceEvidence.next)
        } catch {
            faults.append(error)
            return []
        }
        var results: [ConformanceResult] = []
        for (line, result) in file.results {
            let row = ConformanceEvidence.rows.first { $0.id == result.id }
            if row?.expected == result.expected {
                results.append(result)
            } else {
                faults.append(
                    .otherSuite(
                        line: line, id: result.id, expected: row?.expected, found: result.expected))
            }
        }
        faults += file.cutShort
        return results
    }

    private func bytes(of path: String) throws(ConformanceFault) -> [UInt8] {
        do throws(CorpusFileError) {
            return try context.read(path, atMost: Self.sizeLimit)
        } catch {
            throw .inaccessible(error)
        }
    }
}

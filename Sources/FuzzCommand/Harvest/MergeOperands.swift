internal import Platform
internal import StatefulTesting

/// The files that the operands of `merge` name, each once.
struct MergeOperands {
    /// The paths of harvests, as typed or below a typed directory.
    private(set) var harvests: [String] = []
    /// The paths of cases.
    private(set) var cases: [String] = []
    /// One message for each operand or directory that cannot be read.
    private(set) var complaints: [String] = []

    @MainActor init(_ paths: [String], context: CommandContext) {
        for path in paths {
            switch context.kind(at: path) {
            case .directory:
                harvests += files(in: path, endingIn: HarvestFile.fileExtension, context)
                cases += files(in: path, endingIn: CorpusDirectory.fileExtension, context)
            case nil: complaints.append("\(path): there is no such file or directory\n")
            default:
                if path.hasSuffix(CorpusDirectory.fileExtension) {
                    cases.append(path)
                } else {
                    harvests.append(path)
                }
            }
        }
        harvests = harvests.unrepeated
        cases = cases.unrepeated
        // A directory is listed twice.
        complaints = complaints.unrepeated
    }

    @MainActor private mutating func files(
        in path: String, endingIn ending: String, _ context: CommandContext
    ) -> [String] {
        do throws(CorpusFileError) {
            let (names, skipped) = try CorpusDirectory(context.resolved(path))
                .listReadable(endingIn: ending)
            complaints += skipped.map { name, error in
                "\(CaseLibrary.joined(path, name)): \(error.reason)\n"
            }
            return names.map { CaseLibrary.joined(path, $0) }
        } catch {
            complaints.append("\(path): \(error.reason)\n")
            return []
        }
    }
}

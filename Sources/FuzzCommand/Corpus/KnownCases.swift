internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// The committed cases that a search compares its findings with.
struct KnownCases {
    /// The directory for new cases, as the user typed it; `nil` if there is no corpus.
    private(set) var path: String?
    private(set) var files: [CorpusFile] = []

    /// The path of the corpus if `--corpus` is not given.
    static let standardPath = "Corpus"

    /// The arguments that name a corpus in a command: none for the standard one, or without one.
    static func arguments(naming path: String?) -> [String] {
        guard let path, path != standardPath else { return [] }
        return [Option.corpus.name, path]
    }

    /// The cases, without those that an interrupted run has not shrunk.
    var cases: [CorpusCase] {
        files.compactMap(\.committed).filter { $0.minimal != .unshrunk }
    }

    /// The cases that an interrupted run has left.
    var pendingFiles: [CorpusFile] { files.filter { $0.committed?.minimal == .unshrunk } }
    var pending: [CorpusCase] { pendingFiles.compactMap(\.committed) }

    /// No corpus.
    static let none = KnownCases()

    private init() {}

    /// Reads the corpus that `--corpus` names, or the standard one if it exists.
    @MainActor init(
        _ arguments: ParsedArguments, library: CaseLibrary
    ) throws(UsageError) {
        let context = library.context
        let named = arguments.value(.corpus)
        let path = named?.text ?? KnownCases.standardPath
        if let named, named.text.isEmpty {
            throw UsageError(.notADirectory(path), at: named.index)
        }
        switch context.kind(at: path) {
        case .directory:
            self.path = path
            do throws(CorpusFileError) {
                files = try library.readAll(in: path)
            } catch {
                files = [CorpusFile(path: path, content: .inaccessible(error))]
            }
        // The run makes the directory.
        case nil where arguments.has(.create): self.path = path
        case let kind:
            guard let option = named ?? arguments.value(.create) else { return }
            throw UsageError(
                kind == nil
                    ? .missingCorpus(path, arguments.subcommand ?? .run) : .notADirectory(path),
                at: option.index)
        }
    }

    /// Leaves out the cases that the run itself has written.
    ///
    /// - Parameter names: the paths of cases, relative to the corpus.
    mutating func leaveOut(_ names: [String]) {
        guard let path else { return }
        let paths = Set(names.map { CaseLibrary.joined(path, $0) })
        files.removeAll { paths.contains($0.path) && $0.committed != nil }
    }

    /// The file of the open case that a finding of an app is known as; `nil` if the finding is new.
    func file(
        of status: FindingStatus, _ signature: Signature, app: String
    ) -> CorpusFile? {
        guard case .known(let trace) = status else { return nil }
        return files.first { file in
            guard let committed = file.committed else { return false }
            return committed.app == app && committed.trace == trace && committed.isOpen
                && committed.minimal != .unshrunk && committed.expectation.names(signature)
        }
    }
}

extension [CorpusCase] {
    /// The cases of an app as texts, for jobs.
    @MainActor func texts(of app: String) -> [String] {
        filter { $0.app == app }.map { $0.text(.fuzzsplit) }
    }
}

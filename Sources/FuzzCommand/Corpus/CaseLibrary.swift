internal import SplitFuzz
internal import StatefulTesting

/// Finds and reads cases for a set of apps.
@MainActor struct CaseLibrary {
    let table: SubjectTable
    let format: CaseFormat<SplitMachine>
    let context: CommandContext

    init(table: SubjectTable, context: CommandContext) {
        self.table = table
        self.context = context
        format = .fuzzsplit(renames: context.renames)
    }

    /// A library for all variants of the apps, with their own set-ups.
    init(_ apps: [AppUnderTest], judging: Judging = .all, context: CommandContext) {
        self.init(table: SubjectTable(apps, judging: judging), context: context)
    }

    /// The case at a path, or the reason why it cannot be read.
    ///
    /// - Parameter subjects: what the case may name; by default the subjects of the table.
    func read(_ path: String, subjects: SubjectDirectory? = nil) -> CorpusFile {
        let bytes: [UInt8]
        do throws(CorpusFileError) {
            bytes = try context.read(path)
        } catch {
            return CorpusFile(path: path, content: .inaccessible(error))
        }
        do throws(CorpusError) {
            let committed = try CorpusCase(
                parsing: bytes, format: format, subjects: subjects ?? table.directory)
            return CorpusFile(path: path, content: .readable(committed))
        } catch {
            let line = CaseLibrary.line(error.line, of: bytes)
            return CorpusFile(path: path, content: .malformed(error, line: line))
        }
    }

    /// Worker processes for jobs about cases.
    ///
    /// - Parameters:
    ///   - app: the variant that the cases name; `nil` for all.
    ///   - longest: the most actions that a case may have.
    ///   - choice: the parts of the set-up that the jobs keep.
    ///   - say: writes whole lines to standard error.
    func runner(
        for app: String? = nil, longest: Int,
        choosing choice: LaunchSetup.Choice = LaunchSetup.Choice(),
        interruption: @escaping () -> Interruption?, say: (@MainActor (String) -> Void)? = nil
    ) throws(UsageError) -> JobRunner {
        let request = try RunRequest(
            supervising: table.subjects.filter { app == nil || $0.name == app }, longest: longest,
            with: table.judging.arguments + choice.arguments, apps: table.apps, context: context)
        return JobRunner(
            request, context: context, interruption: interruption,
            say: say ?? { [context] in context.error.write($0) })
    }

    /// A command about the case of a file, with the same choice of invariants.
    func command(_ subcommand: Subcommand, _ path: String) -> String {
        let arguments = [subcommand.name, path] + table.judging.arguments
        return CommandLineText(program: context.invocation, arguments: arguments).text
    }

    /// All cases below a directory, in order of the UTF-8 bytes of their paths. Directories that
    /// cannot be read, and names that are not UTF-8, come last.
    ///
    /// - Parameter isStopped: asked at each name and each case. After true the rest is left out.
    func readAll(
        in path: String, until isStopped: () -> Bool = { false }
    ) throws(CorpusFileError) -> [CorpusFile] {
        let (names, skipped) = try CorpusDirectory(context.resolved(path))
            .listReadable(until: isStopped)
        return names.prefix { _ in !isStopped() }.map { read(CaseLibrary.joined(path, $0)) }
            + skipped.map {
                CorpusFile(
                    path: CaseLibrary.joined(path, $0.name), content: .unlisted($0.error))
            }
    }

    /// The paths for the case of a failure below a corpus directory; see `CorpusCase.fileNames`.
    func paths(of committed: CorpusCase, below directory: String) -> [String] {
        committed.fileNames(format).map { Self.joined(directory, "\(committed.app)/\($0)") }
    }

    /// Replaces the text of a file. Other processes see either the old text or the new one.
    func write(_ text: String, to path: String) throws(CorpusFileError) {
        try context.write(Array(text.utf8), to: path)
    }

    /// Writes a finding's case. Keeps the note, the comments and the other sequences of an existing
    /// file.
    func write(_ found: CorpusCase, to path: String) throws(CorpusFileError) {
        let (folder, name) = CaseLibrary.split(context.resolved(path))
        try CorpusDirectory(folder).write(
            found, to: name, format: format, subjects: table.directory)
    }

    func remove(_ path: String) throws(CorpusFileError) {
        let (folder, name) = CaseLibrary.split(context.resolved(path))
        try CorpusDirectory(folder).remove(name)
    }

    // MARK: - Paths and lines

    nonisolated static func joined(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? "\(folder)\(name)" : "\(folder)/\(name)"
    }

    /// Splits a path into its directory and the name of the file.
    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = String(path[..<slash])
        return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
    }

    /// One line of a file. What a terminal does not show as it is, such as a control character or a
    /// byte-order mark, is replaced. Empty if the line is not UTF-8.
    static func line(_ number: Int, of bytes: [UInt8]) -> String {
        let lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1),
            let text = String(validating: lines[number - 1], as: UTF8.self)
        else { return "" }
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isShown =
                scalar != "\t" && CorpusText.printable(String(scalar)).unicodeScalars.count == 1
            shown.append(isShown ? scalar : "\u{fffd}")
        }
        return String(shown)
    }
}

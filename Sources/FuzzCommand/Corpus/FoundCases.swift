internal import Platform
internal import StatefulTesting

/// The cases at paths that the user names, files or directories.
@MainActor struct FoundCases {
    private(set) var files: [CorpusFile] = []
    /// What cannot be read, and paths that lead to no case of this program.
    private(set) var complaints: [String] = []
    /// Paths that lead to no case, as messages.
    private(set) var empty: [String] = []
    /// Cases in directories that other tools have written.
    private(set) var foreign: [CorpusFile] = []

    /// Adds what is at a path.
    ///
    /// - Parameter isStopped: asked at each name and each case. After true the rest is left out.
    mutating func add(_ path: Operand, in library: CaseLibrary, until isStopped: () -> Bool) {
        guard library.context.kind(at: path.text) == .directory else {
            let file = library.read(path.text)
            files.append(file)
            if let complaint = file.complaint { complaints.append(complaint) }
            return
        }
        do throws(CorpusFileError) {
            let all = try library.readAll(in: path.text, until: isStopped)
            // A directory is no case, so it has no verdict.
            let own = all.filter { !$0.isDirectory && $0.appOfAnotherTool == nil }
            files += own
            complaints += own.compactMap(\.complaint)
            foreign += all.filter { $0.appOfAnotherTool != nil }
            for unread in all.filter(\.isDirectory).compactMap(\.complaint) { note(unread) }
            if all.allSatisfy({ $0.appOfAnotherTool != nil }), !isStopped() {
                let what = all.isEmpty ? "files that end in .case" : "cases of this program's apps"
                note("\(path.text): this directory has no \(what); name another directory\n")
            }
        } catch {
            note("\(path.text): \(error.reason)\n")
        }
    }

    private mutating func note(_ complaint: String) {
        complaints.append(complaint)
        empty.append(complaint)
    }
}

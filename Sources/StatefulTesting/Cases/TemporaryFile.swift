internal import Platform

/// The temporary files of files that are being written: `x.case.123.tmp` of process 123 for
/// `x.case`.
enum TemporaryFile {
    static let ending = ".tmp"

    /// The file of this process. Its number gives each of two concurrent writers a file of its own.
    static func path(for file: String) -> String {
        "\(file).\(CurrentProcess.number)\(ending)"
    }

    /// Removes the files that killed processes have left for a file, and for the cases beside it.
    /// Keeps those of processes that run, and files that cannot be removed.
    static func removeAbandoned(beside file: String) {
        let slash = file.lastIndex(of: "/")
        let folder = slash.map { String(file[...$0]) } ?? "./"
        let own = slash.map { file[$0...].dropFirst() } ?? file[...]
        for name in (try? FileSystem.names(in: folder)) ?? [] {
            removeIfAbandoned(folder + name, of: own)
        }
    }

    /// Removes a file if it is what a killed process has left for a case, or for a file with a
    /// name.
    static func removeIfAbandoned(_ path: String, of file: Substring? = nil) {
        let name = path.lastIndex(of: "/").map { path[$0...].dropFirst() } ?? path[...]
        guard let (written, writer) = parts(of: name),
            written == file || written.hasSuffix(CorpusDirectory.fileExtension),
            !CurrentProcess.isRunning(writer)
        else { return }
        try? FileSystem.remove(path)
    }

    /// The name of the file that a temporary file is for, and the number of the process that writes
    /// it; `nil` for other names.
    private static func parts(of name: Substring) -> (written: Substring, writer: Int32)? {
        guard name.hasSuffix(ending) else { return nil }
        let stem = name.dropLast(ending.count)
        guard let point = stem.lastIndex(of: ".") else { return nil }
        let digits = stem[stem.index(after: point)...]
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int32(digits).map { (stem[..<point], $0) }
    }
}

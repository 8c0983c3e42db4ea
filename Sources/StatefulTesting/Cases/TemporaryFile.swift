internal import Platform

/// The temporary files of cases that are being written: `x.case.123.tmp` of process 123 for `x.case`.
enum TemporaryFile {
    private static let ending = ".tmp"

    /// The file of this process. Its number gives each of two concurrent writers a file of its own.
    static func path(for file: String) -> String {
        "\(file).\(CurrentProcess.number)\(ending)"
    }

    /// Removes the files that killed processes have left in the directory of a file. Keeps those of
    /// processes that run, and files that cannot be removed.
    static func removeAbandoned(beside file: String) {
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "./"
        for name in (try? FileSystem.names(in: folder).texts) ?? [] {
            guard let writer = writer(of: name), !CurrentProcess.isRunning(writer) else { continue }
            try? FileSystem.remove(folder + name)
        }
    }

    /// The number of the process that writes a temporary file of a case; `nil` for other names.
    private static func writer(of name: String) -> Int32? {
        guard name.hasSuffix(ending) else { return nil }
        let stem = name.dropLast(ending.count)
        guard let point = stem.lastIndex(of: "."),
            stem[..<point].hasSuffix(CorpusDirectory.fileExtension)
        else { return nil }
        let digits = stem[stem.index(after: point)...]
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int32(digits)
    }
}

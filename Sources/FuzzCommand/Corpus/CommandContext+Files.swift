package import StatefulTesting

/// Files at paths of the command line.
extension CommandContext {
    /// The bytes of a file; see `CorpusDirectory.read`.
    package func read(
        _ path: String, atMost limit: Int = CorpusDirectory.sizeLimit
    ) throws(CorpusFileError) -> [UInt8] {
        let (folder, name) = CaseLibrary.split(resolved(path))
        return try CorpusDirectory(folder).read(name, atMost: limit)
    }

    /// Replaces a file, or makes it; see `CorpusDirectory.write`.
    package func write(
        _ bytes: [UInt8], to path: String, replaces: Bool = true
    ) throws(CorpusFileError) {
        let (folder, name) = CaseLibrary.split(resolved(path))
        try CorpusDirectory(folder).write(bytes, to: name, replaces: replaces)
    }
}

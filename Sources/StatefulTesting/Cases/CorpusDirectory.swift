internal import Platform

/// The files of a corpus. No other part of the engine reads or writes files.
package struct CorpusDirectory: Sendable {
    /// The most nested directories to search.
    private static let depthLimit = 16
    /// The most bytes of a case. The largest case that a run writes has a few kilobytes.
    package static let sizeLimit = 1 << 20
    package static let fileExtension = ".case"

    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// The paths of all cases, relative to the directory, in order of their UTF-8 bytes.
    ///
    /// - Throws: `CorpusFileError` if this directory, or one inside it, cannot be read.
    package func list() throws(CorpusFileError) -> [String] {
        let (names, skipped) = try listReadable()
        if let first = skipped.first { throw first.error }
        return names
    }

    /// The paths of all cases, or of files with another ending, and the nested directories that
    /// could not be read, with the names that are not UTF-8. Both are relative to the directory, in
    /// order of their UTF-8 bytes.
    ///
    /// - Parameter isStopped: asked at each name. After true the rest is left out.
    /// - Throws: `CorpusFileError` if this directory cannot be read.
    package func listReadable(
        endingIn fileExtension: String = CorpusDirectory.fileExtension,
        until isStopped: () -> Bool = { false }
    ) throws(CorpusFileError) -> (
        names: [String], skipped: [(name: String, error: CorpusFileError)]
    ) {
        var listing = Listing(fileExtension: fileExtension)
        try list("", above: [], into: &listing, until: isStopped)
        return (
            listing.found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
            listing.skipped.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        )
    }

    private struct Listing {
        let fileExtension: String
        var found: [String] = []
        var skipped: [(name: String, error: CorpusFileError)] = []
    }

    /// The bytes of a file, at most as many as a limit, by default 1 MiB.
    ///
    /// - Throws: `CorpusFileError` if the file cannot be read, is not regular, or is too large.
    package func read(
        _ name: String, atMost limit: Int = CorpusDirectory.sizeLimit
    ) throws(CorpusFileError) -> [UInt8] {
        let full = "\(path)/\(name)"
        let (kind, bytes) = try Self.reporting(full) {
            () throws(SystemError) -> (FileStatus.Kind, [UInt8]) in
            let file = try Descriptor.reading(full)
            defer { try? file.close() }
            let kind = try FileStatus(of: file).kind
            var bytes: [UInt8] = []
            while kind == .regular, bytes.count <= limit {
                let chunk = try file.read(atMost: min(1 << 16, limit + 1 - bytes.count))
                if chunk.isEmpty { break }
                bytes += chunk
            }
            return (kind, bytes)
        }
        switch kind {
        case .regular where bytes.count <= limit: return bytes
        case .regular: throw .tooLarge(path: full, limit: limit)
        case .directory: throw .directory(path: full)
        case .other: throw .noFile(path: full)
        }
    }

    /// Writes a finding's case.
    ///
    /// Keeps note, comments and other sequences of an existing file. A concurrent reader
    /// sees either the old file or the new one.
    ///
    /// - Throws: `CorpusFileError` if the file cannot be written.
    package func write<Machine>(
        _ written: CorpusCase, to name: String, format: CaseFormat<Machine>,
        subjects: SubjectDirectory
    ) throws(CorpusFileError) {
        var kept = written
        if let bytes = try? read(name),
            let existing = try? CorpusCase(parsing: bytes, format: format, subjects: subjects)
        {
            kept = written.keepingNotes(of: existing)
        }
        try write(Array(kept.text(format).utf8), to: name)
    }

    /// Replaces a file atomically: writes a temporary file, syncs and renames it. Removes the
    /// temporary files that processes which no longer run have left beside it. A link stays: the
    /// file that it leads to is replaced. Who may read and write the file stays as it was.
    ///
    /// - Parameter replaces: whether a file may be there; else the error says that one is.
    package func write(
        _ bytes: [UInt8], to name: String, replaces: Bool = true
    ) throws(CorpusFileError) {
        let full = "\(path)/\(name)"
        try makeDirectories(above: full)
        let linked = FileSystem.target(ofLink: full)
        if linked == nil, FileSystem.isLink(full) { throw .danglingLink(path: full) }
        let target = linked ?? full
        let temporary = TemporaryFile.path(for: target)
        TemporaryFile.removeAbandoned(beside: target)
        try Self.reporting(full) { () throws(SystemError) in
            // Somebody may have put a link there.
            try? FileSystem.remove(temporary)
            let file = try Descriptor.making(temporary)
            do throws(SystemError) {
                FileSystem.copyPermissions(of: target, to: file)
                try Self.fill(file, with: bytes)
                try FileSystem.rename(temporary, to: target, replaces: replaces)
            } catch {
                try? FileSystem.remove(temporary)
                throw error
            }
        }
    }

    private static func fill(_ file: Descriptor, with bytes: [UInt8]) throws(SystemError) {
        do throws(SystemError) {
            try file.write(bytes)
            try file.synchronize()
        } catch {
            try? file.close()
            throw error
        }
        try file.close()
    }

    /// Removes the temporary files of cases that killed processes have left below the directory.
    package func removeAbandoned() {
        let names = try? listReadable(endingIn: TemporaryFile.ending).names
        for name in names ?? [] { TemporaryFile.removeIfAbandoned("\(path)/\(name)") }
    }

    /// Removes a case that another case has replaced.
    package func remove(_ name: String) throws(CorpusFileError) {
        let full = "\(path)/\(name)"
        try Self.reporting(full) { () throws(SystemError) in try FileSystem.remove(full) }
    }

    // MARK: - Directories

    private func list(
        _ folder: String, above: [FileStatus.Identity], into listing: inout Listing,
        until isStopped: () -> Bool
    ) throws(CorpusFileError) {
        let full = folder.isEmpty ? path : "\(path)/\(folder)"
        guard above.count < Self.depthLimit else { throw .tooDeep(path: full) }
        let (identity, names) = try Self.reporting(full) {
            () throws(SystemError) -> (FileStatus.Identity, [String]) in
            (try FileStatus(of: full).identity, try FileSystem.names(in: full))
        }
        if above.contains(identity) { throw .loop(path: full) }
        for name in names where !name.hasPrefix(".") {
            if isStopped() { return }
            let relative = folder.isEmpty ? name : "\(folder)/\(name)"
            let full = "\(path)/\(relative)"
            if name.unicodeScalars.contains("\u{fffd}"), (try? FileStatus(of: full)) == nil {
                // Without an ending it may be a directory.
                if name.hasSuffix(listing.fileExtension) || !name.contains(".") {
                    listing.skipped.append((relative, .notUTF8(path: full)))
                }
            } else if Self.isDirectory(full) {
                do throws(CorpusFileError) {
                    try list(
                        relative, above: above + [identity], into: &listing, until: isStopped)
                } catch {
                    listing.skipped.append((relative, error))
                }
            } else if name.hasSuffix(listing.fileExtension) {
                listing.found.append(relative)
            }
        }
    }

    /// Makes this directory, and every missing directory above it.
    ///
    /// - Throws: `CorpusFileError` if the system refuses.
    package func make() throws(CorpusFileError) {
        try makeDirectories(above: "\(path)/")
    }

    private func makeDirectories(above file: String) throws(CorpusFileError) {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        var folder = ""
        for (index, part) in parts.enumerated() {
            folder += index == 0 ? "\(part)" : "/\(part)"
            guard !folder.isEmpty, !Self.isDirectory(folder) else { continue }
            do throws(SystemError) {
                try FileSystem.makeDirectory(folder)
            } catch {
                // Another process may have made it in the meantime. A link to nowhere is there,
                // too, but is no directory.
                if error.kind == .alreadyThere {
                    guard !Self.isDirectory(folder) else { continue }
                    throw .notADirectory(path: folder)
                }
                throw CorpusFileError(error, path: folder)
            }
        }
    }

    private static func isDirectory(_ path: String) -> Bool {
        (try? FileStatus(of: path).kind) == .directory
    }

    /// Calls a function, and adds the path to an error of the system.
    private static func reporting<Value>(
        _ path: String, _ body: () throws(SystemError) -> Value
    ) throws(CorpusFileError) -> Value {
        do throws(SystemError) {
            return try body()
        } catch {
            throw CorpusFileError(error, path: path)
        }
    }
}

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Why a corpus could not be read or written.
public enum CorpusFileError: Error, Hashable, Sendable {
    case notFound(path: String)
    case notPermitted(path: String)
    case diskFull(path: String)
    case tooDeep(path: String)
    /// A link to a directory that it lies in.
    case loop(path: String)
    /// A directory, a pipe or a device where a file is expected.
    case noFile(path: String)
    case tooLarge(path: String, limit: Int)
    case failed(path: String, code: Int32)

    init(code: Int32, path: String) {
        switch code {
        case ENOENT, ENOTDIR: self = .notFound(path: path)
        case EACCES, EPERM, EROFS: self = .notPermitted(path: path)
        case ENOSPC, EDQUOT: self = .diskFull(path: path)
        default: self = .failed(path: path, code: code)
        }
    }
}

extension CorpusFileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFound(let path): "\(path): there is no such file or directory"
        case .notPermitted(let path): "\(path): not permitted; check its owner and mode"
        case .diskFull(let path): "\(path): the disk is full; make room and run again"
        case .tooDeep(let path): "\(path): too many directories inside each other"
        case .loop(let path): "\(path): a link to a directory that it lies in; remove it"
        case .noFile(let path): "\(path): this is no regular file; name a case or a directory"
        case .tooLarge(let path, let limit):
            "\(path): more than \(limit) bytes, which no case has; is it another file?"
        case .failed(let path, let code): "\(path): the system says error \(code)"
        }
    }
}

/// The files of a corpus. The only part of the engine that touches a disk.
public struct CorpusDirectory: Sendable {
    /// How deep directories are searched.
    private static let depthLimit = 16
    /// How large a case may be, in bytes; the largest that a run writes is a few kilobytes.
    private static let sizeLimit = 1 << 20
    private static let fileExtension = ".case"

    public let path: String

    public init(_ path: String) {
        self.path = path
    }

    /// The paths of all cases, relative to the directory, in order of their bytes.
    public func list() throws(CorpusFileError) -> [String] {
        let (names, skipped) = try listReadable()
        if let first = skipped.first { throw first.error }
        return names
    }

    /// The same, and which directories inside could not be read, both in order of their bytes.
    public func listReadable() throws(CorpusFileError) -> (
        names: [String], skipped: [(name: String, error: CorpusFileError)]
    ) {
        var listing = Listing()
        try list("", above: [], into: &listing)
        return (
            listing.found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
            listing.skipped.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        )
    }

    private struct Listing {
        var found: [String] = []
        var skipped: [(name: String, error: CorpusFileError)] = []
    }

    /// What a directory is, whatever it is called.
    private struct DirectoryIdentity: Equatable {
        let device: UInt64
        let number: UInt64

        init?(of path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }

    /// The bytes of a case.
    public func read(_ name: String) throws(CorpusFileError) -> [UInt8] {
        let full = "\(path)/\(name)"
        // Without waiting: a pipe that nobody writes to would hold us up for ever.
        let descriptor = open(full, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw CorpusFileError(code: errno, path: full) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw CorpusFileError(code: errno, path: full)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw CorpusFileError.noFile(path: full) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            guard bytes.count <= Self.sizeLimit else {
                throw CorpusFileError.tooLarge(path: full, limit: Self.sizeLimit)
            }
            let count = Self.retrying { systemRead(descriptor, &chunk, chunk.count) }
            guard count >= 0 else { throw CorpusFileError(code: errno, path: full) }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Writes a finding's case as `<app>/<invariant>-<8 hex>.case`; the result is that name.
    ///
    /// What a person wrote into an existing file stays. Whoever reads meanwhile sees the old file
    /// or the new one, whole.
    @discardableResult
    public func write<Machine>(
        _ written: CorpusCase, format: CaseFormat<Machine>, subjects: SubjectDirectory
    ) throws(CorpusFileError) -> String {
        let name = "\(written.app)/\(written.fileName(format))"
        var kept = written
        if let bytes = try? read(name),
            let existing = try? CorpusCase(parsing: bytes, format: format, subjects: subjects)
        {
            kept = written.keepingWords(of: existing)
        }
        try write(Array(kept.text(format).utf8), to: name)
        return name
    }

    /// Replaces a file's bytes at once: temporary file, sync, rename.
    public func write(_ bytes: [UInt8], to name: String) throws(CorpusFileError) {
        let full = "\(path)/\(name)"
        try makeDirectories(above: full)
        // The process number keeps two writers apart; both write the same bytes.
        let temporary = "\(full).\(getpid()).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw CorpusFileError(code: errno, path: full) }
        var failure: Int32 = 0
        var written = 0
        while written < bytes.count, failure == 0 {
            let count = bytes[written...].withUnsafeBytes { rest in
                Self.retrying { systemWrite(descriptor, rest.baseAddress, rest.count) }
            }
            if count < 0 { failure = errno } else { written += count }
        }
        if failure == 0, fsync(descriptor) != 0 { failure = errno }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure == 0, rename(temporary, full) != 0 { failure = errno }
        guard failure == 0 else {
            unlink(temporary)
            throw CorpusFileError(code: failure, path: full)
        }
    }

    /// Removes a case that another has replaced.
    public func remove(_ name: String) throws(CorpusFileError) {
        let full = "\(path)/\(name)"
        guard unlink(full) == 0 else { throw CorpusFileError(code: errno, path: full) }
    }

    // MARK: - Directories

    private func list(
        _ folder: String, above: [DirectoryIdentity], into listing: inout Listing
    ) throws(CorpusFileError) {
        let full = folder.isEmpty ? path : "\(path)/\(folder)"
        guard above.count < Self.depthLimit else { throw .tooDeep(path: full) }
        guard let identity = DirectoryIdentity(of: full) else {
            throw CorpusFileError(code: errno, path: full)
        }
        guard !above.contains(identity) else { throw .loop(path: full) }
        guard let stream = opendir(full) else { throw CorpusFileError(code: errno, path: full) }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            let relative = folder.isEmpty ? name : "\(folder)/\(name)"
            if Self.isDirectory("\(path)/\(relative)") {
                do throws(CorpusFileError) {
                    try list(relative, above: above + [identity], into: &listing)
                } catch {
                    listing.skipped.append((relative, error))
                }
            } else if name.hasSuffix(Self.fileExtension) {
                listing.found.append(relative)
            }
        }
    }

    private func makeDirectories(above file: String) throws(CorpusFileError) {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        var folder = ""
        for (index, part) in parts.enumerated() {
            folder += index == 0 ? "\(part)" : "/\(part)"
            guard !folder.isEmpty, !Self.isDirectory(folder) else { continue }
            guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
                throw CorpusFileError(code: errno, path: folder)
            }
        }
    }

    private static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// A signal may interrupt a call: it is made again, a counted number of times.
    private static func retrying(_ call: () -> Int) -> Int {
        for _ in 0..<100 {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
        return -1
    }
}

// The methods above have the names of these functions.

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(file, bytes, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}

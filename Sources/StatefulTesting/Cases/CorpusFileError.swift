package import Platform

/// Thrown if a file or a directory of a corpus cannot be read or written.
public enum CorpusFileError: Error, Hashable, Sendable {
    /// There is no file or directory at the path.
    case notFound(path: String)
    /// The path, or a part of it before a slash, is something other than a directory.
    case notADirectory(path: String)
    /// The process may not read or write the path.
    case notPermitted(path: String)
    /// A link to a file that is not there.
    case danglingLink(path: String)
    /// The disk has no room for the file.
    case diskFull(path: String)
    /// More than 16 directories are nested.
    case tooDeep(path: String)
    /// A link leads to a directory that contains it.
    case loop(path: String)
    /// The path is a directory, and not a file.
    case directory(path: String)
    /// The path is a pipe or a device, and not a file.
    case noFile(path: String)
    /// The file has more bytes than the limit.
    case tooLarge(path: String, limit: Int)
    /// The name of the file or directory is not UTF-8. The path has U+FFFD for its bytes.
    case notUTF8(path: String)
    /// The system reports another error, with its number.
    case failed(path: String, code: Int32)

    package init(_ error: SystemError, path: String) {
        switch error.kind {
        case .notFound: self = .notFound(path: path)
        case .notADirectory: self = .notADirectory(path: path)
        case .notPermitted: self = .notPermitted(path: path)
        case .diskFull: self = .diskFull(path: path)
        case .alreadyThere, .brokenPipe, .busy, .other: self = .failed(path: path, code: error.code)
        }
    }
}

extension CorpusFileError {
    /// Whether another process has locked the file.
    package var isBusy: Bool {
        if case .failed(_, let code) = self { SystemError(code: code).kind == .busy } else { false }
    }
}

extension CorpusFileError: CustomStringConvertible {
    /// The path, the problem and advice on one line.
    public var description: String { "\(path): \(reason)" }

    /// The problem and advice.
    package var reason: String {
        switch self {
        case .notFound: "there is no such file or directory"
        case .notADirectory: "a part of this path is not a directory; correct the path"
        case .notPermitted: "not permitted; check its owner and mode"
        case .danglingLink: "a link to a file that is not there; mend or remove the link"
        case .diskFull: "the disk is full; make room and run again"
        case .tooDeep: "more than 16 nested directories; move the cases up"
        case .loop: "a link to a directory that contains it; remove the link"
        case .directory: "this is a directory; name one of its files"
        case .noFile: "this is not a regular file; name a case or a directory"
        case .tooLarge(_, let limit):
            "more than \(limit) bytes, too many for a case; check that it is one"
        case .notUTF8: "this name is not UTF-8; rename it"
        case .failed(_, let code): "the system says: \(SystemError(code: code).text)"
        }
    }

    private var path: String {
        switch self {
        case .notFound(let path), .notADirectory(let path), .notPermitted(let path),
            .danglingLink(let path),
            .diskFull(let path), .tooDeep(let path), .loop(let path), .directory(let path),
            .noFile(let path), .tooLarge(let path, _), .notUTF8(let path), .failed(let path, _):
            path
        }
    }
}

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// What stands at a path.
enum FileKind {
    case nothing, directory, file

    init(at path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            self = .nothing
            return
        }
        self = status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
    }
}

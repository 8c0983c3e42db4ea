internal import Platform
internal import StatefulTesting

/// Tells builds of a program apart.
enum ProgramHash {
    /// The head of a program has the hash of the rest that the linker has computed: a build id in
    /// ELF, a UUID in Mach-O. Reading the rest takes seconds in a debug build.
    private static let headSize = 1 << 16

    /// A hash of the head and the length of a program; `nil` if the file cannot be read.
    static func ofFile(_ path: String) -> String? {
        guard let file = try? Descriptor.reading(path) else { return nil }
        defer { try? file.close() }
        guard let head = try? file.read(atMost: headSize),
            let size = try? FileStatus(of: file).size
        else { return nil }
        var hash = StableHash()
        hash.combine(head)
        hash.combine("\(size)")
        return hash.hex
    }
}

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Memory that this process shares with a child. The child finds it as a descriptor.
///
/// It is a file without a name, which ends with the last process that has it.
package final class SharedMemory {
    /// The number of the descriptor in a child.
    package static let descriptorInChild: Int32 = 3
    /// Descriptors of the parent that children copy have at least this number, so that no copy of
    /// another one overwrites them.
    static let firstOwnDescriptor: Int32 = 10

    /// All words. They are zero at first, and valid as long as this object lives.
    package let words: UnsafeMutableBufferPointer<UInt64>
    let descriptor: Int32
    private var size: Int { words.count * MemoryLayout<UInt64>.size }

    /// Makes new memory; `nil` if the system refuses.
    package init?(wordCount: Int) {
        guard let file = Self.file(size: wordCount * MemoryLayout<UInt64>.size) else { return nil }
        guard let words = Self.map(file, wordCount) else {
            _ = close(file)
            return nil
        }
        descriptor = file
        self.words = words
    }

    /// The memory that the parent of this process shares; `nil` if it shares none, or less.
    package init?(ofParentWithWordCount wordCount: Int) {
        var status = stat()
        guard fstat(Self.descriptorInChild, &status) == 0,
            Int(status.st_size) >= wordCount * MemoryLayout<UInt64>.size,
            let words = Self.map(Self.descriptorInChild, wordCount)
        else { return nil }
        descriptor = Self.descriptorInChild
        self.words = words
    }

    deinit {
        munmap(words.baseAddress, size)
        _ = close(descriptor)
    }

    private static func map(
        _ file: Int32, _ wordCount: Int
    ) -> UnsafeMutableBufferPointer<UInt64>? {
        let size = wordCount * MemoryLayout<UInt64>.size
        guard let base = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
            base != MAP_FAILED
        else { return nil }
        let words = base.bindMemory(to: UInt64.self, capacity: wordCount)
        return UnsafeMutableBufferPointer(start: words, count: wordCount)
    }

    /// A file of zeros without a name. Prefers a directory that is in memory.
    private static func file(size: Int) -> Int32? {
        for directory in ["/dev/shm", "/tmp"] {
            var path = Array("\(directory)/fuzzsplit-XXXXXX".utf8CString)
            let made = mkstemp(&path)
            guard made >= 0 else { continue }
            unlink(path)
            // A number that no child uses, so that `dup2` makes a copy which the child inherits.
            let file = fcntl(made, F_DUPFD_CLOEXEC, firstOwnDescriptor)
            _ = close(made)
            guard file >= 0 else { continue }
            // Writes the zeros: a file with holes would end the process when the disk is full.
            let zeros = [UInt8](repeating: 0, count: size)
            if (try? Descriptor(number: file).write(zeros)) != nil { return file }
            _ = close(file)
        }
        return nil
    }
}

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// An open file of the process, by its number.
struct Descriptor {
    let number: Int32

    /// Writes all bytes, however often the system takes a part only or is interrupted.
    ///
    /// - Returns: the error number where it took no more, `nil` where it took all.
    func write(_ bytes: [UInt8]) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR, errno != EAGAIN {
                return errno
            }
        }
        return nil
    }
}

// The method above has the name of the function.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}

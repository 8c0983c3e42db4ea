#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The error number of a call to the system that failed.
package struct SystemError: Error, Hashable, Sendable {
    /// The kinds of errors that callers distinguish.
    package enum Kind: Sendable {
        case notFound, notADirectory, notPermitted, diskFull, alreadyThere, brokenPipe, busy, other
    }

    /// The number of the error, as in `errno`.
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// Another process uses the file.
    package static let busy = SystemError(code: EWOULDBLOCK)

    /// The words of the system, as in `File too large`.
    package var text: String { String(cString: strerror(code)) }

    /// The error of the last call of this thread that failed.
    static var last: SystemError { SystemError(code: errno) }

    package var kind: Kind {
        switch code {
        case ENOENT: .notFound
        case ENOTDIR: .notADirectory
        case EACCES, EPERM: .notPermitted
        case ENOSPC, EDQUOT: .diskFull
        case EEXIST: .alreadyThere
        case EPIPE: .brokenPipe
        case EWOULDBLOCK: .busy
        default: .other
        }
    }
}

/// An open file of this process, identified by its number. Every function throws the system's
/// error.
package struct Descriptor: Hashable, Sendable {
    let number: Int32

    package static let standardOutput = Descriptor(number: STDOUT_FILENO)
    package static let standardError = Descriptor(number: STDERR_FILENO)

    /// Opens the standard streams that the process was started without, so that no other file gets
    /// their numbers. Reading and writing them fails as before.
    package static func reserveStandardStreams() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            let flags = number == STDIN_FILENO ? O_WRONLY : O_RDONLY
            _ = open("/dev/null", flags)
        }
    }

    /// Takes the standard output for the caller alone. What anything else in this process prints
    /// goes to standard error from now on.
    package static func takeStandardOutput() -> Descriptor {
        let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard own >= 0 else { return .standardOutput }
        dup2(STDERR_FILENO, STDOUT_FILENO)
        return Descriptor(number: own)
    }

    /// Drops what is printed to the standard output from now on.
    package static func muteStandardOutput() {
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nothing >= 0 else { return }
        dup2(nothing, STDOUT_FILENO)
        _ = systemClose(nothing)
    }

    /// Opens a file for reading. Does not wait for the writer of a pipe.
    package static func reading(_ path: String) throws(SystemError) -> Descriptor {
        try opening(path, O_RDONLY | O_NONBLOCK)
    }

    /// Makes a file and opens it for writing. Throws if there is one, or a link.
    package static func making(_ path: String) throws(SystemError) -> Descriptor {
        try opening(path, O_WRONLY | O_CREAT | O_EXCL)
    }

    /// Opens a file that exists, to write at its end.
    package static func appending(_ path: String) throws(SystemError) -> Descriptor {
        try opening(path, O_WRONLY | O_APPEND)
    }

    private static func opening(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
        let number = open(path, flags | O_CLOEXEC, 0o644)
        guard number >= 0 else { throw .last }
        return Descriptor(number: number)
    }

    /// Reads up to `count` bytes. Waits for the first byte. An empty result means the end of the
    /// file.
    ///
    /// Repeats a call that a signal interrupts.
    package func read(atMost count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while true {
                let count = systemRead(number, buffer.baseAddress, buffer.count)
                if count < 0, errno == EINTR { continue }
                filled = max(0, count)
                failure = count < 0 ? .last : nil
                return
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes all bytes. Repeats the call if the system takes only a part or a signal interrupts
    /// it.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Another process made the stream non-blocking: wait up to a second for room.
                var ready = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, 1_000)
            } else if errno != EINTR {
                throw .last
            }
        }
    }

    /// Cuts a file off after so many bytes.
    package func truncate(to length: Int) throws(SystemError) {
        guard ftruncate(number, off_t(length)) == 0 else { throw .last }
    }

    /// Locks the file for this process, until it is closed. Throws `.busy` if another process has
    /// it.
    package func lock() throws(SystemError) {
        guard flock(number, LOCK_EX | LOCK_NB) == 0 else { throw .last }
    }

    /// Waits until the written bytes are on the disk.
    package func synchronize() throws(SystemError) {
        guard fsync(number) == 0 else { throw .last }
    }

    /// Closes the file. The descriptor must not be used afterwards.
    package func close() throws(SystemError) {
        guard systemClose(number) == 0 else { throw .last }
    }

    /// Whether the file is a terminal.
    package var isTerminal: Bool { isatty(number) == 1 }

    /// The number of columns of the terminal; `nil` if the file is not a terminal.
    package var terminalWidth: Int? {
        var size = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// The descriptors that have something to read or have ended. Waits up to `milliseconds` for
    /// the first one.
    ///
    /// - Returns: indices into `descriptors`, in order; none after the time or after a signal.
    package static func readable(
        among descriptors: [Descriptor], milliseconds: Int32
    ) -> [Int] {
        var polls = descriptors.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return [] }
        return polls.indices.filter { polls[$0].revents != 0 }
    }
}

/// The kind and the identity of a file, given by its path or a descriptor. Follows links.
package struct FileStatus: Hashable, Sendable {
    package enum Kind: Sendable { case directory, regular, other }

    /// Equal for two paths of the same file or directory.
    package struct Identity: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
    }

    package let kind: Kind
    package let identity: Identity
    /// The number of bytes.
    package let size: Int

    package init(of path: String) throws(SystemError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .last }
        self.init(status)
    }

    package init(of descriptor: Descriptor) throws(SystemError) {
        var status = stat()
        guard fstat(descriptor.number, &status) == 0 else { throw .last }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFDIR: .directory
            case S_IFREG: .regular
            default: .other
            }
        size = Int(status.st_size)
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino))
    }
}

/// Lists and changes directories, and resolves links. Every function throws the system's error.
package enum FileSystem {
    /// The names in a directory, `.` and `..` included, in the order of the system. Bytes that are
    /// not UTF-8 are U+FFFD, so that such a name leads to no file.
    package static func names(in directory: String) throws(SystemError) -> [String] {
        guard let stream = opendir(directory) else { throw .last }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            withUnsafeBytes(of: &entry.pointee.d_name) { name in
                names.append(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
            }
        }
        return names
    }

    /// Whether a path is a link, even one to nowhere.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The path of the file that a link leads to, through all links on the way; `nil` if the path
    /// is no link, or leads nowhere.
    package static func target(ofLink path: String) -> String? {
        guard isLink(path), let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Makes one directory. The directory above it must exist.
    package static func makeDirectory(_ path: String) throws(SystemError) {
        guard mkdir(path, 0o755) == 0 else { throw .last }
    }

    /// Gives an open file the owner and the permissions of another one, as far as the system lets
    /// this process; does nothing if there is no other one.
    package static func copyPermissions(of path: String, to file: Descriptor) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        _ = fchown(file.number, status.st_uid, status.st_gid)
        _ = fchmod(file.number, status.st_mode & 0o777)
    }

    /// Renames a file. Replaces a file with the new name, or throws if there is one.
    package static func rename(
        _ path: String, to newPath: String, replaces: Bool = true
    ) throws(SystemError) {
        if replaces {
            guard systemRename(path, newPath) == 0 else { throw .last }
        } else {
            guard link(path, newPath) == 0 else { throw .last }
            try remove(path)
        }
    }

    /// Removes a file.
    package static func remove(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 else { throw .last }
    }
}

// These functions call the system's functions, whose names the methods above hide.

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, bytes, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}

private func systemRename(_ path: String, _ newPath: String) -> Int32 {
    rename(path, newPath)
}

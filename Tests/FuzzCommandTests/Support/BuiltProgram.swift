import Foundation
import Testing

/// A program of this package, next to the tests.
struct BuiltProgram {
    let path: String

    /// Fails the test if the program is not built.
    init(_ name: String) throws {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let folders = [
            tests.deletingLastPathComponent(),
            tests.deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent(),
        ]
        path = try #require(
            folders.map { $0.appendingPathComponent(name).path }
                .first { FileManager.default.isExecutableFile(atPath: $0) })
    }

    /// What the program printed, and its exit status.
    struct Ran: Equatable {
        let status: Int32
        let output: String
        let error: String
    }

    /// Runs a line of the shell in which `$program` is the program.
    func shell(_ line: String, in folder: Folder) throws -> Ran {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "{ \(line)\n} >.out 2>.err"]
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment = ["program": path, "PATH": folders]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        try process.run()
        process.waitUntilExit()
        defer { for name in [".out", ".err"] { unlink("\(folder.path)/\(name)") } }
        return Ran(
            status: process.terminationStatus, output: try folder.text(of: ".out"),
            error: try folder.text(of: ".err"))
    }
}

import Foundation

/// A fresh directory that is gone when the test is over.
final class Folder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("fuzzsplit-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to name: String) throws {
        try write(Data(text.utf8), to: name)
    }

    func write(_ data: Data, to name: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Makes an empty file whose name need not be UTF-8.
    func writeEmpty(_ name: [UInt8]) throws {
        let bytes = Array("\(path)/".utf8) + name + [0]
        let file = bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress, "w") }
        }
        guard let file else { throw CocoaError(.fileWriteUnknown) }
        fclose(file)
    }

    func text(of name: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    func bytes(of name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
    }

    /// The files inside, in order of their paths.
    var files: [String] {
        let all = FileManager.default.subpaths(atPath: path) ?? []
        return all.filter { name in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(
                atPath: "\(path)/\(name)", isDirectory: &isDirectory) && !isDirectory.boolValue
        }.sorted()
    }
}

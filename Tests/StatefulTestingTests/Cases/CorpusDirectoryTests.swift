import Foundation
import Platform
import Testing

@testable import StatefulTesting

@Suite("Corpus directories")
struct CorpusDirectoryTests {
    private let format = CaseFormat<Door>(product: "fuzzsplit", version: 1)

    @Test("list cases in order of their bytes, and give back what was written")
    func files() throws {
        try withDirectory { directory in
            try directory.write([1, 2], to: "b/x.case")
            try directory.write([3], to: "a/y.case")
            try directory.write([4], to: "a.case")
            try directory.write([5], to: "a/readme.md")

            #expect(try directory.list() == ["a.case", "a/y.case", "b/x.case"])
            #expect(try directory.read("b/x.case") == [1, 2])
            try directory.remove("a.case")
            #expect(try directory.list() == ["a/y.case", "b/x.case"])
        }
    }

    @Test("writing replaces a file whole, leaves nothing else, and keeps a person's words")
    func atomic() throws {
        try withDirectory { directory in
            let parsed = try CorpusCase(
                parsing: Array(CorpusCaseTests.text.utf8), format: format,
                subjects: Door.directory)
            let name = "door/front/\(parsed.fileName(format))"
            try directory.write(Array(CorpusCaseTests.text.utf8), to: name)
            let bare = CorpusCase(
                app: parsed.app, setup: parsed.setup, expectation: parsed.expectation,
                also: parsed.also, minimal: .oneStep, trace: parsed.trace)

            try directory.write(bare, to: name, format: format, subjects: Door.directory)

            let text = String(decoding: try directory.read(name), as: UTF8.self)
            #expect(text == CorpusCaseTests.text.replacing("proven", with: "1-step"))
            let folder = directory.path + "/door/front"
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
        }
    }

    @Test("a link in the place of the temporary file is not followed")
    func linkBeside() throws {
        try withDirectory { directory in
            try directory.write([1], to: "victim")
            let temporary = TemporaryFile.path(for: "\(directory.path)/a.case")
            try FileManager.default.createSymbolicLink(
                atPath: temporary, withDestinationPath: "victim")

            try directory.write([2], to: "a.case")

            #expect(try directory.read("victim") == [1])
            #expect(try directory.read("a.case") == [2])
            #expect(!FileSystem.isLink("\(directory.path)/a.case"))
        }
    }

    @Test("a file that must be new replaces none")
    func new() throws {
        try withDirectory { directory in
            try directory.write([1], to: "a", replaces: false)

            #expect(throws: CorpusFileError.self) {
                try directory.write([2], to: "a", replaces: false)
            }
            #expect(try directory.read("a") == [1])
            #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["a"])
        }
    }

    @Test("writing leaves who may read a file as it was")
    func permissions() throws {
        try withDirectory { directory in
            try directory.write([1], to: "x.case")
            let path = "\(directory.path)/x.case"
            let manager = FileManager.default
            try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)

            try directory.write([2], to: "x.case")

            let attributes = try manager.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? NSNumber == 0o600)
            #expect(try directory.read("x.case") == [2])
        }
    }

    @Test("writing removes what killed processes have left, and nothing of those that run")
    func abandoned() throws {
        try withDirectory { directory in
            // Processes 1 and our parent run. No process has the highest number.
            let kept = [
                "a.case.1.tmp", "a.case.\(getppid()).tmp", "a.case.tmp", "notes.2147483647.tmp",
                "a.case.2147483648.tmp", "a.case.-5.tmp", "a.case.0x.tmp",
            ]
            for name in kept + ["a.case.2147483647.tmp", "b.case.2147483647.tmp"] {
                let path = "\(directory.path)/\(name)"
                #expect(FileManager.default.createFile(atPath: path, contents: nil))
            }

            try directory.write([1], to: "a.case")

            var names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
            #expect(names.sorted() == (kept + ["a.case"]).sorted())

            try directory.write([1], to: "notes")

            names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
            let left = kept.filter { $0 != "notes.2147483647.tmp" }
            #expect(names.sorted() == (left + ["a.case", "notes"]).sorted())
        }
    }

    @Test("a link to nowhere cannot become a directory")
    func dangling() throws {
        try withDirectory { directory in
            try directory.make()
            let link = directory.path + "/link"
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: "nowhere")

            #expect(throws: CorpusFileError.notADirectory(path: link)) {
                try CorpusDirectory(link).make()
            }
        }
    }

    @Test("a link to a directory above is no reason not to read the rest")
    func loops() throws {
        try withDirectory { directory in
            try directory.write([1], to: "a/x.case")
            let link = directory.path + "/a/again"
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: directory.path)

            let (names, skipped) = try directory.listReadable()

            #expect(names == ["a/x.case"])
            #expect(skipped.map(\.name) == ["a/again"])
            #expect(skipped.map(\.error) == [.loop(path: link)])
            #expect(throws: CorpusFileError.loop(path: link)) { try directory.list() }
        }
    }

    @Test("a listing ends where it is told to stop")
    func stopped() throws {
        try withDirectory { directory in
            for number in 0..<9 { try directory.write([1], to: "\(number)/a.case") }
            var asked = 0

            let (names, skipped) = try directory.listReadable {
                asked += 1
                return asked > 6
            }

            // It asks for each directory and for the case in it.
            #expect(names.count == 3)
            #expect(skipped.isEmpty)
            #expect(asked < 20)
        }
    }

    @Test("what cannot be read or written says so by path")
    func errors() throws {
        try withDirectory { directory in
            let absent = CorpusDirectory(directory.path + "/absent")
            #expect(throws: CorpusFileError.notFound(path: absent.path)) { try absent.list() }
            try directory.write([1], to: "file")
            #expect(throws: CorpusFileError.self) { try directory.write([1], to: "file/x.case") }
        }
        #expect(throws: CorpusFileError.diskFull(path: "/dev/full")) {
            throw CorpusFileError(SystemError(code: ENOSPC), path: "/dev/full")
        }
    }

    @Test("a pipe, a device, a directory and what is far too large are no cases")
    func noFiles() throws {
        #expect(throws: CorpusFileError.noFile(path: "/dev/zero")) {
            try CorpusDirectory("/dev").read("zero")
        }
        try withDirectory { directory in
            let full = directory.path
            #expect(mkfifo(full + "/pipe.case", 0o600) == 0)
            try directory.write([UInt8](repeating: 35, count: 2 << 20), to: "large.case")
            try directory.write([1], to: "x.case/y")

            #expect(throws: CorpusFileError.noFile(path: "\(full)/pipe.case")) {
                try directory.read("pipe.case")
            }
            #expect(throws: CorpusFileError.directory(path: "\(full)/x.case")) {
                try directory.read("x.case")
            }
            #expect(
                throws: CorpusFileError.tooLarge(path: full + "/large.case", limit: 1 << 20)
            ) {
                try directory.read("large.case")
            }
        }
    }

    private func withDirectory(_ body: (CorpusDirectory) throws -> Void) throws {
        let path = NSTemporaryDirectory() + "corpus-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try body(CorpusDirectory(path))
    }
}

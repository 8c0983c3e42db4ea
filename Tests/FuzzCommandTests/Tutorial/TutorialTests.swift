import Foundation
import Testing

/// `docs/TUTORIAL.md` is true: its code, taken from its text, is a package outside of this
/// repository that builds and finds something.
struct TutorialTests {
    private static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .appendingPathComponent("../../../..").standardizedFileURL

    /// The blocks of Swift whose file the line before names, by that name.
    private static func sources() throws -> [String: String] {
        let file = repository.appendingPathComponent("docs/TUTORIAL.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        var sources: [String: String] = [:]
        for match in text.matches(of: #/`([^`\n]+\.swift)`:\n\n```swift\n((?s:.*?))```\n/#) {
            sources[String(match.output.1)] = String(match.output.2)
        }
        return sources
    }

    @Test("the glue is fewer than 20 lines, and the container is written for UIKit alone")
    func sources() throws {
        let sources = try Self.sources()
        let glue = try #require(sources["Sources/notesfuzz/main.swift"])
        let container = try #require(sources["Sources/notesfuzz/NotesSplitViewController.swift"])
        let imports = container.split(separator: "\n").filter { $0.hasPrefix("import ") }

        #expect(sources.count == 4)
        #expect(glue.split(separator: "\n").count < 20)
        #expect(imports == ["import Foundation", "import UIKit"])
        #expect(container.contains(": UISplitViewController, UISplitViewControllerDelegate {"))
        #expect(container.contains(".observe(\\.frame)"))
    }

    /// A build of all this takes a minute: `scripts/tutorial` asks for it.
    @Test(
        "the package builds, finds something, and replays it",
        .enabled(if: ProcessInfo.processInfo.environment["FUZZSPLIT_TUTORIAL"] != nil))
    func builds() throws {
        let folder = try Folder()
        for (name, text) in try Self.sources() {
            let path = "\"\(Self.repository.path)\""
            try folder.write(text.replacing("\"../fuzzsplit\"", with: path), to: name)
        }

        let built = try shell("swift build", in: folder)
        let run = "\"$(swift build --show-bin-path)/notesfuzz\""
        let found = try shell(
            "mkdir Corpus && \(run) --seed 1 --cases 0 --format text", in: folder)
        let replayed = try shell("\(run) replay Corpus", in: folder)

        #expect(built.status == 0, "\(built.output)")
        #expect(found.status == 1, "\(found.output)")
        for actions in [
            "tap \"primary/Recipes\"\ndock reveal\n",
            "tap \"primary/ToggleSidebar\"\nedge-swipe finish\n",
        ] {
            #expect(found.output.contains("\n---\n\(actions)\nwritten to Corpus/notes/default/"))
        }
        #expect(replayed.status == 0, "\(replayed.output)")
        #expect(replayed.output.contains(": as expected\n"))
    }

    private func shell(_ line: String, in folder: Folder) throws -> (status: Int32, output: String)
    {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}

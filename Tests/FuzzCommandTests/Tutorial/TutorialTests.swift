import Foundation
import FuzzCommand
import Testing

/// The code on the pages of the documentation compiles as printed, outside of this repository.
struct TutorialTests {
    private static let isAsked =
        ProcessInfo.processInfo.environment["FUZZSPLIT_TUTORIAL"] != nil

    @Test("every block of Swift on every page is compiled, or says why not") func blocks() throws {
        for page in try PageCode.all() {
            let file = PageCode.repository.appendingPathComponent(page.page)
            let text = try String(contentsOf: file, encoding: .utf8)
            let fences = text.matches(of: #/^[ \t]*```+[ ]*[Ss]wift/#.anchorsMatchLineEndings())

            #expect(page.blocks.count == fences.count, "\(page.page)")
            #expect(
                page.blocks.filter { $0.reason != nil }.count
                    == text.matches(of: #/<!-- not compiled/#).count,
                "\(page.page): a reason must stand right above its block")
        }
    }

    @Test("blocks are read with their file or their reason") func reading() {
        let page = PageCode(
            of: "page.md",
            text: """
                `Package.swift`:

                ```swift
                one
                ```

                In `Sources/a/main.swift`:

                ```swift
                two
                ```

                <!-- not compiled: it is a fragment -->
                ```swift
                three
                ```

                ```sh
                four
                ```

                ```swift
                five
                ```
                """)

        #expect(page.blocks.map(\.text) == ["one\n", "two\n", "three\n", "five\n"])
        #expect(page.blocks.map(\.line) == [3, 9, 14, 22])
        #expect(page.blocks.map(\.reason) == [nil, nil, "it is a fragment", nil])
        #expect(page.package == ["Package.swift": "one\n", "Sources/a/main.swift": "two\n"])
        #expect(page.loose.map(\.text) == ["five\n"])
    }

    @Test("the glue is fewer than 20 lines, and the container is written for UIKit alone")
    func sources() throws {
        let sources = try PageCode(of: "docs/TUTORIAL.md").package
        let glue = try #require(sources["Sources/notesfuzz/main.swift"])
        let container = try #require(sources["Sources/notesfuzz/NotesSplitViewController.swift"])
        let imports = container.split(separator: "\n").filter { $0.hasPrefix("import ") }

        #expect(sources.count == 4)
        #expect(glue.split(separator: "\n").count < 20)
        #expect(imports == ["import UIKit"])
        #expect(container.contains(": UISplitViewController, UISplitViewControllerDelegate {"))
        #expect(container.contains(".observe(\\.frame)"))
    }

    // Builds take minutes: `scripts/tutorial` asks for them. This package is compiled once, as the
    // dependency of both packages.
    @Test(
        "on a version, the tutorial's package finds, replays and exports, and other blocks build",
        .enabled(if: isAsked))
    func builds() throws {
        let released = try Folder()
        let tagged = try shell(
            """
            mkdir fuzzsplit && cd fuzzsplit && git init --quiet &&
            tar -C '\(PageCode.repository.path)' --exclude=.build -c \
                Package.swift Sources Tests Conformance docs | tar -x && git add . &&
            git -c user.name=test -c user.email=test commit --quiet --message=test &&
            git tag \(FuzzCommand.version)
            """, in: released)
        #expect(tagged.status == 0, "\(tagged.output)")

        let page = try PageCode(of: "docs/TUTORIAL.md")
        let folder = try Folder()
        let url = "file://\(released.path)/fuzzsplit"
        for (name, text) in page.package {
            try folder.write(
                text.replacing("https://git.example/fuzzsplit.git", with: url), to: name)
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
            #expect(found.output.contains("\n---\n\(actions)\n"))
        }
        #expect(found.output.contains("\nwritten to Corpus/notes/default/"))
        #expect(replayed.status == 0, "\(replayed.output)")
        #expect(replayed.output.contains(": as expected\n"))

        try expectExports(page, in: folder)

        let loose = try Folder()
        for (name, text) in LooseCodePackage(try PageCode.all(), fuzzsplit: url).files {
            try loose.write(text, to: name)
        }
        let alone = try shell(
            "swift build --build-tests --scratch-path '\(folder.path)/.build'", in: loose)
        #expect(alone.status == 0, "\(alone.output)")
    }

    /// A case of the built package, exported as a test, fails, and passes after a repair.
    private func expectExports(_ page: PageCode, in folder: Folder) throws {
        let target = try #require(page.blocks.first { $0.text.contains(".testTarget(") })
        let package = try folder.text(of: "Package.swift")
        try folder.write(
            package.replacing("\n    ]\n)", with: ",\n\(target.text)    ]\n)"),
            to: "Package.swift")
        let sidebar = "Sources/notesfuzz/NotesSplitViewController.swift"
        let source = try folder.text(of: sidebar)
        let repaired = source.replacing(
            "= SidebarViewController()",
            with: "= FolderViewController(title: \"Folders\", opens: \"Recipes\")"
        ).replacing("        insetSidebar()\n", with: "")
        let run = "\"$(swift build --show-bin-path)/notesfuzz\""

        let exported = try shell(
            "\(run) export \"$(grep --recursive --files-with-matches --include='primary-content*' "
                + "'dock reveal' Corpus)\" --swift-testing --output Tests/notesfuzzTests/DockTests.swift",
            in: folder)
        let failed = try shell("swift test", in: folder)
        try folder.write(repaired, to: sidebar)
        let passed = try shell("swift test", in: folder)

        #expect(exported.status == 0, "\(exported.output)")
        #expect(failed.status != 0, "\(failed.output)")
        #expect(
            failed.output.contains("notes/default breaks primary-content-on-screen at primary"),
            "\(failed.output)")
        #expect(repaired != source)
        #expect(passed.status == 0, "\(passed.output)")
        #expect(passed.output.contains("Test run with 1 test "), "\(passed.output)")
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

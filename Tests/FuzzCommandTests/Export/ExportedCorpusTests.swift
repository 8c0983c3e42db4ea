import Foundation
import SplitFuzz
import Testing

@testable import FuzzCommand

/// All cases of the corpus as tests.
@MainActor struct ExportedCorpusTests {
    @Test("each case of the corpus exports, twice the same, as a type of its own")
    func exports() throws {
        var types: [String] = []
        for path in try Self.paths() {
            for option in ["--xcuitest", "--swift-testing"] {
                let ran = fuzzsplit("export", path, option, on: .bundled)

                #expect(ran.status == .asExpected && ran.error.isEmpty, "\(path)")
                #expect(ran == fuzzsplit("export", path, option, on: .bundled), "\(path)")
                let type = ran.output.firstMatch(
                    of: #/(?m)^(?:final class|@MainActor struct) (\w+)/#)
                types.append(try option + String(#require(type).output.1))
            }
        }

        #expect(types.count > 70 && Set(types).count == types.count)
    }

    #if os(Linux)
        @Test("the types of all exported UI tests check, and their format is that of swift format")
        func types() throws {
            let folder = try Folder()
            for (number, path) in try Self.paths().enumerated() {
                for option in ["--xcuitest", "--swift-testing"] {
                    let text = fuzzsplit("export", path, option, on: .bundled).output
                    try folder.write(text, to: "\(option.dropFirst(2))/\(number).swift")
                }
            }
            let repository = PageCode.repository.path
            let fixture = "\(repository)/Tests/Fixtures/XCUITest"
            let flags = "-swift-version 6 -warnings-as-errors -module-cache-path cache"

            let stub = try Self.shell(
                "swiftc \(flags) -emit-module -emit-module-path XCTest.swiftmodule -module-name XCTest "
                    + "-parse-as-library '\(fixture)'/*.swift", in: folder)
            let checked = try Self.shell(
                "swiftc \(flags) -typecheck -I . -module-name UITests xcuitest/*.swift "
                    + "'\(fixture)'/Exports/UITest.swift '\(fixture)'/Exports/ByHand.swift",
                in: folder)
            let linted = try Self.shell(
                "swift format lint --strict --configuration '\(repository)/.swift-format' "
                    + "--recursive xcuitest swift-testing", in: folder)

            #expect(stub == "", "\(stub)")
            #expect(checked == "", "\(checked.prefix(4_000))")
            #expect(linted == "", "\(linted.prefix(4_000))")
        }

        /// What a line of the shell prints.
        private static func shell(_ line: String, in folder: Folder) throws -> String {
            let process = Process()
            let pipe = Pipe()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "{ \(line)\n} || echo status $?"]
            process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let output = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: output, as: UTF8.self)
        }
    #endif

    private static func paths() throws -> [String] {
        let folder = PageCode.repository.appendingPathComponent("Corpus").path
        let names = try #require(FileManager.default.subpaths(atPath: folder))
        return names.filter { $0.hasSuffix(".case") }.sorted().map { "\(folder)/\($0)" }
    }
}

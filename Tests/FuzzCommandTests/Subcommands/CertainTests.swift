import FuzzCommand
import Testing

/// An app with two causes at one location. One is there only if the Dock sets safe areas anew.
@MainActor struct CertainTests {
    private static let app = [
        "--seed", "1", "--cases", "0", "--only", "primary-content-on-screen", "--corpus", "cases",
    ]
    private let search = ["run", "sidebar/own-navigation"] + Self.app + oneSetup
    private let line = "1 new finding hangs on a reading of UIKit: leave out --certain to see it"

    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write("", to: "cases/README")
        return folder
    }

    @Test("what holds comes first in each format, and the names of files do not depend on it")
    func order() throws {
        for format in ["text", "json", "junit", "sarif", "github"] {
            let folder = try folder()
            let ran = fuzzsplit(search + ["--format", format], in: folder)

            let holding = try #require(ran.output.firstRange(of: "drag cancel"))
            let hanging = try #require(ran.output.firstRange(of: "dock reveal"))
            #expect(holding.lowerBound < hanging.lowerBound, "\(format)")
            #expect(ran.status == .finding)
            let first = "cases/sidebar/own-navigation/primary-content-on-screen-7743ddeb.case"
            #expect(try folder.text(of: first).contains("dock reveal"))
            #expect(folder.files.count == 3)
        }
    }

    @Test("with --certain, what hangs on a reading is neither new nor written, and a line says so")
    func certain() throws {
        let folder = try folder()

        let first = fuzzsplit(search + ["--certain"], in: folder)
        let cases = folder.files.filter { $0.hasSuffix(".case") }
        let second = fuzzsplit(search + ["--certain"], in: folder)
        let json = fuzzsplit(search + ["--certain", "--format", "json"], in: folder)
        let junit = fuzzsplit(search + ["--certain", "--format", "junit"], in: folder)
        let github = fuzzsplit(search + ["--certain", "--format", "github"], in: folder)
        let plain = fuzzsplit(search + ["--no-write"], in: folder)

        #expect(first.status == .finding)
        #expect(
            first.output.hasSuffix(
                "\n\(line)\n1 new and 0 known findings in 0 cases, 0 actions\n"))
        #expect(!first.output.contains("dock reveal"))
        #expect(cases.count == 1)
        #expect(try folder.text(of: cases[0]).contains("drag cancel"))
        #expect(second.status == .asExpected)
        #expect(second.output.contains("\n\(line)\n0 new and 1 known finding in "))
        #expect(json.output.hasSuffix("\n  \"flaky\": 0,\n  \"leftOut\": 1\n}\n"))
        #expect(junit.output.contains("\n      <skipped message=\"\(line)\"/>\n"))
        #expect(github.output.contains("in 0 cases, 0 actions; \(line)\n"))
        #expect(!json.output.contains("dock reveal") && !junit.output.contains("dock reveal"))
        #expect(plain.status == .finding && plain.output.contains("dock reveal"))
        #expect(folder.files.filter { $0.hasSuffix(".case") } == cases)
    }

    @Test("the unshrunk case of an earlier run stays where its finding is left out")
    func pending() throws {
        let left = "cases/left.case"
        let text = ExampleCase.text(
            expect: "fails primary-content-on-screen at primary", rest: ["minimal: no (unshrunk)"],
            actions: ["tap \"primary/Presenters\"", "dock reveal"]
        ).replacing("fuzzsplit 1", with: "fuzzsplit 2")
        let (certain, plain) = (try folder(), try folder())
        for folder in [certain, plain] { try folder.write(text, to: left) }

        _ = fuzzsplit(search + ["--certain"], in: certain)
        _ = fuzzsplit(search, in: plain)

        #expect(try certain.text(of: left) == text)
        #expect(!plain.files.contains(left))
    }

    @Test("merge leaves out the same, and commands to search missing shards have no --certain")
    func merge() throws {
        let folder = try folder()
        func shard(_ number: Int) -> Ran {
            fuzzsplit(
                search + ["--shard", "\(number)/2", "--harvest", "\(number).harvest"], in: folder)
        }
        let run = fuzzsplit(search + ["--certain", "--no-write"], in: folder)

        _ = shard(1)
        let half = fuzzsplit(
            "merge", "1.harvest", "--certain", "--corpus", "cases", "--no-write", in: folder)
        _ = shard(2)
        let merged = fuzzsplit(
            "merge", "1.harvest", "2.harvest", "--certain", "--corpus", "cases", "--no-write",
            in: folder)

        #expect(merged.status == .finding)
        #expect(merged.output == run.output)
        #expect(merged.output.contains("\n\(line)\n"))
        #expect(half.error.contains("to search it: ") && !half.error.contains("--certain"))
    }

    @Test("a search until something new is found goes on past what hangs on a reading")
    func untilNew() {
        let search =
            [
                "run", "sidebar/insets", "--seed", "1", "--cases", "4000", "--until-new", "--only",
                "insets-current", "--no-write", "--actions", "3",
            ] + oneSetup

        let plain = fuzzsplit(search)
        let certain = fuzzsplit(search + ["--certain"])

        #expect(plain.status == .finding)
        #expect(plain.output.contains("\n1 new and 0 known findings in 2,048 cases, "))
        #expect(certain.status == .asExpected)
        #expect(certain.output.contains("\n\(line)\n0 new and 0 known findings in 4,000 cases, "))
    }

    @Test("an exploration lists what holds first, too")
    func exploration() throws {
        let ran = fuzzsplit(
            ["explore", "sidebar/insets", "--depth", "3", "--corpus", "cases"]
                + ["--only", "display-mode-button-visible,primary-content-on-screen"] + oneSetup,
            in: try folder())

        let lines = ran.lines.map { $0.trimmingPrefix("  ") }
        let certainties = lines.compactMap { line in
            ["holds in", "only if"].first { line.hasPrefix($0) }
        }
        #expect(certainties == ["holds in", "only if", "only if", "only if"])
    }

    @Test("cases are merged without it")
    func cases() throws {
        let folder = try folder()
        try folder.write(ExampleCase.failing, to: "x.case")

        let ran = fuzzsplit("merge", "x.case", "--corpus", "cases", "--certain", in: folder)

        #expect(ran.status == .badInput)
        #expect(ran.error.contains("merged without --harvest and --certain, and with"))
    }
}

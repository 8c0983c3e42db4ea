import Foundation
import SplitFuzz
import StatefulTesting
import Testing

@testable import FuzzCommand

@MainActor struct RunCommandTests {
    private let quick = ["run", "stack/pushes-itself", "--seed", "1", "--cases", "0"]

    @Test("a new finding is written, printed whole, and known the next time")
    func newThenKnown() throws {
        let folder = try Folder()

        let first = fuzzsplit(quick + ["--corpus", "cases", "--create"], on: [.stack], in: folder)
        let second = fuzzsplit(quick + ["--corpus", "cases"], on: [.stack], in: folder)

        #expect(first.status == .finding)
        #expect(!folder.files.isEmpty)
        for file in folder.files {
            let text = try folder.text(of: file)
            #expect(first.output.contains("\n\(text)\nUIKit raised NSInvalidArgumentException: "))
            #expect(
                first.output.contains(
                    """
                    written to \(file)
                    look at it: fuzzsplit show \(file)
                    reproduce: fuzzsplit replay \(file)

                    """))
        }
        #expect(second.status == .asExpected)
        #expect(second.output.contains(" in 1 variant (`--verbose` lists them)\n"))
        #expect(fuzzsplit("replay", "cases", on: [.stack], in: folder).status == .asExpected)
    }

    @Test("--no-write and a missing corpus write nothing, and say how to find the case again")
    func nothingWritten() throws {
        let folder = try Folder()
        try folder.write("", to: "cases/README")

        let asked = fuzzsplit(
            quick + ["--corpus", "cases", "--no-write"], on: [.stack], in: folder)
        let homeless = fuzzsplit(quick, on: [.stack], in: folder)

        #expect(folder.files == ["cases/README"])
        #expect(
            asked.output.contains(
                """
                not written, because of --no-write
                reproduce: fuzzsplit run stack/pushes-itself --seed 1 --cases 0 \
                --corpus cases --no-write
                """))
        #expect(
            homeless.output.contains(
                """
                not written: there is no corpus directory
                reproduce: fuzzsplit run stack/pushes-itself --seed 1 --cases 0 --no-write
                """))
        #expect(asked.status == .finding && homeless.status == .finding)
    }

    @Test("after --no-write, the next step makes a corpus directory if there is none")
    func nextStepAfterNoWrite() throws {
        let folder = try Folder()

        let ran = fuzzsplit(quick + ["--no-write"], on: [.stack], in: folder)
        let next = fuzzsplit(quick + ["--create"], on: [.stack], in: folder)

        #expect(ran.output.contains("not written, because of --no-write\n"))
        #expect(
            ran.output.contains(
                """
                  write new cases to ./Corpus
                    fuzzsplit run stack/pushes-itself --seed 1 --cases 0 --create

                """))
        #expect(next.output.contains("\nwritten to Corpus/"))
    }

    @Test("a count of one has a noun in the singular")
    func singular() throws {
        let folder = try Folder()
        let once = [
            "run", "stack/pushes-itself", "--seed", "1", "--cases", "1", "--actions", "1",
            "--budget", "1", "--corpus", "cases",
        ]

        _ = fuzzsplit(once + ["--create"], on: [.stack], in: folder)
        let ran = fuzzsplit(once, on: [.stack], in: folder)

        #expect(ran.output.contains(", of about 1 action ("))
        #expect(ran.output.contains("limits   1 run to shrink a case, "))
        #expect(ran.output.contains("\ncorpus   cases, 1 case\n"))
        #expect(ran.output.contains("\n0 new and 1 known finding in 1 case, "))
    }

    @Test("two causes of one invariant in one app have different headings")
    func headings() {
        let ran = fuzzsplit(
            "run", "sidebar/own-navigation", "--only", "primary-content-on-screen", "--seed", "1",
            "--cases", "0", "--jobs", "1")

        let heading =
            "\nnew finding in sidebar/own-navigation: primary-content-on-screen at primary,\nby "
        #expect(ran.output.contains(heading + "dock reveal\n2 actions, "))
        #expect(ran.output.contains(heading + "drag cancel\n2 actions, "))
    }

    @Test("the settings before a run fit 80 columns")
    func settings() {
        let line = ["run", "--seed", "1", "--only", "no-exception"]
        let ran = fuzzsplit(line, on: .bundled) { $0.listen = { { .interrupt } } }
        let settings = ran.output.split(separator: "\n\n")[0]

        #expect(settings.contains("every other device"))
        for line in settings.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }

    @Test("the releases that a run draws are those that the app supports")
    func everyRelease() throws {
        let folder = try Folder()

        let ran = fuzzsplit(
            "run", "sidebar/own-navigation", "--release", "all", "--seed", "1", "--cases", "0",
            "--only", "as-specified", in: folder)

        #expect(
            ran.lines.contains(
                "set-up   iPad Pro 11-inch, every release of iOS 14, iOS 27.1, iOS 27, iOS 26,"))
        #expect(
            ran.lines.contains(
                "         iOS 18, iOS 17, iOS 16, iOS 15, asDocumented, left-to-right, landscape,"))
    }

    @Test("a device draws the releases that it runs (D-048)")
    func releasesOfDevice() throws {
        let ran = fuzzsplit(
            "run", "sidebar/own-navigation", "--release", "all", "--device", "iPhone 8", "--seed",
            "1", "--cases", "0", "--only", "as-specified", in: try Folder())

        #expect(
            ran.lines.contains(
                "set-up   iPhone 8, every release of iOS 14, iOS 16, iOS 15, asDocumented,"))
        #expect(
            ran.output.contains(
                "explore sidebar/own-navigation --depth 2 --only as-specified --device 'iPhone 8' "
                    + "--release 'iOS 14'\n"))
    }

    @Test("a run without findings proposes every release, where the app supports older ones")
    func proposal() throws {
        func ran(_ app: String, _ more: String...) throws -> String {
            fuzzsplit(
                ["run", app, "--seed", "1", "--cases", "1", "--only", "as-specified"] + more,
                on: [.sidebar, .orders], in: try Folder()
            ).output
        }

        let step = """
              search every release that orders supports
                fuzzsplit run orders/right --only as-specified --release all
            """
        #expect(try ran("orders/right").contains(step))
        #expect(try !ran("orders/right", "--release", "iOS 26").contains("every release that"))
        #expect(try !ran("sidebar/own-navigation").contains("every release that"))
    }

    @Test("a corpus that cannot be written is exit 3, and the case is printed whole")
    func unwritable() throws {
        let folder = try Folder()
        try folder.write("a file where a directory is needed", to: "cases/stack")

        let ran = fuzzsplit(quick + ["--corpus", "cases"], on: [.stack], in: folder)

        #expect(ran.status == .systemFailed)
        #expect(ran.error.contains("\nfuzzsplit: cannot write cases/stack/"))
        #expect(ran.output.contains("---\ntap \"window/Push\"\n\nUIKit raised "))
        #expect(ran.output.contains("\nnot written: cases/stack/"))
    }

    @Test("a smaller way in of a known case proposes to replace it, and replaces nothing")
    func otherForm() throws {
        let folder = try Folder()
        let longer = ExampleCase.text(
            app: "stack/pushes-itself", expect: "fails no-exception at NSInvalidArgumentException",
            actions: ["rotate portrait", "tap \"window/Push\""])
        try folder.write(longer, to: "cases/longer.case")

        let ran = fuzzsplit(quick + ["--corpus", "cases", "--verbose"], on: [.stack], in: folder)

        #expect(
            ran.lines.contains(
                "  no-exception at NSInvalidArgumentException (other actions)  tap Push"))
        #expect(
            ran.lines.contains(
                "simpler than the known case cases/longer.case; `--update` writes it"))
        #expect(try folder.text(of: "cases/longer.case") == longer)
    }

    @Test("a file that stands where a new case would go is not replaced")
    func occupied() throws {
        let folder = try Folder()
        _ = fuzzsplit(quick + ["--corpus", "cases", "--create"], on: [.stack], in: folder)
        let name = try #require(folder.files.first { $0.hasSuffix(".case") })
        let newer = try folder.text(of: name).replacing("fuzzsplit 2", with: "fuzzsplit 3")
        try folder.write(newer, to: name)

        let ran = fuzzsplit(quick + ["--corpus", "cases"], on: [.stack], in: folder)

        let other = try #require(folder.files.first { $0.hasSuffix(".case") && $0 != name })
        #expect(ran.output.contains("written to \(other)\n"))
        #expect(ran.status == .badInput)
        #expect(try folder.text(of: name) == newer)
        #expect(try folder.text(of: other).contains("minimal: proven"))
    }

    @Test("an empty name of a corpus is refused")
    func emptyCorpus() {
        let ran = fuzzsplit("run", "--corpus", "", on: [.stack])

        #expect(ran.status == .badInput)
        #expect(ran.output.isEmpty)
    }

    @Test("the order of names on the command line changes no byte")
    func order() {
        let names = ["stack/pushes-itself", "stack/pushes-another"]
        let rest = ["--seed", "7", "--cases", "0"]

        let forth = fuzzsplit(["run"] + names + rest, on: [.stack])
        let back = fuzzsplit(["run"] + names.reversed() + [names[0]] + rest, on: [.stack])

        #expect(forth.output.hasPrefix("seed     7\n"))
        #expect(forth == back)
    }

    @Test("without --seed one is picked, and printed first")
    func pickedSeed() {
        let ran = fuzzsplit("run", "stack/pushes-another", "--cases", "0", on: [.stack]) {
            $0.pickSeed = { Seed(42) }
        }

        #expect(ran.output.hasPrefix("seed     42\n"))
        #expect(ran.status == .asExpected)
    }

    @Test(
        "a signal ends the run after the present round, with what was found",
        arguments: [(Interruption.interrupt, CommandStatus.interrupted), (.terminate, .terminated)])
    func interrupted(signal: Interruption, status: CommandStatus) {
        var checks = 0
        let ran = fuzzsplit("run", "--seed", "1", "--cases", "0", on: [.stack]) {
            $0.listen = {
                {
                    checks += 1
                    return checks > 1 ? signal : nil
                }
            }
        }

        #expect(ran.status == status)
        #expect(ran.output.contains("stack/pushes-itself   not run\n"))
        #expect(ran.lines.contains("stopped by \(signal.rawValue)"))
    }

    @Test("--for stops between rounds, and says which --cases would do the same")
    func duration() {
        var hours = 0
        let ran = fuzzsplit(
            "run", "stack/pushes-another", "--seed", "3", "--for", "2h", "--actions", "1",
            on: [.stack]
        ) {
            $0.elapsed = {
                hours += 1
                return .seconds(3_600 * hours)
            }
        }

        let equal =
            "fuzzsplit run stack/pushes-another --seed 3 --cases 2048 --actions 1 --no-write"
        #expect(ran.lines.contains("equal to --cases 2048: \(equal)"))
    }

    @Test("JSON says the same, with keys in a fixed order")
    func json() {
        let ran = fuzzsplit(quick + ["--format", "json"], on: [.stack])
        let again = fuzzsplit(quick + ["--format", "json"], on: [.stack])

        #expect(ran == again)
        #expect(ran.status == .finding)
        #expect(
            ran.output.hasPrefix(
                """
                {
                  "plan": {
                    "seed": "1",
                    "cases": 0,
                    "for": null,
                    "untilNew": false,
                    "actions": 50,
                    "lengths": "heavy-tailed",
                    "scheme": "guided",
                    "shard": "1/1",
                    "only": null,
                    "without": null,
                    "shrinkLimit": 5000,
                    "proofLimit": 200000
                  },
                  "apps": [
                    {
                      "app": "stack/pushes-itself",
                      "casesAsked": 0,
                      "screened":
                """))
    }

    @Test("--cases runs exactly so many cases, however many that are", arguments: [1, 65, 1_100])
    func exactCases(count: Int) {
        let arguments = ["run", "stack/pushes-another", "--seed", "5", "--actions", "3"]
        let ran = fuzzsplit(arguments + ["--cases", "\(count)"], on: [.stack])

        #expect(ran.output.contains("\ncases    \(count.grouped) for each variant, "))
        #expect(
            ran.lines.contains {
                $0.hasPrefix("0 new and 0 known findings in \(count.counting("case")), ")
            })
    }

    @Test("shards share cases that are no whole round")
    func sharedCases() throws {
        let done = try (1...3).map { part in
            let ran = fuzzsplit(
                "run", "stack/pushes-another", "--seed", "5", "--actions", "3",
                "--cases", "100", "--shard", "\(part)/3", on: [.stack])
            let line = try #require(ran.lines.first { $0.contains(" known findings in ") })
            let match = try #require(line.firstMatch(of: #/in ([0-9]+) cases/#))
            return try #require(Int(match.1))
        }

        #expect(done.reduce(0, +) == 100)
    }

    @Test("an interrupted run says how many cases it did of how many")
    func partlyDone() {
        var signal: Interruption?
        var seconds = 0
        let sink = WatchingSink { text in
            if text.contains(", 100 cases") { signal = .interrupt }
        }

        let ran = fuzzsplit("run", "--seed", "1", "--cases", "100", on: [.stack]) {
            $0.listen = { { signal } }
            $0.error = sink
            $0.showsProgress = true
            $0.elapsed = {
                seconds += 1
                return .seconds(seconds)
            }
        }

        #expect(ran.output.contains(" findings in 100 of 200 cases, "), "\(ran.output)")
        #expect(ran.output.contains("stack/pushes-itself   not run\n"))
    }

    @Test("a variant that a signal stops at once is not said to be inactive")
    func stoppedAtOnce() {
        let ran = fuzzsplit("run", "--seed", "1", "--cases", "100", on: [.stack]) {
            var checks = 0
            $0.listen = {
                {
                    checks += 1
                    return checks > 1 ? .interrupt : nil
                }
            }
        }

        #expect(ran.status == .interrupted)
        #expect(!ran.output.contains("no enabled rule"))
    }

    @Test("a corpus that does not exist is an error, which --create prevents")
    func missingCorpus() throws {
        let folder = try Folder()
        let arguments = quick + ["--corpus", "some/cases"]

        let refused = fuzzsplit(arguments, on: [.stack], in: folder)
        let filesThen = folder.files
        let made = fuzzsplit(arguments + ["--create"], on: [.stack], in: folder)

        #expect(refused.status == .badInput)
        #expect(refused.output.isEmpty)
        #expect(refused.error.hasPrefix("fuzzsplit: there is no directory some/cases\n"))
        #expect(
            refused.error.hasSuffix(
                "  correct the path, or add --create to make the directory\n"))
        #expect(filesThen.isEmpty)
        #expect(made.status == .finding)
        #expect(folder.files.allSatisfy { $0.hasPrefix("some/cases/stack/pushes-itself/") })
    }

    @Test("--create alone makes ./Corpus, and a directory that cannot be made is exit 3")
    func createdCorpus() throws {
        let folder = try Folder()

        let made = fuzzsplit(quick + ["--create"], on: [.stack], in: folder)
        let impossible = fuzzsplit(quick + ["--corpus", "/dev/null/x", "--create"], on: [.stack])

        #expect(made.output.contains("written to Corpus/stack/pushes-itself/"))
        #expect(impossible.status == .systemFailed)
        #expect(impossible.output.isEmpty)
        #expect(impossible.error.hasPrefix("fuzzsplit: cannot make the directory /dev/null/x: "))
    }

    @Test("a link to nowhere stops --create before the search")
    func danglingCorpus() throws {
        let folder = try Folder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/cases", withDestinationPath: "nowhere")

        let ran = fuzzsplit(
            quick + ["--corpus", "cases", "--create"], on: [.stack], in: folder)

        #expect(ran.status == .systemFailed)
        #expect(ran.output.isEmpty)
        #expect(
            ran.error == "fuzzsplit: cannot make the directory cases: a part of this path is not "
                + "a directory; correct the path\n")
    }

    @Test("known findings are counted, and listed with their sources with --verbose only")
    func verbose() throws {
        let folder = try Folder()
        _ = fuzzsplit(quick + ["--create"], on: [.stack], in: folder)

        let brief = fuzzsplit(quick, on: [.stack], in: folder)
        let verbose = fuzzsplit(quick + ["--verbose"], on: [.stack], in: folder)

        #expect(!brief.output.contains("known findings in stack"))
        #expect(verbose.output.contains("\nknown findings in stack/pushes-itself\n"))
        #expect(!verbose.output.contains("lists them"))
    }

    @Test("a new finding says how many assumptions no other reading replaced; --verbose names them")
    func readings() throws {
        let brief = fuzzsplit(quick, on: [.stack], in: try Folder())
        let verbose = fuzzsplit(quick + ["--verbose"], on: [.stack], in: try Folder())

        let sentence = try #require(
            brief.lines.first { $0.hasSuffix(" no second reading") })
        #expect(
            sentence.wholeMatch(of: #/(holds in .*; )?\d+ assumptions? ha(s|ve) no second reading/#)
                != nil, "\(sentence)")
        #expect(!brief.output.contains("not verified: "))
        #expect(verbose.output.contains("(B-112, B-174): docs/FIDELITY.md#navigation\n"))
    }

    @Test("the summary ends with what to do next, unless the finding says it")
    func nextSteps() throws {
        let folder = try Folder()

        let homeless = fuzzsplit(quick, on: [.stack], in: folder)
        let first = fuzzsplit(quick + ["--create"], on: [.stack], in: folder)
        let file = try #require(folder.files.first)
        let second = fuzzsplit(quick, on: [.stack], in: folder)

        #expect(
            homeless.output.contains(
                """

                what to do next:
                  write new cases to ./Corpus
                    fuzzsplit run stack/pushes-itself --seed 1 --cases 0 --create

                """))
        #expect(first.output.contains("\nlook at it: fuzzsplit show \(file)\n"))
        #expect(!first.output.contains("what to do next:"))
        #expect(
            second.output.hasSuffix(
                """

                what to do next:
                  see a known case
                    fuzzsplit show \(file)
                  search for ten minutes
                    fuzzsplit run stack/pushes-itself --for 10m
                  try all sequences of 2 actions
                    fuzzsplit explore stack/pushes-itself --depth 2
                  search your own app
                    read docs/TUTORIAL.md

                """))
    }
}

import Foundation
import FuzzCommand
import StatefulTesting
import Testing

@MainActor struct RunCommandTests {
    private let quick = ["run", "stack/pushes-itself", "--seed", "1", "--cases", "0"]

    @Test("a new finding is written, printed whole, and known the next time")
    func newThenKnown() throws {
        let folder = try Folder()

        let first = fuzzsplit(quick + ["--corpus", "cases"], on: [.stack], in: folder)
        let second = fuzzsplit(quick + ["--corpus", "cases"], on: [.stack], in: folder)

        #expect(first.status == .finding)
        #expect(!folder.files.isEmpty)
        for file in folder.files {
            let text = try folder.text(of: file)
            #expect(first.output.contains("\n\(text)\nwritten to \(file)\n"))
            #expect(first.output.contains("reproduce: fuzzsplit replay \(file)\n"))
        }
        #expect(second.status == .asExpected)
        #expect(second.output.contains("known in stack/pushes-itself\n"))
        #expect(fuzzsplit("replay", "cases", on: [.stack], in: folder).status == .asExpected)
    }

    @Test("--no-write and a missing corpus write nothing, and say how to find the case again")
    func nothingWritten() throws {
        let folder = try Folder()

        let asked = fuzzsplit(
            quick + ["--corpus", "cases", "--no-write"], on: [.stack], in: folder)
        let homeless = fuzzsplit(quick, on: [.stack], in: folder)

        #expect(folder.files.isEmpty)
        #expect(
            asked.output.contains(
                """
                not written, as asked
                reproduce: fuzzsplit run stack/pushes-itself --seed 1 --cases 0 \
                --corpus cases --no-write
                """))
        #expect(
            homeless.output.contains(
                """
                not written: name a corpus with --corpus DIR
                reproduce: fuzzsplit run stack/pushes-itself --seed 1 --cases 0 --no-write
                """))
        #expect(asked.status == .finding && homeless.status == .finding)
    }

    @Test("a corpus that cannot be written is exit 3, and the case is printed whole")
    func unwritable() throws {
        let ran = fuzzsplit(quick + ["--corpus", "/dev/null/cases"], on: [.stack])

        #expect(ran.status == .machineFailed)
        #expect(ran.error.hasPrefix("fuzzsplit: cannot write /dev/null/cases/stack/"))
        #expect(ran.output.contains("---\ntap \"window/Push\"\n\nnot written: "))
    }

    @Test("a smaller form of a known case proposes to replace it, and replaces nothing")
    func otherForm() throws {
        let folder = try Folder()
        let longer = ExampleCase.text(
            app: "stack/pushes-itself", expect: "fails no-exception at NSInvalidArgumentException",
            actions: ["rotate portrait", "tap \"window/Push\""])
        try folder.write(longer, to: "cases/longer.case")

        let ran = fuzzsplit(quick + ["--corpus", "cases"], on: [.stack], in: folder)

        #expect(
            ran.lines.contains(
                "  no-exception at NSInvalidArgumentException (other form)  tap Push"))
        #expect(ran.output.contains("simpler than cases/longer.case:\n"))
        #expect(try folder.text(of: "cases/longer.case") == longer)
    }

    @Test("a file that stands where a new case would go is not replaced")
    func occupied() throws {
        let folder = try Folder()
        _ = fuzzsplit(quick + ["--corpus", "cases"], on: [.stack], in: folder)
        let name = try #require(folder.files.first { $0.hasSuffix(".case") })
        let newer = try folder.text(of: name).replacing("fuzzsplit 1", with: "fuzzsplit 2")
        try folder.write(newer, to: name)

        let ran = fuzzsplit(quick + ["--corpus", "cases"], on: [.stack], in: folder)

        #expect(ran.output.contains("not written: another file stands at \(name),\n"))
        #expect(ran.status == .badInput)
        #expect(try folder.text(of: name) == newer)
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

        #expect(
            ran.lines.suffix(2).first
                == "equal to --cases 2048: fuzzsplit run --seed 3 --cases 2048 --actions 1 --no-write"
        )
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
                    "actions": 50,
                    "lengths": "heavy-tailed",
                    "scheme": "guided",
                    "shard": "1/1",
                    "shrinkLimit": 5000,
                    "proofLimit": 200000
                  },
                  "apps": [
                    {
                      "app": "stack/pushes-itself",
                      "cases": 0,
                """))
    }
}

import Foundation
import FuzzCommand
import SplitFuzz
import Testing

@MainActor struct ReportFormatTests {
    private let formats = ["text", "json", "junit", "sarif", "github"]
    private let quick = ["run", "--seed", "1", "--cases", "0", "--no-write"] + oneSetup

    @Test("the format changes neither the exit status nor standard error")
    func status() throws {
        let folder = try Folder()
        try folder.write(ExampleCase.failing, to: "as-expected.case")
        try folder.write("nonsense", to: "bad.case")
        let commands: [(arguments: [String], apps: [AppUnderTest], status: CommandStatus)] = [
            (quick, [.stack], .finding),
            (quick + ["stack/pushes-another"], [.stack], .asExpected),
            (["replay", "as-expected.case"], [.sidebar], .asExpected),
            (["replay", "."], [.sidebar], .badInput),
        ]

        for command in commands {
            let all = formats.map { format in
                fuzzsplit(command.arguments + ["--format", format], on: command.apps, in: folder)
            }
            #expect(all.allSatisfy { $0.status == command.status }, "\(command.arguments)")
            #expect(all.allSatisfy { $0.error == all[0].error }, "\(command.arguments)")
            #expect(Set(all.map(\.output)).count == formats.count, "\(command.arguments)")
        }
    }

    @Test("a new finding of a run is a failure with its case; a variant without one passes")
    func run() {
        let ran = fuzzsplit(quick + ["--format", "junit"], on: [.stack])

        #expect(
            ran.output.hasPrefix(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="fuzzsplit run" tests="2" failures="1" errors="0" time="0">
                  <testsuite name="stack/pushes-another" tests="1" failures="0" errors="0" \
                skipped="0" time="0">
                    <testcase name="search" classname="stack.pushes-another" time="0"/>
                  </testsuite>

                """))
        #expect(
            ran.output.contains(
                "<testcase name=\"no-exception at NSInvalidArgumentException\" "
                    + "classname=\"stack.pushes-itself\" time=\"0\">\n      <failure type=\"new\""))
        #expect(ran.output.contains("\nexpect: fails no-exception at NSInvalidArgumentException\n"))
        #expect(ran.output.contains("\nreproduce: fuzzsplit run stack/pushes-itself --seed 1"))
    }

    @Test("a second run knows the case that the first has written")
    func known() throws {
        let folder = try Folder()
        let write = ["run", "stack/pushes-itself", "--seed", "1", "--cases", "0", "--create"]

        let first = fuzzsplit(write + ["--format", "sarif"], on: [.stack], in: folder)
        let second = fuzzsplit(
            write.dropLast() + ["--format", "sarif"], on: [.stack], in: folder)
        let file = try #require(folder.files.first)

        #expect(first.status == .finding && second.status == .asExpected)
        #expect(first.output.contains("\"baselineState\": \"new\""))
        #expect(second.output.contains("\"baselineState\": \"unchanged\""))
        let identities = try [first.output, second.output].map { output in
            #expect(output.contains("\"uri\": \"\(file)\""))
            return try #require(output.firstMatch(of: #/"case\/v1": "([0-9a-f]{8})"/#)).output.1
        }
        #expect(identities[0] == identities[1])
    }

    @Test("each verdict of a replay passes, fails or is an error, and is what its case says")
    func replay() throws {
        let folder = try Folder()
        let content = "primary-content-on-screen at primary"
        let push = "tap \"primary/Presenters\""
        try folder.write(ExampleCase.failing, to: "a.case")
        try folder.write(
            ExampleCase.text(
                expect: "holds", rest: ["was: \(content)"], actions: [push, "rotate portrait"]),
            to: "b.case")
        try folder.write(
            ExampleCase.text(
                expect: "fails \(content)",
                actions: ["tap \"primary/Nobody\"", "rotate portrait"]),
            to: "c.case")
        try folder.write("nonsense", to: "d.case")

        let ran = fuzzsplit("replay", ".", "--format", "github", in: folder)

        #expect(ran.status == .badInput)
        let heads = ran.lines.filter { $0.hasPrefix("::") }
            .compactMap { $0.components(separatedBy: "%0A").first }
        #expect(
            heads.joined(separator: "\n") == """
                ::error file=b.case,line=12,title=broken again in sidebar/own-navigation%3A \
                ./b.case::./b.case: broken again; expected: holds; was \(content)
                ::error file=c.case,line=10,title=stale in sidebar/own-navigation%3A ./c.case::\
                ./c.case: stale (line 10: there is no "primary/Nobody" for tap); \
                expected: fails \(content)
                ::error file=d.case,line=1,title=unreadable%3A ./d.case::./d.case:1:1: \
                expected "fuzzsplit " and a version, found "nonsense"
                """)
    }

    @Test("a flaky failure is a failure of that type, and has no hash")
    func flaky() {
        let arguments = [
            "run", "odd/sometimes", "--seed", "1", "--cases", "8", "--no-write", "--format",
        ]

        let junit = fuzzsplit(arguments + ["junit"], on: [.odd()])
        let sarif = fuzzsplit(arguments + ["sarif"], on: [.odd()])

        #expect(junit.status == .finding && sarif.status == .finding)
        #expect(junit.output.contains("<failure type=\"flaky\" message=\"Flaky: it failed "))
        #expect(sarif.output.contains("\"kind\": \"flaky\""))
        #expect(!sarif.output.contains("\"case/v1\""))
    }

    @Test("the log of GitHub has the text, and the summary goes to its own file")
    func summary() {
        let summary = MemorySink()
        let arguments = quick + ["stack/pushes-itself", "--format"]

        let text = fuzzsplit(arguments + ["text"], on: [.stack])
        let apart = fuzzsplit(arguments + ["github"], on: [.stack]) { $0.summary = summary }
        let together = fuzzsplit(arguments + ["github"], on: [.stack])

        #expect(apart.output.hasPrefix(text.output + "::error title=new finding in stack"))
        #expect(summary.text.hasPrefix("## fuzzsplit run\n\n1 new and 0 known findings in 0 cases"))
        #expect(together.output == apart.output + summary.text)
    }

    @Test("other formats write no summary")
    func noSummary() {
        let summary = MemorySink()

        for format in formats where format != "github" {
            _ = fuzzsplit(quick + ["--format", format], on: [.stack]) { $0.summary = summary }
        }

        #expect(summary.text.isEmpty)
    }

    @Test("an app in which nothing can be done is an error")
    func inactive() {
        let ran = fuzzsplit(quick + ["odd/asleep", "--format", "junit"], on: [.odd()])

        #expect(ran.status == .finding)
        #expect(
            ran.output.contains(
                """
                <testsuite name="odd/asleep" tests="1" failures="0" errors="1" skipped="0" time="0">
                """))
        #expect(
            ran.output.contains(
                "<error type=\"inactive\" message=\"nothing on screen can be reached"))
    }

    @Test("a signal is an error, and the variants that it leaves out are skipped")
    func interrupted() {
        var signal: Interruption?
        let sink = WatchingSink { text in
            if text.contains("found in stack/pushes-itself") { signal = .terminate }
        }

        let ran = fuzzsplit(
            "run", "--seed", "1", "--cases", "100", "--format", "junit", on: [.stack, .deep]
        ) {
            $0.listen = { { signal } }
            $0.error = sink
        }

        #expect(ran.status == .terminated)
        #expect(ran.output.contains("<error type=\"stopped\" message=\"stopped by SIGTERM\">"))
        #expect(
            ran.output.contains(
                """
                    <testcase name="search" classname="deep.sixth" time="0">
                      <skipped message="not run"/>

                """))
    }

    @Test("an unknown format names all formats, those of the subcommand")
    func unknown() {
        #expect(
            fuzzsplit("replay", "x", "--format", "xml").error == """
                fuzzsplit: --format has no value "xml"
                  fuzzsplit replay x --format xml
                                              ^~~
                  known: text, json, junit, sarif, github

                """)
        #expect(
            fuzzsplit("list", "apps", "--format=junit").error.hasSuffix("\n  known: text, json\n"))
        #expect(
            fuzzsplit("explore", "stack", "--format=junit", on: [.stack]).error
                .hasSuffix("\n  known: text, json\n"))
        #expect(
            fuzzsplit("run", "--format").error.hasSuffix(
                "\n  known: text, json, junit, sarif, github\n"))
        #expect(fuzzsplit("list", "--help").output.contains("written: text or json (text)"))
    }
}

import Testing

@testable import FuzzCommand

struct GitHubReportTests {
    @Test("each bad entry is an annotation: new findings, flaky ones, then errors")
    func annotations() {
        #expect(
            GitHubReport(report: ExampleReport.mixed).annotations == """
                ::error title=new finding in shop/one%3A place-kept at collapse::the place is lost\
                %0Atap "a"%0Acollapse%0Areproduce: fuzzsplit run shop/one
                ::error title=flaky finding in shop/one%3A no-exception at push::\
                Flaky: it failed in 1 of 5 replays.
                ::error file=old.case,line=9,title=fixed finding in shop/one%3A old.case::\
                old.case is fixed
                ::error file=bad.case,line=2,title=unreadable%3A bad.case::\
                bad.case:2:1: expected app:

                """)
    }

    @Test("what holds comes first, in whatever variant, and each says what it hangs on")
    func certainty() {
        var report = CIReport(program: "fuzzsplit", subcommand: .run)
        report.subjects = [
            CIReport.SubjectSection(
                name: "shop/one",
                entries: [ExampleReport.flaky, ExampleReport.certain(onlyIf: ["it rains"])]),
            CIReport.SubjectSection(
                name: "shop/two", entries: [ExampleReport.certain(onlyIf: [])]),
        ]

        #expect(
            GitHubReport(report: report).annotations == """
                ::error title=new finding in shop/two%3A place-kept at collapse::the place is lost\
                %0Aholds in all readings of UIKit\
                %0Atap "a"%0Acollapse%0Areproduce: fuzzsplit run shop/one
                ::error title=new finding in shop/one%3A place-kept at collapse::the place is lost\
                %0Aonly if it rains (A-001)\
                %0Atap "a"%0Acollapse%0Areproduce: fuzzsplit run shop/one
                ::error title=flaky finding in shop/one%3A no-exception at push::\
                Flaky: it failed in 1 of 5 replays.

                """)
    }

    @Test("properties escape percent signs, line ends, colons and commas; messages the first two")
    func escapes() {
        var report = ExampleReport.findings(["50% a:b,c\r\nnext ::error::"])
        report.subjects[0].entries[0].file = ("a,b:c%/d\n.case", 3)

        #expect(
            GitHubReport(report: report).annotations == """
                ::error file=a%2Cb%3Ac%25/d%0A.case,line=3,\
                title=new finding in shop/one%3A place-kept at 0::\
                50%25 a:b,c%0D%0Anext ::error::

                """)
    }

    @Test("there are ten annotations at most, and the summary has all entries")
    func limit() {
        let report = ExampleReport.findings((0..<12).map { "message \($0)" })

        let annotations = GitHubReport(report: report).annotations
        let summary = JobSummary(report: report).text

        #expect(annotations.split(separator: "\n").count == 10)
        #expect(!annotations.contains("message 10"))
        #expect((0..<12).allSatisfy { summary.contains("\n\nmessage \($0)\n") })
    }

    @Test(
        "text that GitHub would take for a command has an escape, and other text stays",
        arguments: [
            ("a\n::error::b\n", "a\n\\u{3a}:error::b\n"),
            ("a\r\n::error::b\n", "a\r\n\\u{3a}:error::b\n"),
            ("  ::set-output name=a::b\n", "  \\u{3a}:set-output name=a::b\n"),
            ("a ##[error]b\n", "a \\u{23}#[error]b\n"), ("a::b\n: :c\n", "a::b\n: :c\n"),
        ])
    func log(text: String, shown: String) {
        #expect(GitHubReport.log(text) == shown)
    }

    @Test("an annotation and a summary escape what is not safe to print")
    func unsafe() {
        let report = ExampleReport.findings(["\u{1b}[2J\u{202e}"])

        #expect(GitHubReport(report: report).annotations.hasSuffix("::\\u{1b}[2J\\u{202e}\n"))
        #expect(JobSummary(report: report).text.contains("\n\\u{1b}\\[2J\\u{202e}\n"))
    }
}

import Platform
import Testing

@testable import FuzzCommand

struct JobSummaryTests {
    @Test("the summary has the verdict, a table of the variants, and a section for each bad entry")
    func mixed() {
        #expect(
            JobSummary(report: ExampleReport.mixed).text == """
                ## fuzzsplit run

                2 new and 1 known finding

                | app | failed | errors | as expected |
                | --- | ---: | ---: | ---: |
                | shop/one | 2 | 1 | 1 |
                | shop/two | 0 | 0 | 0 |

                ### new finding in shop/one: place-kept at collapse

                the place is lost

                ```text
                tap "a"
                collapse
                reproduce: fuzzsplit run shop/one
                ```

                ### flaky finding in shop/one: no-exception at push

                Flaky: it failed in 1 of 5 replays.

                ### fixed finding in shop/one: old.case

                old.case is fixed

                ### unreadable: bad.case

                bad.case:2:1: expected app:

                ```text
                  x
                  ^
                ```

                """)
    }

    @Test("Markdown takes nothing of a text for its own")
    func escapes() {
        var report = ExampleReport.findings(["- *a* <b> `c`\n# d"])
        report.subjects[0].entries[0].details = ["```", "````text"]

        #expect(
            JobSummary(report: report).text.hasSuffix(
                """

                \\- \\*a\\* \\<b\\> \\`c\\` \\# d

                `````text
                ```
                ````text
                `````

                """))
    }

    @Test("a summary stays far below the size that GitHub rejects, and counts what it leaves out")
    func limit() {
        let long = String(repeating: "x", count: 150_000)

        let text = JobSummary(report: ExampleReport.findings([long, long, long, long])).text

        #expect(text.utf8.count < 400_000)
        #expect(text.hasSuffix("\n2 more: see the log.\n"))
    }

    #if os(Linux)
        @Test("a summary that cannot be written is a failure of the system")
        @MainActor func fails() throws {
            let full = try Descriptor.appending("/dev/full")
            defer { try? full.close() }

            let ran = fuzzsplit(
                "run", "stack/pushes-another", "--cases", "0", "--no-write", "--format", "github",
                on: [.stack]
            ) { $0.summary = StreamSink(full) }

            #expect(ran.status == .systemFailed)
            #expect(
                ran.error
                    == "fuzzsplit: cannot write the job summary that GITHUB_STEP_SUMMARY names\n")
        }
    #endif
}

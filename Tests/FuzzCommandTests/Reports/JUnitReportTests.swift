import Testing

@testable import FuzzCommand

struct JUnitReportTests {
    @Test("findings fail, known ones pass with their text, and cases that do not repeat are errors")
    func mixed() {
        #expect(
            JUnitReport(report: ExampleReport.mixed).text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="fuzzsplit run" tests="6" failures="2" errors="2" time="0">
                  <testsuite name="shop/one" tests="4" failures="2" errors="1" skipped="0" time="0">
                    <testcase name="no-exception at push" classname="shop.one" time="0">
                      <failure type="flaky" message="Flaky: it failed in 1 of 5 replays."></failure>
                    </testcase>
                    <testcase name="place-kept at collapse" classname="shop.one" time="0">
                      <failure type="new" message="the place is lost">tap "a"
                collapse
                reproduce: fuzzsplit run shop/one</failure>
                    </testcase>
                    <testcase name="layout-settles at safe-area" classname="shop.one" time="0">
                      <system-out>known
                it does not settle
                background</system-out>
                    </testcase>
                    <testcase name="old.case" classname="shop.one" time="0">
                      <error type="fixed" message="old.case is fixed"></error>
                    </testcase>
                  </testsuite>
                  <testsuite name="shop/two" tests="1" failures="0" errors="0" skipped="1" time="0">
                    <testcase name="search" classname="shop.two" time="0">
                      <skipped message="not run"/>
                    </testcase>
                  </testsuite>
                  <testsuite name="fuzzsplit" tests="1" failures="0" errors="1" skipped="0" time="0">
                    <testcase name="bad.case" classname="fuzzsplit" time="0">
                      <error type="unreadable" message="bad.case:2:1: expected app:">  x
                  ^</error>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("a report without subjects is a whole document")
    func empty() {
        let report = CIReport(program: "fuzzsplit", subcommand: .replay)

        #expect(
            JUnitReport(report: report).text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="fuzzsplit replay" tests="0" failures="0" errors="0" time="0"/>

                """)
    }
}

import SplitFuzz
import Testing

@testable import FuzzCommand

@MainActor struct FixesCommandTests {
    private static let line = ["fixes", "push", "--seed", "1", "--actions", "3"] + oneWindow

    @Test("the fewest workarounds that are enough, and what breaks without each of them")
    func enough() {
        let ran = fuzzsplit(Self.line + ["--cases", "80", "--verbose"], on: [.push])

        #expect(ran.status == .asExpected)
        #expect(ran.lines.first == "app      push, 3 workarounds, which make 8 sets")
        #expect(
            ran.output.contains(
                """

                none: no-exception at NSInvalidArgumentException, after 1 action
                idle: no-exception at NSInvalidArgumentException, after 1 action
                fresh: no-exception at NSInvalidArgumentException, after 2 actions
                once: no-exception at NSInvalidArgumentException, after 1 action
                idle+fresh: no-exception at NSInvalidArgumentException, after 2 actions
                idle+once: no-exception at NSInvalidArgumentException, after 1 action
                fresh+once: nothing failed

                enough: fresh + once

                  without fresh:
                    no-exception at NSInvalidArgumentException, 1 action, proven minimal in the
                    model
                      tap "window/Push"

                  without once:
                    no-exception at NSInvalidArgumentException, 2 actions, proven minimal in the
                    model over sampled values, if states that look alike behave alike
                      tap "window/Push"
                      tap "window/Push"

                7 sets searched, 464 cases: a set that fails in its first 64 is done
                1 set not searched: it has more than is enough

                """))
        #expect(
            ran.output.hasSuffix(
                "  fuzzsplit explore push/fresh+once \(oneWindow.joined(separator: " "))\n"))
    }

    @Test("the command that explores has the set-up of the search")
    func setup() {
        let options = ["--cases", "16", "--release", "iOS 14", "--device", "iPad Pro 11-inch"]

        let text = fuzzsplit(Self.line + options, on: [.push])

        #expect(
            text.output.hasSuffix(
                "  fuzzsplit explore push/fresh+once --device 'iPad Pro 11-inch' --release 'iOS 14' "
                    + "\(oneWindow.joined(separator: " "))\n"))
    }

    @Test("a set of workarounds is a variant for every subcommand")
    func variants() {
        let right = fuzzsplit(
            ["run", "push/fresh+once", "--seed", "1", "--cases", "9"] + oneSetup, on: [.push])
        let wrong = fuzzsplit(["explore", "push/idle+fresh"], on: [.push])
        let disordered = fuzzsplit(["explore", "push/once+fresh"], on: [.push])

        #expect(right.status == .asExpected)
        #expect(right.output.contains("\npush/fresh+once        9 "))
        #expect(wrong.status == .finding)
        #expect(wrong.output.hasPrefix("push/idle+fresh\nclosed: "))
        #expect(disordered.status == .badInput)
    }

    @Test("what fails with none and with all of them counts for no set")
    func common() {
        let ran = fuzzsplit(["fixes", "push", "--cases", "9"] + oneSetup, on: [.hopelessPush])

        #expect(ran.status == .asExpected)
        #expect(
            ran.output.contains(
                """

                not counted, because it fails with none and with all of them:
                  no-exception at NSInvalidArgumentException

                no workaround is needed for the rest

                """))
    }

    @Test(
        "what cannot be done is said",
        arguments: [
            (["fixes"], "fixes needs one app, without a variant"),
            (["fixes", "push", "--seed", "1", "--jobs", "0"], "--jobs takes"),
            (["fixes", "push/none"], "there is no app with workarounds \"push/none\"\n"),
            (["fixes", "stack"], "there is no app with workarounds \"stack\"\n"),
            (["fixes", "push", "stack"], "too many arguments; expected one app"),
        ])
    func usage(_ arguments: [String], _ words: String) {
        let ran = fuzzsplit(arguments, on: [.push, .stack])

        #expect(ran.status == .badInput)
        #expect(ran.error.hasPrefix("fuzzsplit: \(words)"))
    }

    @Test("the sidebar's workarounds have the names of its variants, and do the same")
    func bundled() throws {
        let app = AppUnderTest.sidebar
        let all = Set(app.workarounds.map(\.name))

        #expect(app.variantName(with: []) == "none")
        #expect(
            app.variantName(with: all.subtracting(["insets-in-layout"])) == app.variants.last?.name)
        for name in ["insets+bar", "insets+bar+safe-area+guard"] {
            var unlisted = AppUnderTest(name: "sidebar", summary: "", variants: [])
            unlisted.combined = app.combined
            #expect(unlisted.variant(named: name) != nil)
            #expect(app.variant(named: name)?.summary != unlisted.variant(named: name)?.summary)
        }
    }
}

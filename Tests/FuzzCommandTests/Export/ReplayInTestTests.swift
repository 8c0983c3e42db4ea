import FuzzCommand
import SplitFuzz
import Testing

/// `FuzzCommand.replay`, which exported tests call.
@MainActor struct ReplayInTestTests {
    @Test("a case that breaks its invariant throws the actions and the reason, whatever it expects")
    func broken() {
        let actions = ["tap \"primary/Presenters\"", "rotate portrait"]
        let guarding = ExampleCase.text(
            expect: "holds", rest: ["was: primary-content-on-screen at primary"], actions: actions)

        for text in [ExampleCase.failing, guarding] {
            #expect(
                Self.failure(text) == """
                    sidebar/own-navigation breaks primary-content-on-screen at primary after 2 actions
                      tap "primary/Presenters"
                      rotate portrait
                    the primary's content goes 100 points beyond the left edge of the split view: its safe \
                    area there is 0, and needs 100
                    """)
        }
    }

    @Test("a case that breaks nothing any more passes, whatever it expects")
    func held() {
        let actions = ["tap \"primary/Presenters\"", "rotate portrait"]
        for expectation in [
            ["fails primary-content-on-screen at primary"],
            ["holds", "was: primary-content-on-screen at primary"],
        ] {
            let text = ExampleCase.text(
                app: "sidebar/system-navigation", expect: expectation[0],
                rest: Array(expectation.dropFirst()), actions: actions)

            #expect(Self.failure(text) == nil)
        }
    }

    @Test("another way in that fails is thrown, too")
    func otherForm() {
        let text = ExampleCase.text(
            expect: "fails primary-content-on-screen at primary",
            actions: [
                "rotate portrait", "", "also-by:", "tap \"primary/Presenters\"", "dock reveal",
            ]
        ).replacing("fuzzsplit 1", with: "fuzzsplit 2")

        #expect(
            Self.failure(text)?.contains("after 2 actions\n  tap \"primary/Presenters\"\n  dock")
                == true)
    }

    @Test("a case that cannot be read or done any more throws why")
    func unusable() {
        let stale = ExampleCase.text(
            expect: "fails place-kept at expand", actions: ["tap \"primary/Gone\""])
        let leavingOut = AppUnderTest.sidebar.without(
            "primary-content-on-screen", because: "it is so")

        #expect(Self.failure("fuzzsplit 9\n")?.hasPrefix("case:1:11: expected ") == true)
        #expect(
            Self.failure(ExampleCase.failing, on: [])?.hasPrefix("case:2:6: expected ") == true)
        #expect(
            Self.failure(stale)?.hasPrefix(
                "sidebar/own-navigation: action 1 of the case cannot be done any more: ") == true)
        #expect(
            Self.failure(ExampleCase.failing, on: [leavingOut]) == """
                sidebar/own-navigation leaves out primary-content-on-screen: it is so; delete this test, \
                or judge the invariant
                """)
    }

    private static func failure(
        _ text: String, on apps: [AppUnderTest] = .bundled
    ) -> String? {
        do {
            try FuzzCommand.replay(text, apps: apps)
            return nil
        } catch {
            return error.description
        }
    }
}

import SplitFuzz
import Testing
import UIKitModel

@Suite("as-app-expects") @MainActor struct AsAppExpectsTests {
    @Test("says what the app finds wrong, under the name of the expectation") func wrong() throws {
        var hints = AppUnderTest.Hints()
        hints.expect("has-title") { $0.title == nil ? "it has no title" : nil }
        hints.expect("short-title") { root in
            guard let title = root.title, title.count > 8 else { return nil }
            return "\"\(title)\" is too long"
        }
        var driver = try AppDriver(
            of: .planted(hints: hints) {
                ActingViewController("List", rows: [("Rename", { $0.title = "A long title" })])
            })
        #expect(driver.broken == [])

        try driver.act("tap \"window/Rename\"")

        #expect(driver.broken == ["as-app-expects at short-title"])
        #expect(driver.explanations == ["as-app-expects: \"A long title\" is too long"])
    }
}

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

    @Test("an expectation that is broken all the time hides no other") func together() throws {
        var hints = AppUnderTest.Hints()
        hints.expect("never") { _ in "it is never right" }
        hints.expect("no-title") { $0.title == "List" ? nil : "it has another title" }
        var driver = try AppDriver(
            of: .planted(hints: hints) {
                ActingViewController("List", rows: [("Rename", { $0.title = "Letters" })])
            })
        #expect(driver.broken == ["as-app-expects at never"])

        try driver.act("tap \"window/Rename\"")

        #expect(driver.broken == ["as-app-expects at never", "as-app-expects at no-title"])
    }

    @Test("says so where a check changes something, or misuses UIKit") func acting() throws {
        for isMisuse in [false, true] {
            var hints = AppUnderTest.Hints()
            hints.expect("reads") { root in
                if isMisuse {
                    return root.traitOverrides.horizontalSizeClass == .compact ? "" : nil
                }
                root.present(UIViewController(), animated: true)
                return nil
            }
            let driver = try AppDriver(
                of: .planted(hints: hints) { ActingViewController("List", rows: []) })

            #expect(
                driver.explanations.contains {
                    $0 == "as-app-expects: its check acts on the app, and may only read"
                })
        }
    }
}

import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("as-specified: buttons") @MainActor struct SpecifiedStrayButtonTests {
    @Test(
        "is silent while the app wants the button, and once the bars have been laid out without it")
    func clean() throws {
        var driver = try AppDriver { $0.splitViewController?.displayModeButtonVisibility = .never }

        #expect(try driver.act("tap \"primary/ToggleSidebar\"", "edge-swipe finish") == [])
        #expect(try driver.act("tap \"primary/Act\"", "resize third", "resize full") == [])
    }

    @Test("catches a button that the app wants never (B-033)") func never() throws {
        let driver = try AppDriver { _ in }

        try driver.tamper { _ in try driver.split.displayModeButtonVisibility = .never }

        #expect(driver.broken == ["as-specified at display-mode-button"])
    }

    @Test("catches a button without presentsWithGesture, unless the app wants it always (A-112)")
    func gesture() throws {
        let driver = try AppDriver { _ in }

        try driver.tamper { _ in try driver.split.presentsWithGesture = false }
        #expect(driver.broken == ["as-specified at display-mode-button"])

        try driver.tamper { _ in try driver.split.displayModeButtonVisibility = .always }
        #expect(driver.broken == [])
    }

    @Test("catches a button in a bar of a collapsed split view (A-067)") func collapsed() throws {
        var driver = try AppDriver { _ in }
        let split = try driver.split
        let button = try #require(split.displayModeButton)
        try driver.act("resize third")

        driver.tamper { _ in split.navigation(of: .primary)?.navigationBar.addSubview(button) }

        #expect(driver.broken.contains("as-specified at display-mode-button"))
    }

    @Test("catches a double arrow that the app does not want (A-113)") func arrow() throws {
        let driver = try AppDriver {
            let split = UISplitViewController(style: .tripleColumn)
            split.showsSecondaryOnlyButton = true
            for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
                split.setViewController(ActingViewController("\(column)"), for: column)
            }
            return split
        }
        #expect(driver.broken == [])

        try driver.tamper { _ in try driver.split.showsSecondaryOnlyButton = false }

        #expect(driver.broken == ["as-specified at double-arrow"])
    }

    @Test("catches a button that a classic split view places itself (B-030)") func classic() throws
    {
        let driver = try AppDriver {
            let split = UISplitViewController()
            split.viewControllers = [
                ActingViewController("List"),
                UINavigationController(rootViewController: ActingViewController("Detail")),
            ]
            return split
        }
        #expect(driver.broken == [])

        try driver.tamper { _ in
            let split = try driver.split
            let bar = split.navigation(of: .secondary)?.navigationBar
            let button = split.buttons.displayModeItem.viewForBar()
            button.frame = CGRect(x: 400, y: 0, width: 44, height: 44)
            bar?.addSubview(button)
        }

        #expect(driver.broken.contains("as-specified at display-mode-button"))
    }
}

import Foundation
import SplitFuzz
import Testing
@_spi(Simulation) import UIKitModel

@Suite("no-stray-button") @MainActor struct NoStrayButtonTests {
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

        #expect(driver.broken == ["no-stray-button at display-mode-button"])
    }

    @Test("catches a button without presentsWithGesture, unless the app wants it always (A-112)")
    func gesture() throws {
        let driver = try AppDriver { _ in }

        try driver.tamper { _ in try driver.split.presentsWithGesture = false }
        #expect(driver.broken == ["no-stray-button at display-mode-button"])

        try driver.tamper { _ in try driver.split.displayModeButtonVisibility = .always }
        #expect(driver.broken == [])
    }

    @Test("catches a button in a bar of a collapsed split view (A-067)") func collapsed() throws {
        var driver = try AppDriver { _ in }
        let split = try driver.split
        let button = try #require(split.displayModeButton)
        try driver.act("resize third")

        driver.tamper { _ in split.navigation(of: .primary)?.navigationBar.addSubview(button) }

        #expect(driver.broken.contains("no-stray-button at display-mode-button"))
    }
}

import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("as-specified: a sidebar in landscape") @MainActor struct SpecifiedSidebarInLandscapeTests {
    /// Hides its sidebar whenever it is laid out, as no app can.
    private final class Hiding: UISplitViewController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard displayMode != .secondaryOnly else { return }
            modeState.mode = .secondaryOnly
            view.setNeedsLayout()
        }
    }

    private func driver(
        _ choice: LaunchSetup.Choice = .init(),
        _ makeSplit: @escaping @MainActor () -> UISplitViewController
    ) throws -> AppDriver {
        try AppDriver(choosing: choice) {
            let split = makeSplit()
            split.setViewController(ActingViewController("List"), for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            return split
        }
    }

    @Test("catches a launch in landscape without a sidebar (B-043)") func launch() throws {
        let choice = LaunchSetup.Choice(release: .iOS14)
        let hiding = try driver(choice) { Hiding(style: .doubleColumn) }
        let right = try driver(choice) { UISplitViewController(style: .doubleColumn) }

        #expect(hiding.broken.contains("as-specified at display-mode"))
        #expect(right.broken == [])
    }

    @Test("catches a turn to landscape without a sidebar (B-043)") func turn() throws {
        let portrait = LaunchSetup.Choice(release: .iOS14, orientation: .portrait)
        var hiding = try driver(portrait) { Hiding(style: .doubleColumn) }
        var right = try driver(portrait) { UISplitViewController(style: .doubleColumn) }

        #expect(
            try hiding.act("rotate landscape").contains("as-specified at display-mode"))
        #expect(try right.act("rotate landscape") == [])
    }

    @Test("is silent where the user hid the sidebar, and where the app prefers a mode (B-043)")
    func hidden() throws {
        var driver = try driver { UISplitViewController(style: .doubleColumn) }
        #expect(try driver.act("tap \"primary/ToggleSidebar\"", "dock reveal", "background") == [])

        let preferring = try self.driver {
            let split = Hiding(style: .doubleColumn)
            split.preferredDisplayMode = .secondaryOnly
            return split
        }
        #expect(preferring.broken == [])
    }
}

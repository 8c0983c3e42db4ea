import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("the way to the background and back") @MainActor struct BackgroundTests {
    /// Does something when it has expanded.
    private final class Expanding: UISplitViewController, UISplitViewControllerDelegate {
        var act: @MainActor (UISplitViewController) -> Void = { _ in }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) { act(svc) }
    }

    private func whatBreaks(
        _ choice: LaunchSetup.Choice = .init(), before lines: [String] = [],
        whenExpanded act: @escaping @MainActor (UISplitViewController) -> Void = { _ in }
    ) throws -> [String] {
        var driver = try AppDriver(choosing: choice) {
            let split = Expanding(style: .doubleColumn)
            split.delegate = split
            split.act = act
            split.setViewController(ActingViewController("List"), for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            return split
        }
        #expect(try driver.act(lines) == [])
        return try driver.act("background")
    }

    @Test("is silent after the background, with the sidebar hidden or shown (B-056)")
    func clean() throws {
        #expect(try whatBreaks() == [])
        #expect(try whatBreaks(before: ["tap \"primary/ToggleSidebar\""]) == [])
        #expect(
            try whatBreaks(.init(orientation: .portrait), before: ["edge-swipe finish"]) == [])
        #expect(try whatBreaks(.init(window: .third)) == [])
    }

    @Test("catches a sidebar that is back although the user hid it (B-056)") func mode() throws {
        let broken = try whatBreaks(before: ["tap \"primary/ToggleSidebar\""]) {
            $0.modeState.mode = .oneBesideSecondary
        }

        #expect(broken.contains("as-specified at display-mode"))
    }

    @Test("lets a delegate name its own mode for the expand, and judges one that agrees (B-056)")
    func delegateMode() throws {
        final class Delegate: NSObject, UISplitViewControllerDelegate {
            let own: UISplitViewController.DisplayMode?
            let change: @MainActor (UISplitViewController) -> Void

            init(
                _ own: UISplitViewController.DisplayMode?,
                _ change: @escaping @MainActor (UISplitViewController) -> Void
            ) {
                self.own = own
                self.change = change
            }

            func splitViewController(
                _ svc: UISplitViewController,
                displayModeForExpandingToProposedDisplayMode proposed:
                    UISplitViewController.DisplayMode
            ) -> UISplitViewController.DisplayMode { own ?? proposed }

            func splitViewControllerDidExpand(_ svc: UISplitViewController) { change(svc) }
        }
        func whatBreaks(
            naming own: UISplitViewController.DisplayMode?,
            change: @escaping @MainActor (UISplitViewController) -> Void = { _ in }
        ) throws -> [String] {
            let delegate = Delegate(own, change)
            var driver = try AppDriver {
                let split = UIViewController.tiling(ActingViewController("List"))
                split.delegate = delegate
                return split
            }
            try driver.act("tap \"primary/ToggleSidebar\"")
            return try driver.act("background")
        }

        #expect(try whatBreaks(naming: .oneBesideSecondary) == [])
        #expect(try whatBreaks(naming: nil) == [])
        #expect(
            try whatBreaks(naming: nil) { $0.modeState.mode = .oneBesideSecondary }
                .contains("as-specified at display-mode"))
    }

    @Test("lets the app change a title meanwhile, as a count or a time does") func title() throws {
        let broken = try whatBreaks {
            $0.viewController(for: .secondary)?.navigationItem.title = "Other"
        }

        #expect(broken == [])
    }

    @Test("permits the app to dismiss what it presents (B-056)") func dismissal() throws {
        var driver = try AppDriver("right", of: .workspace)
        try driver.act("tap \"primary/about-Build\"")

        #expect(try driver.act("background") == [])
    }
}

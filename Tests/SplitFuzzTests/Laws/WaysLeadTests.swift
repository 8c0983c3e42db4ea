import Foundation
import Testing

@testable import SplitFuzz
@_spi(Simulation) @testable import UIKitModel

@Suite("ways-lead") @MainActor struct WaysLeadTests {
    /// A split view that may go back to a mode by itself.
    private final class Stubborn: UISplitViewController {
        var mode: DisplayMode?

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if let mode { modeState.mode = mode }
        }
    }

    private func driver(
        _ behavior: UISplitViewController.SplitBehavior,
        _ mode: UISplitViewController.DisplayMode,
        style: UISplitViewController.Style = .doubleColumn,
        adjusting adjust: @escaping @MainActor (UISplitViewController) -> Void = { _ in }
    ) throws -> AppDriver {
        try AppDriver {
            let split = Stubborn(style: style)
            split.preferredSplitBehavior = behavior
            split.preferredDisplayMode = mode
            split.setViewController(ActingViewController("List"), for: .primary)
            if style == .tripleColumn {
                split.setViewController(ActingViewController("Middle"), for: .supplementary)
            }
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            adjust(split)
            return split
        }
    }

    private func stay(_ driver: AppDriver) throws {
        let split = try #require(driver.split as? Stubborn)
        split.mode = split.displayMode
    }

    @Test(
        "is silent in every mode of every behaviour (B-T1, B-T3)",
        arguments: [UISplitViewController.SplitBehavior.tile, .overlay, .displace],
        [UISplitViewController.Style.doubleColumn, .tripleColumn])
    func clean(
        _ behavior: UISplitViewController.SplitBehavior, _ style: UISplitViewController.Style
    ) throws {
        var driver = try driver(behavior, .secondaryOnly, style: style) {
            $0.showsSecondaryOnlyButton = true
        }
        var last = "edge-swipe finish"
        for _ in 0..<12 {
            let ways = driver.choices.filter {
                $0.hasPrefix("edge-swipe finish") || $0.hasPrefix("drag finish")
                    || $0 == "tap-outside" || $0.contains("ToggleSidebar") || $0.contains("control")
            }
            let next = ways.first { $0 > last } ?? ways.first
            last = try #require(next)
            #expect(try driver.act(last) == [])
        }
    }

    @Test("catches a display-mode button that leads nowhere (B-T3)") func button() throws {
        var driver = try driver(.tile, .oneBesideSecondary)
        try stay(driver)

        #expect(
            try driver.act("tap \"primary/ToggleSidebar\"")
                .contains("as-specified at display-mode"))
    }

    @Test("catches gestures that move no sidebar (A-119, B-032)") func gestures() throws {
        var driver = try driver(.overlay, .oneOverSecondary)
        try stay(driver)

        #expect(try driver.act("drag finish").contains("as-specified at display-mode"))
        var other = try self.driver(.overlay, .secondaryOnly)
        try stay(other)
        #expect(try other.act("edge-swipe finish").contains("as-specified at display-mode"))
    }

    @Test("catches a touch on the dimmed secondary that dismisses nothing (B-T1)") func dimmed()
        throws
    {
        var driver = try driver(.overlay, .oneOverSecondary)
        try stay(driver)

        #expect(try driver.act("tap-outside").contains("as-specified at display-mode"))
    }

    @Test("catches a button that is missing (B-T3)") func missing() throws {
        let driver = try driver(.tile, .oneBesideSecondary)
        #expect(driver.broken == [])

        try driver.tamper { _ in try driver.split.displayModeButton?.removeFromSuperview() }

        #expect(driver.broken.contains("display-mode-button-visible at primary"))
    }

    @Test("catches a swipe that does not begin, and needs none where the app wants none (A-112)")
    func noSwipe() throws {
        let driver = try driver(.tile, .secondaryOnly)
        try driver.tamper { _ in try driver.split.appearance = .appearing }

        #expect(driver.broken.contains("ways-lead at edge-swipe"))
        let without = try self.driver(.tile, .secondaryOnly) { $0.presentsWithGesture = false }
        #expect(without.broken == [])
        try without.tamper { _ in try without.split.appearance = .appearing }
        #expect(!without.broken.contains("ways-lead at edge-swipe"))
    }

    @Test("catches a secondary that is not dimmed under a sidebar (B-T1)") func notDimmed() throws {
        let driver = try driver(.overlay, .oneOverSecondary)
        try driver.tamper { _ in
            let layout = try driver.split.layout
            layout.placements = layout.placements.map {
                ColumnLayout.Placement(
                    column: $0.column, frame: $0.frame, visible: $0.visible, isShown: $0.isShown,
                    isDimmed: false, overhang: $0.overhang)
            }
            driver.machine.screen.update()
        }

        #expect(driver.broken.contains("ways-lead at dimmed-secondary"))
    }

    @Test("catches content that does not find its split view (B-103)") func finding() throws {
        final class Lost: UIViewController {
            override var splitViewController: UISplitViewController? { nil }
        }
        let driver = try AppDriver { .tiling(Lost()) }

        #expect(driver.broken == ["ways-lead at primary"])
    }

    @Test("catches a Back that skips a page (B-063)") func back() throws {
        final class Skipping: UIViewController {
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                guard let navigation = navigationController ?? parent as? UINavigationController,
                    let root = navigation.stack.first
                else { return }
                navigation.stack = [root]
            }
        }
        var driver = try AppDriver {
            let navigation = UINavigationController(
                rootViewController: ActingViewController("Root"))
            navigation.pushViewController(ActingViewController("Middle"), animated: false)
            navigation.pushViewController(Skipping(), animated: false)
            return navigation
        }

        #expect(try driver.act("tap \"window/BackButton\"").contains("ways-lead at back"))
    }

    @Test("is silent about a drag that dismisses the keyboard, which an inset follows (B-136)")
    func keyboard() throws {
        var driver = try AppDriver { FormPage(contentHeight: 909) }

        #expect(try driver.act("tap \"window/Name\"", "tap \"window/To the end\"") == [])
        #expect(try driver.act("scroll-down \"window\"") == [])
    }

    @Test("catches a touch beside a popover that does not dismiss it (B-080)") func outside() throws
    {
        final class Wavering: UIViewController {
            var questions = 0
            override var isModalInPresentation: Bool {
                get {
                    questions += 1
                    return questions > 1
                }
                set {}
            }
        }
        var driver = try AppDriver(opening: {
            let page = Wavering()
            page.preferredContentSize = CGSize(width: 200, height: 200)
            return page
        })

        #expect(
            try driver.act("tap \"primary/Act\"", "tap-outside").contains("ways-lead at outside"))
    }

    @Test("lets a page be that asks to be kept (B-080)") func modal() throws {
        var driver = try AppDriver(opening: {
            let page = sizedPage(200, 200)
            page.isModalInPresentation = true
            return page
        })

        #expect(try driver.act("tap \"primary/Act\"", "tap-outside") == [])
        #expect(driver.simulation.isPresenting)
    }
}

import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("as-specified: the display mode") @MainActor struct SpecifiedDisplayModeTests {
    /// Puts a mode in force as no app and no user can.
    private static func force(
        _ mode: UISplitViewController.DisplayMode, on split: UISplitViewController?
    ) {
        split?.modeState.mode = mode
        split?.view.setNeedsLayout()
    }

    @Test("is silent where the app or the user asks for a mode, and where the window turns")
    func clean() throws {
        var driver = try AppDriver { $0.splitViewController?.hide(.primary) }

        for line in [
            "tap \"primary/Act\"", "edge-swipe finish", "drag finish",
            "tap \"secondary/ToggleSidebar\"", "rotate portrait", "rotate landscape", "dock reveal",
        ] {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    @Test("catches a tap on a row that changes the mode by itself (A-108)") func tap() throws {
        var driver = try AppDriver { list in
            SpecifiedDisplayModeTests.force(.secondaryOnly, on: list.splitViewController)
        }

        #expect(try driver.act("tap \"primary/Act\"").contains("as-specified at display-mode"))
    }

    @Test("catches a preferred mode that does not come into force (B-010)") func preference() throws
    {
        func broken(by fault: ((UISplitViewController) -> Void)?) throws -> [String] {
            var driver = try AppDriver { list in
                guard let split = list.splitViewController else { return }
                split.preferredDisplayMode = .secondaryOnly
                fault?(split)
            }
            return try driver.act("tap \"primary/Act\"")
        }

        let ignored = try broken { split in
            SpecifiedDisplayModeTests.force(.oneBesideSecondary, on: split)
        }

        #expect(try broken(by: nil) == [])
        #expect(ignored.contains("as-specified at display-mode"))
    }

    @Test("catches a dismissal that changes the mode (B-013)") func dismissal() throws {
        final class Page: UIViewController {
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                SpecifiedDisplayModeTests.force(
                    .secondaryOnly,
                    on: Simulation.active.window.rootViewController as? UISplitViewController)
            }
        }
        var driver = try AppDriver(opening: { Page() })

        #expect(try driver.act("tap \"primary/Act\"") == [])
        #expect(try driver.act("tap-outside").contains("as-specified at display-mode"))
    }

    @Test("catches a rotation that puts a sidebar over a free secondary (B-043)") func over() throws
    {
        final class Covering: UISplitViewController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(alongsideTransition: nil) { [unowned self] _ in
                    SpecifiedDisplayModeTests.force(.oneOverSecondary, on: self)
                }
            }
        }
        func driver(_ makeSplit: @escaping @MainActor () -> UISplitViewController) throws
            -> AppDriver
        {
            try AppDriver {
                let split = makeSplit()
                split.setViewController(ActingViewController("List"), for: .primary)
                split.setViewController(ActingViewController("Detail"), for: .secondary)
                return split
            }
        }
        var covering = try driver { Covering(style: .doubleColumn) }
        var right = try driver { UISplitViewController(style: .doubleColumn) }

        #expect(
            try covering.act("rotate portrait").contains("as-specified at display-mode"))
        #expect(try right.act("rotate portrait") == [])
    }

    /// A double column that keeps a mode whatever is asked of it.
    private final class Stubborn: UISplitViewController {
        var kept: DisplayMode?

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if let kept { modeState.mode = kept }
        }
    }

    private func stubborn(
        _ choice: LaunchSetup.Choice = .init(), keeping mode: UISplitViewController.DisplayMode,
        atOnce: Bool = false, row act: @escaping @MainActor (Stubborn) -> Void = { _ in }
    ) throws -> AppDriver {
        try AppDriver(choosing: choice) {
            let split = Stubborn(style: .doubleColumn)
            if atOnce { split.kept = mode }
            let list = ActingViewController("List", rows: [("Act", { _ in act(split) })])
            split.setViewController(list, for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            return split
        }
    }

    @Test("catches a column that does not come although the app asks for it (B-012)")
    func column() throws {
        var driver = try stubborn(keeping: .secondaryOnly) { split in
            split.kept = .oneBesideSecondary
            split.hide(.primary)
        }

        #expect(try driver.act("tap \"primary/Act\"").contains("as-specified at display-mode"))
    }

    @Test("catches a swipe that brings in two sidebars at once (A-119)") func two() throws {
        func driver(keeping mode: UISplitViewController.DisplayMode?) throws -> AppDriver {
            try AppDriver {
                let split = Stubborn(style: .tripleColumn)
                split.preferredSplitBehavior = .tile
                split.preferredDisplayMode = .secondaryOnly
                let detail = ActingViewController(
                    "Detail", rows: [("Keep", { _ in split.kept = mode })])
                split.setViewController(ActingViewController("List"), for: .primary)
                split.setViewController(ActingViewController("Middle"), for: .supplementary)
                split.setViewController(detail, for: .secondary)
                return split
            }
        }
        var both = try driver(keeping: .twoBesideSecondary)
        var one = try driver(keeping: nil)
        try both.act("tap \"secondary/Keep\"")
        try one.act("tap \"secondary/Keep\"")

        #expect(try both.act("edge-swipe finish").contains("as-specified at display-mode"))
        #expect(try one.act("edge-swipe finish") == [])
    }

    @Test("catches a start with a sidebar over the secondary (B-043)") func start() throws {
        let covered = try stubborn(
            .init(orientation: .portrait), keeping: .oneOverSecondary, atOnce: true)
        let free = try stubborn(.init(orientation: .portrait), keeping: .secondaryOnly)

        #expect(covered.broken.contains("as-specified at display-mode"))
        #expect(free.broken == [])
    }
}

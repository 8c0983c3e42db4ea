import Foundation
import SplitFuzz
import Testing
import UIKitModel

@testable import StatefulTesting

/// Display modes as people use them, on every release that has columns.
@Suite("Right display modes") @MainActor struct RightModesTests {
    nonisolated static let releases: [LaunchSetup.Release] = [
        .asDocumented, .iOS14, .iOS15, .iOS16, .iOS17, .iOS18, .iOS26,
    ]

    /// Two columns that are always side by side, and rows that go to the detail.
    private final class TwoColumns: UISplitViewController {
        init() {
            super.init(style: .doubleColumn)
            preferredDisplayMode = .oneBesideSecondary
            presentsWithGesture = false
            let rows: [Page.Row] = ["One", "Two"].map { name in
                (
                    name,
                    { page in
                        let split = page.splitViewController
                        split?.setViewController(UIViewController.page(name), for: .secondary)
                        split?.show(.secondary)
                    }
                )
            }
            setViewController(.page("List", rows: rows), for: .primary)
            setViewController(.page("Nothing"), for: .secondary)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Knows every mode but `automatic`, which is never in force.
    private final class Exhaustive: UISplitViewController {
        init() {
            super.init(style: .doubleColumn)
            note()
            setViewController(.page("List"), for: .primary)
            setViewController(.page("Detail"), for: .secondary)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            note()
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note()
        }

        private func note() {
            switch displayMode {
            case .secondaryOnly: title = "alone"
            case .oneBesideSecondary, .twoBesideSecondary: title = "beside"
            case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: title = "over"
            default: fatalError("an unknown display mode")
            }
        }
    }

    private func threeColumns(_ mode: UISplitViewController.DisplayMode) -> UISplitViewController {
        let split = UISplitViewController(style: .tripleColumn)
        split.preferredDisplayMode = mode
        if mode != .automatic { split.preferredSplitBehavior = .tile }
        split.setViewController(.page("Folders"), for: .primary)
        split.setViewController(.page("Notes"), for: .supplementary)
        split.setViewController(.page("Note"), for: .secondary)
        return split
    }

    private func blankControllers() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        return split
    }

    /// Expects that random actions break nothing. Where a place is lost, other tests judge.
    private func expectSilence(
        on release: LaunchSetup.Release, sourceLocation: SourceLocation = #_sourceLocation,
        in makeRoot: @escaping @MainActor () -> UIViewController
    ) throws {
        let choices: [LaunchSetup.Choice] = [
            .init(release: release), .init(release: release, orientation: .portrait),
        ]
        for choice in choices {
            let subject = try #require(
                AppUnderTest.planted(makeRoot).subjects(choosing: choice).first)
            for seed: UInt64 in 1...6 {
                let broken = try subject.whatBreaks(
                    by: 20, seed: seed, withSeldomRules: seed % 2 == 0)
                if broken?.hasPrefix("place-kept") == true { continue }
                #expect(broken == nil, "seed \(seed), \(choice)", sourceLocation: sourceLocation)
            }
        }
    }

    @Test("two columns that are always side by side (D-001)", arguments: releases)
    func twoColumns(_ release: LaunchSetup.Release) throws {
        try expectSilence(on: release) { TwoColumns() }
        for orientation in [LaunchSetup.Orientation.portrait, .landscape] {
            let choice = LaunchSetup.Choice(release: release, orientation: orientation)
            var driver = try AppDriver(choosing: choice) { TwoColumns() }
            try driver.act("tap \"primary/One\"")
            #expect(driver.broken == [])
            #expect(try driver.split.displayMode == .oneBesideSecondary)
        }
    }

    @Test(
        "three columns, resized through 500 to 900 points in steps of 10 (D-004, B-010)",
        arguments: [LaunchSetup.Release.iOS17, .iOS18, .iOS26])
    func threeColumnsResized(_ release: LaunchSetup.Release) throws {
        for mode in [UISplitViewController.DisplayMode.automatic, .twoBesideSecondary] {
            var driver = try AppDriver(choosing: .init(release: release)) { threeColumns(mode) }
            let widths = stride(from: 500, through: 900, by: 10).filter {
                !(640...677).contains($0)
            }
            for width in widths + widths.reversed() {
                try driver.act("resize-window \(width) 800")
                let faults = driver.explanations.filter { !$0.hasPrefix("place-kept") }
                #expect(faults == [], "\(width) points")
                let split = try driver.split
                let detail = try #require(split.viewController(for: .secondary)).view.bounds
                #expect(split.isCollapsed || detail.size.width >= 320, "\(width) points")
            }
        }
    }

    @Test("three columns by random actions (D-004, B-010)", arguments: releases)
    func threeColumnsAtRandom(_ release: LaunchSetup.Release) throws {
        try expectSilence(on: release) { threeColumns(.automatic) }
        try expectSilence(on: release) { threeColumns(.twoBesideSecondary) }
    }

    @Test("a switch over every mode but automatic (B-006)", arguments: releases)
    func exhaustive(_ release: LaunchSetup.Release) throws {
        try expectSilence(on: release) { Exhaustive() }
    }

    @Test("two blank controllers", arguments: releases)
    func blank(_ release: LaunchSetup.Release) throws {
        try expectSilence(on: release) { blankControllers() }
    }
}

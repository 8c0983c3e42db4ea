import Foundation
import Testing
@_spi(Simulation) import UIKitModel

/// Three columns: where they are in each display mode, and how wide.
@MainActor @Suite("Triple columns")
struct TripleColumnTests {
    private let world = SimulationFixture.plain()

    private func made(
        _ behavior: UISplitViewController.SplitBehavior,
        _ mode: UISplitViewController.DisplayMode
    ) -> UISplitViewController {
        UISplitViewController.columns(.tripleColumn, behavior: behavior, mode: mode)
    }

    /// The columns proper of an iPad of 1194 points in each mode, from left to right in a tiled
    /// layout of 320 points for each sidebar; `nil` where a column is hidden.
    struct Row: Sendable, CustomTestStringConvertible {
        let behavior: UISplitViewController.SplitBehavior
        let mode: UISplitViewController.DisplayMode
        let primary: ClosedRange<CGFloat>?
        let supplementary: ClosedRange<CGFloat>?
        let secondary: ClosedRange<CGFloat>

        var testDescription: String { "\(mode)" }
    }

    nonisolated static let table = [
        Row(
            behavior: .tile, mode: .secondaryOnly, primary: nil, supplementary: nil,
            secondary: 0...1194),
        Row(
            behavior: .tile, mode: .oneBesideSecondary, primary: nil, supplementary: 0...320,
            secondary: 320...1194),
        Row(
            behavior: .tile, mode: .twoBesideSecondary, primary: 0...320,
            supplementary: 320...640, secondary: 640...1194),
        Row(
            behavior: .overlay, mode: .oneOverSecondary, primary: nil, supplementary: 0...320,
            secondary: 0...1194),
        Row(
            behavior: .overlay, mode: .twoOverSecondary, primary: 0...320,
            supplementary: 320...640, secondary: 0...1194),
        Row(
            behavior: .displace, mode: .twoDisplaceSecondary, primary: 0...320,
            supplementary: 320...640, secondary: 640...1514),
    ]

    @Test("an expand under a full screen that still comes leaves no column disappearing (B-007)")
    func expandUnderFullScreen() {
        let split = made(.tile, .oneBesideSecondary)
        let fixture = SimulationFixture(window: .half) { split }
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        let primary = split.viewController(for: .primary)?.navigationController
        #expect(split.isCollapsed && primary?.appearanceState == .shown)

        fixture.simulation.perform { split.present(page, animated: true) }
        fixture.simulation.advance(to: .start)
        fixture.resize(to: .full)

        #expect(!split.isCollapsed)
        #expect(primary?.appearanceState == .hidden)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test(
        "each of the six display modes puts three columns in their places (A-107)", arguments: table
    )
    func places(_ row: Row) {
        let fixture = SimulationFixture { made(row.behavior, row.mode) }

        #expect(fixture.root.displayMode == row.mode)
        var found: [UISplitViewController.Column: ClosedRange<CGFloat>] = [:]
        for shown in fixture.root.shownColumns {
            found[shown.column] = shown.visible.minX...shown.visible.maxX
        }
        #expect(found[.primary] == row.primary)
        #expect(found[.supplementary] == row.supplementary)
        #expect(found[.secondary] == row.secondary)
    }

    @Test(
        "displaced or covered, the secondary is dimmed and takes no touch (A-107, B-T1)",
        arguments: table)
    func dimmed(_ row: Row) {
        let fixture = SimulationFixture { made(row.behavior, row.mode) }
        let isDimmed = fixture.root.shownColumns.first { $0.column == .secondary }?.isDimmed

        #expect(
            isDimmed
                == [.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(row.mode))
        #expect(fixture.root.canDismissSidebars == isDimmed)
        #expect(fixture.takesTouches(fixture.root.child(.secondary)?.view) == (isDimmed == false))
    }

    @Test("at the trailing edge the columns stand the other way round (A-115, B-042)")
    func trailing() {
        let fixture = SimulationFixture { () -> UISplitViewController in
            let split = made(.tile, .twoBesideSecondary)
            split.primaryEdge = .trailing
            return split
        }

        #expect(fixture.root.frame(.primary)?.minX == 874)
        #expect(fixture.root.frame(.supplementary)?.minX == 554)
        #expect(fixture.root.frame(.secondary) == CGRect(x: 0, y: 0, width: 554, height: 834))
        #expect(fixture.root.insets(.primary)?.right == 100)
    }

    @Test("the supplementary sticks out nowhere, and its content is inset by nothing (A-003)")
    func noOverhang() {
        let fixture = SimulationFixture { made(.tile, .twoBesideSecondary) }

        #expect(fixture.root.frame(.supplementary)?.width == 320)
        #expect(fixture.root.insets(.supplementary)?.left == 0)
        #expect(fixture.root.insets(.supplementary)?.right == 0)
    }

    // MARK: - Widths

    @Test("the supplementary's width has bounds and a fraction of its own (A-116, B-040, B-041)")
    func widths() {
        let fixture = SimulationFixture { made(.tile, .twoBesideSecondary) }
        let split = fixture.root
        #expect(split.supplementaryColumnWidth == 320)

        fixture.perform { split.preferredSupplementaryColumnWidth = 400 }
        #expect(split.supplementaryColumnWidth == 320)
        fixture.perform { split.maximumSupplementaryColumnWidth = 500 }
        #expect(split.supplementaryColumnWidth == 400)
        #expect(split.frame(.supplementary)?.width == 400)
        #expect(split.frame(.secondary)?.minX == 720)
        fixture.perform {
            split.preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
            split.preferredSupplementaryColumnWidthFraction = 0.25
        }
        #expect(split.supplementaryColumnWidth == 298.5)
        fixture.perform { split.minimumSupplementaryColumnWidth = 350 }
        #expect(split.supplementaryColumnWidth == 350)
        #expect(split.primaryColumnWidth == 320)
        fixture.perform {
            split.maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
        }
        #expect(split.supplementaryColumnWidth == 320)
    }

    @Test("points beat a fraction in either column (A-116, B-040)")
    func precedence() {
        let fixture = SimulationFixture { made(.tile, .twoBesideSecondary) }
        let split = fixture.root

        fixture.perform {
            split.preferredPrimaryColumnWidth = 200
            split.preferredPrimaryColumnWidthFraction = 0.1
            split.preferredSupplementaryColumnWidth = 250
            split.preferredSupplementaryColumnWidthFraction = 0.1
        }

        #expect(split.primaryColumnWidth == 200)
        #expect(split.supplementaryColumnWidth == 250)
        #expect(split.frame(.secondary)?.minX == 450)
    }

    @Test("the fill dimension gives the supplementary all that is left (A-117)")
    func fill() {
        let fixture = SimulationFixture { made(.overlay, .oneOverSecondary) }
        let split = fixture.root

        fixture.perform {
            split.preferredSupplementaryColumnWidth =
                UISplitViewController.automaticSupplementaryFillDimension
        }
        #expect(split.supplementaryColumnWidth == 1194)
        fixture.perform { split.show(.primary) }
        #expect(split.supplementaryColumnWidth == 874)
        #expect(split.frame(.supplementary) == CGRect(x: 320, y: 0, width: 874, height: 834))
        fixture.perform { split.maximumSupplementaryColumnWidth = 600 }
        #expect(split.supplementaryColumnWidth == 600)
    }

    @Test("beside the secondary the fill dimension leaves half to it (A-117)")
    func fillBeside() {
        let fixture = SimulationFixture { () -> UISplitViewController in
            let split = made(.tile, .oneBesideSecondary)
            split.preferredSupplementaryColumnWidth =
                UISplitViewController.automaticSupplementaryFillDimension
            return split
        }

        #expect(fixture.root.supplementaryColumnWidth == 597)
    }

    // MARK: - The user

    @Test("from two displacing, a finger pushes the primary out and leaves one beside (A-119)")
    func slide() {
        let fixture = SimulationFixture { made(.displace, .twoDisplaceSecondary) }
        let split = fixture.root

        fixture.perform { split.perform(.drag, extent: .finish) }

        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.frame(.primary)?.maxX ?? 0 < 0)
        #expect(split.frame(.supplementary)?.minX == 0)
        #expect(!split.canBegin(.drag))
    }

    @Test("a touch on the displaced secondary returns to one beside (A-114, B-T1)")
    func displaced() {
        let fixture = SimulationFixture { made(.displace, .twoDisplaceSecondary) }

        fixture.perform { fixture.root.receiveTouchOnDimmedSecondary() }

        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("landscape offers no way to dismiss the supplementary, portrait does (A-114)")
    func orientation() throws {
        let fixture = SimulationFixture { UISplitViewController.columns(.tripleColumn) }
        let split = fixture.root
        #expect(!split.canBegin(.drag))
        #expect(!split.canDismissSidebars)

        fixture.rotate(to: .portrait)
        fixture.perform { split.show(.supplementary) }

        #expect(split.displayMode == .oneOverSecondary)
        #expect(split.canBegin(.drag))
        #expect(split.canDismissSidebars)
    }

    @Test("with presentsWithGesture false, no button and no finger changes the mode (A-112)")
    func noGesture() {
        let fixture = SimulationFixture { () -> UISplitViewController in
            let split = UISplitViewController.columns(.tripleColumn)
            split.presentsWithGesture = false
            split.showsSecondaryOnlyButton = true
            return split
        }

        for orientation in [Orientation.landscape, .portrait] {
            fixture.rotate(to: orientation)
            #expect(!fixture.root.canBegin(.edgeSwipe))
            #expect(!fixture.root.canBegin(.drag))
            #expect(fixture.root.displayModeButton?.window == nil)
            #expect(fixture.root.secondaryOnlyButton?.window == nil)
        }
    }

    @Test("every change of columns tells the mode, then the columns that come or go (B-050)")
    func announced() {
        let listener = SplitListener()
        let fixture = SimulationFixture {
            UISplitViewController.columns(.tripleColumn, behavior: .overlay, delegate: listener)
        }
        _ = listener.journal.take()

        fixture.perform { fixture.root.show(.primary) }
        #expect(
            listener.journal.take() == [
                "will change to twoOverSecondary, expanded", "will show primary, expanded",
                "will show supplementary, expanded",
            ])
        fixture.perform { fixture.root.show(.secondary) }
        #expect(
            listener.journal.take() == [
                "will change to secondaryOnly, expanded", "will hide primary, expanded",
                "will hide supplementary, expanded",
            ])
    }
}

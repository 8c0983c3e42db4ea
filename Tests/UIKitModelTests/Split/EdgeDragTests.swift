import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Dragging the edges of columns") struct EdgeDragTests {
    private let world = SimulationFixture.plain()

    private func fixture(
        _ style: UISplitViewController.Style = .doubleColumn, release: Release = .iOS26,
        behavior: UISplitViewController.SplitBehavior = .tile,
        mode: UISplitViewController.DisplayMode = .oneBesideSecondary,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> SimulationFixture<UISplitViewController> {
        SimulationFixture(release: release, direction: direction) {
            let split = UISplitViewController.columns(style, behavior: behavior, mode: mode)
            split.minimumPrimaryColumnWidth = 250
            split.maximumPrimaryColumnWidth = 400
            split.preferredPrimaryColumnWidth = 300
            return split
        }
    }

    @Test("an edge is dragged between the column's least and greatest width (B-194)")
    func bounds() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let fixture = fixture(direction: direction)
            let split = fixture.root
            #expect(split.primaryColumnWidth == 300)

            fixture.perform { split.dragEdge(of: .primary, to: 350) }
            #expect(split.primaryColumnWidth == 350)
            #expect(split.freePart(.secondary)?.width == fixture.window.bounds.width - 350)
            #expect(split.frame(.primary)?.width == 450)
            fixture.perform { split.dragEdge(of: .primary, to: 1000) }
            #expect(split.primaryColumnWidth == 400)
            fixture.perform { split.dragEdge(of: .primary, to: 0) }
            #expect(split.primaryColumnWidth == 250)
            #expect(fixture.misuses == [])
        }
    }

    @Test("a column without a greatest width does not become narrower than its least (B-194)")
    func leastAlone() {
        let fixture = fixture()
        let split = fixture.root

        fixture.perform {
            split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
            split.dragEdge(of: .primary, to: 100)
        }

        #expect(split.primaryColumnWidth == 250)
    }

    @Test("both sidebars of three columns have an edge (B-194)") func triple() {
        let fixture = fixture(.tripleColumn, mode: .twoBesideSecondary)
        let split = fixture.root

        fixture.perform { split.dragEdge(of: .supplementary, to: 220) }
        fixture.perform { split.dragEdge(of: .primary, to: 260) }

        #expect(split.supplementaryColumnWidth == 220 && split.primaryColumnWidth == 260)
        #expect(split.freePart(.secondary)?.minX == 480)
    }

    @Test("only since iOS 26 do the edges between columns side by side move (B-194)")
    func edges() {
        for release in Release.all {
            let fixture = fixture(release: release)
            #expect(
                fixture.root.canDragEdge(of: .primary)
                    == [Release.iOS26, .iOS27, .iOS27Point1].contains(release))
            #expect(!fixture.root.canDragEdge(of: .supplementary))
            #expect(!fixture.root.canDragEdge(of: .secondary))
        }
        let over = fixture(behavior: .overlay, mode: .oneOverSecondary).root
        #expect(!over.canDragEdge(of: .primary))
        let hidden = fixture(mode: .secondaryOnly).root
        #expect(!hidden.canDragEdge(of: .primary))
        let collapsed = fixture()
        collapsed.resize(to: .third)
        #expect(!collapsed.root.canDragEdge(of: .primary))
    }

    @Test("a column follows the finger, and keeps its width until the app prefers another (B-194)")
    func kept() {
        let fixture = fixture()
        let split = fixture.root
        var widths: [CGFloat] = []
        let observation = split.child(.primary)?.view.observe(\.frame) { view, _ in
            if widths.last != view.frame.maxX { widths.append(view.frame.maxX) }
        }

        fixture.perform { split.dragEdge(of: .primary, to: 380) }
        observation?.invalidate()
        #expect(widths == [340, 380])
        fixture.resize(to: .third)
        fixture.resize(to: .full)
        #expect(split.primaryColumnWidth == 380)
        fixture.perform { split.preferredPrimaryColumnWidth = 320 }
        #expect(split.primaryColumnWidth == 320)

        let automatic = UISplitViewController.automaticDimension
        fixture.perform { split.minimumPrimaryColumnWidth = automatic }
        fixture.perform { split.dragEdge(of: .primary, to: 100) }
        #expect(split.primaryColumnWidth == 200)
    }
}

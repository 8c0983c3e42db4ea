import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Columns on screen")
struct LayoutTests {
    private let world = SimulationFixture.plain()

    /// The content of a column's view in the split view's coordinates: its bounds without its safe
    /// area.
    private func content(_ split: UISplitViewController, _ column: UISplitViewController.Column)
        -> CGRect
    {
        guard let view = split.child(column)?.view else { return .zero }
        return view.convert(view.bounds.inset(by: view.safeAreaInsets), to: split.view)
    }

    @Test(
        "the primary column is 100 points wider than its width, and inset by them (A-003, A-006, A-014)"
    )
    func overhang() {
        let fixture = SimulationFixture { UISplitViewController.columns() }
        let split = fixture.root

        #expect(split.primaryColumnWidth == 320)
        #expect(split.frame(.primary) == CGRect(x: -100, y: 0, width: 420, height: 834))
        #expect(split.insets(.primary) == UIEdgeInsets(top: 24, left: 100, bottom: 20, right: 0))
        #expect(content(split, .primary) == CGRect(x: 0, y: 24, width: 320, height: 790))
        #expect(content(split, .secondary) == CGRect(x: 320, y: 24, width: 874, height: 790))
    }

    @Test("right to left, the primary sticks out on the right and is inset there (A-015, B-042)")
    func rightToLeft() {
        let fixture = SimulationFixture(direction: .rightToLeft) { UISplitViewController.columns() }
        let split = fixture.root

        #expect(split.frame(.primary) == CGRect(x: 874, y: 0, width: 420, height: 834))
        #expect(split.insets(.primary)?.right == 100)
        #expect(split.insets(.primary)?.left == 0)
        #expect(content(split, .primary) == CGRect(x: 874, y: 24, width: 320, height: 790))
    }

    @Test(
        "the primary edge is on the left or right by edge and direction (A-115, B-042)",
        arguments: [UISplitViewController.PrimaryEdge.leading, .trailing],
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func edges(
        edge: UISplitViewController.PrimaryEdge, direction: UIUserInterfaceLayoutDirection
    ) {
        let fixture = SimulationFixture(direction: direction) { UISplitViewController.columns() }

        fixture.perform { fixture.root.primaryEdge = edge }

        let isOnLeft = (edge == .leading) == (direction == .leftToRight)
        #expect(fixture.root.frame(.primary)?.minX == (isOnLeft ? -100 : 874))
        #expect(fixture.root.insets(.primary)?.left == (isOnLeft ? 100 : 0))
        #expect(fixture.root.insets(.primary)?.right == (isOnLeft ? 0 : 100))
        #expect(content(fixture.root, .primary).minX == (isOnLeft ? 0 : 874))
    }

    @Test("the content stays on screen through a rotation and back (A-006)")
    func rotation() {
        let fixture = SimulationFixture {
            UISplitViewController.columns(behavior: .tile, mode: .oneBesideSecondary)
        }
        let split = fixture.root

        fixture.rotate(to: .portrait)
        #expect(split.frame(.primary) == CGRect(x: -100, y: 0, width: 420, height: 1194))
        #expect(content(split, .primary) == CGRect(x: 0, y: 24, width: 320, height: 1150))

        fixture.rotate(to: .landscape)
        #expect(content(split, .primary) == CGRect(x: 0, y: 24, width: 320, height: 790))
    }

    @Test(
        "the content is inset at any depth where the split view made the navigation controller (A-012, A-027)"
    )
    func depth() {
        let list = LoggingController("list")
        let fixture = SimulationFixture(release: .iOS14) {
            UISplitViewController.columns(primary: list)
        }

        fixture.perform {
            list.navigationController?.pushViewController(LoggingController("b"), animated: true)
        }
        fixture.rotate(to: .portrait)
        fixture.rotate(to: .landscape)

        #expect(fixture.root.insets(.primary)?.left == 100)
    }

    @Test("preferred, minimum and maximum widths take effect in the next layout (A-116, B-040)")
    func widths() {
        let fixture = SimulationFixture { UISplitViewController.columns() }
        let split = fixture.root

        fixture.perform { split.preferredPrimaryColumnWidth = 260 }
        #expect(split.frame(.primary)?.width == 360)
        fixture.perform { split.minimumPrimaryColumnWidth = 280 }
        #expect(split.frame(.primary)?.width == 380)
        fixture.perform { split.preferredPrimaryColumnWidth = 500 }
        #expect(split.primaryColumnWidth == 320)
        fixture.perform { split.maximumPrimaryColumnWidth = 400 }
        #expect(split.primaryColumnWidth == 400)
        #expect(split.frame(.secondary)?.width == 794)
        fixture.perform {
            split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
            split.preferredPrimaryColumnWidthFraction = 0.25
        }
        #expect(split.primaryColumnWidth == 298.5)
    }

    @Test("a preferred behaviour is in force after the next layout, not before (A-111, B-009)")
    func behavior() {
        let fixture = SimulationFixture { UISplitViewController.columns(behavior: .tile) }
        let split = fixture.root
        #expect(split.splitBehavior == .tile)

        fixture.perform {
            split.preferredSplitBehavior = .overlay
            #expect(split.splitBehavior == .tile)
        }

        #expect(split.splitBehavior == .overlay)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("left to itself, a split view tiles in landscape and overlays in portrait (A-114, B-043)")
    func automatic() {
        let fixture = SimulationFixture { UISplitViewController.columns() }
        #expect(fixture.root.splitBehavior == .tile)
        #expect(fixture.root.displayMode == .oneBesideSecondary)

        fixture.rotate(to: .portrait)

        #expect(fixture.root.splitBehavior == .overlay)
        #expect(fixture.root.displayMode == .secondaryOnly)
    }

    @Test("a relayout sets a column's inset before its frame (A-019)")
    func insetsFirst() throws {
        let fixture = SimulationFixture { UISplitViewController.columns(behavior: .tile) }
        let view = try #require(fixture.root.child(.primary)?.view)
        fixture.perform { fixture.root.hide(.primary) }
        var seen: [CGFloat] = []
        let observation = view.observe(\.frame) { view, _ in seen.append(view.safeAreaInsets.left) }

        fixture.perform { fixture.root.show(.primary) }

        #expect(Set(seen) == [100])
        #expect(!seen.isEmpty)
        observation.invalidate()
    }

    @Test("since iOS 26 the secondary goes on below sidebars, inset on that side alone (D-009)")
    func below() throws {
        for edge in [UISplitViewController.PrimaryEdge.leading, .trailing] {
            for (release, inset) in [(Release.iOS18, CGFloat(0)), (.iOS26, 320)] {
                let fixture = SimulationFixture<UISplitViewController>(release: release) {
                    let split = UISplitViewController.columns(behavior: .tile)
                    split.primaryEdge = edge
                    return split
                }
                let split = fixture.root
                let detail = try #require(split.viewController(for: .secondary))

                #expect(split.frame(.secondary)?.width == 1194 - 320 + inset)
                #expect(detail.view.safeAreaInsets.left == (edge == .leading ? inset : 0))
                #expect(detail.view.safeAreaInsets.right == (edge == .leading ? 0 : inset))

                fixture.perform { split.hide(.primary) }
                #expect(split.frame(.secondary) == split.view.bounds)
                #expect(detail.view.safeAreaInsets.left == 0)
            }
        }
    }
}

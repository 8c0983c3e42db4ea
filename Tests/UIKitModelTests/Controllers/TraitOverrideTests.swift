import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Overrides of a controller's own traits")
struct TraitOverrideTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()

    /// A child of the root, and a child of that.
    private func family() -> (outer: LoggingController, inner: LoggingController) {
        let (outer, inner) = (LoggingController("outer"), LoggingController("inner"))
        world.perform {
            for (parent, child) in [(world.root, outer), (outer, inner)] {
                parent.addChild(child)
                child.view.frame = parent.view.bounds
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
        }
        return (outer, inner)
    }

    @Test("a controller's own overrides win over its container's, and reach its children (B-182)")
    func wins() {
        let (outer, inner) = family()

        world.perform {
            world.root.setOverrideTraitCollection(
                UITraitCollection(horizontalSizeClass: .regular), forChild: outer)
            outer.traitOverrides.horizontalSizeClass = .compact
            outer.traitOverrides.verticalSizeClass = .compact
        }

        for controller in [outer, inner] {
            #expect(controller.traitCollection.horizontalSizeClass == .compact)
            #expect(controller.traitCollection.verticalSizeClass == .compact)
            #expect(controller.view.traitCollection.horizontalSizeClass == .compact)
        }
        #expect(world.root.traitCollection.horizontalSizeClass == .regular)
        world.rotate(to: .portrait)
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
        #expect(world.misuses == [])
    }

    @Test("a removed override is inherited again, and handlers are notified (B-182)")
    func removed() {
        let (outer, inner) = family()
        inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            [journal] (page: LoggingController, previous) in
            journal.note(
                "\(previous.horizontalSizeClass) \(page.traitCollection.horizontalSizeClass)")
        }
        #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))

        world.perform { outer.traitOverrides.horizontalSizeClass = .compact }
        #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(outer.traitOverrides.horizontalSizeClass == .compact)
        world.perform { outer.traitOverrides.remove(UITraitHorizontalSizeClass.self) }

        #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(journal.take() == ["regular compact", "compact regular"])
        #expect(world.misuses == [])
    }

    @Test("overrides are part of predicted traits (B-182)") func predicted() {
        world.perform {
            let page = UIViewController()
            page.traitOverrides.horizontalSizeClass = .compact
            page.loadViewIfNeeded()
            #expect(page.traitCollection.horizontalSizeClass == .compact)
            #expect(page.traitCollection.verticalSizeClass == .regular)
        }
    }

    @Test("the root, a split view and a presented controller override their own, too (B-182)")
    func elsewhere() {
        let split = SimulationFixture { () -> UISplitViewController in
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(LoggingController("list"), for: .primary)
            split.setViewController(LoggingController("detail"), for: .secondary)
            return split
        }
        split.perform { split.root.traitOverrides.horizontalSizeClass = .compact }
        #expect(split.root.isCollapsed)
        split.rotate(to: .portrait)
        #expect(split.root.isCollapsed)

        let sheet = LoggingController("sheet")
        sheet.modalPresentationStyle = .formSheet
        sheet.traitOverrides.horizontalSizeClass = .regular
        split.perform { split.root.present(sheet, animated: true) }
        #expect(sheet.traitCollection.horizontalSizeClass == .regular)
        split.perform { sheet.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
        #expect(sheet.traitCollection.horizontalSizeClass == .compact)
        #expect(split.misuses == [])
    }

    @Test("reading an override that was never set raises (D-135)") func unset() {
        let (outer, _) = family()

        world.perform { outer.traitOverrides.horizontalSizeClass = .compact }
        world.perform { _ = outer.traitOverrides.horizontalSizeClass }
        #expect(world.misuses == [])
        world.perform { _ = outer.traitOverrides.verticalSizeClass }

        #expect(world.simulation.isTerminated && world.misuses.count == 1)
    }

    @Test("what UIKit does with an unspecified override is not known, and refused (B-182)")
    func refused() {
        let (outer, _) = family()

        world.perform { outer.traitOverrides.verticalSizeClass = .unspecified }
        world.perform { outer.traitOverrides.userInterfaceStyle = .dark }

        #expect(world.misuses.count == 1)
        #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(outer.traitCollection.userInterfaceStyle == .light)
    }
}

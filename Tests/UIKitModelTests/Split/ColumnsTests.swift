import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Contents of the columns")
struct ColumnsTests {
    private let world = SimulationFixture.plain()

    private func isTaken(_ controller: UIViewController, in column: UISplitViewController.Column)
        -> Bool
    {
        let fixture = SimulationFixture {
            let split = UISplitViewController.columns(.tripleColumn)
            split.setViewController(nil, for: column)
            split.setViewController(controller, for: column)
            return split
        }
        return controller.parent === fixture.root
    }

    @Test("a plain controller is wrapped in a navigation controller (A-002, B-003, B-T2)")
    func wrapped() throws {
        let list = LoggingController("list")
        let fixture = SimulationFixture { UISplitViewController.columns(primary: list) }

        let outer = try #require(list.parent as? UINavigationController)

        #expect(outer.parent === fixture.root)
        #expect(outer.viewControllers == [list])
        #expect(fixture.root.viewController(for: .primary) === list)
        #expect(fixture.root.children.contains(outer))
    }

    @Test("every column takes a navigation controller as it is (B-T2)")
    func navigationControllers() {
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            #expect(
                isTaken(
                    UINavigationController(rootViewController: LoggingController("x")), in: column))
            #expect(!isTaken(LoggingController("x"), in: column))
        }
    }

    @Test(
        "a column takes a controller whose first child is a navigation controller as it is (A-008, B-T2)"
    )
    func ownNavigation() {
        #expect(isTaken(OwnNavigation(), in: .primary))
        #expect(isTaken(OwnNavigation(), in: .secondary))
        #expect(!isTaken(OwnNavigation(), in: .supplementary))
    }

    @Test("wrapping is decided after the column's view has loaded (A-009)")
    func decidedLate() {
        let menu = OwnNavigation()
        #expect(menu.children.isEmpty)

        let fixture = SimulationFixture { UISplitViewController.columns(primary: menu) }

        #expect(menu.parent === fixture.root)
    }

    @Test("the getter returns what was set (A-018, B-003)")
    func getter() {
        let menu = OwnNavigation()
        let detail = LoggingController("detail")
        let fixture = SimulationFixture {
            UISplitViewController.columns(primary: menu, secondary: detail)
        }
        #expect(fixture.root.viewController(for: .primary) === menu)
        #expect(fixture.root.viewController(for: .secondary) === detail)

        fixture.perform {
            menu.navigation.pushViewController(LoggingController("pushed"), animated: true)
        }

        #expect(fixture.root.viewController(for: .primary) === menu)
    }

    @Test("expanded, viewControllers are primary, supplementary, secondary (B-004)")
    func order() {
        let fixture = SimulationFixture {
            UISplitViewController.columns(.tripleColumn, compact: UINavigationController())
        }
        let split = fixture.root

        #expect(
            split.viewControllers == [
                split.child(.primary), split.child(.supplementary), split.child(.secondary),
            ])
    }

    @Test("a supplementary controller in a double column raises (A-105)")
    func supplementaryInDouble() {
        let fixture = SimulationFixture { UISplitViewController.columns() }

        fixture.perform {
            fixture.root.setViewController(LoggingController("middle"), for: .supplementary)
        }

        #expect(fixture.simulation.exception?.name == "NSInvalidArgumentException")
        #expect(fixture.root.viewController(for: .supplementary) == nil)
    }

    @Test("a style of unspecified may not be passed to the initialiser (A-104, B-001)")
    func unspecified() {
        let fixture = SimulationFixture.plain()

        fixture.perform { _ = UISplitViewController(style: .unspecified) }

        #expect(fixture.simulation.exception?.name == "NSInvalidArgumentException")
    }

    @Test("a classic split view ignores the column interface (B-001)")
    func classic() {
        let fixture = SimulationFixture.plain()

        fixture.perform {
            let split = UISplitViewController()
            split.setViewController(LoggingController("list"), for: .primary)
            split.show(.primary)
            #expect(split.style == .unspecified)
            #expect(split.viewController(for: .primary) == nil)
        }

        #expect(fixture.simulation.exception == nil)
        #expect(fixture.misuses.count == 1)
    }

    @Test("a plain secondary set where a navigation controller stands is pushed on it (B-019)")
    func secondaryIsPushed() throws {
        let first = LoggingController("first")
        let second = LoggingController("second")
        let fixture = SimulationFixture { UISplitViewController.columns(secondary: first) }

        fixture.perform { fixture.root.setViewController(second, for: .secondary) }

        #expect(first.navigationController?.viewControllers == [first, second])
        #expect(fixture.root.viewController(for: .secondary) === second)
    }

    @Test("set to nil first, a secondary is replaced (B-019)")
    func secondaryIsReplaced() {
        let first = LoggingController("first")
        let second = LoggingController("second")
        let fixture = SimulationFixture { UISplitViewController.columns(secondary: first) }

        fixture.perform {
            fixture.root.setViewController(nil, for: .secondary)
            fixture.root.setViewController(second, for: .secondary)
        }

        #expect(second.navigationController?.viewControllers == [second])
        #expect(first.view.window == nil)
    }

    @Test("setting what is already there does nothing (B-019)")
    func sameAgain() {
        let journal = Journal()
        let detail = LoggingController("detail", journal: journal)
        let fixture = SimulationFixture { UISplitViewController.columns(secondary: detail) }
        _ = journal.take()

        fixture.perform { fixture.root.setViewController(detail, for: .secondary) }

        #expect(journal.take().isEmpty)
        #expect(fixture.misuses.isEmpty)
        #expect(detail.navigationController?.viewControllers == [detail])
    }

    @Test("a detail that the user has gone back from can be set again (B-019)")
    func setAgain() {
        for isOver in [true, false] {
            let (first, second) = (UIViewController(), UIViewController())
            let fixture = SimulationFixture { UISplitViewController.columns(secondary: first) }
            fixture.perform { fixture.root.setViewController(second, for: .secondary) }
            fixture.simulation.perform {
                _ = second.navigationController?.popViewController(animated: true)
            }
            // Also while it is still on its way.
            if isOver { fixture.settle() }

            fixture.perform { fixture.root.setViewController(second, for: .secondary) }

            #expect(first.navigationController?.viewControllers == [first, second])
            #expect(fixture.misuses == [])
        }
    }

    @Test("a controller knows its split view through what wraps it (B-103)")
    func splitViewController() {
        let list = LoggingController("list")

        let fixture = SimulationFixture { UISplitViewController.columns(primary: list) }

        #expect(list.splitViewController === fixture.root)
        #expect(list.navigationController?.splitViewController === fixture.root)
        #expect(fixture.root.splitViewController == nil)
    }

    @Test("a split view lays its columns out alike as the root and as a child (B-002)")
    func rootOrChild() throws {
        let asRoot = SimulationFixture { UISplitViewController.columns() }
        let asChild = SimulationFixture { Container(UISplitViewController.columns()) }
        let child = try #require(asChild.root.child as? UISplitViewController)

        for column in [UISplitViewController.Column.primary, .secondary] {
            #expect(child.frame(column) == asRoot.root.frame(column))
            #expect(child.insets(column) == asRoot.root.insets(column))
        }
        asRoot.rotate(to: .portrait)
        asChild.rotate(to: .portrait)
        #expect(child.frame(.secondary) == asRoot.root.frame(.secondary))
        #expect(child.displayMode == asRoot.root.displayMode)
    }
}

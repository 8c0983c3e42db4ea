import Foundation
import Testing
@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("The display-mode button")
struct ButtonTests {
    private let world = SimulationFixture.plain()

    private func bar(_ split: UISplitViewController, _ column: UISplitViewController.Column)
        -> UIView?
    {
        split.navigation(of: column)?.navigationBar
    }

    private func tapButton(_ fixture: SimulationFixture<UISplitViewController>) throws {
        let button = try #require(fixture.root.displayModeButton as? UIControl)
        fixture.perform { button.receiveTap() }
    }

    @Test("it stands opaque in the bar of the leading-most shown column (A-007, B-T3)")
    func place() {
        let fixture = SimulationFixture { UISplitViewController.columns(behavior: .tile) }
        let split = fixture.root
        #expect(split.displayModeButton?.superview === bar(split, .primary))
        #expect(split.displayModeButton?.alpha == 1)

        fixture.perform { split.hide(.primary) }

        #expect(split.displayModeButton?.superview === bar(split, .secondary))
        #expect(split.displayModeButton?.alpha == 1)
    }

    @Test("it is placed in the navigation controller that the column's controller brings (A-008)")
    func ownNavigation() {
        let menu = OwnNavigation()

        let fixture = SimulationFixture { UISplitViewController.columns(primary: menu) }

        #expect(fixture.root.displayModeButton?.superview === menu.navigation.navigationBar)
    }

    @Test("it lies on screen, past the overhang (A-006, A-022)")
    func onScreen() throws {
        let fixture = SimulationFixture { UISplitViewController.columns() }
        let button = try #require(fixture.root.displayModeButton)

        let frame = button.convert(button.bounds, to: fixture.root.view)

        #expect(fixture.root.view.bounds.contains(frame))
        #expect(frame.minX < 100)
        let centre = CGPoint(x: frame.midX, y: frame.midY)
        #expect(fixture.window.hitTest(centre, with: nil) === button)
    }

    @Test("a tap toggles the sidebar, and again (A-062, B-T3)")
    func toggles() throws {
        let fixture = SimulationFixture { UISplitViewController.columns(behavior: .tile) }

        try tapButton(fixture)
        #expect(fixture.root.displayMode == .secondaryOnly)
        try tapButton(fixture)
        #expect(fixture.root.displayMode == .oneBesideSecondary)
        #expect(fixture.root.displayModeButton?.alpha == 1)
    }

    @Test(
        "it is there by visibility, and automatically with presentsWithGesture (A-112, B-033, B-T3)",
        arguments: [
            (UISplitViewController.DisplayModeButtonVisibility.automatic, true, true),
            (.automatic, false, false), (.never, true, false), (.never, false, false),
            (.always, true, true), (.always, false, true),
        ])
    func visibility(
        visibility: UISplitViewController.DisplayModeButtonVisibility, gesture: Bool,
        isThere: Bool
    ) {
        let fixture = SimulationFixture { UISplitViewController.columns() }

        fixture.perform {
            fixture.root.displayModeButtonVisibility = visibility
            fixture.root.presentsWithGesture = gesture
        }

        #expect(fixture.root.callsForDisplayModeButton == isThere)
        #expect((fixture.root.displayModeButton?.window != nil) == isThere)
    }

    @Test("in a triple column it is absent where the table has none (B-T3)")
    func triple() {
        let fixture = SimulationFixture {
            UISplitViewController.columns(.tripleColumn, behavior: .tile)
        }
        #expect(fixture.root.displayModeButton?.superview === bar(fixture.root, .supplementary))

        fixture.perform { fixture.root.preferredDisplayMode = .secondaryOnly }

        #expect(!fixture.root.callsForDisplayModeButton)
        #expect(fixture.root.displayModeButton?.window == nil)
    }

    @Test("collapsed there is none, and expanded again there is one (A-067)")
    func collapsed() {
        let fixture = SimulationFixture { UISplitViewController.columns() }

        fixture.resize(to: .third)
        #expect(fixture.root.displayModeButton?.window == nil)
        fixture.resize(to: .full)
        #expect(fixture.root.displayModeButton?.superview === bar(fixture.root, .primary))
    }

    @Test("it stands beside the back button where something is pushed (B-T3)")
    func besideBack() throws {
        let list = LoggingController("list")
        let fixture = SimulationFixture { UISplitViewController.columns(primary: list) }

        fixture.perform {
            list.navigationController?.pushViewController(LoggingController("b"), animated: true)
        }

        let buttons = try #require(bar(fixture.root, .primary)).subviews
        #expect(buttons.map(\.accessibilityIdentifier) == ["ToggleSidebar", "BackButton"])
        #expect(buttons[1].frame.maxX < buttons[0].frame.minX)
    }

    @Test("in a column style, the app's own item is a second button (B-030)")
    func ofApp() throws {
        let detail = LoggingController("detail")
        let fixture = SimulationFixture<UISplitViewController> {
            let split = UISplitViewController.columns(secondary: detail, behavior: .tile)
            detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
            return split
        }
        let split = fixture.root
        let detailBar = try #require(bar(split, .secondary))
        #expect(split.displayModeButton?.superview === bar(split, .primary))
        let own = try #require(detailBar.subviews.first as? UIControl)

        fixture.perform { own.receiveTap() }

        #expect(split.displayMode == .secondaryOnly)
        #expect(detailBar.subviews.count == 2)
        #expect(split.displayModeButton?.superview === detailBar)
        #expect(split.displayModeButton !== own)
    }

    @Test("the app's own item brings a sidebar where the table has no button (B-030)")
    func ofAppAlone() throws {
        let detail = LoggingController("detail")
        let fixture = SimulationFixture<UISplitViewController> {
            let split = UISplitViewController.columns(
                .tripleColumn, secondary: detail, behavior: .tile, mode: .secondaryOnly)
            detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
            return split
        }
        let own = try #require(bar(fixture.root, .secondary)?.subviews.first as? UIControl)

        fixture.perform { own.receiveTap() }

        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("it moves to the bar of the tab that is selected (B-T3)")
    func tabs() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["a", "b"].map {
            UINavigationController(rootViewController: LoggingController($0))
        }
        let fixture = SimulationFixture<UISplitViewController> {
            .columns(secondary: tabs, behavior: .tile, mode: .secondaryOnly)
        }
        let split = fixture.root

        fixture.perform { tabs.selectedIndex = 1 }

        let second = try #require(tabs.selectedViewController as? UINavigationController)
        #expect(split.displayModeButton?.superview === second.navigationBar)
        #expect(split.displayModeButton?.alpha == 1)
    }
}

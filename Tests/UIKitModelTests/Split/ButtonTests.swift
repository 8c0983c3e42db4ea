import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("The display-mode button")
struct ButtonTests {
    private func bar(_ split: UISplitViewController, _ column: UISplitViewController.Column)
        -> UIView?
    {
        split.navigation(of: column)?.navigationBar
    }

    private func tapButton(_ stage: Stage<UISplitViewController>) throws {
        let button = try #require(stage.root.displayModeButton as? UIControl)
        stage.perform { button.receiveTap() }
    }

    @Test("it stands opaque in the bar of the leading-most shown column (A-007, B-T3)")
    func place() {
        let stage = Stage { UISplitViewController.columns(behavior: .tile) }
        let split = stage.root
        #expect(split.displayModeButton?.superview === bar(split, .primary))
        #expect(split.displayModeButton?.alpha == 1)

        stage.perform { split.hide(.primary) }

        #expect(split.displayModeButton?.superview === bar(split, .secondary))
        #expect(split.displayModeButton?.alpha == 1)
    }

    @Test("it is placed in the navigation controller that the column's controller brings (A-008)")
    func ownNavigation() {
        let menu = OwnNavigation()

        let stage = Stage { UISplitViewController.columns(primary: menu) }

        #expect(stage.root.displayModeButton?.superview === menu.navigation.navigationBar)
    }

    @Test("it lies on screen, past the overhang (A-006, A-022)")
    func onScreen() throws {
        let stage = Stage { UISplitViewController.columns() }
        let button = try #require(stage.root.displayModeButton)

        let frame = button.convert(button.bounds, to: stage.root.view)

        #expect(stage.root.view.bounds.contains(frame))
        #expect(frame.minX < 100)
        let centre = CGPoint(x: frame.midX, y: frame.midY)
        #expect(stage.window.hitTest(centre, with: nil) === button)
    }

    @Test("a tap toggles the sidebar, and again (A-062, B-T3)")
    func toggles() throws {
        let stage = Stage { UISplitViewController.columns(behavior: .tile) }

        try tapButton(stage)
        #expect(stage.root.displayMode == .secondaryOnly)
        try tapButton(stage)
        #expect(stage.root.displayMode == .oneBesideSecondary)
        #expect(stage.root.displayModeButton?.alpha == 1)
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
        let stage = Stage { UISplitViewController.columns() }

        stage.perform {
            stage.root.displayModeButtonVisibility = visibility
            stage.root.presentsWithGesture = gesture
        }

        #expect(stage.root.callsForDisplayModeButton == isThere)
        #expect((stage.root.displayModeButton?.window != nil) == isThere)
    }

    @Test("in a triple column it is absent where the table has none (B-T3)")
    func triple() {
        let stage = Stage { UISplitViewController.columns(.tripleColumn, behavior: .tile) }
        #expect(stage.root.displayModeButton?.superview === bar(stage.root, .supplementary))

        stage.perform { stage.root.preferredDisplayMode = .secondaryOnly }

        #expect(!stage.root.callsForDisplayModeButton)
        #expect(stage.root.displayModeButton?.window == nil)
    }

    @Test("collapsed there is none, and expanded again there is one (A-067)")
    func collapsed() {
        let stage = Stage { UISplitViewController.columns() }

        stage.resize(to: .third)
        #expect(stage.root.displayModeButton?.window == nil)
        stage.resize(to: .full)
        #expect(stage.root.displayModeButton?.superview === bar(stage.root, .primary))
    }

    @Test("it stands beside the back button where something is pushed (B-T3)")
    func besideBack() throws {
        let list = Witness("list")
        let stage = Stage { UISplitViewController.columns(primary: list) }

        stage.perform {
            list.navigationController?.pushViewController(Witness("b"), animated: true)
        }

        let buttons = try #require(bar(stage.root, .primary)).subviews
        #expect(buttons.map(\.accessibilityIdentifier) == ["ToggleSidebar", "BackButton"])
        #expect(buttons[1].frame.maxX < buttons[0].frame.minX)
    }
}

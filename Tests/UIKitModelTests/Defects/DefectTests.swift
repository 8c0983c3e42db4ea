import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Each defect in iOS 14 with its exact effect, and its absence in the documented release.
@MainActor @Suite("The defects of iOS 14")
final class DefectTests {
    /// The primary column of the latest stage.
    private var menu = OwnNavigation()

    private func stage(
        _ release: Release, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        window: WindowSize = .full
    ) -> Stage<UISplitViewController> {
        menu = OwnNavigation()
        return Stage(release: release, direction: direction, window: window) {
            UISplitViewController.columns(
                primary: menu, compact: UINavigationController(), behavior: .tile,
                mode: .oneBesideSecondary)
        }
    }

    private func push(_ stage: Stage<UISplitViewController>) {
        stage.perform { menu.navigation.pushViewController(Witness("pushed"), animated: true) }
    }

    // MARK: - Insets lost after a push

    @Test("after a push, the next relayout loses the inset for the overhang (A-011, A-013)")
    func insetsLost() {
        for relayout in relayouts {
            let stage = stage(.iOS14)
            push(stage)
            #expect(menu.view.safeAreaInsets.left == 100)

            relayout(stage)

            #expect(menu.view.safeAreaInsets.left == 0)
            #expect(menu.view.frame.minX == -100)
            #expect(menu.navigation.topViewController?.view.safeAreaInsets.left == 0)
        }
    }

    private let relayouts: [@MainActor (Stage<UISplitViewController>) -> Void] = [
        { $0.rotate(to: .portrait) }, hiddenAndShown,
    ]

    private static func hiddenAndShown(_ stage: Stage<UISplitViewController>) {
        stage.perform { stage.root.hide(.primary) }
        stage.perform { stage.root.show(.primary) }
    }

    @Test("at depth 1, or as documented, the inset stays (A-012)")
    func insetsKept() {
        for relayout in relayouts {
            let shallow = stage(.iOS14)
            relayout(shallow)
            #expect(menu.view.safeAreaInsets.left == 100)

            let documented = stage(.asDocumented)
            push(documented)
            relayout(documented)
            #expect(menu.view.safeAreaInsets.left == 100)
        }
    }

    @Test("right to left it is the right inset that is lost (A-011, A-015)")
    func insetsLostRightToLeft() {
        let stage = stage(.iOS14, direction: .rightToLeft)
        push(stage)
        #expect(menu.view.safeAreaInsets.right == 100)

        stage.rotate(to: .portrait)

        #expect(menu.view.safeAreaInsets.right == 0)
        #expect(menu.view.frame.maxX == 934)
    }

    @Test("popped again, the next relayout restores the inset (A-012)")
    func restored() {
        let stage = stage(.iOS14)
        push(stage)
        stage.rotate(to: .portrait)

        stage.perform { menu.navigation.popViewController(animated: true) }
        stage.rotate(to: .landscape)

        #expect(menu.view.safeAreaInsets.left == 100)
    }

    // MARK: - The getter

    @Test("after a push, the getter names the inner navigation controller (A-018)")
    func getter() {
        let stage = stage(.iOS14)
        #expect(stage.root.viewController(for: .primary) === menu)

        push(stage)
        #expect(stage.root.viewController(for: .primary) === menu.navigation)
        stage.perform { menu.navigation.popViewController(animated: true) }
        #expect(stage.root.viewController(for: .primary) === menu)

        let documented = self.stage(.asDocumented)
        push(documented)
        #expect(documented.root.viewController(for: .primary) === menu)
    }

    // MARK: - The button

    /// Hides and shows the primary while an observer of its frame toggles its insets, and reads the
    /// button's alpha.
    private func alphaAfterToggling(_ release: Release, relayingBars: Bool) -> CGFloat? {
        let stage = stage(release)
        let menu = menu
        stage.perform { stage.root.hide(.primary) }
        let observation = menu.view.observe(\.frame) { _, _ in
            menu.additionalSafeAreaInsets.left = 1
            menu.additionalSafeAreaInsets.left = 0
            if relayingBars { menu.navigation.navigationBar.setNeedsLayout() }
        }
        stage.perform { stage.root.show(.primary) }
        observation.invalidate()
        #expect(stage.root.displayModeButton?.superview === menu.navigation.navigationBar)
        return stage.root.displayModeButton?.alpha
    }

    @Test("insets that change while a column is presented leave the button at alpha 0 (A-020)")
    func button() {
        #expect(alphaAfterToggling(.iOS14, relayingBars: false) == 0)
        #expect(alphaAfterToggling(.asDocumented, relayingBars: false) == 1)
    }

    @Test("asking the bar for a layout restores the button (A-021)")
    func buttonRestored() {
        #expect(alphaAfterToggling(.iOS14, relayingBars: true) == 1)
    }

    @Test("without insets that change, the button is opaque in iOS 14, too (A-020)")
    func buttonLeftAlone() {
        let stage = stage(.iOS14)

        DefectTests.hiddenAndShown(stage)

        #expect(stage.root.displayModeButton?.alpha == 1)
    }

    // MARK: - The Dock

    @Test(
        "after a push, the Dock's walk loses the inset, and the split view hears nothing (A-023, A-024)"
    )
    func dock() {
        let stage = stage(.iOS14)
        push(stage)

        stage.setDock(shown: true)

        #expect(menu.view.safeAreaInsets.left == 0)
        #expect(menu.view.frame.minX == -100)
        #expect(stage.root.displayMode == .oneBesideSecondary)
    }

    @Test("at depth 1, or as documented, the Dock loses nothing (A-023)")
    func dockHarmless() {
        let shallow = stage(.iOS14)
        shallow.setDock(shown: true)
        #expect(menu.view.safeAreaInsets.left == 100)

        let documented = stage(.asDocumented)
        push(documented)
        documented.setDock(shown: true)
        #expect(menu.view.safeAreaInsets.left == 100)
    }

    // MARK: - The width behind

    /// The widths that the primary's view has over the edge during an expand, beside its column's
    /// width.
    private func widths(_ release: Release, direction: UIUserInterfaceLayoutDirection) -> [CGFloat]
    {
        let stage = stage(release, direction: direction, window: .third)
        var widths: [CGFloat] = []
        let view = menu.view
        let observation = view?.observe(\.frame) { view, _ in
            guard view.window != nil, view.frame.width != widths.last else { return }
            if view.frame.minX < 0 || view.frame.maxX > stage.root.view.bounds.maxX {
                widths.append(view.frame.width)
            }
        }
        stage.resize(to: .full)
        observation?.invalidate()
        return widths
    }

    @Test("on expanding, the column's view is out over the edge before its width follows (A-040)")
    func behindItsWidth() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            #expect(widths(.iOS14, direction: direction) == [187.5, 420])
            #expect(widths(.asDocumented, direction: direction) == [420])
        }
    }

    @Test("a button that is there at launch is opaque: no column is being presented (A-020)")
    func buttonAtLaunch() {
        for release in [Release.iOS14, .asDocumented] {
            let stage = Stage(release: release, orientation: .portrait) {
                UISplitViewController.columns(behavior: .overlay, mode: .secondaryOnly)
            }

            #expect(stage.root.displayModeButton?.alpha == 1)
        }
    }

    // MARK: - The releases

    @Test("every defect is in some release, and none in the documented one")
    func releases() {
        for defect in Defect.all {
            #expect(Release.all.contains { $0.knownDefects.contains(defect) }, "\(defect.name)")
        }
        #expect(Release.asDocumented.knownDefects.isEmpty)
        #expect(Release.named("iOS 14") == .iOS14)
        #expect(Set(Defect.all.map(\.name)).count == Defect.all.count)
    }

    @Test("insets that change while no column is presented leave the button opaque (A-020)")
    func notPresenting() {
        for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
            let stage = Stage(release: .iOS14, orientation: .portrait) {
                UISplitViewController.columns(style)
            }
            #expect(stage.root.displayModeButton?.alpha == 1)

            stage.perform { stage.root.perform(.edgeSwipe, extent: .cancel) }
            stage.setDock(shown: true)

            #expect(stage.root.displayModeButton?.alpha == 1)
        }
    }

    @Test("a compact column that is set stays, as documented it is replaced (B-018)")
    func compactColumn() {
        for (release, isReplaced) in [(Release.iOS14, false), (.asDocumented, true)] {
            let first = Witness("first")
            let second = Witness("second")
            let stage = Stage(release: release, window: .third) {
                UISplitViewController.columns(compact: first)
            }

            stage.perform { stage.root.setViewController(second, for: .compact) }

            #expect(stage.root.viewController(for: .compact) === (isReplaced ? second : first))
            #expect(stage.root.children == [isReplaced ? second : first])
            #expect((second.view.window != nil) == isReplaced)
        }
    }

    @Test("where the split view makes the navigation controller, no defect shows (A-027)")
    func wrapped() {
        let list = Witness("list")
        let stage = Stage(release: .iOS14) {
            UISplitViewController.columns(primary: list, behavior: .tile)
        }

        stage.perform {
            list.navigationController?.pushViewController(Witness("b"), animated: true)
        }
        stage.setDock(shown: true)
        stage.rotate(to: .portrait)
        DefectTests.hiddenAndShown(stage)

        #expect(stage.root.insets(.primary)?.left == 100)
        #expect(stage.root.viewController(for: .primary) === list)
        #expect(stage.root.displayModeButton?.alpha == 1)
    }
}

import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Each defect in iOS 14 with its exact effect, and its absence in the documented release.
@MainActor @Suite("The defects of iOS 14")
final class DefectTests {
    private let world = SimulationFixture.plain()

    /// The primary column of the latest fixture.
    private var menu = OwnNavigation()

    private func fixture(
        _ release: Release, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        window: WindowSize = .full
    ) -> SimulationFixture<UISplitViewController> {
        menu = OwnNavigation()
        return SimulationFixture(release: release, direction: direction, window: window) {
            UISplitViewController.columns(
                primary: menu, compact: UINavigationController(), behavior: .tile,
                mode: .oneBesideSecondary)
        }
    }

    private func push(_ fixture: SimulationFixture<UISplitViewController>) {
        fixture.perform {
            menu.navigation.pushViewController(LoggingController("pushed"), animated: true)
        }
    }

    // MARK: - Insets lost after a push

    @Test("after a push, the next relayout loses the inset for the overhang (A-011, A-013)")
    func insetsLost() {
        for relayout in relayouts {
            let fixture = fixture(.iOS14)
            push(fixture)
            #expect(menu.view.safeAreaInsets.left == 100)

            relayout(fixture)

            #expect(menu.view.safeAreaInsets.left == 0)
            #expect(menu.view.frame.minX == -100)
            #expect(menu.navigation.topViewController?.view.safeAreaInsets.left == 0)
        }
    }

    private let relayouts: [@MainActor (SimulationFixture<UISplitViewController>) -> Void] = [
        { $0.rotate(to: .portrait) }, hiddenAndShown,
    ]

    private static func hiddenAndShown(_ fixture: SimulationFixture<UISplitViewController>) {
        fixture.perform { fixture.root.hide(.primary) }
        fixture.perform { fixture.root.show(.primary) }
    }

    @Test("at depth 1, or as documented, the inset stays (A-012)")
    func insetsKept() {
        for relayout in relayouts {
            let shallow = fixture(.iOS14)
            relayout(shallow)
            #expect(menu.view.safeAreaInsets.left == 100)

            let documented = fixture(.asDocumented)
            push(documented)
            relayout(documented)
            #expect(menu.view.safeAreaInsets.left == 100)
        }
    }

    @Test("right to left it is the right inset that is lost (A-011, A-015)")
    func insetsLostRightToLeft() {
        let fixture = fixture(.iOS14, direction: .rightToLeft)
        push(fixture)
        #expect(menu.view.safeAreaInsets.right == 100)

        fixture.rotate(to: .portrait)

        #expect(menu.view.safeAreaInsets.right == 0)
        #expect(menu.view.frame.maxX == 934)
    }

    @Test("popped again, the next relayout restores the inset (A-012)")
    func restored() {
        let fixture = fixture(.iOS14)
        push(fixture)
        fixture.rotate(to: .portrait)

        fixture.perform { menu.navigation.popViewController(animated: true) }
        fixture.rotate(to: .landscape)

        #expect(menu.view.safeAreaInsets.left == 100)
    }

    // MARK: - The getter

    @Test("after a push, the getter names the inner navigation controller (A-018)")
    func getter() {
        let fixture = fixture(.iOS14)
        #expect(fixture.root.viewController(for: .primary) === menu)

        push(fixture)
        #expect(fixture.root.viewController(for: .primary) === menu.navigation)
        fixture.perform { menu.navigation.popViewController(animated: true) }
        #expect(fixture.root.viewController(for: .primary) === menu)

        let documented = self.fixture(.asDocumented)
        push(documented)
        #expect(documented.root.viewController(for: .primary) === menu)
    }

    // MARK: - The button

    /// Hides and shows the primary while an observer of its frame toggles its insets, and reads the
    /// button's alpha.
    private func alphaAfterToggling(_ release: Release, relayingBars: Bool) -> CGFloat? {
        let fixture = fixture(release)
        let menu = menu
        fixture.perform { fixture.root.hide(.primary) }
        let observation = menu.view.observe(\.frame) { _, _ in
            menu.additionalSafeAreaInsets.left = 1
            menu.additionalSafeAreaInsets.left = 0
            if relayingBars { menu.navigation.navigationBar.setNeedsLayout() }
        }
        fixture.perform { fixture.root.show(.primary) }
        observation.invalidate()
        #expect(fixture.root.displayModeButton?.superview === menu.navigation.navigationBar)
        return fixture.root.displayModeButton?.alpha
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
        let fixture = fixture(.iOS14)

        DefectTests.hiddenAndShown(fixture)

        #expect(fixture.root.displayModeButton?.alpha == 1)
    }

    // MARK: - The Dock

    @Test(
        "after a push, the Dock's walk loses the inset, and the split view hears nothing (A-023, A-024)"
    )
    func dock() {
        let fixture = fixture(.iOS14)
        push(fixture)

        fixture.setDock(shown: true)

        #expect(menu.view.safeAreaInsets.left == 0)
        #expect(menu.view.frame.minX == -100)
        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("at depth 1, or as documented, the Dock loses nothing (A-023)")
    func dockHarmless() {
        let shallow = fixture(.iOS14)
        shallow.setDock(shown: true)
        #expect(menu.view.safeAreaInsets.left == 100)

        let documented = fixture(.asDocumented)
        push(documented)
        documented.setDock(shown: true)
        #expect(menu.view.safeAreaInsets.left == 100)
    }

    // MARK: - The width behind

    /// The widths that the primary's view has over the edge during an expand, beside its column's
    /// width.
    private func widths(_ release: Release, direction: UIUserInterfaceLayoutDirection) -> [CGFloat]
    {
        let fixture = fixture(release, direction: direction, window: .third)
        var widths: [CGFloat] = []
        let view = menu.view
        let observation = view?.observe(\.frame) { view, _ in
            guard view.window != nil, view.frame.width != widths.last else { return }
            if view.frame.minX < 0 || view.frame.maxX > fixture.root.view.bounds.maxX {
                widths.append(view.frame.width)
            }
        }
        fixture.resize(to: .full)
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
            let fixture = SimulationFixture(release: release, orientation: .portrait) {
                UISplitViewController.columns(behavior: .overlay, mode: .secondaryOnly)
            }

            #expect(fixture.root.displayModeButton?.alpha == 1)
        }
    }

    // MARK: - The releases

    @Test(
        "every defect of the releases is in one, a reported one in none, and the documented has none"
    )
    func releases() {
        for defect in Defect.all {
            let isInSome = Release.all.contains { $0.knownDefects.contains(defect) }
            #expect(isInSome == Defect.ofReleases.contains(defect), "\(defect.name)")
        }
        let places = Defect.all.map(\.set.rawValue)
        #expect(Set(places).count == places.count)
        #expect(Release.asDocumented.knownDefects.isEmpty)
        #expect(Release.named("iOS 14") == .iOS14)
        #expect(Set(Defect.all.map(\.name)).count == Defect.all.count)
    }

    @Test("insets that change while no column is presented leave the button opaque (A-020)")
    func notPresenting() {
        for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
            let fixture = SimulationFixture(release: .iOS14, orientation: .portrait) {
                UISplitViewController.columns(style)
            }
            #expect(fixture.root.displayModeButton?.alpha == 1)

            fixture.perform { fixture.root.perform(.edgeSwipe, extent: .cancel) }
            fixture.setDock(shown: true)

            #expect(fixture.root.displayModeButton?.alpha == 1)
        }
    }

    @Test("a compact column that is set stays, as documented it is replaced (B-018)")
    func compactColumn() {
        for (release, isReplaced) in [(Release.iOS14, false), (.asDocumented, true)] {
            let first = LoggingController("first")
            let second = LoggingController("second")
            let fixture = SimulationFixture(release: release, window: .third) {
                UISplitViewController.columns(compact: first)
            }

            fixture.perform { fixture.root.setViewController(second, for: .compact) }

            #expect(fixture.root.viewController(for: .compact) === (isReplaced ? second : first))
            #expect(fixture.root.children == [isReplaced ? second : first])
            #expect((second.view.window != nil) == isReplaced)
        }
    }

    @Test("where the split view makes the navigation controller, no defect shows (A-027)")
    func wrapped() {
        let list = LoggingController("list")
        let fixture = SimulationFixture(release: .iOS14) {
            UISplitViewController.columns(primary: list, behavior: .tile)
        }

        fixture.perform {
            list.navigationController?.pushViewController(LoggingController("b"), animated: true)
        }
        fixture.setDock(shown: true)
        fixture.rotate(to: .portrait)
        DefectTests.hiddenAndShown(fixture)

        #expect(fixture.root.insets(.primary)?.left == 100)
        #expect(fixture.root.viewController(for: .primary) === list)
        #expect(fixture.root.displayModeButton?.alpha == 1)
    }
}

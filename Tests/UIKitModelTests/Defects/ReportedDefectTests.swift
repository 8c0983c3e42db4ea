import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Each reported defect of split views and navigation with its effect, and without it.
@MainActor @Suite("Reported defects of split views and navigation")
final class ReportedDefectTests {
    private let world = SimulationFixture.plain()
    private var primary = UINavigationController()
    private var secondary = UINavigationController()

    /// A fixture with or without a defect, around new navigation controllers.
    private func fixture(
        _ defect: Defect?, device: String = "iPad Pro 11-inch",
        orientation: Orientation = .landscape, window: WindowSize = .full,
        _ make:
            @MainActor (_ primary: UIViewController, _ secondary: UIViewController) ->
            UISplitViewController
    ) -> SimulationFixture<UISplitViewController> {
        world.makeCurrent()
        primary = UINavigationController(rootViewController: LoggingController("list"))
        secondary = UINavigationController(rootViewController: LoggingController("detail"))
        return SimulationFixture(
            release: Release.asDocumented.with(only: defect.map { [$0] } ?? []), device: device,
            orientation: orientation, window: window
        ) { make(primary, secondary) }
    }

    private func columns(
        _ defect: Defect?, device: String = "iPad Pro 11-inch",
        orientation: Orientation = .landscape, window: WindowSize = .full,
        mode: UISplitViewController.DisplayMode = .automatic,
        behavior: UISplitViewController.SplitBehavior = .automatic
    ) -> SimulationFixture<UISplitViewController> {
        fixture(defect, device: device, orientation: orientation, window: window) {
            .columns(primary: $0, secondary: $1, behavior: behavior, mode: mode)
        }
    }

    private func classic(
        _ defect: Defect?, device: String = "iPad Pro 11-inch",
        orientation: Orientation = .landscape
    ) -> SimulationFixture<UISplitViewController> {
        fixture(defect, device: device, orientation: orientation) { .classic($0, $1) }
    }

    @Test("a classic primary that is shown later gets no appearance callbacks (C-019)")
    func shownPrimary() {
        for (defect, state) in [
            (Defect.shownPrimaryNotTold, UIViewController.Appearance.hidden), (nil, .shown),
        ] {
            let fixture = classic(defect, orientation: .portrait)

            fixture.perform { fixture.root.perform(.edgeSwipe, extent: .finish) }

            #expect(fixture.root.displayMode == .oneOverSecondary)
            #expect(primary.view.frame.minX == 0)
            #expect(primary.appearanceState == state)
        }
    }

    @Test("after an expand the secondary's bar knows its top controller alone (C-032)")
    func backLost() {
        for (defect, count) in [(Defect.backLostOnExpand, 1), (nil, 2)] {
            let fixture = columns(defect)
            fixture.perform {
                secondary.pushViewController(LoggingController("notes"), animated: true)
            }
            fixture.resize(to: .third)

            fixture.resize(to: .full)

            #expect(secondary.viewControllers.count == 2)
            #expect(secondary.navigationBar.items?.count == count)
        }
    }

    @Test("a pop leaves the app's display-mode button out of the bar (C-033)")
    func itemLost() {
        for (defect, isThere) in [(Defect.itemLostOnPop, false), (nil, true)] {
            let fixture = classic(defect)
            let item = fixture.root.displayModeButtonItem
            fixture.perform {
                secondary.topViewController?.navigationItem.leftBarButtonItem = item
                secondary.navigationBar.setNeedsLayout()
            }
            #expect(item.view?.superview === secondary.navigationBar)

            fixture.perform {
                secondary.pushViewController(LoggingController("notes"), animated: true)
            }
            fixture.perform { secondary.popViewController(animated: true) }

            #expect((item.view?.superview != nil) == isThere)
        }
    }

    @Test("the content of a new detail begins under its bar until the device turns (C-036)")
    func underNewBar() {
        for (defect, top) in [(Defect.contentUnderNewBar, 24 as CGFloat), (nil, 74)] {
            let fixture = classic(defect)
            let content = LoggingController("new")
            fixture.perform {
                fixture.root.showDetailViewController(
                    UINavigationController(rootViewController: content), sender: nil)
            }
            #expect(content.view.safeAreaInsets.top == top)

            fixture.rotate(to: .portrait)
            #expect(content.view.safeAreaInsets.top == 74)
        }
    }

    @Test("a preferred mode is dropped once where the secondary is alone (C-037)")
    func preferenceIgnored() {
        for (defect, mode) in [
            (Defect.preferenceIgnoredOnce, UISplitViewController.DisplayMode.secondaryOnly),
            (nil, .oneBesideSecondary),
        ] {
            let fixture = columns(defect, mode: .secondaryOnly, behavior: .tile)

            fixture.perform { fixture.root.preferredDisplayMode = .oneBesideSecondary }
            #expect(fixture.root.displayMode == mode)
            fixture.perform { fixture.root.preferredDisplayMode = .oneBesideSecondary }
            #expect(fixture.root.displayMode == .oneBesideSecondary)
        }
    }

    @Test("a behaviour changed at run time leaves the mode that it does not permit (C-038)")
    func behaviorAlone() {
        for (defect, mode) in [
            (Defect.behaviorWithoutMode, UISplitViewController.DisplayMode.oneBesideSecondary),
            (nil, .secondaryOnly),
        ] {
            let fixture = columns(defect, behavior: .tile)

            fixture.perform { fixture.root.preferredSplitBehavior = .overlay }

            #expect(fixture.root.splitBehavior == .overlay)
            #expect(fixture.root.displayMode == mode)
        }
    }

    @Test("two pushes in one turn overlap, and the first never ends (C-041)")
    func overlap() {
        for (defect, state) in [
            (Defect.transitionsOverlap, UIViewController.Appearance.disappearing), (nil, .hidden),
        ] {
            let fixture = columns(defect)
            let root = secondary.topViewController
            fixture.perform {
                secondary.pushViewController(LoggingController("one"), animated: true)
                secondary.pushViewController(LoggingController("two"), animated: true)
            }

            #expect(secondary.viewControllers.count == 3)
            #expect(root?.appearanceState == state)
        }
    }

    @Test("an overlay is left outside after the background (C-075)")
    func overlayOutside() {
        for (defect, x) in [(Defect.overlayLeftOutside, -520 as CGFloat), (nil, -100)] {
            let fixture = columns(defect, orientation: .portrait)
            fixture.perform { fixture.root.show(.primary) }
            #expect(primary.view.frame.minX == -100)

            fixture.perform { fixture.simulation.enterBackgroundAndReturn() }
            #expect(primary.view.frame.minX == x)

            fixture.perform { fixture.root.hide(.primary) }
            fixture.perform { fixture.root.show(.primary) }
            #expect(primary.view.frame.minX == -100)
        }
    }

    @Test("with a preferred overlay the detail does not hear of the first new size class (C-076)")
    func firstTraitChange() {
        for (defect, lines) in [
            (Defect.firstTraitChangeUntold, [String]()), (nil, ["detail will become compact"]),
        ] {
            let journal = Journal()
            let fixture = fixture(defect, device: "iPhone 8 Plus") { list, _ in
                let split = UISplitViewController.classic(
                    list, LoggingController("detail", journal: journal))
                split.preferredDisplayMode = .oneOverSecondary
                return split
            }

            fixture.rotate(to: .portrait)

            #expect(journal.lines.filter { $0.hasSuffix("become compact") } == lines)
        }
    }

    @Test("a turned phone keeps the top inset of before in its columns (C-087)")
    func topInset() {
        for (defect, top) in [(Defect.topInsetStale, 91 as CGFloat), (nil, 44)] {
            let fixture = columns(defect, device: "iPhone 12 Pro Max", orientation: .portrait)

            fixture.rotate(to: .landscape)

            #expect(fixture.root.isCollapsed == false)
            #expect(secondary.topViewController?.view.safeAreaInsets.top == top)
        }
    }

    @Test("a split view in a tab lays its overlay over the tab bar (C-113)")
    func overTabBar() {
        func bottom(_ defect: Defect?) -> CGFloat? {
            let release = Release.asDocumented.with(only: defect.map { [$0] } ?? [])
            world.makeCurrent()
            let primary = LoggingController("list")
            let inner = UISplitViewController.classic(primary, LoggingController("detail"))
            let fixture = SimulationFixture<UIViewController>(
                release: release, orientation: .portrait
            ) {
                let tabs = UITabBarController()
                tabs.viewControllers = [inner]
                return tabs
            }
            fixture.perform { inner.perform(.edgeSwipe, extent: .finish) }
            #expect(inner.displayMode == .oneOverSecondary)
            return primary.view.safeAreaInsets.bottom
        }

        let covered = bottom(nil) ?? 0

        #expect(bottom(.overlayOverTabBar) == 20)
        #expect(covered > 20)
    }

    @Test("a preference of a collapsed split view keeps it collapsed (C-114)")
    func staysCollapsed() {
        for (defect, isCollapsed) in [(Defect.staysCollapsed, true), (nil, false)] {
            let fixture = columns(defect, window: .third)
            fixture.perform { fixture.root.preferredDisplayMode = .secondaryOnly }

            fixture.resize(to: .full)

            #expect(fixture.root.isCollapsed == isCollapsed)
        }
    }

    @Test("a stack embedded late under tabs never ends its appearance (C-048)")
    func lateChild() {
        for (defect, state) in [
            (Defect.lateChildNeverAppears, UIViewController.Appearance.appearing), (nil, .shown),
        ] {
            let page = LoggingController("page")
            let fixture = fixture(defect) { list, _ in
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController(rootViewController: page)]
                return .columns(primary: list, secondary: tabs)
            }
            let late = UINavigationController(rootViewController: LoggingController("late"))

            fixture.perform {
                page.addChild(late)
                page.view.addSubview(late.view)
                late.didMove(toParent: page)
            }

            #expect(late.appearanceState == state)
        }
    }
}

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

    @Test("with a preferred overlay the detail is not notified of the first new size class (C-076)")
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

    @Test("a preference of a collapsed split view keeps it collapsed (C-114)")
    func staysCollapsed() {
        for (defect, isCollapsed) in [(Defect.staysCollapsed, true), (nil, false)] {
            let fixture = columns(defect, window: .third)
            fixture.perform { fixture.root.preferredDisplayMode = .secondaryOnly }

            fixture.resize(to: .full)

            #expect(fixture.root.isCollapsed == isCollapsed)
        }
    }
}

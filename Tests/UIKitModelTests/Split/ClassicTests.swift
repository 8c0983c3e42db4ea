import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("The classic split view")
struct ClassicTests {
    private let world = SimulationFixture.plain()
    private let listener = ClassicListener()
    private let list = LoggingController("list")
    private let detail = LoggingController("detail")
    private let master: UINavigationController
    private let other: UINavigationController

    init() {
        // Controllers belong to the simulation that is current.
        _ = SimulationFixture.plain()
        master = UINavigationController(rootViewController: list)
        other = UINavigationController(rootViewController: detail)
    }

    private func fixture(
        device: String = "iPad Pro 11-inch", orientation: Orientation = .landscape
    ) -> SimulationFixture<UISplitViewController> {
        SimulationFixture(device: device, orientation: orientation) {
            .classic(master, other, delegate: listener)
        }
    }

    // MARK: - What it shows

    @Test("a classic split view shows two controllers, as they are (A-060, A-061, B-001, B-004)")
    func two() {
        let fixture = fixture()

        #expect(fixture.root.style == .unspecified)
        #expect(fixture.root.viewControllers == [master, other])
        #expect(Set(fixture.root.children) == [master, other])
        #expect(master.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
        #expect(other.view.frame == CGRect(x: 320, y: 0, width: 874, height: 834))
        #expect(list.view.window != nil && detail.view.window != nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("plain controllers are not wrapped in a classic split view (B-001, B-003)")
    func plain() {
        let (left, right) = (LoggingController("left"), LoggingController("right"))
        let fixture = SimulationFixture { UISplitViewController.classic(left, right) }

        #expect(left.parent === fixture.root && right.parent === fixture.root)
        #expect(left.splitViewController === fixture.root)
        #expect(left.view.safeAreaInsets.left == 0)
    }

    @Test("its controllers are children before its view loads (B-004)")
    func early() {
        _ = SimulationFixture.plain()
        let split = UISplitViewController.classic(list, detail)

        #expect(!split.isViewLoaded)
        #expect(split.children.contains(list) && split.children.contains(detail))
    }

    @Test("viewControllers can be set while it is shown (B-004)")
    func replaced() {
        let fixture = fixture()
        let journal = Journal()
        let replacement = LoggingController("replacement", journal: journal)

        fixture.perform { fixture.root.viewControllers = [master, replacement] }

        #expect(other.parent == nil && other.view.window == nil)
        #expect(replacement.view.frame.minX == 320)
        #expect(
            journal.take() == [
                "replacement will appear", "replacement is appearing", "replacement did appear",
            ])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("the setter is not for column styles (B-004)")
    func setterOfColumns() {
        let fixture = SimulationFixture { UISplitViewController.columns() }

        fixture.perform {
            fixture.root.viewControllers = [LoggingController("a"), LoggingController("b")]
        }

        #expect(fixture.misuses.count == 1)
        #expect(fixture.root.viewControllers.count == 2)
    }

    @Test("the width is a fraction of the view, within its bounds (A-116, B-040)")
    func widths() {
        let fixture = fixture()

        fixture.perform {
            fixture.root.maximumPrimaryColumnWidth = 500
            fixture.root.preferredPrimaryColumnWidthFraction = 0.25
        }
        #expect(fixture.root.primaryColumnWidth == 298.5)
        #expect(master.view.frame.width == 298.5)

        fixture.perform { fixture.root.minimumPrimaryColumnWidth = 400 }
        #expect(master.view.frame.width == 400)
    }

    // MARK: - Display modes

    @Test("by itself it shows the primary beside in landscape, and hides it in portrait (B-043)")
    func automatic() {
        let fixture = fixture()
        #expect(fixture.root.displayMode == .oneBesideSecondary)

        fixture.rotate(to: .portrait)

        #expect(fixture.root.displayMode == .secondaryOnly)
        #expect(!fixture.root.isCollapsed)
        #expect(other.view.frame == fixture.root.view.bounds)
        #expect(master.view.frame.maxX < 0)
    }

    @Test("display modes move the primary's view and leave the children alone (A-063, A-064)")
    func modes() {
        let fixture = fixture()
        let children = fixture.root.children

        for mode in [UISplitViewController.DisplayMode.secondaryOnly, .oneOverSecondary] {
            fixture.perform { fixture.root.preferredDisplayMode = mode }

            #expect(fixture.root.displayMode == mode)
            #expect(fixture.root.children == children)
            #expect(fixture.root.viewControllers == [master, other])
            #expect(master.view.superview === fixture.root.view)
            #expect(!fixture.root.isCollapsed)
            let isShown = master.view.frame.intersects(fixture.root.view.bounds)
            #expect(isShown == (mode != .secondaryOnly))
        }
    }

    @Test("what modes columns have a classic split view takes as its nearest (A-110)")
    func nearest() {
        let fixture = fixture()
        for (asked, given) in [
            (UISplitViewController.DisplayMode.twoOverSecondary, .oneOverSecondary),
            (.twoDisplaceSecondary, .oneBesideSecondary),
            (.twoBesideSecondary, UISplitViewController.DisplayMode.oneBesideSecondary),
        ] {
            fixture.perform { fixture.root.preferredDisplayMode = asked }
            #expect(fixture.root.displayMode == given)
        }
    }

    @Test("a classic delegate is notified of modes, and of nothing that columns do (B-050)")
    func modeCalls() {
        let fixture = fixture()
        _ = listener.journal.take()

        fixture.perform { fixture.root.preferredDisplayMode = .secondaryOnly }
        #expect(listener.journal.take() == ["will change to secondaryOnly, expanded, 2"])
        fixture.perform { fixture.root.perform(.edgeSwipe, extent: .finish) }

        #expect(listener.journal.take() == ["will change to oneBesideSecondary, expanded, 2"])
        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("a swipe brings the overlay in, a drag or a touch beside it sends it away (B-043, B-T1)")
    func overlay() {
        let fixture = fixture(orientation: .portrait)

        fixture.perform { fixture.root.perform(.edgeSwipe, extent: .finish) }
        #expect(fixture.root.displayMode == .oneOverSecondary)
        #expect(!fixture.takesTouches(other.view))
        fixture.perform { fixture.root.perform(.drag, extent: .finish) }
        #expect(fixture.root.displayMode == .secondaryOnly)
        fixture.perform { fixture.root.perform(.edgeSwipe, extent: .finish) }
        fixture.perform { fixture.root.receiveTouchOnDimmedSecondary() }

        #expect(fixture.root.displayMode == .secondaryOnly)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    // MARK: - The button (A-062, B-030)

    private func placeButton(in split: UISplitViewController) {
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        detail.navigationItem.leftItemsSupplementBackButton = true
    }

    private func tapButton(on fixture: SimulationFixture<UISplitViewController>) {
        fixture.perform { (fixture.root.displayModeButton as? UIControl)?.receiveTap() }
    }

    @Test(
        "a classic split view places no button; the app's hides and shows the primary (A-062, B-030)"
    )
    func button() {
        let fixture = fixture()
        #expect(fixture.root.displayModeButton?.window == nil)

        fixture.perform { placeButton(in: fixture.root) }
        #expect(fixture.root.displayModeButton?.isDescendant(of: other.navigationBar) == true)
        tapButton(on: fixture)
        #expect(fixture.root.displayMode == .secondaryOnly)
        tapButton(on: fixture)
        #expect(fixture.root.displayMode == .oneBesideSecondary)

        fixture.rotate(to: .portrait)
        tapButton(on: fixture)
        #expect(fixture.root.displayMode == .oneOverSecondary)
    }

    @Test("the button goes to the mode that the delegate names, unless that is automatic (B-030)")
    func buttonTarget() {
        let fixture = fixture()
        fixture.perform { placeButton(in: fixture.root) }
        listener.target = .oneOverSecondary

        tapButton(on: fixture)
        #expect(fixture.root.displayMode == .oneOverSecondary)

        listener.target = .automatic
        fixture.perform { fixture.root.preferredDisplayMode = .secondaryOnly }
        tapButton(on: fixture)
        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("a swipe goes to the mode that the delegate names, unless that is automatic (B-030)")
    func swipeTarget() {
        let fixture = fixture()
        fixture.perform { fixture.root.preferredDisplayMode = .secondaryOnly }
        listener.target = .oneOverSecondary

        fixture.perform { fixture.root.perform(.edgeSwipe, extent: .finish) }
        #expect(fixture.root.displayMode == .oneOverSecondary)

        fixture.perform { fixture.root.preferredDisplayMode = .secondaryOnly }
        fixture.perform { fixture.root.hide(.primary) }
        listener.target = .automatic
        fixture.perform { fixture.root.preferredDisplayMode = .automatic }
        fixture.perform { fixture.root.preferredDisplayMode = .secondaryOnly }
        fixture.perform { fixture.root.perform(.edgeSwipe, extent: .finish) }
        #expect(fixture.root.displayMode == .oneBesideSecondary)
    }

    @Test("collapsed, the app's button is in no bar, and expanded again it is (A-067)")
    func buttonCollapsed() {
        let fixture = fixture(device: "iPhone 8 Plus")
        fixture.perform { placeButton(in: fixture.root) }
        #expect(fixture.root.displayModeButton?.window != nil)

        fixture.rotate(to: .portrait)
        #expect(fixture.root.displayModeButton?.window == nil)
        fixture.rotate(to: .landscape)

        #expect(fixture.root.displayModeButton?.isDescendant(of: other.navigationBar) == true)
    }
}

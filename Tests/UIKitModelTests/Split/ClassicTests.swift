import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("The classic split view")
struct ClassicTests {
    private let listener = ClassicListener()
    private let list = Witness("list")
    private let detail = Witness("detail")
    private let master: UINavigationController
    private let other: UINavigationController

    init() {
        // Controllers belong to the simulation that is current.
        _ = Stage.plain()
        master = UINavigationController(rootViewController: list)
        other = UINavigationController(rootViewController: detail)
    }

    private func stage(
        device: String = "iPad Pro 11-inch", orientation: Orientation = .landscape
    ) -> Stage<UISplitViewController> {
        Stage(device: device, orientation: orientation) {
            .classic(master, other, delegate: listener)
        }
    }

    // MARK: - What it shows

    @Test("a classic split view shows two controllers, as they are (A-060, A-061, B-001, B-004)")
    func two() {
        let stage = stage()

        #expect(stage.root.style == .unspecified)
        #expect(stage.root.viewControllers == [master, other])
        #expect(Set(stage.root.children) == [master, other])
        #expect(master.view.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
        #expect(other.view.frame == CGRect(x: 320, y: 0, width: 874, height: 834))
        #expect(list.view.window != nil && detail.view.window != nil)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("plain controllers are not wrapped in a classic split view (B-001, B-003)")
    func plain() {
        let (left, right) = (Witness("left"), Witness("right"))
        let stage = Stage { UISplitViewController.classic(left, right) }

        #expect(left.parent === stage.root && right.parent === stage.root)
        #expect(left.splitViewController === stage.root)
        #expect(left.view.safeAreaInsets.left == 0)
    }

    @Test("its controllers are children before its view loads (B-004)")
    func early() {
        _ = Stage.plain()
        let split = UISplitViewController.classic(list, detail)

        #expect(!split.isViewLoaded)
        #expect(split.children.contains(list) && split.children.contains(detail))
    }

    @Test("viewControllers can be set while it is shown (B-004)")
    func replaced() {
        let stage = stage()
        let journal = Journal()
        let replacement = Witness("replacement", journal: journal)

        stage.perform { stage.root.viewControllers = [master, replacement] }

        #expect(other.parent == nil && other.view.window == nil)
        #expect(replacement.view.frame.minX == 320)
        #expect(
            journal.take() == [
                "replacement will appear", "replacement is appearing", "replacement did appear",
            ])
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("the setter is not for column styles (B-004)")
    func setterOfColumns() {
        let stage = Stage { UISplitViewController.columns() }

        stage.perform { stage.root.viewControllers = [Witness("a"), Witness("b")] }

        #expect(stage.misuses.count == 1)
        #expect(stage.root.viewControllers.count == 2)
    }

    @Test("the width is a fraction of the view, within its bounds (A-116, B-040)")
    func widths() {
        let stage = stage()

        stage.perform {
            stage.root.maximumPrimaryColumnWidth = 500
            stage.root.preferredPrimaryColumnWidthFraction = 0.25
        }
        #expect(stage.root.primaryColumnWidth == 298.5)
        #expect(master.view.frame.width == 298.5)

        stage.perform { stage.root.minimumPrimaryColumnWidth = 400 }
        #expect(master.view.frame.width == 400)
    }

    // MARK: - Display modes

    @Test("by itself it shows the primary beside in landscape, and hides it in portrait (B-043)")
    func automatic() {
        let stage = stage()
        #expect(stage.root.displayMode == .oneBesideSecondary)

        stage.rotate(to: .portrait)

        #expect(stage.root.displayMode == .secondaryOnly)
        #expect(!stage.root.isCollapsed)
        #expect(other.view.frame == stage.root.view.bounds)
        #expect(master.view.frame.maxX < 0)
    }

    @Test("display modes move the primary's view and leave the children alone (A-063, A-064)")
    func modes() {
        let stage = stage()
        let children = stage.root.children

        for mode in [UISplitViewController.DisplayMode.secondaryOnly, .oneOverSecondary] {
            stage.perform { stage.root.preferredDisplayMode = mode }

            #expect(stage.root.displayMode == mode)
            #expect(stage.root.children == children)
            #expect(stage.root.viewControllers == [master, other])
            #expect(master.view.superview === stage.root.view)
            #expect(!stage.root.isCollapsed)
        }
    }

    @Test("what modes columns have a classic split view takes as its nearest (A-110)")
    func nearest() {
        let stage = stage()
        for (asked, given) in [
            (UISplitViewController.DisplayMode.twoOverSecondary, .oneOverSecondary),
            (.twoDisplaceSecondary, .oneBesideSecondary),
            (.twoBesideSecondary, UISplitViewController.DisplayMode.oneBesideSecondary),
        ] {
            stage.perform { stage.root.preferredDisplayMode = asked }
            #expect(stage.root.displayMode == given)
        }
    }

    @Test("a classic delegate hears of modes, and of nothing that columns do (B-050)")
    func modeCalls() {
        let stage = stage()
        _ = listener.journal.take()

        stage.perform { stage.root.preferredDisplayMode = .secondaryOnly }
        #expect(listener.journal.take() == ["will change to secondaryOnly, expanded, 2"])
        stage.perform { stage.root.perform(.edgeSwipe, extent: .finish) }

        #expect(listener.journal.take() == ["will change to oneBesideSecondary, expanded, 2"])
        #expect(stage.root.displayMode == .oneBesideSecondary)
    }

    @Test("a swipe brings the overlay in, a drag or a touch beside it sends it away (B-043, B-T1)")
    func overlay() {
        let stage = stage(orientation: .portrait)

        stage.perform { stage.root.perform(.edgeSwipe, extent: .finish) }
        #expect(stage.root.displayMode == .oneOverSecondary)
        #expect(!other.view.isUserInteractionEnabled)
        stage.perform { stage.root.perform(.drag, extent: .finish) }
        #expect(stage.root.displayMode == .secondaryOnly)
        stage.perform { stage.root.perform(.edgeSwipe, extent: .finish) }
        stage.perform { stage.root.receiveTouchOnDimmedSecondary() }

        #expect(stage.root.displayMode == .secondaryOnly)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    // MARK: - The button (A-062, B-030)

    private func placeButton(in split: UISplitViewController) {
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        detail.navigationItem.leftItemsSupplementBackButton = true
    }

    private func tapButton(on stage: Stage<UISplitViewController>) {
        stage.perform { (stage.root.displayModeButton as? UIControl)?.receiveTap() }
    }

    @Test(
        "a classic split view places no button; the app's hides and shows the primary (A-062, B-030)"
    )
    func button() {
        let stage = stage()
        #expect(stage.root.displayModeButton?.window == nil)

        stage.perform { placeButton(in: stage.root) }
        #expect(stage.root.displayModeButton?.isDescendant(of: other.navigationBar) == true)
        tapButton(on: stage)
        #expect(stage.root.displayMode == .secondaryOnly)
        tapButton(on: stage)
        #expect(stage.root.displayMode == .oneBesideSecondary)

        stage.rotate(to: .portrait)
        tapButton(on: stage)
        #expect(stage.root.displayMode == .oneOverSecondary)
    }

    @Test("the button goes to the mode that the delegate names, unless that is automatic (B-030)")
    func buttonTarget() {
        let stage = stage()
        stage.perform { placeButton(in: stage.root) }
        listener.target = .oneOverSecondary

        tapButton(on: stage)
        #expect(stage.root.displayMode == .oneOverSecondary)

        listener.target = .automatic
        stage.perform { stage.root.preferredDisplayMode = .secondaryOnly }
        tapButton(on: stage)
        #expect(stage.root.displayMode == .oneBesideSecondary)
    }

    @Test("collapsed, the app's button is in no bar, and expanded again it is (A-067)")
    func buttonCollapsed() {
        let stage = stage(device: "iPhone 8 Plus")
        stage.perform { placeButton(in: stage.root) }
        #expect(stage.root.displayModeButton?.window != nil)

        stage.rotate(to: .portrait)
        #expect(stage.root.displayModeButton?.window == nil)
        stage.rotate(to: .landscape)

        #expect(stage.root.displayModeButton?.isDescendant(of: other.navigationBar) == true)
    }
}

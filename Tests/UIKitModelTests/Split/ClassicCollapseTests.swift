import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Collapsing a classic split view")
struct ClassicCollapseTests {
    private let world = SimulationFixture.plain()
    private let listener = ClassicListener()
    private let list = LoggingController("list")
    private let detail = LoggingController("detail")
    private let master: UINavigationController
    private let other: UINavigationController

    init() {
        _ = SimulationFixture.plain()
        master = UINavigationController(rootViewController: list)
        other = UINavigationController(rootViewController: detail)
    }

    /// A large phone, which turns from one hierarchy to the other.
    private func fixture(
        _ orientation: Orientation = .landscape, secondary: UIViewController? = nil,
        release: Release = .asDocumented
    ) -> SimulationFixture<UISplitViewController> {
        SimulationFixture(release: release, device: "iPhone 8 Plus", orientation: orientation) {
            .classic(master, secondary ?? other, delegate: listener)
        }
    }

    // MARK: - UIKit's default behaviour

    @Test(
        "collapsed, the secondary is pushed on the primary's stack, nested (A-068 to A-070, A-080)")
    func nested() {
        let fixture = fixture()

        fixture.rotate(to: .portrait)

        #expect(fixture.root.isCollapsed)
        #expect(fixture.root.viewControllers == [master])
        #expect(fixture.root.children == [master])
        #expect(master.viewControllers == [list, other])
        #expect(other.viewControllers == [detail])
        #expect(master.view.frame == fixture.root.view.bounds)
        #expect(detail.view.window != nil && list.view.window == nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
        #expect(fixture.misuses == [])
    }

    @Test("a secondary without navigation is pushed as it is (A-080)")
    func pushedPlain() {
        let plain = LoggingController("plain")
        let fixture = fixture(secondary: plain)

        fixture.rotate(to: .portrait)

        #expect(master.viewControllers == [list, plain])
    }

    @Test("a plain primary does nothing with the secondary, which is dropped (A-080)")
    func plainPrimary() {
        let (left, right) = (LoggingController("left"), LoggingController("right"))
        let fixture = SimulationFixture(device: "iPhone 8 Plus") {
            UISplitViewController.classic(left, right)
        }

        fixture.rotate(to: .portrait)
        #expect(fixture.root.viewControllers == [left])
        #expect(right.parent == nil)
        fixture.rotate(to: .landscape)

        #expect(fixture.root.viewControllers == [left, right])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("expanded, the top of the primary's stack is popped and is the secondary (A-081)")
    func separated() {
        let fixture = fixture(.portrait)
        #expect(master.viewControllers == [list, other])

        fixture.rotate(to: .landscape)

        #expect(fixture.root.viewControllers == [master, other])
        #expect(master.viewControllers == [list])
        #expect(detail.view.window != nil && list.view.window != nil)
        #expect(other.view.frame.minX == 320)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("whatever is on top becomes the secondary, also a list of the primary's (A-084)")
    func wrongSide() {
        let fixture = fixture(.portrait)
        let settings = LoggingController("settings")
        fixture.perform { master.popViewController(animated: true) }
        fixture.perform { list.show(settings, sender: nil) }

        fixture.rotate(to: .landscape)

        #expect(fixture.root.viewControllers == [master, settings])
        #expect(master.viewControllers == [list])
    }

    @Test("with nothing to separate, the last secondary is shown again (A-081)")
    func kept() {
        listener.collapses = true
        let fixture = fixture(.portrait)
        #expect(other.parent == nil)

        fixture.rotate(to: .landscape)

        #expect(fixture.root.viewControllers == [master, other])
        #expect(detail.view.window != nil)
    }

    @Test("a split view with one controller separates a second from its stack (A-081)")
    func single() {
        let more = LoggingController("more")
        master.pushViewController(more, animated: false)
        let fixture = SimulationFixture(device: "iPhone 8 Plus", orientation: .portrait) {
            UISplitViewController.classic(master, nil)
        }
        #expect(fixture.root.viewControllers == [master])

        fixture.rotate(to: .landscape)

        #expect(fixture.root.viewControllers == [master, more])
    }

    @Test("a primary that is hidden comes on screen with a collapse (A-064, B-053)")
    func hiddenPrimary() {
        let fixture = SimulationFixture(orientation: .portrait) {
            UISplitViewController.classic(master, other)
        }
        #expect(master.view.frame.maxX < 0)

        fixture.resize(to: .third)

        #expect(master.view.frame == fixture.root.view.bounds)
        #expect(detail.view.window != nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
        #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
    }

    // MARK: - The delegate's say

    @Test(
        "a collapse asks for the primary, then about the secondary, while expanded (B-005, B-053)")
    func collapseCalls() {
        let fixture = fixture()
        _ = listener.journal.take()

        fixture.rotate(to: .portrait)

        #expect(
            listener.journal.take() == [
                "primary for collapsing?, expanded, 2", "collapse?, expanded, 2",
            ])
        #expect(fixture.root.viewControllers.count == 1)
    }

    @Test("an expand asks for the primary, then for the secondary, while collapsed (B-005, B-053)")
    func expandCalls() {
        let fixture = fixture(.portrait)
        _ = listener.journal.take()

        fixture.rotate(to: .landscape)

        #expect(
            listener.journal.take() == [
                "primary for expanding?, collapsed, 1", "separate?, collapsed, 1",
            ])
        #expect(fixture.root.viewControllers.count == 2)
    }

    @Test("launched in compact, it starts expanded and asks the delegate (A-071)")
    func launch() {
        _ = fixture(.portrait)

        #expect(
            listener.journal.take() == [
                "primary for collapsing?, expanded, 2", "collapse?, expanded, 2",
            ])
    }

    @Test("before that, and before iOS 13, children read a size class that is not compact (A-072)")
    func earlyTraits() {
        final class Reader: UIViewController {
            var read: [UIUserInterfaceSizeClass] = []
            override func viewDidLoad() { read.append(traitCollection.horizontalSizeClass) }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                read.append(traitCollection.horizontalSizeClass)
            }
        }
        let (primary, secondary) = (Reader(), Reader())
        listener.collapses = true
        master.viewControllers = [primary]
        other.viewControllers = [secondary]

        _ = fixture(.portrait, release: .iOS12)

        #expect(primary.read == [.unspecified, .compact])
        #expect(secondary.read.first == .unspecified)
    }

    @Test("a delegate that says it is done without doing anything discards the secondary (A-083)")
    func discarded() {
        listener.collapses = true
        let fixture = fixture()

        fixture.rotate(to: .portrait)

        #expect(fixture.root.viewControllers == [master])
        #expect(master.viewControllers == [list])
        #expect(other.parent == nil && detail.view.window == nil)
        #expect(list.view.window != nil)
    }

    @Test("a delegate may push and pop by hand what UIKit would (A-082)")
    func byHand() {
        listener.collapses = true
        listener.onCollapse = { secondary, primary in
            (primary as? UINavigationController)?.pushViewController(secondary, animated: false)
        }
        listener.separate = {
            ($0 as? UINavigationController)?.popViewController(animated: false)
        }
        let fixture = fixture()

        fixture.rotate(to: .portrait)
        #expect(master.viewControllers == [list, other])
        fixture.rotate(to: .landscape)

        #expect(fixture.root.viewControllers == [master, other])
        #expect(master.viewControllers == [list])
        #expect(fixture.misuses == [])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("what the delegate separates leaves the stack it stands on (B-053)")
    func separatedFromMiddle() {
        listener.separate = { [other] _ in other }
        let fixture = fixture(.portrait)
        fixture.perform { master.pushViewController(LoggingController("over"), animated: false) }

        fixture.rotate(to: .landscape)

        #expect(fixture.root.viewControllers == [master, other])
        #expect(master.viewControllers.map(\.title) == ["list", "over"])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("the delegate may name another primary for either hierarchy (B-053)")
    func otherPrimary() {
        let compact = UINavigationController(rootViewController: LoggingController("compact"))
        listener.collapsedPrimary = compact
        listener.expandedPrimary = master
        let fixture = fixture()

        fixture.rotate(to: .portrait)
        #expect(fixture.root.viewControllers == [compact])
        #expect(compact.viewControllers.last === other)
        #expect(master.parent == nil && master.view.window == nil)
        listener.separate = { [compact] _ in compact.popViewController(animated: false) }
        fixture.rotate(to: .landscape)

        #expect(fixture.root.viewControllers == [master, other])
        #expect(compact.parent == nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test(
        "while collapsed, viewControllers sets the primary, and what an expand falls back on (B-004)"
    )
    func setWhileCollapsed() {
        listener.collapses = true
        let fixture = fixture(.portrait)
        let (newMaster, newOther) = (
            UINavigationController(rootViewController: LoggingController("a")),
            LoggingController("b")
        )

        fixture.perform { fixture.root.viewControllers = [newMaster, newOther] }
        #expect(fixture.root.viewControllers == [newMaster])
        #expect(newMaster.view.window != nil && master.view.window == nil)
        fixture.rotate(to: .landscape)

        #expect(fixture.root.viewControllers == [newMaster, newOther])
    }

    // MARK: - When

    @Test("a large phone's classic split view turns with it, any other never (A-066, A-067, A-087)")
    func phones() {
        for (device, expands) in [
            ("iPhone 8 Plus", true), ("iPhone 12 Pro Max", true), ("iPhone 8", false),
        ] {
            let fixture = SimulationFixture(device: device, orientation: .portrait) {
                UISplitViewController.classic(
                    UINavigationController(rootViewController: LoggingController("a")),
                    LoggingController("b"))
            }
            #expect(fixture.root.isCollapsed)
            fixture.rotate(to: .landscape)
            #expect(fixture.root.isCollapsed == !expands)
        }
    }

    @Test("a split view on a phone turns to all but upside down, or as its delegate says (B-017)")
    func orientations() {
        final class Upright: NSObject, UISplitViewControllerDelegate {
            func splitViewControllerSupportedInterfaceOrientations(
                _ splitViewController: UISplitViewController
            ) -> UIInterfaceOrientationMask { .portrait }
        }
        let upright = Upright()
        let fixture = fixture(.portrait)
        #expect(fixture.root.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(
            SimulationFixture { UISplitViewController() }.root.supportedInterfaceOrientations
                == .all)

        fixture.makeCurrent()
        fixture.root.delegate = upright
        fixture.rotate(to: .landscape)
        #expect(fixture.simulation.scene.orientation == .portrait)
        fixture.root.delegate = nil
        fixture.rotate(to: .landscape)

        #expect(fixture.simulation.scene.orientation == .landscape)
    }

    @Test("a container's trait override collapses a classic split view (A-073, B-115)")
    func override() throws {
        let fixture = SimulationFixture { Container(UISplitViewController.classic(master, other)) }
        let split = try #require(fixture.root.child as? UISplitViewController)

        fixture.perform {
            fixture.root.setOverrideTraitCollection(
                UITraitCollection(horizontalSizeClass: .compact), forChild: split)
        }

        #expect(split.isCollapsed)
        #expect(split.viewControllers == [master])
        fixture.perform { fixture.root.setOverrideTraitCollection(nil, forChild: split) }
        #expect(split.viewControllers == [master, other])
    }

    @Test("the background leaves a classic split view as it was (B-056)")
    func background() {
        let fixture = fixture()
        let frames = [master, other].map(\.view.frame)

        fixture.perform { fixture.simulation.enterBackgroundAndReturn() }

        #expect(fixture.root.viewControllers == [master, other])
        #expect([master, other].map(\.view.frame) == frames)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
        #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
    }

    @Test("a mode set in the callback of a collapse waits for the next expand (B-010)")
    func modeInCallback() {
        let fixture = fixture()
        listener.onCollapse = { [root = fixture.root] _, _ in
            root.preferredDisplayMode = .oneOverSecondary
            root.view.layoutIfNeeded()
        }

        fixture.rotate(to: .portrait)

        #expect(fixture.root.children == [master])
        #expect(fixture.root.view.subviews == [master.view])
        #expect(master.viewControllers == [list, other])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
        #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
        fixture.rotate(to: .landscape)
        #expect(fixture.root.displayMode == .oneOverSecondary)
        #expect(fixture.root.viewControllers == [master, other])
        #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
    }

    @Test("after the background a classic split view has the mode that the user chose (B-056)")
    func backgroundAndMode() {
        let fixture = fixture()
        fixture.perform {
            detail.navigationItem.leftBarButtonItem = fixture.root.displayModeButtonItem
        }
        fixture.perform { (fixture.root.displayModeButton as? UIControl)?.receiveTap() }
        #expect(fixture.root.displayMode == .secondaryOnly)

        fixture.perform { fixture.simulation.enterBackgroundAndReturn() }

        #expect(fixture.root.displayMode == .secondaryOnly)
    }
}

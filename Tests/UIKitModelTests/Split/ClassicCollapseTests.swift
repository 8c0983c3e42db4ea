import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Collapsing a classic split view")
struct ClassicCollapseTests {
    private let listener = ClassicListener()
    private let list = Witness("list")
    private let detail = Witness("detail")
    private let master: UINavigationController
    private let other: UINavigationController

    init() {
        _ = Stage.plain()
        master = UINavigationController(rootViewController: list)
        other = UINavigationController(rootViewController: detail)
    }

    /// A large phone, which turns from one hierarchy to the other.
    private func stage(
        _ orientation: Orientation = .landscape, secondary: UIViewController? = nil
    ) -> Stage<UISplitViewController> {
        Stage(device: "iPhone 8 Plus", orientation: orientation) {
            .classic(master, secondary ?? other, delegate: listener)
        }
    }

    // MARK: - What UIKit does by itself

    @Test(
        "collapsed, the secondary is pushed on the primary's stack, nested (A-068 to A-070, A-080)")
    func nested() {
        let stage = stage()

        stage.rotate(to: .portrait)

        #expect(stage.root.isCollapsed)
        #expect(stage.root.viewControllers == [master])
        #expect(stage.root.children == [master])
        #expect(master.viewControllers == [list, other])
        #expect(other.viewControllers == [detail])
        #expect(master.view.frame == stage.root.view.bounds)
        #expect(detail.view.window != nil && list.view.window == nil)
        #expect(stage.simulation.appearanceFaults.isEmpty)
        #expect(stage.misuses == [])
    }

    @Test("a secondary without navigation is pushed as it is (A-080)")
    func pushedPlain() {
        let plain = Witness("plain")
        let stage = stage(secondary: plain)

        stage.rotate(to: .portrait)

        #expect(master.viewControllers == [list, plain])
    }

    @Test("a plain primary does nothing with the secondary, which is dropped (A-080)")
    func plainPrimary() {
        let (left, right) = (Witness("left"), Witness("right"))
        let stage = Stage(device: "iPhone 8 Plus") { UISplitViewController.classic(left, right) }

        stage.rotate(to: .portrait)
        #expect(stage.root.viewControllers == [left])
        #expect(right.parent == nil)
        stage.rotate(to: .landscape)

        #expect(stage.root.viewControllers == [left, right])
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("expanded, the top of the primary's stack is popped and is the secondary (A-081)")
    func separated() {
        let stage = stage(.portrait)
        #expect(master.viewControllers == [list, other])

        stage.rotate(to: .landscape)

        #expect(stage.root.viewControllers == [master, other])
        #expect(master.viewControllers == [list])
        #expect(detail.view.window != nil && list.view.window != nil)
        #expect(other.view.frame.minX == 320)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("whatever is on top becomes the secondary, also a list of the primary's (A-084)")
    func wrongSide() {
        let stage = stage(.portrait)
        let settings = Witness("settings")
        stage.perform { master.popViewController(animated: true) }
        stage.perform { list.show(settings, sender: nil) }

        stage.rotate(to: .landscape)

        #expect(stage.root.viewControllers == [master, settings])
        #expect(master.viewControllers == [list])
    }

    @Test("with nothing to separate, the last secondary is shown again (A-081)")
    func kept() {
        listener.collapses = true
        let stage = stage(.portrait)
        #expect(other.parent == nil)

        stage.rotate(to: .landscape)

        #expect(stage.root.viewControllers == [master, other])
        #expect(detail.view.window != nil)
    }

    @Test("a split view with one controller separates a second from its stack (A-081)")
    func single() {
        let more = Witness("more")
        master.pushViewController(more, animated: false)
        let stage = Stage(device: "iPhone 8 Plus", orientation: .portrait) {
            UISplitViewController.classic(master, nil)
        }
        #expect(stage.root.viewControllers == [master])

        stage.rotate(to: .landscape)

        #expect(stage.root.viewControllers == [master, more])
    }

    @Test("a primary that is hidden comes on screen with a collapse (A-064, B-053)")
    func hiddenPrimary() {
        let stage = Stage(orientation: .portrait) { UISplitViewController.classic(master, other) }
        #expect(master.view.frame.maxX < 0)

        stage.resize(to: .third)

        #expect(master.view.frame == stage.root.view.bounds)
        #expect(detail.view.window != nil)
        #expect(stage.simulation.appearanceFaults.isEmpty)
        #expect(stage.simulation.firstControllerWithWrongAppearance == nil)
    }

    // MARK: - The delegate's say

    @Test(
        "a collapse asks for the primary, then about the secondary, while expanded (B-005, B-053)")
    func collapseCalls() {
        let stage = stage()
        _ = listener.journal.take()

        stage.rotate(to: .portrait)

        #expect(
            listener.journal.take() == [
                "primary for collapsing?, expanded, 2", "collapse?, expanded, 2",
            ])
        #expect(stage.root.viewControllers.count == 1)
    }

    @Test("an expand asks for the primary, then for the secondary, while collapsed (B-005, B-053)")
    func expandCalls() {
        let stage = stage(.portrait)
        _ = listener.journal.take()

        stage.rotate(to: .landscape)

        #expect(
            listener.journal.take() == [
                "primary for expanding?, collapsed, 1", "separate?, collapsed, 1",
            ])
        #expect(stage.root.viewControllers.count == 2)
    }

    @Test("launched in compact, it starts expanded and asks the delegate (A-071)")
    func launch() {
        _ = stage(.portrait)

        #expect(
            listener.journal.take() == [
                "primary for collapsing?, expanded, 2", "collapse?, expanded, 2",
            ])
    }

    @Test("before that, children read a size class that is not compact (A-072)")
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

        _ = stage(.portrait)

        #expect(primary.read == [.unspecified, .compact])
        #expect(secondary.read.first == .unspecified)
    }

    @Test("a delegate that says it is done without doing anything discards the secondary (A-083)")
    func discarded() {
        listener.collapses = true
        let stage = stage()

        stage.rotate(to: .portrait)

        #expect(stage.root.viewControllers == [master])
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
        let stage = stage()

        stage.rotate(to: .portrait)
        #expect(master.viewControllers == [list, other])
        stage.rotate(to: .landscape)

        #expect(stage.root.viewControllers == [master, other])
        #expect(master.viewControllers == [list])
        #expect(stage.misuses == [])
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("what the delegate separates leaves the stack it stands on (B-053)")
    func separatedFromMiddle() {
        listener.separate = { [other] _ in other }
        let stage = stage(.portrait)
        stage.perform { master.pushViewController(Witness("over"), animated: false) }

        stage.rotate(to: .landscape)

        #expect(stage.root.viewControllers == [master, other])
        #expect(master.viewControllers.map(\.title) == ["list", "over"])
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("the delegate may name another primary for either hierarchy (B-053)")
    func otherPrimary() {
        let compact = UINavigationController(rootViewController: Witness("compact"))
        listener.collapsedPrimary = compact
        listener.expandedPrimary = master
        let stage = stage()

        stage.rotate(to: .portrait)
        #expect(stage.root.viewControllers == [compact])
        #expect(compact.viewControllers.last === other)
        #expect(master.parent == nil && master.view.window == nil)
        listener.separate = { [compact] _ in compact.popViewController(animated: false) }
        stage.rotate(to: .landscape)

        #expect(stage.root.viewControllers == [master, other])
        #expect(compact.parent == nil)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test(
        "while collapsed, viewControllers sets the primary, and what an expand falls back on (B-004)"
    )
    func setWhileCollapsed() {
        listener.collapses = true
        let stage = stage(.portrait)
        let (newMaster, newOther) = (
            UINavigationController(rootViewController: Witness("a")), Witness("b")
        )

        stage.perform { stage.root.viewControllers = [newMaster, newOther] }
        #expect(stage.root.viewControllers == [newMaster])
        #expect(newMaster.view.window != nil && master.view.window == nil)
        stage.rotate(to: .landscape)

        #expect(stage.root.viewControllers == [newMaster, newOther])
    }

    // MARK: - When

    @Test("a large phone's classic split view turns with it, any other never (A-066, A-067, A-087)")
    func phones() {
        for (device, expands) in [
            ("iPhone 8 Plus", true), ("iPhone 12 Pro Max", true), ("iPhone 8", false),
        ] {
            let stage = Stage(device: device, orientation: .portrait) {
                UISplitViewController.classic(
                    UINavigationController(rootViewController: Witness("a")), Witness("b"))
            }
            #expect(stage.root.isCollapsed)
            stage.rotate(to: .landscape)
            #expect(stage.root.isCollapsed == !expands)
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
        let stage = stage(.portrait)
        #expect(stage.root.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(Stage { UISplitViewController() }.root.supportedInterfaceOrientations == .all)

        Simulation.current = stage.simulation
        stage.root.delegate = upright
        stage.rotate(to: .landscape)
        #expect(stage.simulation.scene.orientation == .portrait)
        stage.root.delegate = nil
        stage.rotate(to: .landscape)

        #expect(stage.simulation.scene.orientation == .landscape)
    }

    @Test("a container's trait override collapses a classic split view (A-073, B-115)")
    func override() {
        let stage = Stage { Container(UISplitViewController.classic(master, other)) }
        guard let split = stage.root.child as? UISplitViewController else { return }

        stage.perform {
            stage.root.setOverrideTraitCollection(
                UITraitCollection(horizontalSizeClass: .compact), forChild: split)
        }

        #expect(split.isCollapsed)
        #expect(split.viewControllers == [master])
        stage.perform { stage.root.setOverrideTraitCollection(nil, forChild: split) }
        #expect(split.viewControllers == [master, other])
    }

    @Test("the background leaves a classic split view as it was (B-056)")
    func background() {
        let stage = stage()
        let frames = [master, other].map(\.view.frame)

        stage.perform { stage.simulation.enterBackgroundAndReturn() }

        #expect(stage.root.viewControllers == [master, other])
        #expect([master, other].map(\.view.frame) == frames)
        #expect(stage.simulation.appearanceFaults.isEmpty)
        #expect(stage.simulation.firstControllerWithWrongAppearance == nil)
    }
}

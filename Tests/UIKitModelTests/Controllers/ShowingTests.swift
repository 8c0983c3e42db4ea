import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("show and showDetail")
struct ShowingTests {
    private let listener = ClassicListener()
    private let list = Witness("list")
    private let detail = Witness("detail")
    private let new = Witness("new")
    private let master: UINavigationController
    private let other: UINavigationController

    init() {
        _ = Stage.plain()
        master = UINavigationController(rootViewController: list)
        other = UINavigationController(rootViewController: detail)
    }

    private func stage(_ orientation: Orientation = .landscape) -> Stage<UISplitViewController> {
        Stage(device: "iPhone 8 Plus", orientation: orientation) {
            .classic(master, other, delegate: listener)
        }
    }

    // MARK: - show

    @Test("show goes up to the nearest navigation controller, which pushes (B-014, B-015)")
    func push() {
        let stage = stage()

        stage.perform { list.show(new, sender: nil) }

        #expect(master.viewControllers == [list, new])
        #expect(stage.root.viewControllers == [master, other])
    }

    @Test("show on the split view makes the primary, or the secondary of what is in it (B-015)")
    func showOnSplit() {
        let stage = stage()
        stage.perform { master.pushViewController(new, animated: false) }

        stage.perform { stage.root.show(new, sender: nil) }
        #expect(stage.root.viewControllers == [master, new])
        #expect(master.viewControllers == [list])
        let another = Witness("another")
        stage.perform { stage.root.show(another, sender: nil) }

        #expect(stage.root.viewControllers == [another, new])
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("the delegate may take either itself (B-014, B-015)")
    func taken() {
        listener.shows = true
        listener.showsDetail = true
        let stage = stage()
        _ = listener.journal.take()

        stage.perform { stage.root.show(new, sender: nil) }
        stage.perform { list.showDetailViewController(new, sender: nil) }

        #expect(
            listener.journal.take() == ["show new?, expanded, 2", "show detail new?, expanded, 2"])
        #expect(stage.root.viewControllers == [master, other])
    }

    // MARK: - showDetail

    @Test("expanded, showDetail from anywhere below installs the secondary (B-014)")
    func installs() {
        let stage = stage()

        stage.perform { list.showDetailViewController(new, sender: nil) }

        #expect(stage.root.viewControllers == [master, new])
        #expect(other.parent == nil && other.view.window == nil)
        #expect(new.view.frame.minX == 320)
        #expect(stage.simulation.appearanceFaults.isEmpty)
    }

    @Test("showing the detail that is there does nothing (B-008)")
    func same() {
        let stage = stage()
        let children = stage.root.children

        stage.perform { list.showDetailViewController(other, sender: nil) }
        #expect(stage.root.children == children)
        stage.rotate(to: .portrait)
        stage.perform { list.showDetailViewController(other, sender: nil) }

        #expect(master.viewControllers == [list, other])
        #expect(stage.misuses == [])
    }

    @Test("collapsed, the primary's navigation controller pushes it, nested too (A-069, B-014)")
    func pushes() {
        let stage = stage(.portrait)
        stage.perform { master.popViewController(animated: false) }
        let detail = UINavigationController(rootViewController: new)

        stage.perform { list.showDetailViewController(detail, sender: nil) }
        #expect(master.viewControllers == [list, detail])
        #expect(new.view.window != nil)
        stage.rotate(to: .landscape)

        #expect(stage.root.viewControllers == [master, detail])
    }

    @Test("in columns, showDetail sets the secondary, as setViewController does (B-014, B-019)")
    func columns() {
        let stage = Stage { UISplitViewController.columns(primary: list, secondary: other) }
        let replacement = UINavigationController(rootViewController: new)

        stage.perform { list.showDetailViewController(replacement, sender: nil) }

        #expect(stage.root.viewController(for: .secondary) === replacement)
        #expect(new.view.window != nil && detail.view.window == nil)
    }

    @Test("in collapsed columns, showDetail sets the secondary and goes to it (B-014)")
    func collapsedColumns() {
        let stage = Stage(window: .third) {
            UISplitViewController.columns(primary: list, secondary: other)
        }
        let navigation = list.navigationController
        stage.perform { navigation?.popViewController(animated: false) }

        stage.perform {
            let replacement = UINavigationController(rootViewController: new)
            list.showDetailViewController(replacement, sender: nil)
        }

        #expect(navigation?.viewControllers.map(\.title) == ["list", "new"])
        #expect(new.view.window != nil)
        #expect(stage.misuses == [])
    }

    @Test("where nobody knows how, either is presented (B-014, B-015)")
    func presented() {
        let stage = Stage { Container(Witness("child")) }

        stage.perform { stage.root.child.show(new, sender: nil) }
        #expect(stage.root.presentedViewController === new)
        stage.perform { stage.root.dismiss(animated: false) }
        stage.perform { stage.root.child.showDetailViewController(new, sender: nil) }

        #expect(stage.root.presentedViewController === new)
    }

    @Test("a collapsed classic split view presents what is shown on it (B-015)")
    func collapsedShow() {
        let stage = stage(.portrait)

        stage.perform { stage.root.show(new, sender: nil) }

        #expect(stage.root.presentedViewController === new)
        #expect(master.viewControllers == [list, other])
    }

    // MARK: - The notification

    @Test("collapsing and expanding post that details are shown elsewhere (B-016)")
    func notification() {
        let stage = stage()
        let columns = Stage { UISplitViewController.columns() }
        let posted = Posted()
        let tokens = [stage.root, columns.root].map { split in
            NotificationCenter.default.addObserver(
                forName: UIViewController.showDetailTargetDidChangeNotification, object: split,
                queue: nil
            ) { _ in MainActor.assumeIsolated { posted.count += 1 } }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }

        stage.rotate(to: .portrait)
        #expect(posted.count == 1)
        stage.rotate(to: .landscape)
        #expect(posted.count == 2)
        Simulation.current = columns.simulation
        columns.resize(to: .third)

        #expect(posted.count == 3)
    }

    @MainActor private final class Posted {
        var count = 0
    }
}

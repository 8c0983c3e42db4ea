import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("show and showDetail")
struct ShowingTests {
    private let world = SimulationFixture.plain()
    private let listener = ClassicListener()
    private let list = LoggingController("list")
    private let detail = LoggingController("detail")
    private let new = LoggingController("new")
    private let master: UINavigationController
    private let other: UINavigationController

    init() {
        _ = SimulationFixture.plain()
        master = UINavigationController(rootViewController: list)
        other = UINavigationController(rootViewController: detail)
    }

    private func fixture(_ orientation: Orientation = .landscape) -> SimulationFixture<
        UISplitViewController
    > {
        SimulationFixture(device: "iPhone 8 Plus", orientation: orientation) {
            .classic(master, other, delegate: listener)
        }
    }

    // MARK: - show

    @Test("show goes up to the nearest navigation controller, which pushes (B-014, B-015)")
    func push() {
        let fixture = fixture()

        fixture.perform { list.show(new, sender: nil) }

        #expect(master.viewControllers == [list, new])
        #expect(fixture.root.viewControllers == [master, other])
    }

    @Test("show on the split view makes the primary, or the secondary of what is in it (B-015)")
    func showOnSplit() {
        let fixture = fixture()
        fixture.perform { master.pushViewController(new, animated: false) }

        fixture.perform { fixture.root.show(new, sender: nil) }
        #expect(fixture.root.viewControllers == [master, new])
        #expect(master.viewControllers == [list])
        let another = LoggingController("another")
        fixture.perform { fixture.root.show(another, sender: nil) }

        #expect(fixture.root.viewControllers == [another, new])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("the delegate may take either itself (B-014, B-015)")
    func taken() {
        listener.shows = true
        listener.showsDetail = true
        let fixture = fixture()
        _ = listener.journal.take()

        fixture.perform { fixture.root.show(new, sender: nil) }
        fixture.perform { list.showDetailViewController(new, sender: nil) }

        #expect(
            listener.journal.take() == ["show new?, expanded, 2", "show detail new?, expanded, 2"])
        #expect(fixture.root.viewControllers == [master, other])
    }

    // MARK: - showDetail

    @Test("expanded, showDetail from anywhere below installs the secondary (B-014)")
    func installs() {
        let fixture = fixture()

        fixture.perform { list.showDetailViewController(new, sender: nil) }

        #expect(fixture.root.viewControllers == [master, new])
        #expect(other.parent == nil && other.view.window == nil)
        #expect(new.view.frame.minX == 320)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("showing the detail that is there does nothing (B-008)")
    func same() {
        let fixture = fixture()
        let children = fixture.root.children

        fixture.perform { list.showDetailViewController(other, sender: nil) }
        #expect(fixture.root.children == children)
        fixture.rotate(to: .portrait)
        fixture.perform { list.showDetailViewController(other, sender: nil) }

        #expect(master.viewControllers == [list, other])
        #expect(fixture.misuses == [])
    }

    @Test("collapsed, the primary's navigation controller pushes it, nested too (A-069, B-014)")
    func pushes() {
        let fixture = fixture(.portrait)
        fixture.perform { master.popViewController(animated: false) }
        let detail = UINavigationController(rootViewController: new)

        fixture.perform { list.showDetailViewController(detail, sender: nil) }
        #expect(master.viewControllers == [list, detail])
        #expect(new.view.window != nil)
        fixture.rotate(to: .landscape)

        #expect(fixture.root.viewControllers == [master, detail])
    }

    @Test("in columns, showDetail sets the secondary, as setViewController does (B-014, B-019)")
    func columns() {
        let fixture = SimulationFixture {
            UISplitViewController.columns(primary: list, secondary: other)
        }
        let replacement = UINavigationController(rootViewController: new)

        fixture.perform { list.showDetailViewController(replacement, sender: nil) }

        #expect(fixture.root.viewController(for: .secondary) === replacement)
        #expect(new.view.window != nil && detail.view.window == nil)
    }

    @Test("in collapsed columns, showDetail sets the secondary and goes to it (B-014)")
    func collapsedColumns() {
        let fixture = SimulationFixture(window: .third) {
            UISplitViewController.columns(primary: list, secondary: other)
        }
        let navigation = list.navigationController
        fixture.perform { navigation?.popViewController(animated: false) }

        fixture.perform {
            let replacement = UINavigationController(rootViewController: new)
            list.showDetailViewController(replacement, sender: nil)
        }

        #expect(navigation?.titlesInFlow == ["list", "new"])
        #expect(new.view.window != nil)
        #expect(fixture.misuses == [])
    }

    @Test("where nobody knows how, either is presented (B-014, B-015)")
    func presented() {
        let fixture = SimulationFixture { Container(LoggingController("child")) }

        fixture.perform { fixture.root.child.show(new, sender: nil) }
        #expect(fixture.root.presentedViewController === new)
        fixture.perform { fixture.root.dismiss(animated: false) }
        fixture.perform { fixture.root.child.showDetailViewController(new, sender: nil) }

        #expect(fixture.root.presentedViewController === new)
    }

    @Test("a collapsed classic split view presents what is shown on it (B-015)")
    func collapsedShow() {
        let fixture = fixture(.portrait)

        fixture.perform { fixture.root.show(new, sender: nil) }

        #expect(fixture.root.presentedViewController === new)
        #expect(master.viewControllers == [list, other])
    }

    // MARK: - The notification

    @Test("collapsing and expanding post that details are shown elsewhere (B-016)")
    func notification() {
        let fixture = fixture()
        let columns = SimulationFixture { UISplitViewController.columns() }
        let posted = Posted()
        let tokens = [fixture.root, columns.root].map { split in
            NotificationCenter.default.addObserver(
                forName: UIViewController.showDetailTargetDidChangeNotification, object: split,
                queue: nil
            ) { _ in MainActor.assumeIsolated { posted.count += 1 } }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }

        fixture.rotate(to: .portrait)
        #expect(posted.count == 1)
        fixture.rotate(to: .landscape)
        #expect(posted.count == 2)
        columns.resize(to: .third)

        #expect(posted.count == 3)
    }

    @MainActor private final class Posted {
        var count = 0
    }
}

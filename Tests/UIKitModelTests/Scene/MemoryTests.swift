import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Memory of simulations")
struct MemoryTests {
    private let world = SimulationFixture.plain()

    /// Objects that must be gone.
    private struct Ghosts {
        private var references: [() -> AnyObject?] = []
        var survivors: [String] { references.compactMap { $0().map { "\(type(of: $0))" } } }

        mutating func watch(_ object: AnyObject) {
            references.append { [weak object] in object }
        }
    }

    private func run(_ action: (SimulationFixture<Container>, UISplitViewController) -> Void)
        -> Ghosts
    {
        var ghosts = Ghosts()
        let fixture = SimulationFixture(release: .iOS14) {
            Container(
                UISplitViewController.columns(
                    primary: OwnNavigation(), compact: UINavigationController()))
        }
        guard let split = fixture.root.child as? UISplitViewController else {
            Issue.record("expected a split view in the container")
            return ghosts
        }
        ghosts.watch(fixture.simulation)
        ghosts.watch(fixture.window)
        for column in [UISplitViewController.Column.primary, .secondary, .compact] {
            split.viewController(for: column).map { ghosts.watch($0) }
        }
        action(fixture, split)
        fixture.simulation.forEachController { ghosts.watch($0) }
        fixture.simulation.forEachController { ghosts.watch($0.view) }
        split.displayModeButton.map { ghosts.watch($0) }
        // Another simulation replaces it.
        _ = SimulationFixture.plain()
        return ghosts
    }

    @Test("controllers, views and windows are gone with their simulation")
    func gone() {
        #expect(run { _, _ in }.survivors.isEmpty)
    }

    @Test("also after pushes, collapses, gestures and transitions that did not end")
    func goneAfterActions() {
        let ghosts = run { fixture, split in
            let menu = split.viewController(for: .primary) as? OwnNavigation
            fixture.perform {
                menu?.navigation.pushViewController(LoggingController("b"), animated: true)
            }
            fixture.perform { split.perform(.drag, extent: .rubberBand) }
            fixture.rotate(to: .portrait)
            fixture.resize(to: .third)
            fixture.resize(to: .full)
            fixture.perform { menu?.navigation.swipeBack(.cancel) }
            menu?.navigation.pushViewController(LoggingController("c"), animated: true)
            split.show(.primary)
        }

        #expect(ghosts.survivors.isEmpty)
    }

    @Test("classic split views too, and what they keep for an expand")
    func goneClassic() {
        var ghosts = Ghosts()
        func run() {
            let listener = ClassicListener()
            listener.collapses = true
            let fixture = SimulationFixture(device: "iPhone 8 Plus") {
                UISplitViewController.classic(
                    UINavigationController(rootViewController: LoggingController("list")),
                    UINavigationController(rootViewController: LoggingController("detail")),
                    delegate: listener)
            }
            ghosts.watch(fixture.simulation)
            fixture.simulation.forEachController { ghosts.watch($0) }
            let list = fixture.root.viewControllers.first?.children.first
            let detail = fixture.root.viewControllers.last?.children.first
            detail?.navigationItem.leftBarButtonItem = fixture.root.displayModeButtonItem
            ghosts.watch(fixture.root.displayModeButtonItem)
            fixture.settle()
            fixture.rotate(to: .portrait)
            let another = UINavigationController(rootViewController: LoggingController("another"))
            ghosts.watch(another)
            fixture.perform { list?.showDetailViewController(another, sender: nil) }
            fixture.rotate(to: .landscape)
            fixture.rotate(to: .portrait)
            _ = SimulationFixture.plain()
        }
        run()

        #expect(ghosts.survivors.isEmpty)
    }

    @Test("also three columns, stacked and apart, with what was popped")
    func goneWithThreeColumns() {
        #expect(runTriple().survivors.isEmpty)
    }

    private func runTriple() -> Ghosts {
        var ghosts = Ghosts()
        let fixture = SimulationFixture<UISplitViewController> {
            let split = UISplitViewController.columns(.tripleColumn)
            split.showsSecondaryOnlyButton = true
            return split
        }
        ghosts.watch(fixture.simulation)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            fixture.root.viewController(for: column).map { ghosts.watch($0) }
        }
        fixture.root.secondaryOnlyButton.map { ghosts.watch($0) }
        fixture.resize(to: .third)
        fixture.perform { fixture.root.show(.primary) }
        fixture.resize(to: .full)
        fixture.resize(to: .slideOver)
        fixture.perform {
            fixture.root.setViewController(LoggingController("new"), for: .supplementary)
        }
        fixture.perform { fixture.root.show(.supplementary) }
        _ = SimulationFixture.plain()
        return ghosts
    }

    @Test("also with tabs and toolbars, and while the keyboard is up for a field")
    func goneWithKeyboard() {
        #expect(runTabs().survivors.isEmpty)
    }

    private func runTabs() -> Ghosts {
        var ghosts = Ghosts()
        let field = UITextField(frame: .zero)
        let fixture = SimulationFixture<UITabBarController> {
            let tabs = UITabBarController()
            tabs.viewControllers = ["a", "b"].map {
                UINavigationController(rootViewController: LoggingController($0))
            }
            return tabs
        }
        let first = fixture.root.children.first as? UINavigationController
        first?.isToolbarHidden = false
        first?.topViewController?.toolbarItems = [UIBarButtonItem(title: "Sort")]
        fixture.perform { first?.topViewController?.view.addSubview(field) }
        fixture.perform { field.receiveTap() }
        for object in [fixture.simulation, field, fixture.root.tabBar] as [AnyObject] {
            ghosts.watch(object)
        }
        fixture.simulation.forEachController { ghosts.watch($0) }
        fixture.simulation.forEachController { ghosts.watch($0.view) }
        _ = SimulationFixture.plain()
        return ghosts
    }

    @Test("views that outlive their owners do not reach back to them")
    func outlived() {
        var kept: [UIView] = []
        _ = run { _, split in
            kept = [split.child(.primary)?.view, split.displayModeButton].compactMap { $0 }
        }

        #expect(kept.count == 2)
        for view in kept {
            #expect(view.window == nil)
            view.frame.origin.x += 1
            view.setNeedsLayout()
        }
    }
}

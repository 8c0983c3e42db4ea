import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("What a simulation leaves behind")
struct MemoryTests {
    /// Objects that must be gone.
    private struct Ghosts {
        private var references: [() -> AnyObject?] = []
        var survivors: [String] { references.compactMap { $0().map { "\(type(of: $0))" } } }

        mutating func watch(_ object: AnyObject) {
            references.append { [weak object] in object }
        }
    }

    private func run(_ action: (Stage<Container>, UISplitViewController) -> Void) -> Ghosts {
        var ghosts = Ghosts()
        let stage = Stage(release: .iOS14) {
            Container(
                UISplitViewController.columns(
                    primary: OwnNavigation(), compact: UINavigationController()))
        }
        guard let split = stage.root.child as? UISplitViewController else { return ghosts }
        ghosts.watch(stage.simulation)
        ghosts.watch(stage.window)
        for column in [UISplitViewController.Column.primary, .secondary, .compact] {
            split.viewController(for: column).map { ghosts.watch($0) }
        }
        action(stage, split)
        stage.simulation.forEachController { ghosts.watch($0) }
        stage.simulation.forEachController { ghosts.watch($0.view) }
        split.displayModeButton.map { ghosts.watch($0) }
        // Another simulation takes its place.
        Simulation.current = Stage.plain().simulation
        return ghosts
    }

    @Test("controllers, views and windows are gone with their simulation")
    func gone() {
        #expect(run { _, _ in }.survivors.isEmpty)
    }

    @Test("also after pushes, collapses, gestures and transitions that did not end")
    func goneAfterActions() {
        let ghosts = run { stage, split in
            let menu = split.viewController(for: .primary) as? OwnNavigation
            stage.perform { menu?.navigation.pushViewController(Witness("b"), animated: true) }
            stage.perform { split.perform(.drag, extent: .rubberBand) }
            stage.rotate(to: .portrait)
            stage.resize(to: .third)
            stage.resize(to: .full)
            stage.perform { menu?.navigation.swipeBack(.cancel) }
            Simulation.current = stage.simulation
            menu?.navigation.pushViewController(Witness("c"), animated: true)
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
            let stage = Stage(device: "iPhone 8 Plus") {
                UISplitViewController.classic(
                    UINavigationController(rootViewController: Witness("list")),
                    UINavigationController(rootViewController: Witness("detail")),
                    delegate: listener)
            }
            ghosts.watch(stage.simulation)
            stage.simulation.forEachController { ghosts.watch($0) }
            let list = stage.root.viewControllers.first?.children.first
            let detail = stage.root.viewControllers.last?.children.first
            detail?.navigationItem.leftBarButtonItem = stage.root.displayModeButtonItem
            ghosts.watch(stage.root.displayModeButtonItem)
            stage.settle()
            stage.rotate(to: .portrait)
            let another = UINavigationController(rootViewController: Witness("another"))
            ghosts.watch(another)
            stage.perform { list?.showDetailViewController(another, sender: nil) }
            stage.rotate(to: .landscape)
            stage.rotate(to: .portrait)
            Simulation.current = Stage.plain().simulation
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
        let stage = Stage<UISplitViewController> {
            let split = UISplitViewController.columns(.tripleColumn)
            split.showsSecondaryOnlyButton = true
            return split
        }
        ghosts.watch(stage.simulation)
        for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
            stage.root.viewController(for: column).map { ghosts.watch($0) }
        }
        stage.root.secondaryOnlyButton.map { ghosts.watch($0) }
        stage.resize(to: .third)
        stage.perform { stage.root.show(.primary) }
        stage.resize(to: .full)
        stage.resize(to: .slideOver)
        stage.perform { stage.root.setViewController(Witness("new"), for: .supplementary) }
        stage.perform { stage.root.show(.supplementary) }
        Simulation.current = Stage.plain().simulation
        return ghosts
    }

    @Test("also with tabs and toolbars, and while the keyboard is up for a field")
    func goneWithKeyboard() {
        #expect(runTabs().survivors.isEmpty)
    }

    private func runTabs() -> Ghosts {
        var ghosts = Ghosts()
        let field = UITextField(frame: .zero)
        let stage = Stage<UITabBarController> {
            let tabs = UITabBarController()
            tabs.viewControllers = ["a", "b"].map {
                UINavigationController(rootViewController: Witness($0))
            }
            return tabs
        }
        let first = stage.root.children.first as? UINavigationController
        first?.isToolbarHidden = false
        first?.topViewController?.toolbarItems = [UIBarButtonItem(title: "Sort")]
        stage.perform { first?.topViewController?.view.addSubview(field) }
        stage.perform { field.receiveTap() }
        for object in [stage.simulation, field, stage.root.tabBar] as [AnyObject] {
            ghosts.watch(object)
        }
        stage.simulation.forEachController { ghosts.watch($0) }
        stage.simulation.forEachController { ghosts.watch($0.view) }
        Simulation.current = Stage.plain().simulation
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

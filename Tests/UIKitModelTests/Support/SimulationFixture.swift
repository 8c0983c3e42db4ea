import Foundation
import Testing
@_spi(Simulation) import TreeCheck
@_spi(Simulation) import UIKitModel

/// A simulation with a root controller in its window, and the actions of tests. Every action
/// settles.
///
/// Making or changing views and controllers needs a current simulation. A suite that makes some
/// before its test launches an app owns a fixture as its first property, which is made first:
/// `private let world = SimulationFixture.plain()`. Tests never set the current simulation
/// themselves, and never depend on one that another test left.
///
/// Other tests run between the initialiser of a suite and its test. Whatever a test reads of the
/// fixture makes its simulation current again. A test that does not begin with the fixture calls
/// `makeCurrent`.
@MainActor struct SimulationFixture<Root: UIViewController> {
    private let ownSimulation: Simulation
    private let ownRoot: Root

    /// Launches an app whose root is made inside its simulation, by default on an iPad of 1194 ×
    /// 834 points with 24 points of status bar and 20 of home indicator.
    init(
        release: Release = .asDocumented, device: String = "iPad Pro 11-inch",
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        orientation: Orientation = .landscape, window: WindowSize = .full,
        requiresFullScreen: Bool = false, sdk: Release = .iOS27Point1,
        _ makeRoot: @MainActor () -> Root
    ) {
        guard let device = Device.named(device) else {
            preconditionFailure("expected a device of the table, found \(device)")
        }
        let simulation = Simulation(
            environment: Environment(
                device: device, direction: direction, orientation: orientation,
                windowSize: window, requiresFullScreen: requiresFullScreen, sdk: sdk),
            release: release)
        let root = simulation.perform(makeRoot)
        ownSimulation = simulation
        ownRoot = root
        simulation.launch { root }
        // As tests that run in between may do: what depends on luck fails at once.
        Task { @MainActor in Bystander.makeCurrent() }
    }

    var simulation: Simulation {
        ownSimulation.perform {}
        return ownSimulation
    }
    var root: Root {
        makeCurrent()
        return ownRoot
    }
    var window: UIWindow { simulation.window }
    var misuses: [String] { simulation.misuses.map(\.reason) }

    /// Makes this simulation current again after another one was used.
    func makeCurrent() { ownSimulation.perform {} }

    /// Brings the app to rest, and expects the model's data to be consistent then.
    func settle() {
        simulation.settle()
        #expect(simulation.checkTree() == [])
    }

    func perform(_ action: () -> Void) {
        simulation.perform(action)
        settle()
    }

    /// Whether a touch in the middle of a view arrives at or below it.
    func takesTouches(_ view: UIView?) -> Bool {
        guard let view else { return false }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return simulation.window.hitTest(view.convert(middle, to: nil), with: nil)?
            .isDescendant(of: view) == true
    }

    func rotate(to orientation: Orientation) { perform { simulation.rotate(to: orientation) } }
    func resize(to size: WindowSize) { perform { simulation.resize(to: size) } }
    func setDock(shown: Bool) { perform { simulation.setDock(shown: shown) } }
}

/// A simulation that no test knows of. Its release, its traits and its time are others than most
/// tests expect.
@MainActor private enum Bystander {
    private static let simulation = {
        let simulation = Simulation(
            environment: Environment(
                device: Device.all[0], direction: .leftToRight, orientation: .portrait,
                windowSize: .third),
            release: .iOS12)
        simulation.launch {
            UIKitModel.DispatchQueue.main.asyncAfter(deadline: .now() + 60) {}
            return UIViewController()
        }
        simulation.settle()
        return simulation
    }()

    static func makeCurrent() { simulation.perform {} }
}

extension Simulation {
    /// Calls the body for every controller in the window, parents before children.
    func forEachController(_ body: (UIViewController) -> Void) {
        func visit(_ controller: UIViewController) {
            body(controller)
            controller.children.forEach(visit)
        }
        window.rootViewController.map(visit)
        activePresentations.compactMap(\.controllerOnScreen).forEach(visit)
    }
}

extension SimulationFixture where Root == UIViewController {
    /// A fixture with a plain root, whose view fills the window.
    static func plain(
        release: Release = .asDocumented, device: String = "iPad Pro 11-inch",
        orientation: Orientation = .landscape
    ) -> SimulationFixture {
        SimulationFixture(release: release, device: device, orientation: orientation) {
            UIViewController()
        }
    }
}

extension UINavigationController {
    /// The titles of the pages that Back leads through, from the root up, nested stacks included.
    var titlesInFlow: [String?] {
        var titles: [String?] = []
        forEachContent { titles.append($0.title) }
        return titles
    }
}

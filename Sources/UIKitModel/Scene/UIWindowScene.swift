public import Foundation

/// A part of the app's interface that the system starts and ends. The model has no life cycle of
/// scenes: a window scene is there while the app is.
@preconcurrency @MainActor open class UIScene: UIResponder {
    open var delegate: (any UISceneDelegate)?

    override init() { super.init() }
}

@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// The scene of the app's only window.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The display that the window is on.
    open var screen: UIScreen {
        let simulation = Simulation.active
        return simulation.isOpen ? simulation.screens.inner : simulation.screens.main
    }

    open var windows: [UIWindow] { [Simulation.active.window] }

    open var effectiveGeometry: Geometry { Geometry(of: Simulation.active) }

    /// The geometry of a scene. The model has the orientation alone for apps.
    @preconcurrency @MainActor public final class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation
        private let size: CGSize
        private let isOpen: Bool

        init(of simulation: Simulation) {
            let scene = simulation.scene
            interfaceOrientation = UIInterfaceOrientation(
                scene, on: simulation.environment.device)
            size = WindowGeometry(device: simulation.environment.device, scene: scene).size
            isOpen = simulation.isOpen
        }

        func isOnScreen(of other: Geometry) -> Bool { isOpen == other.isOpen }

        func isSame(as other: Geometry) -> Bool {
            interfaceOrientation == other.interfaceOrientation && size == other.size
                && isOnScreen(of: other)
        }
    }
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene has another size or orientation, or is on another display (D-248).
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}
}

extension UIWindow {
    public var windowScene: UIWindowScene? { Simulation.active.windowScene }
    public var screen: UIScreen { Simulation.active.windowScene.screen }
}

extension Simulation {
    /// Changes the window, and notifies the delegate of the scene, since iOS 26.
    ///
    /// - Parameter old: the geometry before; `nil` where the scene has no delegate.
    func changeGeometry(from old: UIWindowScene.Geometry?, _ change: () -> Void) {
        guard let old, let delegate = windowScene.delegate as? any UIWindowSceneDelegate,
            release.conventions.version.map({ $0 >= 26 }) ?? true
        else { return change() }
        let new = windowScene.effectiveGeometry
        if new.isSame(as: old) { return change() }
        if !new.isOnScreen(of: old), reading(OpeningAnnounces.self) == .geometryFirst {
            delegate.windowScene(windowScene, didUpdateEffectiveGeometry: old)
            return change()
        }
        passed(.geometryAfterLayout)
        change()
        window.layoutIfNeeded()
        delegate.windowScene(windowScene, didUpdateEffectiveGeometry: old)
    }
}

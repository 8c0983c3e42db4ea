public import Foundation

/// A display. A phone that folds has two of them.
@preconcurrency @MainActor open class UIScreen: NSObject {
    private let isInner: Bool

    init(isInner: Bool) { self.isInner = isInner }

    /// The outer display of a phone that folds, also while that is open (D-223).
    open class var main: UIScreen { Simulation.active.screens.main }

    /// The size of the display in points, as the device is held. While a phone that folds is open,
    /// its outer display is upright, as it is by nature (D-202, D-223; *unverified*).
    open var bounds: CGRect {
        let simulation = Simulation.active
        var scene = simulation.scene
        scene.window = .share(.full)
        if !isInner, simulation.isOpen { (scene.pose, scene.orientation) = (.closed, .portrait) }
        return CGRect(origin: .zero, size: simulation.environment.device.screen(around: scene))
    }
}

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

    /// The orientation of a scene. An app compares it with the one of before.
    @preconcurrency @MainActor public final class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation
        private let size: CGSize
        private let isOpen: Bool

        init(of simulation: Simulation) {
            let scene = simulation.scene
            interfaceOrientation = UIInterfaceOrientation(scene)
            size = WindowGeometry(device: simulation.environment.device, scene: scene).size
            isOpen = simulation.isOpen
        }

        func isSame(as other: Geometry) -> Bool {
            interfaceOrientation == other.interfaceOrientation && size == other.size
                && isOpen == other.isOpen
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

/// How the interface is turned, with UIKit's raw values.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }

    /// The way of turning to a side is of no meaning but on a closed phone that folds.
    fileprivate init(_ scene: SceneState) {
        self =
            scene.orientation == .portrait
            ? .portrait : scene.isTurnedOver ? .landscapeLeft : .landscapeRight
    }
}

extension UIWindow {
    public var windowScene: UIWindowScene? { Simulation.active.windowScene }
    public var screen: UIScreen { Simulation.active.windowScene.screen }
}

extension Simulation {
    /// Carries out a change of the window, and tells the delegate of the scene of it, since iOS 26.
    func tellingOfGeometry(from old: UIWindowScene.Geometry, _ change: () -> Void) {
        guard let delegate = windowScene.delegate as? any UIWindowSceneDelegate,
            release.conventions.version.map({ $0 >= 26 }) ?? true,
            !windowScene.effectiveGeometry.isSame(as: old)
        else { return change() }
        passed(.openingAnnounces)
        let tell = {
            delegate.windowScene(self.windowScene, didUpdateEffectiveGeometry: old)
        }
        if reading(OpeningAnnounces.self) == .geometryFirst {
            tell()
            change()
        } else {
            change()
            window.layoutIfNeeded()
            tell()
        }
    }
}

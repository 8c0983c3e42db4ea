public import Foundation

/// The outermost view. It gives its root controller the scene's size, traits and safe area.
@preconcurrency @MainActor open class UIWindow: UIView {
    var sceneTraits = UITraitCollection.detached

    var storedRoot: UIViewController? {
        didSet { rootReference = storedRoot.map(Unmanaged.passUnretained) }
    }
    /// The root controller, for readers that do not retain it.
    private(set) var rootReference: Unmanaged<UIViewController>?
    var textFieldCount = 0
    var scrollViewCount = 0
    private var isOnDisplay = false

    open var rootViewController: UIViewController? {
        get { storedRoot }
        set {
            let old = storedRoot
            storedRoot = newValue
            replaceRoot(old)
        }
    }

    /// Makes this the simulation's only window. It has the scene's frame, whatever the argument is.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        storedWindow = self
        let simulation = Simulation.active
        let old = simulation.window
        storedFrame = old.storedFrame
        storedSafeAreaInsets = old.storedSafeAreaInsets
        sceneTraits = old.sceneTraits
        simulation.window = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes the window that a simulation starts with.
    init(unattachedFrame frame: CGRect) {
        super.init(frame: frame)
        storedWindow = self
    }

    deinit {
        forgetWindow()
    }

    open override var traitCollection: UITraitCollection { sceneTraits }

    open func makeKeyAndVisible() {
        isOnDisplay = true
        guard let root = rootViewController, root.appearance == .hidden else { return }
        root.appear { install(root) }
    }

    // MARK: - The scene

    func adopt(
        _ geometry: WindowGeometry, direction: UIUserInterfaceLayoutDirection,
        idiom: UIUserInterfaceIdiom
    ) {
        storedSafeAreaInsets = geometry.insets
        sceneTraits = UITraitCollection(
            horizontal: geometry.horizontal, vertical: geometry.vertical,
            direction: direction == .rightToLeft ? .rightToLeft : .leftToRight, idiom: idiom)
    }

    /// Changes size as rotation and multitasking do: announces the change from the root down, then
    /// sets geometry, safe area and traits.
    func transition(to geometry: WindowGeometry, animation: SceneAnimation) {
        let coordinator = TransitionCoordinator(
            duration: animation == .animated ? AnimationDuration.resize : 0)
        let old = sceneTraits
        let new = UITraitCollection(
            horizontal: geometry.horizontal, vertical: geometry.vertical,
            direction: old.layoutDirection, idiom: old.userInterfaceIdiom)
        let traitsChange = !new.hasSameTraits(as: old)
        let sizeChanges = geometry.size != storedFrame.size
        if let root = storedRoot {
            root.runningCoordinator = coordinator
            if traitsChange { root.tell(root.ownTraits(from: new), with: coordinator) }
            if sizeChanges { root.tell(geometry.size, with: coordinator) }
        }
        let presentations = Simulation.active.presentations
        for presentation in presentations {
            presentation.sceneWillChange(to: new, geometry, with: coordinator)
        }
        setFrame(CGRect(origin: .zero, size: geometry.size))
        if storedSafeAreaInsets != geometry.insets {
            storedSafeAreaInsets = geometry.insets
            storedRoot?.updateOverlayInsetsFromParent()
        }
        if traitsChange {
            sceneTraits = new
            callTraitHandlers(previous: old, now: new)
            storedRoot?.inheritTraits(from: new)
        }
        for presentation in presentations {
            presentation.sceneDidChange(to: new)
            presentation.shown?.recursivelyUpdateOverlayInsetsFromParent()
        }
        // What is animated alongside finds all controllers with their traits (D-057).
        if traitsChange, Simulation.active.release.conventions.traitsComeFromSuperview {
            layOutSubtree()
        }
        let root = storedRoot
        coordinator.run {
            // Another change of the scene may have begun in the meantime.
            if root?.runningCoordinator === coordinator { root?.runningCoordinator = nil }
        }
    }

    /// Walks the controller tree, container by container, after the scene's bars have changed. The
    /// walk takes place even where no value has changed.
    func sceneSafeAreaInsetsDidChange() {
        guard Simulation.active.reading(DockWalk.self) == .always else { return }
        storedRoot?.recursivelyUpdateOverlayInsetsFromParent()
        for presentation in Simulation.active.presentations {
            presentation.shown?.recursivelyUpdateOverlayInsetsFromParent()
        }
    }

    /// Lets popovers avoid the part of the window that the keyboard covers now (B-079).
    func keyboardDidMove() {
        setNeedsLayout()
        for presentation in Simulation.active.presentations { presentation.keyboardDidMove() }
    }

    // MARK: - The root controller

    private func install(_ root: UIViewController) {
        root.inheritTraits(from: sceneTraits)
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.setFrame(bounds)
        addSubview(root.view)
        root.updateOverlayInsetsFromParent()
    }

    /// Puts the root's view back behind everything else after a full-screen presentation.
    func bringBackRoot() {
        guard let root = storedRoot else { return }
        root.inheritTraits(from: sceneTraits)
        root.view.setFrame(bounds)
        insertSubview(root.view, at: 0)
        root.updateOverlayInsetsFromParent()
    }

    private func replaceRoot(_ old: UIViewController?) {
        Simulation.active.noteContainment()
        rootViewController?.joinSimulation()
        guard isOnDisplay, old !== rootViewController else { return }
        if let old {
            // Under a full screen it has disappeared already.
            if old.isAppearingOrShown { old.disappear() }
            old.viewIfLoaded?.removeFromSuperview()
        }
        if let root = rootViewController { root.appear { install(root) } }
    }
}

/// Whether a change of the scene is animated.
enum SceneAnimation { case animated, none }

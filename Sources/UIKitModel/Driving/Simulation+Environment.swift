import Foundation
internal import Journal

/// Actions of system and device: rotation, multitasking, Dock, background, the keyboard's own key.
extension Simulation {
    /// Turns the device. Does nothing if the app does not support the orientation, or has locked
    /// the present one.
    public func rotate(to orientation: Orientation) {
        passed(.rootDecidesRotation)
        note(.rotation, by: .system)
        guard supports(orientation), ignoresApp || !locksOrientation else { return }
        changeScene(animation: .animated) { scene in
            scene.orientation = orientation
            scene.isTurnedOver = false
        }
    }

    /// Whether the window turns with the device. A phone's window turns where the root controller
    /// supports the orientation, and turns at all (B-017); so does that of an app that requires the
    /// full screen, unless it keeps its size (D-041). A phone's free window has no orientation
    /// (D-044).
    public func supports(_ orientation: Orientation) -> Bool {
        let isPad = environment.device.idiom == .pad
        if isPad, !environment.requiresFullScreen { return true }
        if environment.device.fold?.isOneWindow == true { return scene.orientation == orientation }
        if ignoresApp {
            return scene.window.isAlone || scene.orientation == orientation
        }
        if isPad ? release.conventions.fullScreenKey == .keepsSize : scene.window.isFree {
            return scene.orientation == orientation
        }
        return rootSupports(orientation)
    }

    /// Whether the inner display turns as the device is held, whatever the app supports or locks
    /// (D-229, D-230).
    private var ignoresApp: Bool { isOpen && !environment.requiresFullScreen }

    /// Whether a controller that is not covered prefers the orientation to stay (D-179). They are
    /// asked whenever the device turns (*unverified*).
    var locksOrientation: Bool {
        guard release.conventions.orientationsLock else { return false }
        let cover = presentations.lastIndex { $0.hidesPresenter }
        let root = cover == nil ? window.rootViewController : nil
        return perform {
            root?.locksOrientation == true
                || presentations[(cover ?? 0)...].contains { $0.shown?.locksOrientation == true }
        }
    }

    func rootSupports(_ orientation: Orientation) -> Bool {
        !orientationsOfRoot.isDisjoint(with: orientation == .portrait ? .portrait : .landscape)
    }

    /// What the root controller supports: all where there is none, nothing where it never turns.
    var orientationsOfRoot: UIInterfaceOrientationMask {
        guard let root = window.rootViewController else { return .all }
        return perform { root.shouldAutorotate ? root.supportedInterfaceOrientations : [] }
    }

    /// Gives the window another share of the screen: all of it for a size that the device lacks.
    public func resize(to size: WindowSize) {
        changeScene(animation: .animated) { $0.window = .share(size) }
    }

    /// Whether the device offers a window size now, and the window has another.
    public func canResize(to size: WindowSize) -> Bool {
        guard scene.window != .share(size), environment.device.fold == nil else { return false }
        return size == .full
            || !environment.requiresFullScreen
                && environment.device.offers(size, in: scene.orientation)
    }

    /// Whether the user can give the window any size, by device and release (B-121, B-144, D-043).
    public var hasFreeWindows: Bool {
        if environment.device.fold != nil { return false }
        if environment.requiresFullScreen,
            release.conventions.fullScreenKey != .resizesInSteps
        {
            return false
        }
        return switch release.conventions.freeWindows {
        case .none: false
        case .stageManager: environment.device.hasStageManager
        case .everywhere: environment.device.idiom == .pad
        case .onPhonesToo: true
        }
    }

    /// Drags a corner of the window until it has a size in points; the screen limits it.
    ///
    /// Where the release resizes apps under the finger, the window passes through a size half way.
    /// An app that requires the full screen gets a size in an orientation that its root supports:
    /// the longer side is cut (D-042; *unverified*).
    public func drag(windowTo width: Int, by height: Int) {
        let before = window.bounds.size
        passed(environment.device.idiom == .phone ? .phoneWindow : .freeWindow)
        var (width, height) = (width, height)
        if environment.requiresFullScreen {
            passed(.resizesInSteps)
            if !rootSupports(width < height ? .portrait : .landscape) {
                let side = SceneWindow.certain(
                    max(min(width, height), SceneWindow.smallest.height))
                (width, height) = (side, side)
            }
        }
        guard release.conventions.freeWindows.areContinuous, !environment.requiresFullScreen,
            reading(SizesUnderFinger.self) == .halfWay
        else {
            return changeScene(animation: .animated) {
                $0.window = .free(width: width, height: height)
            }
        }
        changeScene(animation: .none) {
            $0.window = .free(
                width: SceneWindow.certain((Int(before.width) + width) / 2),
                height: (Int(before.height) + height) / 2)
        }
        layOut()
        changeScene(animation: .none) { $0.window = .free(width: width, height: height) }
    }

    /// Reveals or hides the Dock. The window walks its controllers' safe areas, even where no value
    /// changes.
    public func setDock(shown: Bool) {
        perform {
            scene.dockIsShown = shown
            window.sceneSafeAreaInsetsDidChange()
        }
    }

    /// Sends the app to the background and brings it back. The system takes its snapshot of the app
    /// at a compact size (B-056).
    public func enterBackgroundAndReturn() {
        note(.background, by: .system)
        let isPad = environment.device.idiom == .pad
        // An app that requires the full screen has no other size to be drawn in (*unverified*).
        if isPad, environment.requiresFullScreen { return }
        // Nor does anybody tell the size of a snapshot on a phone that folds.
        if environment.device.folds { return }
        let before = scene
        let size = reading(SnapshotSize.self)
        if size == .unchanged { return }
        let splits = splitViews.filter { !$0.isCollapsed }
        for split in splits { split.modeState.keep(preferring: split.preferredDisplayMode) }
        changeScene(animation: .none) { scene in
            if size == .turned {
                scene.orientation = before.orientation == .portrait ? .landscape : .portrait
            } else {
                scene.orientation = .portrait
                scene.window = .share(isPad ? .slideOver : .full)
            }
        }
        layOut()
        changeScene(animation: .none) { $0 = before }
        for split in splits { Defect.noteReturn(of: split) }
        // A split view that a container or a sheet lays out learns of its size only now.
        layOut()
        for split in splits { split.modeState.forgetKept() }
    }

    /// Whether a split view that returns from the background has the display mode of before.
    package var returnsToModeBeforeBackground: Bool {
        reading(ModeAfterBackground.self) == .asBefore
    }

    /// Gives a new launch of the app the window and the Dock that the old one had.
    func restore(_ scene: SceneState) {
        self.scene = scene
        // A launch in book pose is laid out flat first (D-249).
        self.scene.foldIsActive = false
        let geometry = WindowGeometry(device: environment.device, scene: scene)
        passed(geometry.reliesOn)
        window.transition(to: geometry, animation: .none)
        foldFollows()
    }

    func changeScene(animation: SceneAnimation, _ change: (inout SceneState) -> Void) {
        perform {
            if stackIsMoving, reading(ChangeDuringPush.self) == .waits { awaitStacks() }
            var changed = scene
            change(&changed)
            let isNewPose = changed.pose != scene.pose
            let old = windowScene.delegate == nil ? nil : windowScene.effectiveGeometry
            scene = changed
            let geometry = WindowGeometry(device: environment.device, scene: scene)
            passed(geometry.reliesOn)
            changeGeometry(from: old) {
                changeWindow(isNewPose: isNewPose) {
                    window.transition(to: geometry, animation: animation)
                }
            }
        }
    }

    // MARK: - The keyboard

    /// Whether the keyboard could come up without a change of the first responder: again for a
    /// field that is first responder, or for the other app of a shared screen (C-091).
    public var canShowKeyboard: Bool {
        guard !keyboard.isUp else { return false }
        return firstResponder?.takesText == true || !scene.window.isAlone
    }

    /// Whether the keyboard's own key could hide it. An iPad's keyboard has one.
    public var canHideKeyboard: Bool { keyboard.isUp && environment.device.idiom == .pad }

    /// Brings the keyboard up, or hides it by its key. The first responder stays (*unverified*).
    public func setKeyboard(shown: Bool) {
        note(.keyboardKey, by: .system)
        perform {
            guard shown else {
                passed(.keyboardKey)
                return moveKeyboard(to: .nobody)
            }
            moveKeyboard(to: firstResponder?.takesText == true ? .thisApp : .otherApp)
        }
    }
}

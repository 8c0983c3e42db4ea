internal import Journal

/// The actions of a phone that folds, and of two apps side by side on it (D-209, D-245 to D-251),
/// or an app below a video (D-261).
///
/// A controller has no other sign of them than its window's size, traits and safe area.
extension Simulation {
    /// Whether the window is on the inner display.
    public var isOpen: Bool { scene.pose != .closed }

    /// Opens, half opens, flattens or closes the phone. Does nothing on another device, and where
    /// the phone is in the pose already.
    ///
    /// Opening and closing move the scene to the other display by one resize (D-245). Flat and half
    /// open differ in the fold alone, and views learn of that later (D-247, D-249).
    public func fold(to pose: Pose) {
        guard let old = self.pose, pose != old else { return }
        let wasActive = scene.foldIsActive
        if pose != .closed, scene.window == .belowVideo, scene.orientation == .portrait {
            // The video takes another height.
            changeScene(animation: .animated) { $0.pose = pose }
        } else if (pose == .closed) == (old == .closed) {
            scene.pose = pose
            perform {
                if poseHidesKeyboard() { moveKeyboard(to: .nobody) }
            }
        } else {
            let animation: SceneAnimation =
                reading(OpeningAnnounces.self) == .atOnce ? .none : .animated
            let orientation = orientation(of: pose)
            changeScene(animation: animation) { scene in
                scene.pose = pose
                scene.orientation = orientation
                scene.isTurnedOver = false
                scene.window = .share(.full)
                // The region is gone with the display.
                scene.foldIsActive = false
            }
            if wasActive { perform { layOutAtFold() } }
        }
        foldFollows()
    }

    /// Turns a closed phone that lies on its side by half a turn, so that its camera comes to the
    /// other side, and what it covers with it (D-206). Does nothing elsewhere, and where the app
    /// does not support both ways, or has locked the orientation.
    ///
    /// The size stays, so none is announced (*unverified*).
    public func turnOver() {
        guard canTurnOver else { return }
        passed(.halfTurn)
        note(.rotation, by: .system)
        guard !locksOrientation else { return }
        changeScene(animation: .animated) { $0.isTurnedOver.toggle() }
    }

    public var canTurnOver: Bool {
        pose == .closed && scene.orientation == .landscape
            && orientationsOfRoot.isSuperset(of: .landscape)
            && environment.device.fold?.isOneWindow == false
    }

    /// Gives the app half of the inner display, or all of it: `nil`. Does nothing where that lies
    /// upright, or the phone is not open.
    public func stand(at side: SceneWindow.Side?) {
        guard canStand(at: side) else { return }
        changeScene(animation: .animated) { $0.window = side.map { .side($0) } ?? .share(.full) }
    }

    public func canStand(at side: SceneWindow.Side?) -> Bool {
        pose == .open && scene.orientation == .landscape && sharesDisplay
            && scene.window != .belowVideo
            && scene.window != (side.map { .side($0) } ?? .share(.full))
    }

    /// Puts a video on top of the inner display, which shortens the app, or takes it away.
    public func setVideo(onTop isOnTop: Bool) {
        guard canSetVideo(onTop: isOnTop) else { return }
        passed(.heightBelowVideo)
        changeScene(animation: .animated) { $0.window = isOnTop ? .belowVideo : .share(.full) }
    }

    public func canSetVideo(onTop isOnTop: Bool) -> Bool {
        isOpen && sharesDisplay && scene.window == (isOnTop ? .share(.full) : .belowVideo)
    }

    /// Whether the inner display gives the app a part of itself. An app that requires the full
    /// screen is scaled instead (D-041).
    private var sharesDisplay: Bool {
        environment.device.fold?.sharing != nil && !environment.requiresFullScreen
    }

    /// The orientation of the display that the app comes to. Held as it is, a phone that is upright
    /// when closed lies on its side when open (D-202), whatever the app supports (D-229). An app
    /// that requires the full screen keeps its orientations (D-042).
    private func orientation(of pose: Pose) -> Orientation {
        if environment.device.fold?.isOneWindow == true { return scene.orientation }
        let turned: Orientation = scene.orientation == .portrait ? .landscape : .portrait
        if pose != .closed, !environment.requiresFullScreen { return turned }
        let isHeld = pose != .closed || reading(OrientationAfterClosing.self) == .asHeld
        let wanted = isHeld ? turned : scene.orientation
        let other: Orientation = wanted == .portrait ? .landscape : .portrait
        return perform { !rootSupports(wanted) && rootSupports(other) } ? other : wanted
    }

    /// Lets views that read the fold learn of it, some turns after the pose (D-249, D-295).
    func foldFollows() {
        perform {
            clock.schedule(after: 1) { [unowned self] in
                let isActive = scene.pose == .halfOpen
                guard isActive != scene.foldIsActive else { return }
                scene.foldIsActive = isActive
                layOutAtFold()
            }
        }
    }

    /// Also those that are out of the window for the time being.
    private func layOutAtFold() {
        for split in splitViews { split.viewIfLoaded?.setNeedsLayout() }
        for presentation in presentations { presentation.foldDidChange() }
    }
}

import Foundation

/// Where the presented controller's view is, and which insets it has.
extension UIPresentationController {
    /// Puts the container over everything else in the window, or in the context's view.
    func raiseContainer() {
        let room: UIView? =
            isInContext ? presenter?.viewIfLoaded : Simulation.active.window
        guard let room else { return }
        let made = PresentationContainerView(frame: room.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The presentation lays its view out itself.
        made.autoresizesSubviews = false
        made.presentation = self
        container = made
        room.addSubview(made)
    }

    func prepareToShow() {
        guard let shown else { return }
        shown.inheritTraits(
            from: traits(in: Simulation.active.window.sceneTraits, for: shownStyle))
        shown.loadViewIfNeeded()
    }

    func attach() {
        guard let container, let view = shown?.viewIfLoaded else { return }
        layOut()
        container.addSubview(view)
        shown?.updateOverlayInsetsFromParent()
    }

    func layOut() {
        guard phase != .over, let view = shown?.viewIfLoaded else { return }
        containerViewWillLayoutSubviews()
        let frame = frameOfPresentedViewInContainerView
        if !frame.isSame(as: view.storedFrame) { view.frame = frame }
        presentedViewWasPlaced()
        containerViewDidLayoutSubviews()
    }

    /// The size that the presented view gets in another window; `nil` where its content decides: in
    /// an alert, and in a popover that stays one.
    func sizeOfShown(in room: SheetRoom, as style: UIModalPresentationStyle) -> CGSize? {
        if isPlacedBySystem { return nil }
        if style == .popover {
            return shownStyle == .popover
                ? nil : (self as? UIPopoverPresentationController)?.wantedSize
        }
        return SheetPlacement.frame(of: self, as: style, in: room).size
    }

    /// Follows a change of the preferred size at once, animated unless the size is zero (B-072).
    func preferredSizeDidChange() {
        guard phase == .presenting || phase == .presented, container?.windowReference != nil,
            let view = shown?.viewIfLoaded, view.superviewReference != nil
        else { return }
        let old = view.storedFrame.size
        layOut()
        guard phase == .presented, preferredContentSize.isWanted,
            !old.isSame(as: view.storedFrame.size)
        else { return }
        Simulation.active.clock.schedule(after: AnimationDuration.popoverResize) {}
    }

    /// The insets of the presented view that the device covers; zero in a popover.
    var overlayInsets: UIEdgeInsets {
        if isInContext { return presenter?.contentOverlayInsets ?? .zero }
        guard shownStyle != .popover, let view = shown?.viewIfLoaded, let container else {
            return .zero
        }
        return Simulation.active.window.storedSafeAreaInsets.covering(
            view.storedFrame, in: container.bounds)
    }

    /// Popovers and form sheets are compact in width, even in a regular window (*unverified*).
    func traits(
        in scene: UITraitCollection, for style: UIModalPresentationStyle
    ) -> UITraitCollection {
        if isInContext, let presenter { return presenter.storedTraits }
        guard style == .popover || style == .formSheet else { return scene }
        Simulation.active.passed(.sheetSizes)
        return scene.overridden(by: UITraitCollection(horizontalSizeClass: .compact))
    }
}

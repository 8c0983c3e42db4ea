import Foundation

/// Bars that the app hides, and bars that hide by themselves (B-064, B-067).
extension UINavigationController {
    /// Who hid the navigation bar, where it is hidden.
    enum BarHiding: Int { case byApp, byCompactHeight, byKeyboard, byTap }

    func setBarHidden(_ hidden: Bool, animated: Bool, cause: BarHiding) {
        guard !Defect.losesBarChange(in: self, simulation: Simulation.active) else { return }
        barHiding = cause
        guard hidden != storedIsBarHidden else { return }
        storedIsBarHidden = hidden
        bar.isHidden = !showsOwnBar
        viewIfLoaded?.setNeedsLayout()
        takeTime(animated)
    }

    func setToolsHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolsAreHidden else { return }
        toolsAreHidden = hidden
        showTools()
        viewIfLoaded?.setNeedsLayout()
        takeTime(animated)
    }

    /// An animated change on its own takes its time; in a transition it takes part in that.
    private func takeTime(_ isAnimated: Bool) {
        guard isAnimated, transition == nil, appearance == .shown else { return }
        Simulation.active.clock.schedule(after: AnimationDuration.bar) {}
    }

    // MARK: - By themselves

    /// A low window hides the bars, a high one gives them back (B-067).
    func barsFollowHeight(from old: UITraitCollection) {
        guard hidesBarsWhenVerticallyCompact else { return }
        let isLow = storedTraits.verticalSizeClass == .compact
        guard isLow != (old.verticalSizeClass == .compact) else { return }
        if isLow, !storedIsBarHidden {
            setBarHidden(true, animated: true, cause: .byCompactHeight)
        } else if !isLow, barHiding == .byCompactHeight {
            setBarHidden(false, animated: true, cause: .byApp)
        }
    }

    /// The keyboard hides the bars, and its going does not bring them back: a tap does (B-067).
    func keyboardDidAppear() {
        guard hidesBarsWhenKeyboardAppears, !storedIsBarHidden else { return }
        setBarHidden(true, animated: true, cause: .byKeyboard)
    }

    /// A tap on content that nothing in it takes: shows bars that went by themselves, and where
    /// taps hide them, hides them (B-067).
    @_spi(Simulation) public func receiveTapOnContent() {
        if storedIsBarHidden {
            guard hidesBarsOnTap || barHiding != .byApp else { return }
            setBarHidden(false, animated: true, cause: .byApp)
        } else if hidesBarsOnTap {
            setBarHidden(true, animated: true, cause: .byTap)
        }
    }

    // MARK: - The toolbar

    private var toolbarHeight: CGFloat { traitCollection.userInterfaceIdiom == .pad ? 50 : 44 }

    /// How much of the bottom the toolbar covers.
    var toolbarInset: CGFloat { toolsAreHidden ? 0 : toolbarHeight }

    func showTools() {
        guard let view = viewIfLoaded else { return }
        tools.isHidden = toolsAreHidden
        guard !toolsAreHidden else { return }
        if tools.superview !== view { view.addSubview(tools) }
        tools.items = stack.last?.toolbarItems
    }

    func layOutTools(in view: UIView) {
        guard !toolsAreHidden else { return }
        showTools()
        let height = toolbarHeight + view.storedSafeAreaInsets.bottom
        tools.setFrame(
            CGRect(
                x: 0, y: view.storedFrame.size.height - height,
                width: view.storedFrame.size.width, height: height))
    }
}

import Foundation

/// Bars that the app hides, and bars that hide by themselves (B-064, B-067).
extension UINavigationController {
    var storedIsBarHidden: Bool { barVisibility.navigationBarIsHidden }
    var toolsAreHidden: Bool { barVisibility.toolbarIsHidden }

    func setBarHidden(_ hidden: Bool, animated: Bool, cause: BarVisibility.Cause) {
        if transition?.isCancelled == true,
            Simulation.active.reading(BarAfterCancelledPop.self) == .lost
        {
            return
        }
        // The cause counts even if nothing changes.
        barVisibility.cause = cause
        guard hidden != storedIsBarHidden else { return }
        barVisibility.navigationBarIsHidden = hidden
        bar.isHidden = !showsOwnBar
        sizeFollowsBar()
        viewIfLoaded?.setNeedsLayout()
        takeTime(animated: animated)
    }

    func setToolsHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolsAreHidden else { return }
        barVisibility.toolbarIsHidden = hidden
        showTools()
        viewIfLoaded?.setNeedsLayout()
        takeTime(animated: animated)
    }

    /// Lets an animated change take time of its own, unless it is part of a running transition.
    private func takeTime(animated: Bool) {
        guard animated, transition == nil, appearance == .shown else { return }
        Simulation.active.clock.schedule(after: AnimationDuration.bar) {}
    }

    // MARK: - Bars that hide by themselves

    /// A compact height hides the bar. A regular height shows it again (B-067).
    func barsFollowHeight(from old: UITraitCollection) {
        guard hidesBarsWhenVerticallyCompact else { return }
        let isLow = storedTraits.verticalSizeClass == .compact
        guard isLow != (old.verticalSizeClass == .compact) else { return }
        if isLow, !storedIsBarHidden {
            setBarHidden(true, animated: true, cause: .compactHeight)
        } else if !isLow, barVisibility.cause == .compactHeight {
            setBarHidden(false, animated: true, cause: .app)
        }
    }

    /// The keyboard hides the bar. It stays hidden when the keyboard leaves (B-067).
    func keyboardDidAppear() {
        guard hidesBarsWhenKeyboardAppears, !storedIsBarHidden else { return }
        setBarHidden(true, animated: true, cause: .keyboard)
    }

    // MARK: - The toolbar

    /// How much of the bottom the toolbar covers, in points.
    var toolbarInset: CGFloat { toolsAreHidden ? 0 : heightOfTools }

    private var heightOfTools: CGFloat {
        toolsHaveRow ? Simulation.active.toolbarHeight : 0
    }

    func showTools() {
        guard let view = viewIfLoaded else { return }
        tools.isHidden = toolsAreHidden
        guard !toolsAreHidden else { return }
        if tools.storedSuperview !== view { view.addSubview(tools) }
        tools.items = stack.last?.toolbarItems
    }

    /// A hidden toolbar follows the view, too, so that it is in its place when it is shown again.
    func layOutTools(in view: UIView) {
        guard !toolsAreHidden || tools.storedSuperview === view else { return }
        if !toolsAreHidden {
            Simulation.active.passed(.toolbarHeight)
            showTools()
        }
        let height = toolsHaveRow ? heightOfTools + view.storedSafeAreaInsets.bottom : 0
        tools.setFrame(
            CGRect(
                x: 0, y: view.storedFrame.size.height - height,
                width: view.storedFrame.size.width, height: height))
        let parts = partsOfStrip
        tools.strip = parts.map { view.convert($0.tools, to: tools) }
        tools.countAtSide = showsOwnBar ? parts?.countOfTools : nil
    }
}

import Foundation

/// Which tab is on screen, and where its view is.
extension UITabBarController {
    var selectedTab: UIViewController? {
        tabs.indices.contains(selection) ? tabs[selection] : nil
    }

    // MARK: - Changes

    /// The selected controller stays selected if it is among the new ones, else the first is selected
    /// (*unverified*: UIKit also keeps the index where it can).
    func replaceTabs(with new: [UIViewController]) {
        let old = tabs
        let shown = selectedTab
        var kept: Int?
        for index in new.indices where new[index] === shown { kept = index }
        if kept == nil, let shown { takeOff(shown) }
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.leaveParent()
        }
        for controller in new where controller.storedParent !== self { addChild(controller) }
        tabs = new
        bar.show(new.map(\.tabBarItem))
        for controller in new where !controller.hasMovedToParent {
            controller.hasMovedToParent = true
            controller.didMove(toParent: self)
        }
        if let kept {
            selection = kept
        } else {
            selection = new.isEmpty ? NSNotFound : 0
            bringOnSelected()
        }
        bar.setNeedsLayout()
    }

    /// Selects a tab that the user taps. Unlike for a change by the app, the delegate may refuse it
    /// and is told of it.
    func userSelects(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        let controller = tabs[index]
        if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return }
        select(index)
        delegate?.tabBarController(self, didSelect: controller)
    }

    func select(_ index: Int) {
        guard index != selection else { return }
        Simulation.active.passed(.tabs)
        let old = selectedTab
        selection = index
        if let old { takeOff(old) }
        bringOnSelected()
        bar.setNeedsLayout()
        // A split view has its buttons in the bar of the selected tab.
        let split: UISplitViewController? = nearestAncestor()
        split?.viewIfLoaded?.setNeedsLayout()
    }

    private func takeOff(_ controller: UIViewController) {
        if controller.isAppearingOrShown {
            controller.beginAppearance(.disappearing, animated: false)
        }
        controller.viewIfLoaded?.removeFromSuperview()
        if controller.appearanceOnScreen == .disappearing { controller.endAppearance() }
    }

    private func bringOnSelected() {
        guard isViewLoaded, appearance == .appearing || appearance == .shown, let selectedTab
        else { return }
        let isShown = appearance == .shown
        selectedTab.beginAppearance(.appearing, animated: false)
        installSelectedView()
        selectedTab.announceIsAppearing(animated: false)
        if isShown { selectedTab.endAppearance() }
    }

    // MARK: - Layout

    /// The height of the bar in points, without the device's safe area below (B-174, *unverified*).
    private var barHeight: CGFloat {
        let simulation = Simulation.active
        return simulation.release.conventions.bars.tabBar(in: simulation.storedWindow)
    }

    /// The insets of the content: those of this controller's view, plus the bar (B-112).
    var contentInsets: UIEdgeInsets {
        var insets = viewIfLoaded?.storedSafeAreaInsets ?? .zero
        if !bar.storedIsHidden { insets.bottom += barHeight }
        return insets
    }

    func installSelectedView() {
        guard let selectedTab, let view = viewIfLoaded else { return }
        selectedTab.loadViewIfNeeded()
        bottomBarFollowsTab()
        guard let content = selectedTab.viewIfLoaded, content.superview !== view else { return }
        view.insertSubview(content, at: 0)
        place(selectedTab)
    }

    func layOutContents() {
        guard let view = viewIfLoaded else { return }
        if !bar.storedIsHidden { Simulation.active.passed(.tabBarHeight) }
        let height = barHeight + view.storedSafeAreaInsets.bottom
        bar.setFrame(
            CGRect(
                x: 0, y: view.storedFrame.size.height - height,
                width: view.storedFrame.size.width, height: height))
        if let selectedTab { place(selectedTab) }
    }

    private func place(_ controller: UIViewController) {
        guard let view = viewIfLoaded, let content = controller.viewIfLoaded,
            content.superview === view
        else { return }
        if content.storedFrame != view.bounds { content.setFrame(view.bounds) }
        controller.setContentOverlayInsets(contentInsets)
    }
}

import Foundation

/// Tabs that the app sets in place of controllers (B-199).
extension UITabBarController {
    /// Shows the controllers of tabs. A tab without a controller is refused.
    func replaceTabs(with new: [UITab]) {
        var kept: [UITab] = []
        var controllers: [UIViewController] = []
        for tab in new {
            guard let controller = tab.viewController else {
                Simulation.active.log(
                    "the tab \(tab.identifier) has no view controller provider: the model has no tab "
                        + "groups, and shows no tab without a controller", about: .model)
                continue
            }
            kept.append(tab)
            controllers.append(controller)
        }
        Simulation.active.passed(.ownTabs)
        replacePages(with: controllers, tabs: kept)
    }

    func replaceOwnTabs(with new: [UITab]) {
        for tab in ownTabs where tab.tabBarController === self { tab.tabBarController = nil }
        ownTabs = new
        for tab in new { tab.tabBarController = self }
    }

    /// Selects a tab that the user taps. The delegate hears of the tab, not of its controller
    /// (*unverified*).
    func userSelects(_ tab: UITab, at index: Int) {
        if let delegate, !delegate.tabBarController(self, shouldSelectTab: tab) { return }
        let previous = selectedTab
        select(index)
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }

    /// Hides or shows the bar for the app. A pushed page that wants no bar below has its way until it is
    /// popped (B-161).
    func setBarHidden(_ hidden: Bool) {
        guard hidden != appHidesBar else { return }
        bar.isHidden = hidden
        if !hidden { bottomBarFollowsTab() }
        selectedPage?.updateOverlayInsetsFromParent()
        viewIfLoaded?.setNeedsLayout()
    }
}

import Foundation

/// Tabs that the app sets in place of controllers (B-199).
extension UITabBarController {
    /// Shows the controllers of tabs. Tabs and groups without any controller are refused.
    func replaceTabs(with new: [UITab]) {
        if Defect.failsToAdd(new, to: self) { return }
        var kept: [UITab] = []
        var shown: [TabPage] = []
        for tab in new {
            let count = shown.count
            appendPages(of: tab, root: kept.count, showing: tab.target, to: &shown)
            if shown.count > count { kept.append(tab) }
        }
        Simulation.active.passed(.ownTabs)
        replacePages(with: shown.map(\.controller), of: shown, tabs: kept)
    }

    func replaceOwnTabs(with new: [UITab], pages: [TabPage]) {
        for tab in ownTabs where tab.tabBarController === self { tab.join(nil) }
        ownTabs = new
        tabPages = pages
        for tab in new { tab.join(self) }
    }

    /// Hides or shows the bar for the app. A pushed page that wants no bar below has its way until
    /// it is popped (B-161).
    func setBarHidden(_ hidden: Bool) {
        guard hidden != appHidesBar else { return }
        bar.isHidden = hidden
        if !hidden { bottomBarFollowsTab() }
        selectedPage?.updateOverlayInsetsFromParent()
        viewIfLoaded?.setNeedsLayout()
    }
}

import Foundation

/// The tab bar that gives way to a pushed page (B-161).
extension UINavigationController {
    /// Whether a page above the root wants no tab bar below.
    private var wantsNoBottomBar: Bool {
        for page in stack.dropFirst() where page.hidesBottomBarWhenPushed { return true }
        return false
    }

    /// Hides the tab bar of the tab bar controller that this is a tab of, or shows it again. A bar
    /// at the top stays (B-198, *unverified*).
    func updateBottomBar() {
        guard let tabs = parentReference?.read({ $0.asTabs }), tabs.selectedPage === self else {
            return
        }
        tabs.setBarGivesWay(wantsNoBottomBar && !tabs.barIsAtTop)
    }
}

extension UITabBarController {
    /// Hides the bar for a pushed page, and shows it again unless the app has hidden it itself.
    func setBarGivesWay(_ givesWay: Bool) {
        guard givesWay != barGivesWay else { return }
        barGivesWay = givesWay
        bar.giveWay(appHidesBar || givesWay || showsSidebar)
        selectedPage?.updateOverlayInsetsFromParent()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Follows the tab that has come on screen.
    func bottomBarFollowsTab() {
        guard let navigation = selectedPage?.asNavigation else { return setBarGivesWay(false) }
        navigation.updateBottomBar()
    }
}

import UIKit

extension ConformanceArea {
    /// Tab bar controllers.
    static let tabs = ConformanceArea(
        "Tab bars",
        rows: [
            ConformanceRow(
                "tabs/all-are-children", of: "B-102, B-103", "All tabs of a tab bar controller",
                since: 8, expects: "a, b are children; a on screen"
            ) { stage in
                let (first, second) = (Page("a"), Page("b"))
                let tabs = UITabBarController()
                tabs.viewControllers = [first, second]
                stage.show(tabs, in: .wide)
                let children = [first, second].filter { $0.parent === tabs }.map(\.label)
                let shown = [first, second].filter(\.isOnScreen).map(\.label)
                return "\(text(children)) are children; \(text(shown)) on screen"
            },
            ConformanceRow(
                "tabs/selecting", of: "B-102, B-103", "All tabs of a tab bar controller",
                since: 8, expects: "b on screen, tab bar controller yes"
            ) { stage in
                let (first, second) = (Page("a"), Page("b"))
                let tabs = UITabBarController()
                tabs.viewControllers = [first, second]
                stage.show(tabs, in: .wide)
                stage.perform { tabs.selectedIndex = 1 }
                let shown = [first, second].filter(\.isOnScreen).map(\.label)
                return "\(text(shown)) on screen, "
                    + "tab bar controller \(text(second.tabBarController === tabs))"
            },
        ])
}

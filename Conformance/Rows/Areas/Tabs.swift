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
            // The documentation names no order: what a device shows settles the row below that one.
            ConformanceRow(
                "tabs/order-of-a-switch", of: "B-102, B-103", "All tabs of a tab bar controller",
                since: 13,
                expects: "b will appear, a will disappear, a did disappear, b is appearing, "
                    + "b did appear"
            ) { stage in
                let journal = Journal()
                let (first, second) = (Page("a", journal: journal), Page("b", journal: journal))
                second.isThorough = true
                let tabs = UITabBarController()
                tabs.viewControllers = [first, second]
                stage.show(tabs, in: .wide)
                _ = second.view
                _ = journal.take()
                stage.perform { tabs.selectedIndex = 1 }
                return journal.take()
            },
            ConformanceRow(
                "tabs/top-and-bottom", of: "B-198, D-171",
                "Since iOS 18 the tab bar of an iPad is at",
                since: 18, expects: "regular: at the top; compact: at the bottom"
            ) { stage in
                guard #available(iOS 18, *) else { return "" }
                let (page, tabs) = (Page("a"), UITabBarController())
                tabs.viewControllers = [page, Page("b")]
                stage.show(tabs, in: .wide)
                let regular = roomOfBar(of: tabs, around: page, on: stage)
                stage.resize(to: .narrow)
                let compact = roomOfBar(of: tabs, around: page, on: stage)
                return "regular: \(regular); compact: \(compact)"
            },
            ConformanceRow(
                "tabs/providers", of: "B-199, D-170",
                "Tabs show the controllers of their providers",
                since: 18, expects: "a made once, b made once; b on screen; b, b, b"
            ) { stage in
                guard #available(iOS 18, *) else { return "" }
                var made: [String] = []
                let own = ["a", "b"].map { name in
                    UITab(title: name, image: nil, identifier: name) { tab in
                        made.append(tab.identifier)
                        return Page(name)
                    }
                }
                let tabs = UITabBarController(tabs: own)
                stage.show(tabs, in: .wide)
                for tab in [own[1], own[0], own[1]] { stage.perform { tabs.selectedTab = tab } }
                let shown = own.compactMap(\.viewController).filter(\.isOnScreen)
                let named = [
                    tabs.selectedTab, tabs.tab(forIdentifier: "b"), shown.first?.tab,
                ].map { $0?.identifier ?? "none" }
                let counts = ["a", "b"].map { name in
                    let count = made.count { $0 == name }
                    return "\(name) made \(count == 1 ? "once" : "\(count) times")"
                }
                return "\(text(counts)); \(text(shown.map(\.label))) on screen; \(text(named))"
            },
            ConformanceRow(
                "tabs/hidden-bar", of: "B-199", "`isTabBarHidden` hides the bar", since: 18,
                expects: "its room goes to the content, and comes back"
            ) { stage in
                guard #available(iOS 18, *) else { return "" }
                let (page, tabs) = (Page("a"), UITabBarController())
                tabs.viewControllers = [page, Page("b")]
                stage.show(tabs, in: .wide)
                @MainActor func inset() -> CGFloat {
                    page.view.safeAreaInsets.top + page.view.safeAreaInsets.bottom
                }
                let before = inset()
                stage.perform { tabs.isTabBarHidden = true }
                let hidden = inset()
                stage.perform { tabs.isTabBarHidden = false }
                return (hidden < before ? "its room goes to the content" : "its room stays")
                    + (inset() == before ? ", and comes back" : ", for good")
            },
        ])

    /// The edge at which a tab bar takes room from a page: there it has more when the bar is
    /// hidden.
    @available(iOS 18, *)
    private static func roomOfBar(
        of tabs: UITabBarController, around page: UIViewController, on stage: any Stage
    ) -> String {
        let shown = page.view.safeAreaInsets
        stage.perform { tabs.isTabBarHidden = true }
        let hidden = page.view.safeAreaInsets
        stage.perform { tabs.isTabBarHidden = false }
        let edges = [
            shown.top > hidden.top ? "at the top" : nil,
            shown.bottom > hidden.bottom ? "at the bottom" : nil,
        ].compactMap(\.self)
        return text(edges)
    }
}

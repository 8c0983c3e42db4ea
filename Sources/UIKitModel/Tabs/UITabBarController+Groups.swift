import Foundation
internal import Journal

/// A controller that a tab bar controller shows for one of its tabs.
struct TabPage {
    /// A tab without children, or a group with a navigation controller that manages it.
    let tab: UITab
    /// The index of the tab, or of its outermost group, in the bar.
    let root: Int
    let controller: UIViewController
    /// `nil` but for a group.
    let manager: UINavigationController?
}

/// Groups of tabs (B-202, B-203).
extension UITabBarController {
    // MARK: - Pages

    /// Appends the pages of a tab and of the tabs below it. A tab without a controller is refused.
    /// A group has pages for its children that have been on screen, or that it shows: others make
    /// their controllers when somebody asks for them (D-034).
    func appendPages(
        of tab: UITab, root: Int, showing shown: UITab, to pages: inout [TabPage]
    ) {
        if let group = tab.asGroup {
            Simulation.active.passed(.tabGroups)
            if let manager = group.managingNavigationController {
                Simulation.active.passed(.managedTabs)
                let page = TabPage(tab: tab, root: root, controller: manager, manager: manager)
                if manager.stack.isEmpty { bring(group.target, into: page) }
                return manager.stack.isEmpty ? refuse(tab) : pages.append(page)
            }
            if !group.children.isEmpty {
                for child in group.children {
                    appendPages(of: child, root: root, showing: shown, to: &pages)
                }
                return
            }
        }
        guard tab === shown || tab.madeController != nil else { return }
        guard let controller = tab.viewController else { return refuse(tab) }
        pages.append(TabPage(tab: tab, root: root, controller: controller, manager: nil))
    }

    private func refuse(_ tab: UITab) {
        Simulation.active.log(
            "the tab \(tab.identifier) has no view controller provider: the model shows no tab without "
                + "a controller", about: .model)
    }

    /// Called when groups have other children, or another managing navigation controller.
    func groupsDidChange() {
        Simulation.active.note(.tabs(serialNumber))
        replaceTabs(with: ownTabs)
    }

    /// The index of the page that shows a tab; `nil` where none does.
    func pageIndex(of tab: UITab) -> Int? {
        let target = tab.target
        let shown = target.managingTabGroup ?? target
        return tabPages.firstIndex { $0.tab === shown }
    }

    /// The same, after a page was made for a child of a group (D-034).
    private func madePageIndex(of tab: UITab) -> Int? {
        if let index = pageIndex(of: tab) { return index }
        guard tab.tabBarController === self, tab.target.viewController != nil else { return nil }
        replaceTabs(with: ownTabs)
        return pageIndex(of: tab)
    }

    /// The index of the page that an item of the bar shows: `NSNotFound` for More, and `nil` where
    /// the page is not made yet.
    func pageIndex(ofItem index: Int) -> Int? {
        if isMore(index) { return NSNotFound }
        return ownTabs.indices.contains(index) ? pageIndex(of: ownTabs[index]) : index
    }

    /// The index of the selected tab in the bar; `NSNotFound` while there is none.
    var selectedRoot: Int {
        tabPages.indices.contains(selection) ? tabPages[selection].root : selection
    }

    /// The tab that is on screen: one without children, or a group whose own controller is.
    var tabOnScreen: UITab? {
        guard !showsMore, tabPages.indices.contains(selection) else { return nil }
        return tabShown(by: tabPages[selection])
    }

    private func tabShown(by page: TabPage) -> UITab {
        guard let manager = page.manager else { return page.tab }
        var next = page.tab.target
        while next !== page.tab, !next.isOn(manager.stack), let parent = next.parent {
            next = parent
        }
        return next
    }

    // MARK: - Selecting

    /// Brings a tab on screen, or a group's shown child. A managed group shows its stack as it is.
    func show(_ tab: UITab) {
        guard let index = madePageIndex(of: tab) else { return }
        if let group = tab.managingTabGroup, group !== tab {
            tab.target.noteSelection()
            bring(tab.target, into: tabPages[index])
            bar.setNeedsLayout()
            sidebarView?.setNeedsLayout()
        }
        select(index)
    }

    /// Selects a tapped tab. The delegate hears of the tab that comes on screen (*unverified*).
    func userSelects(_ tab: UITab) {
        Simulation.active.note(.selection(tabs: serialNumber), by: .user)
        let page = pageIndex(of: tab).map { tabPages[$0] }
        let stack = page.flatMap { $0.tab === tab ? $0 : nil }
        let coming = stack.map(tabShown(by:)) ?? tab.target
        if let delegate, !delegate.tabBarController(self, shouldSelectTab: coming) { return }
        let previous = tabOnScreen
        if coming === previous, page?.manager == nil { popSelectedToRoot() }
        show(tab)
        delegate?.tabBarController(self, didSelectTab: coming, previousTab: previous)
    }

    /// Called when the app has selected a child of a group. It comes on screen where the group is.
    func groupHasSelected(_ child: UITab) {
        guard let index = madePageIndex(of: child) else { return }
        if let manager = child.managingTabGroup {
            if manager !== child { bring(child.target, into: tabPages[index]) }
            sidebarView?.setNeedsLayout()
        }
        guard let parent = child.parent, let shown = tabOnScreen, shown.isBelow(parent) else {
            return
        }
        select(index)
    }

    // MARK: - Managed stacks (B-203)

    /// The controllers of a group, of the groups below it, and of a tab. The sidebar shows the
    /// groups, so that the stack beside it begins with the tab.
    private func path(to tab: UITab, in group: UITabGroup) -> [UIViewController] {
        var path: [UIViewController] = []
        var next: UITab? = tab
        while let current = next {
            if let controller = current.viewController { path.insert(controller, at: 0) }
            next = current === group || showsSidebar && !path.isEmpty ? nil : current.parent
        }
        return path
    }

    private func bring(_ tab: UITab, into page: TabPage) {
        guard let manager = page.manager, let group = page.tab.asGroup, !tab.isOn(manager.stack)
        else { return }
        let path = path(to: tab, in: group)
        if !path.isEmpty { manager.carryOut(path) }
    }

    /// Puts the groups' controllers below those of their tabs, or takes them away beside the
    /// sidebar. A stack from which the user has popped the tab's controller stays.
    func managedStacksFollow() {
        for page in tabPages {
            guard let manager = page.manager, let group = page.tab.asGroup else { continue }
            let tab = group.target
            guard let controller = tab.viewController,
                let index = manager.stack.firstIndex(where: { $0 === controller })
            else { continue }
            let above = manager.stack[(index + 1)...]
            // An app may have pushed the controller of a group itself.
            let below = path(to: tab, in: group).filter { page in !above.contains { $0 === page } }
            let new = below + above
            let isSame = new.elementsEqual(manager.stack) { $0 === $1 }
            if !isSame { manager.carryOut(new) }
        }
    }
}

extension UITab {
    /// Whether the controller of this tab is on a stack. Makes none.
    func isOn(_ stack: [UIViewController]) -> Bool {
        guard let madeController else { return false }
        return stack.contains { $0 === madeController }
    }

    /// Whether this is a tab, or below it.
    func isBelow(_ other: UITab) -> Bool {
        sequence(first: self) { $0.parent }.contains { $0 === other }
    }

    /// Remembers this tab in the groups that it is in.
    func noteSelection() {
        var next: UITab = self
        while let parent = next.parent {
            parent.lastChild = next
            next = parent
        }
    }
}

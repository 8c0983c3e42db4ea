package import Foundation

/// State of bars and their buttons that a harness reads.
extension UINavigationController {
    /// Whether the bar should show a back button: the bar is not hidden, the stack is deeper than
    /// its root, and the top controller did not take the button away (B-063).
    package var callsForWayBack: Bool {
        guard !storedIsBarHidden, !bar.storedIsHidden else { return false }
        var depth = 0
        var top: UIViewController?
        forEachContent { page in
            depth += 1
            top = page
        }
        return depth > 1 && top?.navigationItem.letsBackButtonStand == true
    }

    /// Whether the app has put an item into the bar for the top controller.
    package func places(_ item: UIBarButtonItem) -> Bool {
        guard let top = bar.topItem else { return false }
        let groups = top.leadingItemGroups + top.trailingItemGroups
        let items = (top.leftBarButtonItems ?? []) + (top.rightBarButtonItems ?? [])
        return (items + groups.flatMap(\.barButtonItems)).contains { $0 === item }
    }

    /// Whether the bar has hidden itself, unasked by the app and by the window's height (B-067).
    package var hidesBarUnasked: Bool {
        let isLow = storedTraits.verticalSizeClass == .compact
        return storedIsBarHidden && !appHasHiddenBar && !hidesBarsWhenKeyboardAppears
            && !(hidesBarsWhenVerticallyCompact && isLow)
    }

    /// Whether the toolbar is in the view, and not hidden.
    package var toolbarIsOnScreen: Bool {
        tools.storedSuperview != nil && !tools.storedIsHidden
    }

    /// Whether a push is under way.
    package var isPushing: Bool {
        guard let transition else { return false }
        return transition.removed.isEmpty && !transition.isCancelled
            && transition.to === stack.last
    }
}

/// The bottom edge of a bar at the top and the top edge of a toolbar or tab bar below, in points.
package typealias BarEdges = (top: CGFloat, bottom: CGFloat)

/// What the bars above and below a controller leave to it, from the frames of the bars.
extension UIViewController {
    /// The bottom edge of the lowest navigation bar or tab bar above a container of this
    /// controller, and the top edge of the highest toolbar or tab bar below, in the window's
    /// coordinates and in points. Infinite where there is none.
    ///
    /// - Parameter outermost: a container of this controller. It and those around it do not count.
    package func edgesOfBars(
        below outermost: Unmanaged<UISplitViewController>? = nil
    ) -> BarEdges {
        var edges: BarEdges = (top: -.infinity, bottom: .infinity)
        var next = parentReference
        while let reference = next, reference.toOpaque() != outermost?.toOpaque() {
            let container = reference.takeUnretainedValue()
            if let navigation = container.asNavigation {
                if navigation.showsOwnBar {
                    edges.top = max(edges.top, navigation.bar.frameInWindow.bottom)
                }
                if !navigation.toolsAreHidden {
                    edges.bottom = min(edges.bottom, navigation.tools.frameInWindow.origin.y)
                }
            } else if let tabs = container.asTabs, !tabs.bar.storedIsHidden {
                if tabs.bar.isVertical {
                    // A bar at a side covers neither top nor bottom.
                } else if tabs.barIsAtTop {
                    edges.top = max(edges.top, tabs.bar.frameInWindow.bottom)
                } else {
                    edges.bottom = min(edges.bottom, tabs.bar.frameInWindow.origin.y)
                }
            }
            next = container.parentReference
        }
        return edges
    }

    /// Whether the sidebar of a tab bar controller around this controller is on screen.
    package var isBesideSidebarOfTabs: Bool {
        nearestAncestor { $0.asTabs?.sidebarView } != nil
    }

    /// What bars at a side cover of the window, where containers around this have some (D-211).
    package var insetsOfSideBars: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        guard Simulation.folds, let strip = Simulation.active.sideStrip else { return insets }
        var next = parentReference
        while let container = next?.takeUnretainedValue() {
            let navigation = container.asNavigation
            let shows =
                container.asTabs.map { !$0.bar.storedIsHidden }
                ?? navigation.map { $0.showsOwnBar || !$0.toolsAreHidden } ?? false
            if shows, container.sideStrip != nil {
                insets.cover(strip, in: Simulation.active.window.bounds.size.width)
            }
            next = container.parentReference
        }
        return insets
    }
}

extension UINavigationBar {
    /// The view of the navigation controller that has this bar; `nil` for a bar of the app's own.
    package var viewOfOwner: UIView? { owner?.viewIfLoaded }

    /// The back button, whether it is in the bar or not.
    package var backButtonView: UIView { backButton }

    /// Calls the body for each button of the present page that is in the bar, from the outermost
    /// one: at its leading end, Back first, or at its trailing end (B-063).
    package func forEachButton(atLeadingEnd isLeading: Bool, _ body: (UIView) -> Void) {
        if isLeading, isShown(backButton) { body(backButton) }
        for item in (isLeading ? topItem?.leftBarButtonItems : topItem?.rightBarButtonItems) ?? [] {
            if let view = item.view, isShown(view) { body(view) }
        }
    }

    private func isShown(_ button: UIView) -> Bool {
        isInBar(button) && !button.isAtSide
    }

    private func isInBar(_ button: UIView) -> Bool {
        button.storedSuperview === self && !button.storedIsHidden && button.storedFrame.width > 0
    }

    /// What is wrong with the buttons at a side, as a clause: Back is above the others, and these
    /// are in their order (D-234).
    package var faultOfSide: String? {
        guard Simulation.active.sideStrip != nil, let top = topItem else { return nil }
        let items = (top.leftBarButtonItems ?? []) + (top.rightBarButtonItems ?? [])
        var last = -CGFloat.infinity
        for button in [backButton] + items.compactMap(\.view) {
            guard isInBar(button), button.isAtSide else { continue }
            if button.storedFrame.origin.y < last {
                return "the buttons at the side are not in their order from the top"
            }
            last = button.storedFrame.origin.y
        }
        return nil
    }

    /// What is wrong with the title view: the bar has none of another page (B-156).
    package var faultOfTitleView: String? {
        let own = topItem?.titleView
        return storedSubviews.contains { $0.isTitle && $0 !== own }
            ? "its bar has the title view of another page" : nil
    }

    /// What is wrong with the back button: one with a title, which could be shorter, lies over no
    /// other button and no title view (B-063).
    package var faultOfBackTitle: String? {
        guard isShown(backButton), let title = backButton.title, !title.isEmpty else { return nil }
        for view in storedSubviews where view !== backButton && !view.storedIsHidden {
            let shared = view.storedFrame.intersection(backButton.storedFrame)
            if !shared.isNull, min(shared.width, shared.height) > 0.5 {
                return "the back button \"\(title)\" lies over another part of the bar"
            }
        }
        return nil
    }

    /// Whether a view is one of the buttons that the bar lays out.
    package static func isBarButton(_ view: UIView) -> Bool {
        view is BarButtonView
    }
}

extension UIView {
    /// Whether this tab or bar button stands at a side: outside of the bar's row (D-232).
    package var isAtSide: Bool {
        if let tabs = storedSuperview as? UITabBar { return tabs.isVertical }
        return (self as? BarButtonView)?.standsAtSide ?? false
    }
}

extension UIBarButtonItem {
    /// The button that shows the item; `nil` before a bar has laid it out.
    package var button: UIControl? { view }

    /// Whether a bar at a side, which lacks room for the button, has it in a menu (D-243).
    package var isInMenu: Bool { overflow?.view?.windowReference != nil }

    /// Whether a bar shows a button for it, and no space.
    package var hasButton: Bool { isShownInBars }
}

extension UIControl {
    /// The title or placeholder that a control shows; `nil` where it shows none.
    package var shownTitle: String? {
        (self as? UIButton)?.shownName ?? (self as? BarButtonView)?.shownName
            ?? (self as? TabButton)?.title ?? (self as? SidebarControl)?.title
            ?? (self as? UITextField)?.placeholder
            ?? (self as? ChoiceRow)?.title
    }
}

extension Simulation {
    /// What is wrong with the menu or alert in front, as a sentence: each entry can be chosen where
    /// the app says so, and none lies over another or over a field. An alert that is no popover has
    /// all its actions (B-153), with the cancelling one of two at the leading end (HIG). A menu
    /// shows its entries inside, in the app's order (B-152), and at full height where there is
    /// plenty of room.
    package var faultOfEntries: String? {
        guard let shown = presentations.last?.shown, let view = shown.viewIfLoaded,
            shown is UIAlertController || shown is MenuController
        else { return nil }
        var controls: [UIControl] = []
        view.forEachView { if let control = $0 as? UIControl { controls.append(control) } }
        let rows = controls.compactMap { $0 as? ChoiceRow }
        if let row = rows.first(where: { $0.isEnabled != $0.isEnabledByApp }) {
            return "whether \"\(row.title ?? "")\" can be chosen, is not what the app says"
        }
        for (index, control) in controls.enumerated() {
            for other in controls[..<index] {
                let shared = control.frameInWindow.intersection(other.frameInWindow)
                if shared.isNull || min(shared.width, shared.height) < 1 { continue }
                return "\"\(control.shownTitle ?? "")\" lies over \"\(other.shownTitle ?? "")\""
            }
        }
        if let alert = shown as? UIAlertController, presentations.last?.styleOnScreen != .popover,
            let missing = alert.actions.first(where: { action in
                !rows.contains { $0.action === action }
            })
        {
            return "\"\(missing.title ?? "")\" is an action of the alert, and has no button"
        }
        if let alert = shown as? UIAlertController, rows.count == 2,
            rows[0].frame.minY == rows[1].frame.minY,
            let cancel = rows.first(where: { $0.action?.style == .cancel }),
            let other = rows.first(where: { $0 !== cancel }),
            (cancel.frame.minX > other.frame.minX) != (alert.view.layoutDirection == .rightToLeft)
        {
            return "\"\(cancel.title ?? "")\" is not at the leading end"
        }
        guard let menu = (shown as? MenuController)?.menu else { return nil }
        let titles = rows.sorted { $0.frame.minY < $1.frame.minY }.map { $0.title ?? "" }
        if titles != menu.titlesOfEntries {
            return "the menu's entries are not in the order in which the app gives them"
        }
        if let row = rows.first(where: { $0.frame.maxY > view.bounds.maxY + 0.5 }) {
            return "\"\(row.title ?? "")\" lies below the end of the menu"
        }
        let wanted = MenuController.rowHeight * CGFloat(rows.count)
        guard let first = rows.first, wanted < window.bounds.height / 3,
            first.bounds.height < MenuController.rowHeight - 0.5
        else { return nil }
        return "the menu's entries are \(first.bounds.height) points high, and there is room"
    }
}

extension UIMenu {
    /// The titles of its actions, with those of the menus in it.
    fileprivate var titlesOfEntries: [String] {
        children.flatMap { child -> [String] in
            if let menu = child as? UIMenu { return menu.titlesOfEntries }
            guard let action = child as? UIAction, !action.attributes.contains(.hidden) else {
                return []
            }
            return [action.title]
        }
    }
}

extension UIViewController {
    /// What is wrong with the bar of this tab bar controller, as a clause: it gives way to the
    /// pages on the stack of its tab that want that, and to no others. At the top it may stay.
    package var faultOfTabBar: String? {
        guard let tabs = asTabs, !tabs.bar.appHasShownIt else { return nil }
        if tabs.showsSidebar { return tabs.sidebarView?.faultOfTitles }
        if tabs.appHidesBar {
            return tabs.bar.storedIsHidden ? nil : "is on screen, and the app hides it"
        }
        let pages = tabs.selectedPage?.asNavigation?.stack ?? []
        let givesWay = pages.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
        if tabs.bar.storedIsHidden {
            return givesWay ? nil : "is gone, and no page on the stack of its tab hides it"
        }
        return givesWay && !tabs.barIsAtTop
            ? "is on screen, and a page on the stack of its tab hides it" : nil
    }
}

extension SidebarView {
    /// Which row has another title than its tab, as a clause (B-200).
    fileprivate var faultOfTitles: String? {
        for case let row as SidebarControl in subviews {
            guard case .row(let line) = row.part, row.title != line.item.title else { continue }
            return "has a sidebar, whose row for \"\(line.item.title ?? "")\" is titled "
                + "\"\(row.title ?? "")\""
        }
        return nil
    }
}

extension UITabBarController {
    /// Whether the bar is on screen, and marks another tab than the selected one, or none.
    package var marksAnotherTab: Bool {
        guard !bar.storedIsHidden, bar.windowReference != nil else { return false }
        return bar.buttons.firstIndex(where: \.isSelected) != selectedItem
    }
}

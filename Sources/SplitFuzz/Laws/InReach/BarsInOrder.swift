import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// A navigation controller on screen shows no bar and no toolbar that is hidden, and the
    /// toolbar that is not. Its bars have the buttons of the page on top, and its toolbar no
    /// others; each can be tapped where the app says so. No bar has the title view of another page
    /// (B-156). In its navigation bar, Back and the left items begin at the leading end, and the
    /// right items at the trailing one: from right to left, that is the left end (B-042, B-063). At
    /// a side Back is above the others, in their order (D-234). A tab bar gives way to the pages
    /// that ask for it, and to no others (B-161). A button that begins and ends editing says which
    /// of the two it does (B-154). Menus and alerts show all their entries, none over another, and
    /// each can be chosen where the app says so (B-152, B-153). A subclass may have bars of its
    /// own.
    static var barsInOrder: Self {
        Invariant(
            "bars-in-order",
            summary: "bars are shown as the app says, with their buttons in order from the leading "
                + "end",
            sources: ["B-042", "B-063", "B-152", "B-153", "B-154", "B-156", "B-161", "D-234"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            var fault: Mismatch?
            _ = machine.simulation.firstController { controller, isOnScreen in
                if isOnScreen, let what = controller.faultOfTabBar {
                    fault = Mismatch(
                        "tab-bar",
                        "the tab bar of \(controller.readableName) \(what)")
                    return true
                }
                guard isOnScreen, let navigation = controller.asNavigation,
                    type(of: navigation) == UINavigationController.self, navigation.isInWindow
                else { return false }
                fault = faultOfBars(navigation)
                return fault != nil
            }
            if fault == nil, machine.simulation.isPresenting,
                let what = machine.simulation.faultOfEntries
            {
                fault = Mismatch("entry", what)
            }
            return fault
        }
    }

    private static func faultOfBars(_ navigation: UINavigationController) -> Mismatch? {
        let name = navigation.innermostTopViewController?.readableName ?? "an empty stack"
        let (isHidden, isShown) = (navigation.isToolbarHidden, navigation.toolbarIsOnScreen)
        if isHidden == isShown,
            !navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
        {
            let state = isHidden ? "hidden, and is on screen" : "shown, and is not on screen"
            return Mismatch("toolbar", "the toolbar of \(name) is to be \(state)")
        }
        if navigation.hidesBarUnasked {
            return Mismatch(
                "bar", "the bar of \(name) has hidden itself, and nobody asked for that")
        }
        let bar = navigation.navigationBar
        if bar.isHidden { return nil }
        if navigation.isNavigationBarHidden {
            return Mismatch("bar", "the bar of \(name) is to be hidden, and is on screen")
        }
        if let page = navigation.topViewController, page === navigation.innermostTopViewController,
            let what = faultOfItems(of: page, in: navigation)
        {
            return Mismatch("items", "\(name): \(what)")
        }
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // From the leading end inwards, then from the trailing one.
        var (first, last): (CGFloat?, CGFloat) = (nil, -.infinity)
        var isRight = true
        func take(_ button: UIView, isLeading: Bool) {
            let start = isMirrored ? -button.frame.maxX : button.frame.minX
            if isLeading ? start < last : start > last { isRight = false }
            if first == nil { first = start }
            last = start
        }
        bar.forEachButton(atLeadingEnd: true) { take($0, isLeading: true) }
        let leading = first ?? -.infinity
        (first, last) = (nil, .infinity)
        bar.forEachButton(atLeadingEnd: false) { take($0, isLeading: false) }
        // A bar without room may lay the two ends over each other, but not the outermost buttons.
        if isRight, leading <= first ?? .infinity {
            return (bar.faultOfBackTitle ?? bar.faultOfSide).map {
                Mismatch("bar", "\(name): \($0)")
            }
        }
        return Mismatch(
            "bar",
            "the buttons in the bar of \(name) are not in their order from the "
                + (isMirrored ? "right" : "left"))
    }

    /// Which buttons of a page the bars do not show as the page says.
    private static func faultOfItems(
        of page: UIViewController, in navigation: UINavigationController
    ) -> String? {
        let (bar, item) = (navigation.navigationBar, page.navigationItem)
        if item.hidesBackButton, bar.backButtonView.superview === bar {
            return "the page hides Back, and the bar shows it"
        }
        let own = page.splitViewController?.displayModeItemOfApp
        if let what = page.faultOfEditButton.map({ "its button for editing says \"\($0)\"" })
            ?? faultOfButtons(item.leftBarButtonItems ?? [], in: bar, except: own)
            ?? faultOfButtons(item.rightBarButtonItems ?? [], in: bar, except: own)
            ?? bar.faultOfTitleView
        {
            return what
        }
        guard navigation.toolbarIsOnScreen, let toolbar = navigation.toolbar else { return nil }
        let tools = page.toolbarItems ?? []
        return faultOfButtons(tools, in: toolbar) ?? faultOfOrder(of: tools, in: toolbar)
            ?? toolbar.subviews.first { view in
                UINavigationBar.isBarButton(view) && !tools.contains { $0.button === view }
            }.map { _ in "the toolbar has a button of another page" }
    }

    /// A toolbar with room for all its buttons shows them side by side, from the leading end. How
    /// much room spaces of a fixed width take, no source says.
    private static func faultOfOrder(of items: [UIBarButtonItem], in toolbar: UIView) -> String? {
        if items.contains(where: { !$0.hasButton && $0.width != 0 }) { return nil }
        let isMirrored = toolbar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let bounds = toolbar.bounds
        var (room, end) = (bounds.inset(by: toolbar.safeAreaInsets).width, -CGFloat.infinity)
        var isRight = true
        for item in items where item.hasButton {
            guard let button = item.button, !button.isAtSide else { continue }
            let frame = button.frame
            room -= frame.width + 16
            let start = isMirrored ? -frame.maxX : frame.minX
            if start < end - 0.5 || frame.minX < -0.5 || frame.maxX > bounds.width + 0.5 {
                isRight = false
            }
            end = start + frame.width
        }
        return isRight || room < 0
            ? nil : "the toolbar's buttons are not side by side in their order"
    }

    private static func faultOfButtons(
        _ items: [UIBarButtonItem], in bar: UIView, except own: UIBarButtonItem? = nil
    ) -> String? {
        for item in items where item.hasButton && item !== own && !item.isInMenu {
            let title = "\"\(item.title ?? "a button")\""
            guard let button = item.button, button.superview === bar else {
                return "its bar lacks \(title)"
            }
            if button.isEnabled != item.isEnabled {
                return
                    "\(title) is \(item.isEnabled ? "enabled" : "disabled"), and its button is not"
            }
        }
        return nil
    }
}

import Foundation
internal import Journal

/// Which tab is on screen, and where its view is.
extension UITabBarController {
    var selectedPage: UIViewController? {
        if showsMore { return storedMore }
        return pages.indices.contains(selection) ? pages[selection] : nil
    }

    // MARK: - Changes

    /// The selected controller stays selected if it is among the new ones, else the first is
    /// selected (*unverified*: UIKit also keeps the index where it can).
    ///
    /// - Parameters:
    ///   - tabPages: the controllers with their tabs; empty where the app sets controllers (B-199).
    ///   - tabs: what the bar shows; empty likewise.
    func replacePages(
        with new: [UIViewController], of tabPages: [TabPage] = [], tabs: [UITab] = []
    ) {
        if showsMore { select(selection) }
        let old = pages
        let shown = selectedPage
        let tabBefore = tabOnScreen
        var kept: Int?
        for index in new.indices where new[index] === shown { kept = index }
        // A group may have put the controllers on its stack.
        if kept == nil, let shown, shown.isChild(of: self) { shown.leaveScreen() }
        for controller in old
        where controller.isChild(of: self) && !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.leaveParent()
        }
        for controller in new where controller.storedParent !== self { addChild(controller) }
        pages = new
        replaceOwnTabs(with: tabs, pages: tabPages)
        showItems()
        sidebarView?.showRows()
        for controller in new where !controller.hasMovedToParent {
            controller.hasMovedToParent = true
            controller.didMove(toParent: self)
        }
        if let kept {
            selection = kept
        } else {
            let tab = tabBefore.flatMap(pageIndex(of:)) ?? tabs.first.flatMap(pageIndex(of:))
            selection = new.isEmpty ? NSNotFound : tab ?? 0
            bringOnSelected()
        }
        noteSelectionInGroups()
        bar.setNeedsLayout()
        if sidebarView != nil || mayShowSidebar { updateSidebar() }
    }

    /// Selects an item of the bar, or of the list of More, that the user taps. Unlike for a change
    /// by the app, the delegate may refuse it and is told of it.
    func userSelects(_ index: Int) {
        if ownTabs.indices.contains(index) { return userSelects(ownTabs[index]) }
        guard pages.indices.contains(index) else { return }
        Simulation.active.note(.selection(tabs: serialNumber), by: .user)
        let controller = pages[index]
        if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return }
        if index == selection, !showsMore { popSelectedToRoot() }
        select(index)
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// A tap on the selected tab pops its stack to the root (B-060, *unverified*).
    func popSelectedToRoot() {
        guard let navigation = selectedPage?.asNavigation, navigation.stack.count > 1 else {
            return
        }
        Simulation.active.passed(.tapPopsToRoot)
        Simulation.active.carryOut(
            .stack(navigation: navigation.serialNumber, .popToRoot), by: .user
        ) {
            navigation.popToRootViewController(animated: true)
        }
    }

    /// Brings a page on screen, or the list of More (D-035).
    func select(_ index: Int, showingMore: Bool = false) {
        guard index != selection || showsMore != showingMore else { return }
        let old = selectedPage
        selection = index
        showsMore = showingMore
        noteSelectionInGroups()
        bringOnSelected(insteadOf: old)
        bar.setNeedsLayout()
        sidebarView?.setNeedsLayout()
        // A split view has its buttons in the bar of the selected tab.
        splitViewController?.viewIfLoaded?.setNeedsLayout()
    }

    private func noteSelectionInGroups() {
        guard tabPages.indices.contains(selection) else { return }
        tabPages[selection].tab.target.noteSelection()
    }

    /// The new tab hears that it will appear before the old one leaves (*unverified*).
    private func bringOnSelected(insteadOf old: UIViewController? = nil) {
        let new = isViewLoaded && appearance.isAppearingOrShown ? selectedPage : nil
        let isShown = appearance == .shown
        if old != nil, new != nil { Simulation.active.passed(.tabSwitchOrder) }
        if let new, !new.isAppearingOrShown { new.beginAppearance(.appearing, animated: false) }
        // The app may have selected another tab by now.
        if let old, old !== selectedPage { old.leaveScreen() }
        guard let new, new === selectedPage else { return }
        installSelectedView()
        new.announceIsAppearing(animated: false)
        if isShown, new.appearanceOnScreen == .appearing { new.endAppearance() }
    }

    // MARK: - Layout

    /// The height of the bar in points, without what the device covers.
    private var barHeight: CGFloat { Simulation.active.tabBarHeight }

    /// Whether the bar is at the top: since iOS 18, on an iPad, in regular width (B-198).
    var barIsAtTop: Bool { barIsAtTop(with: storedTraits) }

    func barIsAtTop(with traits: UITraitCollection) -> Bool {
        Simulation.active.release.conventions.tabBarsRise
            && traits.horizontalSizeClass == .regular
            && traits.userInterfaceIdiom == .pad
    }

    /// The height of the bar at the top, in whose row navigation bars are (D-029); 0 without one.
    var rowAtTop: CGFloat { barIsAtTop && !bar.storedIsHidden ? barHeight : 0 }

    /// The insets of the content: those of this controller's view, plus the bar (B-112, B-198), or
    /// the sidebar that lies over it (D-033).
    var contentInsets: UIEdgeInsets {
        var insets = viewIfLoaded?.storedSafeAreaInsets ?? .zero
        if showsSidebar { inset(&insets, bySidebarIn: viewIfLoaded?.storedFrame.size ?? .zero) }
        if bar.storedIsHidden { return insets }
        if let view = viewIfLoaded, let strip = sideStrip {
            insets.cover(strip, in: view.storedFrame.size.width)
        } else if barIsAtTop {
            insets.top += barHeight
        } else {
            insets.bottom += barHeight
        }
        return insets
    }

    /// The part of the view that neither the bar nor the sidebar covers (D-173). What the device
    /// covers at other edges is part of it (*unverified*).
    var contentFrame: CGRect {
        var insets = contentInsets
        for edge in [\UIEdgeInsets.top, \.left, \.bottom, \.right]
        where insets[keyPath: edge] == view.storedSafeAreaInsets[keyPath: edge] {
            insets[keyPath: edge] = 0
        }
        return roomOfPage.inset(by: insets)
    }

    private var roomOfPage: CGRect {
        showsSidebar ? roomBesideSidebar(in: view.storedFrame.size) : view.bounds
    }

    /// Moves the bar to the other edge, if the new traits say so.
    func barFollowsTraits() {
        moreFollowsTraits()
        guard Simulation.active.release.conventions.tabBarsRise else { return }
        bottomBarFollowsTab()
        if mayShowSidebar { updateSidebar() }
        if !tabPages.isEmpty { managedStacksFollow() }
        viewIfLoaded?.setNeedsLayout()
    }

    func installSelectedView() {
        guard let selectedPage, let view = viewIfLoaded else { return }
        selectedPage.loadViewIfNeeded()
        bottomBarFollowsTab()
        guard let content = selectedPage.viewIfLoaded, content.superview !== view else { return }
        view.insertSubview(content, at: 0)
        place(selectedPage)
    }

    func layOutContents() {
        guard let view = viewIfLoaded else { return }
        let isAtTop = barIsAtTop
        if !bar.storedIsHidden { Simulation.active.passed(isAtTop ? .topTabBar : .tabBarHeight) }
        let covered = view.storedSafeAreaInsets
        let height = barHeight + (isAtTop ? covered.top : covered.bottom)
        let strip = sideStrip
        bar.isVertical = strip != nil
        let simulation = Simulation.active
        bar.wasHorizontal =
            simulation.environment.device.folds && simulation.sideStrip == nil
            && !bar.storedIsHidden && view.storedFrame.size == simulation.window.storedFrame.size
        bar.setFrame(
            strip.map { strip in
                let height = bar.heightAtSide(of: strip)
                return strip.divided(atDistance: height, from: .maxYEdge).slice
            }
                ?? CGRect(
                    x: 0, y: isAtTop ? 0 : view.storedFrame.size.height - height,
                    width: view.storedFrame.size.width, height: height))
        if sidebarView != nil { layOutSidebar(in: view) }
        if let selectedPage { place(selectedPage) }
        barsFollowStrip()
    }

    func place(_ controller: UIViewController) {
        guard let view = viewIfLoaded, let content = controller.viewIfLoaded,
            content.superview === view
        else { return }
        let frame = roomOfPage
        if content.storedFrame != frame { content.setFrame(frame) }
        controller.setContentOverlayInsets(contentInsets)
    }
}

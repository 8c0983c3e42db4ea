import Foundation

/// Controllers: UIKit's state first, then the stored values of the app's subclass.
extension StateEncoder {
    mutating func write(_ controller: UIViewController) {
        guard isFirstMeeting(with: controller) else { return }
        write(words: StoredType.of(type(of: controller)).name)
        write(controller.restorationIdentifier)
        write(controller.title)
        write(controller.additionalSafeAreaInsets)
        write(controller.storedParent != nil)
        write(appearance(of: controller))
        write(controller.runningCoordinator != nil)
        writeTraits(of: controller)
        if let text = controller.stateText { write(text) }
        if controller.rareSettings?.isEditing == true { write(-6) }
        if controller.hidesBottomBarWhenPushed { write(-9) }
        if let item = controller.storedNavigationItem { write(item) }
        for item in controller.toolbarItems ?? [] { writeMenu(of: item) }
        writePresenting(of: controller)
        if let view = controller.viewIfLoaded {
            if view.windowReference != nil { write(controller.contentOverlayInsets) }
            write(view)
        } else {
            write(-3)
        }
        if let navigation = controller as? UINavigationController { writeContent(of: navigation) }
        if let split = controller as? UISplitViewController { writeContent(of: split) }
        if let tabs = controller as? UITabBarController {
            write(tabs.showsMore ? -2 - tabs.selection : tabs.selection)
            write(tabs.barGivesWay)
            write(tabs.bar.appHasShownIt)
            writeDelegate(tabs.delegate)
        }
        write(controller.storedChildren.count)
        for child in controller.storedChildren { write(child) }
        writeStoredValues(of: controller)
    }

    private func appearance(of controller: UIViewController) -> Int {
        switch controller.appearance {
        case .hidden: 0
        case .appearing: controller.announcement == .due ? 1 : 4
        case .shown: 2
        case .disappearing: 3
        }
    }

    /// Traits, handlers and overrides. Before the controller has traits, those count that the app
    /// was given.
    private mutating func writeTraits(of controller: UIViewController) {
        if controller.storedTraits === UITraitCollection.detached {
            write(controller.predictedTraits.map { $0.code + 1 } ?? 0)
        } else {
            write(-1 - controller.storedTraits.code)
        }
        write(controller.traitHandlers.count)
        for handler in controller.traitHandlers { write(handler.stateText) }
        write(controller.overrideTraits?.horizontalSizeClass.rawValue ?? -1)
        write(controller.overrideTraits?.verticalSizeClass.rawValue ?? -1)
        if let text = controller.rareSettings?.ownOverrides?.stateText { write(text) }
    }

    private mutating func writeContent(of navigation: UINavigationController) {
        write(navigation.stack.count)
        for controller in navigation.stack { write(controller) }
        write(navigation.isNavigationBarHidden)
        write(navigation.allowsNestedNavigation)
        write(navigation.transition != nil)
        write(navigation.transitions.isInterruptible)
        write(navigation.transitions.waiting.count)
        for gesture in [navigation.popGesture, navigation.contentPopGesture] {
            write(gesture.isEnabled)
            write(gesture.hasOwnDelegate)
        }
        write(navigation.transitions.swipeIsStuck)
        write(navigation.barVisibility.cause.rawValue)
        write(navigation.toolsAreHidden)
        // A size that was handed over has no effect after the app has set another one.
        let (size, request) = navigation.sizeHandedOver
        let isLatest = request == navigation.preferredSizeRequest.latest
        write(isLatest ? size.width : 0)
        write(isLatest ? size.height : 0)
        write(navigation.hidesBarsWhenVerticallyCompact)
        write(navigation.hidesBarsWhenKeyboardAppears)
        write(navigation.hidesBarsOnTap)
        write(navigation.appHasHiddenBar)
        writeDelegate(navigation.delegate)
    }

    private mutating func writeContent(of split: UISplitViewController) {
        for column in split.columns.all where column.column != .inspector { write(column) }
        // The mode has no meaning while collapsed (B-006): an expand determines it again.
        write(split.isCollapsed ? -1 : split.displayMode.rawValue)
        write(split.splitBehavior.rawValue)
        write(split.preferredDisplayMode.rawValue)
        write(split.preferredSplitBehavior.rawValue)
        write(split.presentsWithGesture)
        write(split.displayModeButtonVisibility.rawValue)
        write(split.primaryEdge.rawValue)
        write(split.showsSecondaryOnlyButton)
        let widths = split.widths
        for width in [widths.primary, widths.supplementary, widths.secondary] { write(width) }
        let dragged = [widths.primary.dragged, widths.supplementary.dragged]
        if dragged.contains(where: { $0 != nil }) { for width in dragged { write(width ?? -1) } }
        writeInspector(of: split)
        switch split.collapseState.hierarchy {
        case .expanded: write(0)
        case .compactColumn: write(1)
        case .ontoPrimary: write(-1)
        case .stacked(let bottom): write(2 + bottom.rawValue)
        }
        if let top = split.collapseState.topBeforeExpand { write(-2 - top.rawValue) }
        if split.collapseState.keepsSidebarsHidden { write(-20) }
        write(split.layout.presentationIsPending)
        write(split.collapseState.sizeBeforeExpand?.width ?? -1)
        write(split.modeState.transition != nil)
        writeDelegate(split.delegate)
    }

    /// The inspector, where the app has set one or its bounds.
    private mutating func writeInspector(of split: UISplitViewController) {
        let column = split.columns[.inspector]
        if column.assigned == nil, split.widths.inspector == ColumnWidth() { return }
        write(column)
        write(split.inspector.isShown)
        write(split.inspector.comesBack)
        write(split.widths.inspector)
    }

    private mutating func write(_ column: SplitColumn) {
        if let assigned = column.assigned { write(assigned) } else { write(-4) }
        if let outer = column.outer { write(outer) } else { write(-4) }
        if column.isPostponed { write(-6) }
    }

    private mutating func write(_ width: ColumnWidth) {
        write(width.preferred)
        write(width.fraction)
        write(width.minimum)
        write(width.maximum)
    }

    mutating func writeDelegate(_ delegate: AnyObject?) {
        guard let delegate else { return write(-5) }
        writeReference(to: delegate)
    }
}

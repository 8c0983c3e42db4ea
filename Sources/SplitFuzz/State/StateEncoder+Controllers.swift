import Foundation
@_spi(Simulation) internal import UIKitModel

/// Controllers: UIKit's state first, then the stored values of the app's subclass.
extension StateEncoder {
    mutating func write(_ controller: UIViewController) {
        guard isFirstMeeting(with: controller) else { return }
        let state = ControllerSnapshot(of: controller)
        write(words: StoredType.of(type(of: controller)).name)
        write(controller.restorationIdentifier)
        write(controller.title)
        write(columns[controller.serialNumber]?.rawValue ?? -1)
        write(controller.additionalSafeAreaInsets)
        write(state.hasContainer)
        write(encoded(state.appearance))
        write(state.isInTransition)
        write(state.traits)
        write(state.traitsOfHandlers.count)
        for text in state.traitsOfHandlers { write(text) }
        write(state.overrideTraits?.horizontalSizeClass.rawValue ?? -1)
        write(state.overrideTraits?.verticalSizeClass.rawValue ?? -1)
        if let text = state.traitOverrides { write(text) }
        if let text = state.text { write(text) }
        if state.isEditing { write(-6) }
        if controller.hidesBottomBarWhenPushed { write(-9) }
        if let item = state.navigationItem { write(item) }
        for item in controller.toolbarItems ?? [] { writeMenu(of: item) }
        writePresenting(of: controller, state)
        if let view = controller.viewIfLoaded {
            if ViewSnapshot(of: view).isInWindow { write(state.overlayInsets) }
            write(view)
        } else {
            write(-3)
        }
        if let navigation = controller as? UINavigationController { writeContent(of: navigation) }
        if let split = controller as? UISplitViewController { writeContent(of: split) }
        if let tabs = controller as? UITabBarController {
            write(tabs.selectionSnapshot)
            write(tabs.barGivesWaySnapshot)
            writeDelegate(tabs.delegate)
        }
        write(state.children.count)
        for child in state.children { write(child) }
        writeStoredValues(of: controller)
    }

    private func encoded(_ appearance: UIViewController.Appearance) -> Int {
        switch appearance {
        case .hidden: 0
        case .appearing: 1
        case .shown: 2
        case .disappearing: 3
        }
    }

    private mutating func writeContent(of navigation: UINavigationController) {
        let state = NavigationSnapshot(of: navigation)
        write(state.stack.count)
        for controller in state.stack { write(controller) }
        write(navigation.isNavigationBarHidden)
        write(state.allowsNestedNavigation)
        write(state.isInTransition)
        write(state.isInterruptible)
        write(state.deferredCount)
        write(state.popGestureIsEnabled)
        write(state.popGestureHasOwnDelegate)
        write(state.contentPopGestureIsEnabled)
        write(state.contentPopGestureHasOwnDelegate)
        write(state.swipeIsStuck)
        write(state.barHiding)
        write(state.toolbarIsHidden)
        write(state.answeredSize.width)
        write(state.answeredSize.height)
        write(navigation.hidesBarsWhenVerticallyCompact)
        write(navigation.hidesBarsWhenKeyboardAppears)
        write(navigation.hidesBarsOnTap)
        writeDelegate(navigation.delegate)
    }

    private mutating func writeContent(of split: UISplitViewController) {
        let state = SplitSnapshot(of: split)
        for entry in state.columns {
            if let assigned = entry.assigned { write(assigned) } else { write(-4) }
            if let outer = entry.outer { write(outer) } else { write(-4) }
        }
        // The mode has no meaning while collapsed (B-006): an expand determines it again.
        write(split.isCollapsed ? -1 : split.displayMode.rawValue)
        write(split.splitBehavior.rawValue)
        write(split.preferredDisplayMode.rawValue)
        write(split.preferredSplitBehavior.rawValue)
        write(split.presentsWithGesture)
        write(split.displayModeButtonVisibility.rawValue)
        write(split.primaryEdge.rawValue)
        write(split.showsSecondaryOnlyButton)
        for width in state.widths { write(width) }
        for width in state.draggedWidths { write(width) }
        if let inspector = state.inspector {
            if let assigned = inspector.column.assigned { write(assigned) } else { write(-4) }
            if let outer = inspector.column.outer { write(outer) } else { write(-4) }
            write(inspector.isShown)
            write(inspector.comesBack)
            for width in inspector.widths { write(width) }
        }
        switch state.collapse {
        case .expanded: write(0)
        case .compactColumn: write(1)
        case .ontoPrimary: write(-1)
        case .stacked(let bottom): write(2 + bottom.rawValue)
        }
        write(state.presentationIsPending)
        write(state.sizeBeforeExpand?.width ?? -1)
        write(state.isInTransition)
        writeDelegate(split.delegate)
    }

    mutating func writeDelegate(_ delegate: AnyObject?) {
        guard let delegate else { return write(-5) }
        writeReference(to: delegate)
    }
}

import Foundation

/// Controllers: UIKit's own state, then what the app's subclass stores.
extension StateEncoder {
    public mutating func write(_ controller: UIViewController) {
        guard isFirstMeeting(with: controller) else { return }
        write(String(describing: type(of: controller)))
        write(controller.restorationIdentifier)
        write(controller.title)
        write(controller.inspectionColumn?.rawValue ?? -1)
        write(controller.additionalSafeAreaInsets)
        write(controller.storedParent != nil)
        write(encoded(controller.appearance))
        write(controller.runningCoordinator != nil)
        write(controller.overrideTraits?.horizontalSizeClass.rawValue ?? -1)
        write(controller.overrideTraits?.verticalSizeClass.rawValue ?? -1)
        writePresenting(of: controller)
        if let view = controller.viewIfLoaded {
            if view.windowReference != nil { write(controller.contentOverlayInsets) }
            write(view)
        } else {
            write(-3)
        }
        if let navigation = controller as? UINavigationController { writeContent(of: navigation) }
        if let split = controller as? UISplitViewController { writeContent(of: split) }
        if let tabs = controller.asTabs {
            write(tabs.selection)
            writeDelegate(tabs.delegate)
        }
        write(controller.storedChildren.count)
        for child in controller.storedChildren { write(child) }
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
        write(navigation.stack.count)
        for controller in navigation.stack { write(controller) }
        write(navigation.isNavigationBarHidden)
        write(navigation.allowsNestedNavigation)
        write(navigation.transition != nil)
        write(navigation.deferred.count)
        write(navigation.popGesture.isEnabled)
        write(navigation.popGesture.hasOwnDelegate)
        write(navigation.swipeIsStuck)
        write(navigation.barHiding.rawValue)
        write(navigation.toolsAreHidden)
        write(navigation.hidesBarsWhenVerticallyCompact)
        write(navigation.hidesBarsWhenKeyboardAppears)
        write(navigation.hidesBarsOnTap)
        writeDelegate(navigation.delegate)
    }

    private mutating func writeContent(of split: UISplitViewController) {
        for entry in split.columns.all {
            if let assigned = entry.assigned { write(assigned) } else { write(-4) }
            if let outer = entry.outer { write(outer) } else { write(-4) }
        }
        // The mode says nothing while collapsed (B-006): an expand asks anew.
        write(split.isCollapsed ? -1 : split.displayMode.rawValue)
        write(split.splitBehavior.rawValue)
        write(split.preferredDisplayMode.rawValue)
        write(split.preferredSplitBehavior.rawValue)
        write(split.presentsWithGesture)
        write(split.displayModeButtonVisibility.rawValue)
        write(split.primaryEdge.rawValue)
        write(split.showsSecondaryOnlyButton)
        for width in [split.widths.primary, split.widths.supplementary] {
            write(width.preferred)
            write(width.fraction)
            write(width.minimum)
            write(width.maximum)
        }
        switch split.collapseState.hierarchy {
        case .expanded: write(0)
        case .compactColumn: write(1)
        case .ontoPrimary: write(-1)
        case .stacked(let stack):
            write(2 + stack.bottom.rawValue)
            write(stack.primaryDepth)
            write(stack.supplementaryDepth)
            for entry in split.columns.all {
                write(entry.held.count)
                for controller in entry.held { write(controller) }
            }
        }
        write(split.layout.presentationIsPending)
        write(split.collapseState.sizeBeforeExpand?.width ?? -1)
        write(split.modeState.transition != nil)
        writeDelegate(split.delegate)
    }

    mutating func writeDelegate(_ delegate: AnyObject?) {
        guard let delegate else { return write(-5) }
        writeReference(to: delegate)
    }
}

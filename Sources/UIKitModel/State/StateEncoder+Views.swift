import Foundation

/// Views, their constraints, and bars.
extension StateEncoder {
    mutating func write(_ view: UIView) {
        guard isFirstMeeting(with: view) else { return }
        write(view.windowReference != nil)
        if view.windowReference != nil {
            write(view.storedFrame)
            write(view.storedSafeAreaInsets)
            write(view.needsLayout)
            write(view.subtreeNeedsLayout)
            write(view.boundsOrigin.x)
            write(view.boundsOrigin.y)
        }
        write(view.layoutReadsTraits)
        write(view.storedAlpha)
        write(view.storedIsHidden)
        write(
            (view.isUserInteractionEnabled ? 1 : 0) + (view.isExclusiveTouch ? 2 : 0)
                + Int(view.shields.rawValue) << 2)
        write(view.semanticContentAttribute.rawValue)
        write(Int(truncatingIfNeeded: view.autoresizingMask.rawValue))
        // Observations that are over deliver no changes.
        write(view.observers?.count { $0.isActive } ?? 0)
        write(view.traitHandlers.count)
        for handler in view.traitHandlers { write(handler.stateText) }
        write(view.storedTranslatesMask)
        for constraint in view.sizeConstraints ?? [] { write(constraint) }
        for constraint in view.edges?.constraints ?? [] { write(constraint) }
        if let text = view.stateText { write(text) }
        if let looks = view.rareSettings?.stateText { write(looks) }
        if let control = view as? UIControl {
            write(control.isEnabled)
            write(control.isSelected)
            write(control.accessibilityIdentifier ?? control.shownTitle)
        }
        if let bar = view as? UINavigationBar { writeContent(of: bar) }
        if view.isScrollView, let scrolled = view as? UIScrollView { writeContent(of: scrolled) }
        write(view.storedSubviews.count)
        for subview in view.storedSubviews { write(subview) }
    }

    mutating func write(_ constraint: NSLayoutConstraint) {
        guard isFirstMeeting(with: constraint) else { return }
        write(constraint.constant)
        write(CGFloat(constraint.priority.rawValue))
        write(constraint.relation.rawValue)
        write(constraint.isActive)
        write(constraint.firstAttribute.rawValue)
        write(constraint.secondAttribute.rawValue)
        write(constraint.guides)
        write(constraint.multiplier)
        for case let item? in [constraint.firstItem, constraint.secondItem] {
            writeReference(to: item)
        }
    }

    /// The offset also outside of a window: the content is there when the view returns.
    private mutating func writeContent(of view: UIScrollView) {
        write(view.boundsOrigin.x)
        write(view.boundsOrigin.y)
        write(view.storedContentSize.width)
        write(view.storedContentSize.height)
        write(view.storedContentInset)
        write(view.insetsInForce)
        write(view.storedAdjustment.rawValue)
        write(view.storedBounces.horizontal)
        write(view.storedBounces.vertical)
        write(view.keyboardDismissMode.rawValue)
        write(view.appHasSetOffset)
        write(view.hasScrolled)
        write(view.isScrollEnabled)
        writeDelegate(view.delegate)
    }

    private mutating func writeContent(of bar: UINavigationBar) {
        write(bar.items?.count ?? 0)
        write(bar.topItem?.title)
        write(bar.topItem?.hidesBackButton == true)
        write(bar.topItem?.leftItemsSupplementBackButton == true)
        write(bar.topItem?.leftBarButtonItems?.count ?? 0)
        write(bar.topItem?.rightBarButtonItems?.count ?? 0)
        write((bar.displayModeItem != nil ? 1 : 0) + (bar.secondaryOnlyItem != nil ? 2 : 0))
        write(bar.wasLaidOutInThisPresentation)
    }
}

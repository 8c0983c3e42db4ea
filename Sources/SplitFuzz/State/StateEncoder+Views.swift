import Foundation
@_spi(Simulation) internal import UIKitModel

/// Views, their constraints, and bars.
extension StateEncoder {
    mutating func write(_ view: UIView) {
        guard isFirstMeeting(with: view) else { return }
        let state = ViewSnapshot(of: view)
        write(state.isInWindow)
        if state.isInWindow {
            write(state.frame)
            write(state.safeAreaInsets)
            write(state.needsLayout)
            write(state.subtreeNeedsLayout)
            write(state.boundsOrigin.x)
            write(state.boundsOrigin.y)
        }
        write(state.layoutReadsTraits)
        write(state.alpha)
        write(state.isHidden)
        write((view.isUserInteractionEnabled ? 1 : 0) + (view.isExclusiveTouch ? 2 : 0))
        write(view.semanticContentAttribute.rawValue)
        write(Int(truncatingIfNeeded: view.autoresizingMask.rawValue))
        write(state.observerCount)
        write(state.traitsOfHandlers.count)
        for text in state.traitsOfHandlers { write(text) }
        write(state.translatesMask)
        for constraint in state.sizeConstraints { write(constraint) }
        for constraint in state.edgeConstraints { write(constraint) }
        if let text = state.text { write(text) }
        if let looks = state.looks { write(looks) }
        if let control = view as? UIControl {
            write(control.isEnabled)
            write(control.isSelected)
            write(control.accessibilityIdentifier ?? control.shownTitle)
        }
        if let bar = view as? UINavigationBar { writeContent(of: bar) }
        if state.isScrollView, let scrolled = view as? UIScrollView { writeContent(of: scrolled) }
        write(state.subviews.count)
        for subview in state.subviews { write(subview) }
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
        let state = ScrollSnapshot(of: view)
        write(state.contentOffset.x)
        write(state.contentOffset.y)
        write(state.contentSize.width)
        write(state.contentSize.height)
        write(state.contentInset)
        write(state.insetsInForce)
        write(state.adjustment)
        write(state.bounces.horizontal)
        write(state.bounces.vertical)
        write(state.keyboardDismissal)
        write(state.appHasSetOffset)
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
        let state = BarSnapshot(of: bar)
        write((state.hasDisplayModeItem ? 1 : 0) + (state.hasSecondaryOnlyItem ? 2 : 0))
        write(state.wasLaidOutInThisPresentation)
    }
}

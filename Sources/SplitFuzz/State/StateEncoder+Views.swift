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
        write(state.alpha)
        write(state.isHidden)
        write((view.isUserInteractionEnabled ? 1 : 0) + (view.isExclusiveTouch ? 2 : 0))
        write(view.semanticContentAttribute.rawValue)
        write(Int(truncatingIfNeeded: view.autoresizingMask.rawValue))
        write(state.observerCount)
        write(state.translatesMask)
        for constraint in state.sizeConstraints { write(constraint) }
        if let control = view as? UIControl {
            write(control.isEnabled)
            write(control.isSelected)
            write(control.accessibilityIdentifier ?? control.shownTitle)
        }
        if let bar = view as? UINavigationBar { writeContent(of: bar) }
        write(state.subviews.count)
        for subview in state.subviews { write(subview) }
    }

    mutating func write(_ constraint: NSLayoutConstraint) {
        guard isFirstMeeting(with: constraint) else { return }
        write(constraint.constant)
        write(CGFloat(constraint.priority.rawValue))
        write(constraint.relation.rawValue)
        write(constraint.isActive)
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

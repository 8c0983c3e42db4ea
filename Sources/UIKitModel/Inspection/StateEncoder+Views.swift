import Foundation

/// Views and bars, as far as they are in a window.
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
        write(view.storedAlpha)
        write(view.storedIsHidden)
        write(view.isUserInteractionEnabled)
        write(view.semanticContentAttribute.rawValue)
        write(view.autoresizingMask.rawValue.hashableWord)
        write(view.observers?.count { $0.isActive } ?? 0)
        write(view.storedTranslatesMask)
        for constraint in view.sizeConstraints ?? [] { write(constraint) }
        if let control = view as? UIControl {
            write(control.isEnabled)
            write(control.isSelected)
            write(control.accessibilityIdentifier ?? control.shownTitle)
        }
        if let bar = view as? UINavigationBar { writeContent(of: bar) }
        let subviews = view.storedSubviews
        write(subviews.count)
        for subview in subviews { write(subview) }
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
        write((bar.displayModeItem != nil ? 1 : 0) + (bar.secondaryOnlyItem != nil ? 2 : 0))
        write(bar.wasLaidOutInThisPresentation)
    }
}

extension UInt {
    fileprivate var hashableWord: Int { Int(truncatingIfNeeded: self) }
}

package import Foundation

/// State of a view that UIKit's interface does not show, or that an app may override.
@MainActor package struct ViewSnapshot {
    package let isInWindow: Bool
    package let isScrollView: Bool
    /// In the superview's coordinates, in points.
    package let frame: CGRect
    package let boundsOrigin: CGPoint
    /// In points; out of date while the view is in no window.
    package let safeAreaInsets: UIEdgeInsets
    package let needsLayout: Bool
    package let layoutReadsTraits: Bool
    /// Whether a view below this one needs layout.
    package let subtreeNeedsLayout: Bool
    package let alpha: CGFloat
    package let isHidden: Bool
    package let translatesMask: Bool
    /// The number of observations that still deliver changes.
    package let observerCount: Int
    /// The number of the app's handlers of changed traits.
    package let traitsOfHandlers: [String]
    /// The constraints on the view's own size.
    package let sizeConstraints: [NSLayoutConstraint]
    /// Those to other views.
    package let edgeConstraints: [NSLayoutConstraint]
    /// What the view shows itself, and its looks; `nil` where it has neither.
    package let text: String?
    package let looks: String?
    /// Back to front.
    package let subviews: [UIView]

    package init(of view: UIView) {
        isInWindow = view.windowReference != nil
        isScrollView = view.isScrollView
        frame = view.storedFrame
        boundsOrigin = view.boundsOrigin
        safeAreaInsets = view.storedSafeAreaInsets
        needsLayout = view.needsLayout
        layoutReadsTraits = view.layoutReadsTraits
        subtreeNeedsLayout = view.subtreeNeedsLayout
        alpha = view.storedAlpha
        isHidden = view.storedIsHidden
        translatesMask = view.storedTranslatesMask
        observerCount = view.observers?.count { $0.isActive } ?? 0
        traitsOfHandlers = view.traitHandlers.map(\.stateText)
        sizeConstraints = view.sizeConstraints ?? []
        edgeConstraints = view.edges?.constraints ?? []
        text = view.stateText
        looks = view.rareSettings?.stateText
        subviews = view.storedSubviews
    }
}

/// State of a scroll view, besides that of each view.
@MainActor package struct ScrollSnapshot {
    package let contentOffset: CGPoint
    package let contentSize: CGSize
    package let contentInset: UIEdgeInsets
    /// The adjusted insets that the offset is meant for.
    package let insetsInForce: UIEdgeInsets
    package let adjustment: Int
    package let bounces: (horizontal: Bool, vertical: Bool)
    package let keyboardDismissal: Int
    /// Whether the app has ever set the offset itself.
    package let appHasSetOffset: Bool

    package init(of view: UIScrollView) {
        contentOffset = view.boundsOrigin
        contentSize = view.storedContentSize
        contentInset = view.storedContentInset
        insetsInForce = view.insetsInForce
        adjustment = view.storedAdjustment.rawValue
        bounces = view.storedBounces
        keyboardDismissal = view.keyboardDismissMode.rawValue
        appHasSetOffset = view.appHasSetOffset
    }
}

/// The buttons that a split view has put into a navigation bar.
@MainActor package struct BarSnapshot {
    package let hasDisplayModeItem: Bool
    package let hasSecondaryOnlyItem: Bool
    /// Whether the bar was laid out since the presentation of a column began.
    package let wasLaidOutInThisPresentation: Bool

    package init(of bar: UINavigationBar) {
        hasDisplayModeItem = bar.displayModeItem != nil
        hasSecondaryOnlyItem = bar.secondaryOnlyItem != nil
        wasLaidOutInThisPresentation = bar.wasLaidOutInThisPresentation
    }
}

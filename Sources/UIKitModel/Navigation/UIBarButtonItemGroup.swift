public import Foundation

/// Items that stand together in a navigation bar (B-162).
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] {
        didSet { owner?.bar?.setNeedsLayout() }
    }
    /// Inert: bars show every item of a group.
    open var representativeItem: UIBarButtonItem?
    /// Whether the bar shows none of the items.
    open var isHidden = false {
        didSet { owner?.bar?.setNeedsLayout() }
    }
    /// The item that last took the group in.
    weak var owner: UINavigationItem?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    /// A group that the user cannot take out of the bar, which is every group's in the model.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}

extension UIBarButtonItem {
    /// A group of this item alone.
    public func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }
}

extension [UIBarButtonItemGroup] {
    /// Calls the body for the items on screen, in order.
    @MainActor func forEachShown(_ body: (UIBarButtonItem) -> Void) {
        for group in self where !group.isHidden {
            for item in group.barButtonItems where item.isShownInBars { body(item) }
        }
    }
}

public import Foundation

/// What a controller shows in the navigation bar while it is on top.
@MainActor open class UINavigationItem: NSObject {
    /// The bar that shows this item now; it owns its items, and clears this when it goes (see
    /// `UIView`).
    nonisolated(unsafe) unowned(unsafe) var bar: UINavigationBar?

    open var title: String? {
        didSet { bar?.setNeedsLayout() }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.setNeedsLayout() }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.setNeedsLayout() }
    }
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false {
        didSet { bar?.setNeedsLayout() }
    }
    open var leftItemsSupplementBackButton = false {
        didSet { bar?.setNeedsLayout() }
    }

    public init(title: String) {
        self.title = title
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

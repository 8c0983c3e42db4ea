public import Foundation

/// The contents of the navigation bar while a controller is on top of the stack.
@MainActor open class UINavigationItem: NSObject {
    /// The bar that shows this item now; it owns its items, and clears this in its `deinit` (see
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
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { bar?.setNeedsLayout() }
    }
    open var backButtonTitle: String? {
        didSet { bar?.setNeedsLayout() }
    }
    open var hidesBackButton = false {
        didSet { bar?.setNeedsLayout() }
    }
    open var leftItemsSupplementBackButton = false {
        didSet { bar?.setNeedsLayout() }
    }

    /// Whether this item neither hides nor replaces the back button (B-063).
    var letsBackButtonStand: Bool {
        if hidesBackButton { return false }
        return leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
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

public import Foundation

/// The contents of the navigation bar while a controller is on top of the stack.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The bar that shows this item now; it owns its items, and clears this in its `deinit` (see
    /// `UIView`).
    nonisolated(unsafe) unowned(unsafe) var bar: UINavigationBar?

    // An app that changes one of these arrays in place changes a copy, so that no access takes
    // long.
    private var leftItems: [UIBarButtonItem]?
    private var rightItems: [UIBarButtonItem]?
    private var leadingGroups: [UIBarButtonItemGroup] = []
    private var trailingGroups: [UIBarButtonItemGroup] = []

    open var title: String? {
        didSet { bar?.setNeedsLayout() }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems }
        set {
            leftItems = newValue
            bar?.setNeedsLayout()
        }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems }
        set {
            rightItems = newValue
            bar?.setNeedsLayout()
        }
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

    /// Items after those of the left, from the leading edge (B-162).
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leadingGroups }
        set {
            leadingGroups = newValue
            take(newValue)
        }
    }
    /// Items between the title and those of the right (B-162).
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { trailingGroups }
        set {
            trailingGroups = newValue
            take(newValue)
        }
    }
    /// A view in the middle of the bar, in place of the title (B-156).
    open var titleView: UIView? {
        didSet {
            guard titleView !== oldValue else { return }
            titleView?.isTitle = true
            oldValue?.removeFromSuperview()
            bar?.setNeedsLayout()
        }
    }
    /// Inert: the bar is as high with large titles as without (B-157).
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// `minimal` shows the chevron alone, `generic` the word Back or the chevron (B-063).
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { bar?.setNeedsLayout() }
    }
    /// Inert: the model draws no bar.
    open var standardAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic = 1
        case minimal = 2
    }

    private func take(_ groups: [UIBarButtonItemGroup]) {
        for group in groups { group.owner = self }
        bar?.setNeedsLayout()
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

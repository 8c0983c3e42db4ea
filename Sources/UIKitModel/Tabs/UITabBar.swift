public import Foundation

/// The row of tabs below a tab bar controller's content, or above it (B-198).
@preconcurrency @MainActor open class UITabBar: UIView {
    private var storedItems: [UITabBarItem] = []
    private(set) var buttons: [TabButton] = []
    /// The button that shows the sidebar (B-200); `nil` until there is a use for one.
    private var sidebarButton: SidebarControl?
    /// Where the tabs at the top are, between the buttons of a navigation bar (D-029); `nil` below.
    private(set) var strip: CGRect?
    /// The tab bar controller that owns this bar, and clears this in its `deinit` (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) var owner: UITabBarController?

    deinit {
        for button in buttons { button.bar = nil }
        sidebarButton?.owner = nil
    }

    open var items: [UITabBarItem]? { storedItems }

    /// Whether the app itself has shown the bar, whatever the pages want.
    private(set) var appHasShownIt = false

    /// A bar that the app hides or shows is no longer one that gives way (B-161).
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            owner?.barGivesWay = false
            owner?.appHidesBar = newValue
            appHasShownIt = !newValue
            super.isHidden = newValue || owner?.showsSidebar == true
        }
    }

    /// Hides the bar for a pushed page or for the sidebar, or shows it again.
    func giveWay(_ givesWay: Bool) { super.isHidden = givesWay }

    open var selectedItem: UITabBarItem? {
        guard let owner, storedItems.indices.contains(owner.selectedItem) else { return nil }
        return storedItems[owner.selectedItem]
    }

    // MARK: - Looks

    /// Inert: the model draws no bar.
    open lazy var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?

    /// Inert: a bar of its own. What is set on it reaches no other bar.
    open class func appearance() -> UITabBar { UITabBar(frame: .zero) }

    // MARK: - Tabs

    /// Shows the items of a tab bar controller's tabs.
    func show(_ items: [UITabBarItem]) {
        for button in buttons {
            button.removeFromSuperview()
            button.bar = nil
        }
        storedItems = items
        buttons = items.map { TabButton(for: $0, in: self) }
        for button in buttons { addSubview(button) }
        setNeedsLayout()
        if isVertical { owner?.viewIfLoaded?.setNeedsLayout() }
    }

    /// Whether the tabs were at the bottom of the window in the last layout of the tab bar
    /// controller, on a phone that folds.
    var wasHorizontal = false

    /// Whether the tabs stand at a side (D-232).
    var isVertical = false {
        didSet { if isVertical != oldValue { setNeedsLayout() } }
    }

    /// The height that the tabs take at the bottom of a strip at a side, in points.
    func heightAtSide(of strip: CGRect) -> CGFloat {
        min(strip.size.height, Simulation.active.tabBarHeight * CGFloat(buttons.count))
    }

    /// Divides the bar's width among the tabs, or its height at a side. What the device covers
    /// stays free.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var content = isVertical ? bounds : bounds.inset(by: storedSafeAreaInsets)
        if isVertical { Simulation.active.passed(.barsAtSide) }
        takeStrip(of: &content)
        layOutSidebarButton(in: &content)
        let isMirrored = layoutDirection == .rightToLeft
        let count = CGFloat(max(1, buttons.count))
        let width = content.size.width / (isVertical ? 1 : count)
        let height = content.size.height / (isVertical ? count : 1)
        let selected = owner?.selectedItem
        for index in buttons.indices {
            let position = isMirrored ? buttons.count - 1 - index : index
            buttons[index].isSelected = index == selected
            buttons[index].setFrame(
                CGRect(
                    x: content.minX + (isVertical ? 0 : CGFloat(position) * width),
                    y: content.minY + (isVertical ? CGFloat(index) * height : 0), width: width,
                    height: height))
        }
    }

    /// At the top the tabs are as wide as their titles, in the middle, and take at most half of the
    /// width (*unverified*). A navigation bar has the rest.
    private func takeStrip(of content: inout CGRect) {
        let old = strip
        strip = nil
        if owner?.barIsAtTop == true {
            var wanted = owner?.barHasSidebarButton == true ? content.size.height : 0
            for button in buttons { wanted += BarButtonView.width(of: button.title) }
            let width = min(wanted, content.size.width / 2)
            content.origin.x = floor(content.midX - width / 2)
            content.size.width = width
            strip = content
        }
        if strip != old, let page = owner?.selectedPage { layOutBars(in: page) }
    }

    private func layOutBars(in page: UIViewController) {
        page.asNavigation?.bar.setNeedsLayout()
        for child in page.storedChildren { layOutBars(in: child) }
    }

    /// Beside the tabs at the top a touch reaches what is below.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (strip ?? bounds).holds(point)
    }

    /// The sidebar's button has the leading end, and the tabs have the rest (*unverified*).
    private func layOutSidebarButton(in content: inout CGRect) {
        guard let owner, owner.barHasSidebarButton else {
            sidebarButton?.removeFromSuperview()
            return
        }
        let button = sidebarButton ?? SidebarControl(.show, of: owner)
        sidebarButton = button
        if button.superviewReference == nil { addSubview(button) }
        let side = content.size.height
        let (leading, rest) = content.split(
            side, atRight: layoutDirection == .rightToLeft)
        button.setFrame(leading)
        content = rest
    }

    fileprivate func receiveTap(on button: TabButton) {
        if let index = buttons.firstIndex(of: button) { owner?.userTaps(index) }
    }
}

/// The entry of a controller in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The button that shows and owns this item, and clears this in its `deinit` (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) fileprivate var button: TabButton?
    /// The row of the sidebar that shows this item, which clears this likewise.
    nonisolated(unsafe) unowned(unsafe) var row: SidebarControl?

    open override var title: String? {
        didSet {
            button?.title = title
            row?.title = title
        }
    }
    /// Inert: the model draws no images in tabs.
    open var selectedImage: UIImage?
    /// Inert: the model draws no badges.
    open var badgeValue: String?
    open var badgeColor: UIColor?

    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}

/// A tab on screen.
@MainActor final class TabButton: UIControl {
    var title: String? {
        didSet {
            guard title != oldValue else { return }
            nameDidChange()
            bar?.setNeedsLayout()
        }
    }
    /// The bar that owns this view, and clears this in its `deinit` (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) fileprivate var bar: UITabBar?
    private let item: UITabBarItem

    fileprivate init(for item: UITabBarItem, in bar: UITabBar) {
        self.item = item
        super.init(frame: .zero)
        self.bar = bar
        title = item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        item.button = self
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        if item.button === self { item.button = nil }
    }

    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside) { bar?.receiveTap(on: self) }
    }
}

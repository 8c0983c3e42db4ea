public import Foundation

/// The bar above a navigation controller's content. Its layout decides where its buttons are and
/// makes them opaque.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    private nonisolated(unsafe) var storedItems: [UINavigationItem] = []
    let backButton = BarButtonView(frame: .zero)
    /// The split view's display-mode button, while the split view has it in this bar. It is
    /// invisible until the next layout of the bar.
    var displayModeItem: UIBarButtonItem? {
        didSet { exchange(oldValue, for: displayModeItem) }
    }
    /// The split view's double arrow, while the split view has it in this bar.
    var secondaryOnlyItem: UIBarButtonItem? {
        didSet { exchange(oldValue, for: secondaryOnlyItem) }
    }
    /// The buttons on both sides of the title, as last arranged.
    private var leading: [BarButtonView] = []
    private var trailing: [BarButtonView] = []
    /// The buttons at the side, of both ends.
    private var atSide = SideBarButtons()
    /// The strip at a side that there was in the last layout of the navigation controller.
    var laidOutStrip: PartsOfStrip? {
        didSet { if laidOutStrip != oldValue { setNeedsLayout() } }
    }
    /// The presentation of a column during which this bar was last laid out eagerly.
    private var eagerPresentation = -1
    /// The navigation controller that owns this bar, and clears this in its `deinit` (see
    /// `UIView`).
    nonisolated(unsafe) unowned(unsafe) var owner: UINavigationController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backButton.accessibilityIdentifier = "BackButton"
        backButton.bar = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        for item in storedItems where item.bar === self { item.bar = nil }
        backButton.bar = nil
    }

    /// The items from the root's to the top's.
    open var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue ?? []) }
    }

    open var topItem: UINavigationItem? { storedItems.last }
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    private func setItems(_ items: [UINavigationItem]) {
        for item in storedItems where item.bar === self { item.bar = nil }
        Defect.noteItems(from: storedItems, to: items, of: self)
        storedItems = items
        for item in items { item.bar = self }
        setNeedsLayout()
    }

    /// Keeps items that another bar may have by now (C-001).
    func keepItems(_ items: [UINavigationItem]) {
        storedItems = items
        setNeedsLayout()
    }

    // MARK: - Looks

    /// Inert: the model draws no bar.
    open lazy var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var shadowImage: UIImage?
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    /// Inert: the bar is as high with large titles as without (B-157).
    open var prefersLargeTitles = false

    /// Inert: a bar of its own. What is set on it reaches no other bar.
    open class func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }

    // MARK: - The split view's buttons

    /// Takes an item out of the bar, or puts one in, invisible until the next layout of the bar
    ///
    private func exchange(_ old: UIBarButtonItem?, for item: UIBarButtonItem?) {
        guard let item else {
            old?.view?.removeFromSuperview()
            return setNeedsLayout()
        }
        arrangeButtons()
        item.viewForBar().alpha = 0
        Simulation.active.passed(.itemGoesInTransparent)
        if !Defect.skipsLayout(of: self) { setNeedsLayout() }
    }

    /// Whether insets changed here since the latest presentation of a column began.
    var wasLaidOutInThisPresentation: Bool {
        let simulation = Simulation.active
        return simulation.isPresentingColumns && eagerPresentation == simulation.presentationCount
    }

    // MARK: - Layout

    /// Lays the bar out at once: its insets have changed while its content was being laid out.
    func layOutEagerly() {
        setNeedsLayout()
        layOutSubtree()
        eagerPresentation = Simulation.active.presentationCount
    }

    /// Arranges the buttons and makes them opaque.
    open override func layoutSubviews() {
        super.layoutSubviews()
        Defect.checkTopItem(of: self)
        arrangeButtons()
        for case let button as BarButtonView in storedSubviews { button.storedAlpha = 1 }
    }

    private func arrangeButtons() {
        // The view of an item may be the app's own, which may have the bar laid out here.
        var (leading, trailing) = (self.leading, self.trailing)
        (self.leading, self.trailing) = ([], [])
        leading.removeAll(keepingCapacity: true)
        trailing.removeAll(keepingCapacity: true)
        collectButtons(&leading, &trailing)
        let parts = owner?.partsOfStrip
        if let parts {
            atSide.take(
                (leading + trailing).filter(\.isSymbol), and: owner?.toolsInMenu(parts) ?? [],
                in: parts.bar)
            leading.removeAll(where: \.isSymbol)
            trailing.removeAll(where: \.isSymbol)
        } else if !atSide.shown.isEmpty {
            atSide.take([], in: nil)
        }
        (self.leading, self.trailing) = (leading, trailing)
        fitBackTitle()
        for case let button as BarButtonView in storedSubviews
        where !leading.holds(button) && !trailing.holds(button) && !atSide.shown.holds(button) {
            button.removeFromSuperview()
        }
        placeButtons()
        if let parts { placeAtSide(parts) }
        if let titleView = topItem?.titleView ?? shownTitleView {
            showTitle(titleView)
        }
    }

    /// The buttons of the present page, in order from the leading and from the trailing end.
    @inline(__always)
    private func collectButtons(_ leading: inout [BarButtonView], _ trailing: inout [BarButtonView])
    {
        let top = topItem
        let leavesOut = Defect.leavesOutLeftItems(of: self)
        let leftItems = leavesOut ? [] : top?.leftBarButtonItems ?? []
        if storedItems.count > 1, top?.letsBackButtonStand == true { leading.append(backButton) }
        if let displayModeItem {
            if !leading.isEmpty { Simulation.active.passed(.buttonBesideBack) }
            leading.append(displayModeItem.viewForBar())
        }
        if let secondaryOnlyItem { leading.append(secondaryOnlyItem.viewForBar()) }
        for item in leftItems where item.isShownInBars { leading.append(item.viewForBar()) }
        for item in top?.rightBarButtonItems ?? [] where item.isShownInBars {
            trailing.append(item.viewForBar())
        }
        top?.leadingItemGroups.forEachShown { leading.append($0.viewForBar()) }
        top?.trailingItemGroups.forEachShown { trailing.append($0.viewForBar()) }
    }

    // MARK: - At a side (SideStrip.swift)

    /// The number of buttons that stand at the side where there is room.
    var countAtSide: Int {
        buttonsOfPage.count(where: \.isSymbol)
    }

    /// Whether the bar has something that cannot stand at a side: a title, text, or an app's view
    /// (D-212, D-235).
    var needsRow: Bool {
        if topItem?.title?.isEmpty == false || topItem?.titleView != nil { return true }
        return !buttonsOfPage.allSatisfy(\.isSymbol)
    }

    private var buttonsOfPage: [BarButtonView] {
        var buttons: (leading: [BarButtonView], trailing: [BarButtonView]) = ([], [])
        collectButtons(&buttons.leading, &buttons.trailing)
        return buttons.leading + buttons.trailing
    }

    private func placeAtSide(_ parts: PartsOfStrip) {
        guard let view = owner?.viewIfLoaded else { return }
        atSide.place(in: view.convert(parts.bar, to: self)) { button, frame in
            addBarSubview(button)
            button.setFrame(frame)
        }
        // The row comes and goes with what is in it, and the toolbar has what is left.
        if (storedFrame.size.height > 0) != needsRow || laidOutStrip != parts {
            view.setNeedsLayout()
        }
    }

    /// The buttons at the side are outside of the bounds.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || atSide.holds(point)
    }

    override func covers(_ point: CGPoint) -> Bool {
        super.covers(point) || atSide.holds(point, from: storedFrame.origin)
    }

    /// The title view that is in the bar.
    private var shownTitleView: UIView?

    /// Puts a title view in the middle of the bar, or as near to it as the buttons allow (B-156).
    private func showTitle(_ view: UIView) {
        if let shownTitleView, shownTitleView !== topItem?.titleView {
            if shownTitleView.storedSuperview === self { shownTitleView.removeFromSuperview() }
            self.shownTitleView = nil
        }
        guard topItem?.titleView === view else { return }
        shownTitleView = view
        addBarSubview(view)
        view.setFrame(titleFrame(of: view))
    }

    private func titleFrame(of view: UIView) -> CGRect {
        let isMirrored = layoutDirection == .rightToLeft
        let insets = rowInsets
        var left = insets.left + 8
        var right = bounds.maxX - insets.right - 8
        for button in isMirrored ? trailing : leading { left += button.wantedWidth + 8 }
        for button in isMirrored ? leading : trailing { right -= button.wantedWidth + 8 }
        let wanted = view.fittingSize(view.storedFrame.size)
        if let side = owner?.roomBesideTabs {
            if isMirrored {
                left = max(left, bounds.maxX - insets.right - side)
            } else {
                right = min(right, insets.left + side)
            }
        }
        let width = max(0, min(wanted.width, right - left))
        let height = min(wanted.height, 44)
        let x = max(left, min(bounds.midX - width / 2, right - width))
        return CGRect(x: x, y: 3 + (44 - height) / 2, width: width, height: height)
    }

    /// Gives the back button its whole title where there is room, else "Back", else the chevron
    /// alone (B-063).
    ///
    /// At a side it is the chevron (*unverified*).
    private func fitBackTitle() {
        if atSide.shown.holds(backButton) { return backButton.title = "" }
        guard leading.first === backButton else { return }
        let back = backItem
        let mode = back?.backButtonDisplayMode ?? .default
        if mode == .minimal { return backButton.title = "" }
        let title =
            mode == .generic
            ? "Back"
            : back?.backBarButtonItem?.title ?? back?.backButtonTitle ?? back?.title ?? "Back"
        var room = storedBounds.inset(by: rowInsets).width
        for button in leading where button !== backButton { room -= button.wantedWidth + 8 }
        for button in trailing { room -= button.wantedWidth + 8 }
        room = min(room, owner?.roomBesideTabs ?? room) - 16
        // Before its first layout a bar has no width.
        if storedFrame.size.width == 0 || BarButtonView.width(of: title) <= room {
            return backButton.title = title
        }
        Simulation.active.passed(.textMetric)
        backButton.title = BarButtonView.width(of: "Back") <= room ? "Back" : ""
    }

    private func placeButtons() {
        let isMirrored = layoutDirection == .rightToLeft
        let content = storedBounds.inset(by: rowInsets)
        var left = content.minX + 8
        let (first, last) = isMirrored ? (trailing, leading) : (leading, trailing)
        let side = owner?.roomBesideTabs
        var part = UINavigationBar.part(of: first, in: side)
        for button in first {
            let width = button.wantedWidth * part
            set(button, x: left, width: width)
            left += width + 8
        }
        var right = content.maxX - 8
        part = UINavigationBar.part(of: last, in: side)
        for button in last {
            let width = button.wantedWidth * part
            right -= width
            set(button, x: right, width: width)
            right -= 8
        }
    }

    /// How much of their widths buttons get beside the tabs in their row, which UIKit would move to
    /// a menu of its own (D-030): 1 where there are no tabs, or where there is room.
    private static func part(of buttons: [BarButtonView], in side: CGFloat?) -> CGFloat {
        guard let side, !buttons.isEmpty else { return 1 }
        var wanted: CGFloat = 0
        for button in buttons { wanted += button.wantedWidth }
        return min(1, max(0, side - 8 * CGFloat(buttons.count)) / wanted)
    }

    /// The safe area, and what buttons at a side take of the row.
    package var rowInsets: UIEdgeInsets {
        var insets = storedSafeAreaInsets
        if Simulation.folds, let strip = owner?.sideStrip {
            insets.cover(strip, in: storedFrame.size.width)
        }
        return insets
    }

    private func set(_ button: BarButtonView, x: CGFloat, width: CGFloat) {
        button.standsAtSide = false
        addBarSubview(button)
        button.setFrame(CGRect(x: x, y: 3, width: width, height: 44))
    }

    /// Adding a button inside a layout must not ask for another layout.
    private func addBarSubview(_ button: UIView) {
        guard button.storedSuperview !== self else { return }
        let wanted = needsLayout
        addSubview(button)
        needsLayout = wanted
    }
}

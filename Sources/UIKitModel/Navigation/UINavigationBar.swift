public import Foundation

/// The bar above a navigation controller's content. Its layout decides where its buttons are and
/// makes them opaque.
@MainActor open class UINavigationBar: UIView {
    private nonisolated(unsafe) var storedItems: [UINavigationItem] = []
    let backButton = BarButtonView(frame: .zero)
    /// The split view's display-mode button, while the split view has it in this bar.
    private(set) var displayModeItem: UIBarButtonItem?
    /// The split view's double arrow, while the split view has it in this bar.
    private(set) var secondaryOnlyItem: UIBarButtonItem?
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
        Defect.noteItems(from: storedItems, to: items, of: self, in: Simulation.active)
        storedItems = items
        for item in items { item.bar = self }
        setNeedsLayout()
    }

    /// Keeps items that another bar may have by now (C-001).
    func keepItems(_ items: [UINavigationItem]) {
        storedItems = items
        setNeedsLayout()
    }

    // MARK: - The split view's buttons

    /// Puts the item into the bar, invisible until the next layout of the bar.
    func insertDisplayModeItem(_ item: UIBarButtonItem) {
        displayModeItem = item
        showTransparently(item)
    }

    func insertSecondaryOnlyItem(_ item: UIBarButtonItem) {
        secondaryOnlyItem = item
        showTransparently(item)
    }

    private func showTransparently(_ item: UIBarButtonItem) {
        arrangeButtons()
        item.viewForBar().alpha = 0
        Simulation.active.passed(.itemGoesInTransparent)
        if !Defect.skipsLayout(of: self, in: Simulation.active) { setNeedsLayout() }
    }

    /// Whether insets changed here since the latest presentation of a column began.
    var wasLaidOutInThisPresentation: Bool {
        let simulation = Simulation.active
        return simulation.isPresentingColumns && eagerPresentation == simulation.presentationCount
    }

    func removeDisplayModeItem() {
        displayModeItem?.view?.removeFromSuperview()
        displayModeItem = nil
        setNeedsLayout()
    }

    func removeSecondaryOnlyItem() {
        secondaryOnlyItem?.view?.removeFromSuperview()
        secondaryOnlyItem = nil
        setNeedsLayout()
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
        Defect.checkTopItem(of: self, in: Simulation.active)
        arrangeButtons()
        for case let button as BarButtonView in storedSubviews { button.storedAlpha = 1 }
    }

    private func arrangeButtons() {
        var leading: [BarButtonView] = []
        var trailing: [BarButtonView] = []
        let leavesOut = Defect.leavesOutLeftItems(of: self, in: Simulation.active)
        let leftItems = leavesOut ? [] : topItem?.leftBarButtonItems ?? []
        if storedItems.count > 1, topItem?.letsBackButtonStand == true {
            leading.append(backButton)
        }
        if let displayModeItem {
            if !leading.isEmpty { Simulation.active.passed(.buttonBesideBack) }
            leading.append(displayModeItem.viewForBar())
        }
        if let secondaryOnlyItem { leading.append(secondaryOnlyItem.viewForBar()) }
        for item in leftItems where item.isShownInBars { leading.append(item.viewForBar()) }
        for item in topItem?.rightBarButtonItems ?? [] where item.isShownInBars {
            trailing.append(item.viewForBar())
        }
        if leading.first === backButton { fitBackTitle(leading, trailing) }
        for case let button as BarButtonView in storedSubviews {
            var isWanted = false
            for wanted in leading where wanted === button { isWanted = true }
            for wanted in trailing where wanted === button { isWanted = true }
            if !isWanted { button.removeFromSuperview() }
        }
        place(leading: leading, trailing: trailing)
    }

    /// Gives the back button its whole title where there is room, else "Back", else the chevron
    /// alone (B-063).
    private func fitBackTitle(_ leading: [BarButtonView], _ trailing: [BarButtonView]) {
        let title =
            backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title
            ?? "Back"
        var room = storedFrame.size.width - storedSafeAreaInsets.left - storedSafeAreaInsets.right
        for button in leading where button !== backButton { room -= button.wantedWidth + 8 }
        for button in trailing { room -= button.wantedWidth + 8 }
        room -= 16
        // Before its first layout a bar has no width.
        if storedFrame.size.width == 0 || BarButtonView.width(of: title) <= room {
            return backButton.title = title
        }
        Simulation.active.passed(.backTitleShortens)
        backButton.title = BarButtonView.width(of: "Back") <= room ? "Back" : ""
    }

    private func place(leading: [BarButtonView], trailing: [BarButtonView]) {
        let isMirrored = layoutDirection == .rightToLeft
        let content = bounds.inset(by: storedSafeAreaInsets)
        var left = content.minX + 8
        for button in isMirrored ? trailing : leading {
            set(button, x: left)
            left += button.wantedWidth + 8
        }
        var right = content.maxX - 8
        for button in isMirrored ? leading : trailing {
            right -= button.wantedWidth
            set(button, x: right)
            right -= 8
        }
    }

    private func set(_ button: BarButtonView, x: CGFloat) {
        addBarSubview(button)
        button.setFrame(CGRect(x: x, y: 3, width: button.wantedWidth, height: 44))
    }

    /// Adding a button inside a layout must not ask for another layout.
    private func addBarSubview(_ button: BarButtonView) {
        guard button.superview !== self else { return }
        let wanted = needsLayout
        addSubview(button)
        needsLayout = wanted
    }
}

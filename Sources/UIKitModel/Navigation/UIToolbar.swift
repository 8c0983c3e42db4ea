public import Foundation

/// The bar below a navigation controller's content.
@preconcurrency @MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? {
        didSet { setNeedsLayout() }
    }

    /// This bar's part of the strip at a side, in its coordinates; `nil` where it is horizontal.
    var strip: CGRect? {
        didSet { if strip != oldValue { setNeedsLayout() } }
    }
    /// The number of buttons that stand there; the others are in the menu of the navigation bar.
    /// `nil` where this bar has a menu of its own.
    var countAtSide: Int? {
        didSet { if countAtSide != oldValue { setNeedsLayout() } }
    }
    private var atSide = SideBarButtons()

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// Puts the items side by side from the leading edge, above the device's safe area. Flexible
    /// spaces share the room that is left (B-158).
    open override func layoutSubviews() {
        super.layoutSubviews()
        var insets = storedSafeAreaInsets
        if let strip { insets.cover(strip, in: bounds.size.width) }
        let content = bounds.inset(by: insets)
        let isMirrored = layoutDirection == .rightToLeft
        var items = items ?? []
        let symbols = items.filter { strip != nil && $0.isShownInBars && $0.isSymbol }
        atSide.take(
            symbols.prefix(countAtSide ?? symbols.count).map { $0.viewForBar() }, in: strip)
        items.removeAll { item in symbols.contains { $0 === item } }
        let wanted = items.filter(\.isShownInBars).map { $0.viewForBar() } + atSide.shown
        for button in storedSubviews where !wanted.contains(where: { $0 === button }) {
            button.removeFromSuperview()
        }
        if let strip {
            atSide.place(in: strip) { button, frame in
                if button.superview !== self { addSubview(button) }
                button.setFrame(frame)
            }
        }
        let share = widthOfFlexibleSpaces(among: items, in: content.size.width)
        var offset: CGFloat = 8
        for item in items {
            switch item.systemItem {
            case .flexibleSpace: offset += share
            case .fixedSpace: offset += item.width
            default:
                guard item.isShownInBars else { continue }
                let button = item.viewForBar()
                button.standsAtSide = false
                if button.superview !== self { addSubview(button) }
                let width = button.wantedWidth
                let left = isMirrored ? content.maxX - offset - width : content.minX + offset
                let height = max(0, min(44, content.size.height))
                button.setFrame(CGRect(x: left, y: content.minY, width: width, height: height))
                offset += width + 8
            }
        }
        needsLayout = false
    }

    /// The buttons at the side are outside of the bounds.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || atSide.holds(point)
    }

    override func covers(_ point: CGPoint) -> Bool {
        super.covers(point) || atSide.holds(point, from: storedFrame.origin)
    }

    private func widthOfFlexibleSpaces(
        among items: [UIBarButtonItem], in width: CGFloat
    ) -> CGFloat {
        var room = width - 8
        var count: CGFloat = 0
        for item in items {
            switch item.systemItem {
            case .flexibleSpace: count += 1
            case .fixedSpace: room -= item.width
            default: if item.isShownInBars { room -= item.viewForBar().wantedWidth + 8 }
            }
        }
        return count > 0 ? max(0, room / count) : 0
    }

    // MARK: - Looks

    /// Inert: the model draws no bar.
    open lazy var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default

    /// Inert: a bar of its own. What is set on it reaches no other bar.
    open class func appearance() -> UIToolbar { UIToolbar(frame: .zero) }
}

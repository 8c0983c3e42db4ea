import Foundation

/// The display-mode button: which bar holds it, and what a tap does (A-007, B-T3).
extension UISplitViewController {
    fileprivate func modeButtonWasTapped() {
        if isClassic, let wanted = delegate?.targetDisplayModeForAction(in: self),
            wanted != .automatic
        {
            return request(rules.mode(nearestTo: wanted), animated: true)
        }
        guard let mode = rules.mode(afterButtonIn: currentMode) else { return }
        request(mode, animated: true)
    }

    /// Whether the state calls for the button (B-T3, B-033).
    @_spi(Simulation) public var callsForDisplayModeButton: Bool {
        guard !isClassic, !isCollapsed, rules.mode(afterButtonIn: currentMode) != nil
        else { return false }
        return allowsButtons
    }

    private var allowsButtons: Bool {
        switch displayModeButtonVisibility {
        case .always: return true
        case .never: return false
        case .automatic: return presentsWithGesture
        }
    }

    /// The column whose bar is to hold the button: the leading-most shown (*unverified*).
    @_spi(Simulation) public var displayModeButtonColumn: Column {
        for column in [Column.primary, .supplementary]
        where shows(column, in: currentMode) && columns[column.rawValue].outer != nil {
            return column
        }
        return .secondary
    }

    /// The split view's own item, wherever it is.
    @_spi(Simulation) public var displayModeButton: UIView? { modeItem.view }

    /// Moves the item to the bar that is to hold it; called by the layout, after frames are set.
    func placeDisplayModeButton() {
        let bar =
            callsForDisplayModeButton
            ? columns[displayModeButtonColumn.rawValue].navigation?.navigationBar : nil
        if bar !== modeItemBar {
            modeItemBar?.removeDisplayModeItem()
            modeItemBar = bar
            bar?.insertDisplayModeItem(modeItem)
        }
        if showsSecondaryOnlyButton || secondaryOnlyItemBar != nil { placeSecondaryOnlyButton() }
    }

    func removeDisplayModeButton() {
        modeItemBar?.removeDisplayModeItem()
        modeItemBar = nil
        secondaryOnlyItemBar?.removeSecondaryOnlyItem()
        secondaryOnlyItemBar = nil
    }

    // MARK: - The double arrow (A-113, B-T3)

    fileprivate func secondaryOnlyButtonWasTapped() {
        guard let mode = rules.mode(afterSecondaryOnlyButtonIn: currentMode) else { return }
        request(mode, animated: true)
    }

    /// Whether the state calls for the double arrow in the secondary's bar.
    @_spi(Simulation) public var callsForSecondaryOnlyButton: Bool {
        showsSecondaryOnlyButton && style == .tripleColumn && !isCollapsed && allowsButtons
    }

    /// The double arrow, wherever it is.
    @_spi(Simulation) public var secondaryOnlyButton: UIView? { secondaryOnlyItem?.view }

    private func placeSecondaryOnlyButton() {
        let bar =
            callsForSecondaryOnlyButton
            ? columns[Column.secondary.rawValue].navigation?.navigationBar : nil
        guard bar !== secondaryOnlyItemBar else { return }
        secondaryOnlyItemBar?.removeSecondaryOnlyItem()
        secondaryOnlyItemBar = bar
        let item = secondaryOnlyItem ?? SecondaryOnlyItem()
        item.split = self
        secondaryOnlyItem = item
        bar?.insertSecondaryOnlyItem(item)
    }
}

/// The split view's double arrow.
@MainActor final class SecondaryOnlyItem: UIBarButtonItem {
    /// The split view that owns this item, and clears this when it goes (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) var split: UISplitViewController?

    override init() {
        super.init()
        accessibilityIdentifier = "ToggleSecondaryOnly"
    }

    override func performAction() { split?.secondaryOnlyButtonWasTapped() }
}

/// The split view's own bar item; its identifier is the one that UI tests know.
@MainActor final class DisplayModeItem: UIBarButtonItem {
    /// The split view that owns this item, and clears this when it goes (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) var split: UISplitViewController?

    override init() {
        super.init()
        accessibilityIdentifier = "ToggleSidebar"
    }

    /// Collapsed, there is nothing to show or hide.
    override var isShownInBars: Bool { split?.isCollapsed != true }

    override func performAction() { split?.modeButtonWasTapped() }
}

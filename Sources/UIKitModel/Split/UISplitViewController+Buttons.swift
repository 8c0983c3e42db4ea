internal import Journal

/// The split view's two buttons: which bar holds them, and what a tap does (A-007, A-113, B-T3).
extension UISplitViewController {
    private var allowsButtons: Bool {
        switch displayModeButtonVisibility {
        case .always: return true
        case .never: return false
        case .automatic: return presentsWithGesture
        }
    }

    /// Moves both buttons to their bars. The layout calls this after it has set the frames.
    func placeButtons() {
        placeDisplayModeButton()
        if showsSecondaryOnlyButton || buttons.secondaryOnlyBar != nil {
            placeSecondaryOnlyButton()
        }
    }

    /// Takes both buttons out of their bars.
    func removeButtons() {
        buttons.displayModeBar?.displayModeItem = nil
        buttons.displayModeBar = nil
        buttons.secondaryOnlyBar?.secondaryOnlyItem = nil
        buttons.secondaryOnlyBar = nil
    }

    // MARK: - The display-mode button

    /// Whether the state calls for the button (B-T3, B-033).
    var callsForDisplayModeButton: Bool {
        !isClassic && !hasCollapsed && rules.mode(afterButtonIn: displayMode) != nil
            && allowsButtons
    }

    /// The column whose bar is to hold the button: the leading-most shown (*unverified*).
    private var displayModeButtonColumn: Column {
        for column in [Column.primary, .supplementary]
        where shows(column, in: displayMode) && columns[column].outer != nil {
            return column
        }
        return .secondary
    }

    /// The button's view, in whichever bar; `nil` before a bar has laid it out.
    @_spi(Simulation) public var displayModeButton: UIView? { buttons.displayModeItem.view }

    private func placeDisplayModeButton() {
        let bar =
            callsForDisplayModeButton
            ? columns[displayModeButtonColumn].navigation?.navigationBar : nil
        let old = buttons.displayModeBar
        guard bar !== old else { return }
        buttons.displayModeBar = bar
        old?.displayModeItem = nil
        if bar != nil { Simulation.active.passed(.buttonInLeadingBar) }
        bar?.displayModeItem = buttons.displayModeItem
    }

    /// Goes to the next mode. A classic split view asks its delegate first (B-030).
    func displayModeButtonWasTapped() {
        Simulation.active.note(.sidebars(.button, split: serialNumber), by: .user)
        if let mode = modeOfDelegate { return request(mode, animated: true) }
        guard let mode = rules.mode(afterButtonIn: displayMode) ?? modeOfOwnItem else { return }
        if style == .doubleColumn, splitBehavior != .tile {
            Simulation.active.passed(.buttonSequenceInDouble)
        }
        request(mode, animated: true)
    }

    /// The mode to which the app's own item leads where the table has no button.
    private var modeOfOwnItem: DisplayMode? {
        guard displayMode == .secondaryOnly,
            Simulation.active.reading(OwnButtonAlone.self) == .oneSidebar
        else { return nil }
        return rules.permitted[1]
    }

    /// The mode to which the delegate of a classic split view lets a button or a gesture lead;
    /// `nil` where it leaves that to the split view (B-030).
    var modeOfDelegate: DisplayMode? {
        guard isClassic, let wanted = delegate?.targetDisplayModeForAction(in: self),
            wanted != .automatic
        else { return nil }
        Simulation.active.note(.targetMode(wanted.rawValue, split: serialNumber))
        return rules.mode(nearestTo: wanted)
    }

    // MARK: - The double arrow

    /// Whether the state calls for the double arrow in the secondary's bar (A-113, B-T3).
    var callsForSecondaryOnlyButton: Bool {
        showsSecondaryOnlyButton && style == .tripleColumn && !hasCollapsed && allowsButtons
    }

    /// The double arrow's view, in whichever bar; `nil` before a bar has laid it out.
    @_spi(Simulation) public var secondaryOnlyButton: UIView? { buttons.secondaryOnlyItem?.view }

    private func placeSecondaryOnlyButton() {
        let bar =
            callsForSecondaryOnlyButton ? columns[.secondary].navigation?.navigationBar : nil
        let old = buttons.secondaryOnlyBar
        guard bar !== old else { return }
        buttons.secondaryOnlyBar = bar
        old?.secondaryOnlyItem = nil
        let item = buttons.secondaryOnlyItem ?? SecondaryOnlyItem(of: self)
        buttons.secondaryOnlyItem = item
        bar?.secondaryOnlyItem = item
    }

    func secondaryOnlyButtonWasTapped() {
        Simulation.active.note(.sidebars(.doubleArrow, split: serialNumber), by: .user)
        guard let mode = rules.mode(afterSecondaryOnlyButtonIn: displayMode) else { return }
        request(mode, animated: true)
    }
}

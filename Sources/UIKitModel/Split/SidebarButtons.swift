/// The two buttons that a split view puts into its columns' bars, and the bars that hold them
///
@MainActor struct SidebarButtons {
    /// Shows and hides sidebars.
    let displayModeItem = DisplayModeItem()
    /// The item that the app has asked for, to place it itself. In a classic split view that is
    /// `displayModeItem`. `nil` until the app asks.
    private(set) var itemOfApp: DisplayModeItem?
    /// The bar that holds the display-mode item; `nil` while none does.
    var displayModeBar: UINavigationBar?
    /// The double arrow, made when it is first needed.
    var secondaryOnlyItem: SecondaryOnlyItem?
    /// The bar that holds the double arrow; `nil` while none does.
    var secondaryOnlyBar: UINavigationBar?

    /// Clears the items' references to a split view that is deallocated.
    nonisolated func disconnect() {
        displayModeItem.split = nil
        itemOfApp?.split = nil
        secondaryOnlyItem?.split = nil
    }

    /// Returns the item that the app places itself.
    mutating func takeItem(of split: UISplitViewController) -> DisplayModeItem {
        if let itemOfApp { return itemOfApp }
        let item = split.isClassic ? displayModeItem : DisplayModeItem()
        if !split.isClassic { Simulation.active.passed(.appsOwnButton) }
        item.split = split
        itemOfApp = item
        return item
    }
}

/// A split view's own bar item.
@MainActor class SidebarItem: UIBarButtonItem {
    /// The split view that owns this item, and clears this in its `deinit` (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) var split: UISplitViewController?

    init(identifier: String) {
        super.init()
        accessibilityIdentifier = identifier
    }

    override var isSymbol: Bool { true }
}

/// The button that shows and hides sidebars; its identifier is the one that UI tests know.
@MainActor final class DisplayModeItem: SidebarItem {
    init() { super.init(identifier: "ToggleSidebar") }

    /// Collapsed, there is nothing to show or hide.
    override var isShownInBars: Bool { split?.hasCollapsed != true }

    override func performAction() { split?.displayModeButtonWasTapped() }
}

/// The double arrow.
@MainActor final class SecondaryOnlyItem: SidebarItem {
    init(of split: UISplitViewController) {
        super.init(identifier: "ToggleSecondaryOnly")
        self.split = split
    }

    override func performAction() { split?.secondaryOnlyButtonWasTapped() }
}

@_spi(Simulation) internal import UIKitModel

/// What the harness sees of the outermost split view, to compare it with what its delegate is told.
@MainActor struct SeenSplit {
    private(set) var serialNumber = -1
    private(set) var isClassic = false
    private(set) var isCollapsed = false
    private(set) var mode = UISplitViewController.DisplayMode.automatic
    private(set) var modeRequests = 0
    /// Whether it has appeared, and nothing takes it away.
    private(set) var isShown = false
    private(set) var appearanceChanges = 0
    private var primary = UISplitViewController.ChildPlace()
    private var supplementary = UISplitViewController.ChildPlace()
    private var secondary = UISplitViewController.ChildPlace()

    static let none = SeenSplit()

    private init() {}

    init(_ machine: SplitMachine) {
        let now = machine.lastAction.after
        serialNumber = now.split
        mode = now.mode
        isCollapsed = now.isCollapsed
        modeRequests = now.modeRequests
        guard now.split >= 0 else { return }
        let facts = machine.screen.facts
        isClassic = facts.isClassic
        isShown = facts.isFullyShown
        appearanceChanges = facts.appearanceChanges
        primary = facts.primary
        supplementary = facts.supplementary
        secondary = facts.secondary
    }

    /// A column of the expanded split view; empty for the compact one and the inspector.
    subscript(column: UISplitViewController.Column) -> UISplitViewController.ChildPlace {
        switch column {
        case .primary: primary
        case .supplementary: supplementary
        case .secondary: secondary
        case .compact, .inspector: UISplitViewController.ChildPlace()
        }
    }

    /// Whether it has been the same one, expanded and on screen, all the time.
    func wasShown(since earlier: SeenSplit) -> Bool {
        serialNumber >= 0 && serialNumber == earlier.serialNumber && isShown && earlier.isShown
            && appearanceChanges == earlier.appearanceChanges && !isCollapsed
            && !earlier.isCollapsed
    }
}

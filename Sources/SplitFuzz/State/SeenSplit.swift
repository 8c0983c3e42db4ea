import Foundation
@_spi(Simulation) internal import UIKitModel

/// A column of an expanded split view.
@MainActor struct SeenColumn {
    /// That of the split view's child; -1 without one.
    private(set) var serialNumber = -1
    /// Whether the child's view lies in the split view. A hidden sidebar rests beyond the edge.
    private(set) var isShown = false

    init() {}

    init(_ column: UISplitViewController.Column, of split: UISplitViewController) {
        guard let child = split.child(for: column) else { return }
        serialNumber = child.serialNumber
        guard let view = child.viewIfLoaded, view.window != nil else { return }
        let frame = view.frame
        isShown = frame.maxX > 0.5 && frame.minX < split.view.bounds.width - 0.5
    }
}

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
    private var primary = SeenColumn()
    private var supplementary = SeenColumn()
    private var secondary = SeenColumn()

    static let none = SeenSplit()

    private init() {}

    init(_ machine: SplitMachine) {
        let now = machine.lastAction.after
        serialNumber = now.split
        mode = now.mode
        isCollapsed = now.isCollapsed
        modeRequests = now.modeRequests
        guard now.split >= 0, let split = machine.screen.split else { return }
        isClassic = split.style == .unspecified
        isShown = split.isFullyShown
        appearanceChanges = split.appearanceChanges
        guard !isCollapsed, !isClassic else { return }
        primary = SeenColumn(.primary, of: split)
        supplementary = SeenColumn(.supplementary, of: split)
        secondary = SeenColumn(.secondary, of: split)
    }

    /// A column of the expanded split view; empty for the compact one.
    subscript(column: UISplitViewController.Column) -> SeenColumn {
        switch column {
        case .primary: primary
        case .supplementary: supplementary
        case .secondary: secondary
        case .compact: SeenColumn()
        }
    }

    /// Whether it has been the same one, expanded and on screen, all the time.
    func wasShown(since earlier: SeenSplit) -> Bool {
        serialNumber >= 0 && serialNumber == earlier.serialNumber && isShown && earlier.isShown
            && appearanceChanges == earlier.appearanceChanges && !isCollapsed
            && !earlier.isCollapsed
    }
}

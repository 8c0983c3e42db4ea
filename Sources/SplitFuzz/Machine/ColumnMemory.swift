@_spi(Simulation) internal import UIKitModel

/// Which column each controller belongs to: the one it was in when the split view was last expanded
/// and at rest.
///
/// Each controller carries its column. It is judged where an expand has just made columns out of
/// something else; in between, an app may move its controllers as it likes.
@MainActor final class ColumnMemory {
    /// The column that holds a controller of another after the last expand.
    private(set) var strayed: UISplitViewController.Column?
    private var wasCollapsed = false
    private var seenVersion = -1

    func observe(_ machine: SplitMachine) {
        guard machine.isAtRest, let split = machine.screen.split, split.style != .unspecified
        else { return }
        if split.isCollapsed {
            wasCollapsed = true
            strayed = nil
            return
        }
        let version = machine.simulation.containmentVersion
        guard wasCollapsed || version != seenVersion else { return }
        strayed = nil
        seenVersion = version
        for column in UISplitViewController.Column.expanded {
            guard let navigation = split.navigation(of: column) else { continue }
            for controller in navigation.viewControllers {
                let home = controller.inspectionColumn
                if wasCollapsed, home != nil, home != column, strayed == nil { strayed = column }
                controller.inspectionColumn = column
            }
        }
        wasCollapsed = false
    }

    /// What is remembered, for a fingerprint; the columns are in the controllers
    func write(to encoder: inout StateEncoder) {
        encoder.write(wasCollapsed)
        encoder.write(strayed?.rawValue ?? -1)
    }
}

extension UISplitViewController.Column {
    /// The columns of the expanded hierarchy.
    static let expanded: [Self] = [.primary, .supplementary, .secondary]
}

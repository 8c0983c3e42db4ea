@_spi(Simulation) internal import UIKitModel

/// Remembers the column of each controller when the split view was last expanded and at rest.
///
/// Columns are compared only after an expand, which makes columns out of something else. In
/// between, an app may move its controllers as it likes.
@MainActor final class ColumnMemory {
    /// The column that held another column's controller after the last expand.
    private(set) var mixedColumn: UISplitViewController.Column?
    /// The remembered column of each controller, by serial number.
    let columns = SideTable<UISplitViewController.Column?>(empty: nil)
    private var wasCollapsed = false
    private var seenVersion = -1

    func observe(_ machine: SplitMachine) {
        let facts = machine.screen.facts
        guard machine.isAtRest, facts.serialNumber >= 0, !facts.isClassic else { return }
        if facts.isCollapsed {
            wasCollapsed = true
            mixedColumn = nil
            return
        }
        let version = machine.simulation.containmentVersion
        guard wasCollapsed || version != seenVersion, let split = machine.screen.split else {
            return
        }
        mixedColumn = nil
        seenVersion = version
        for column in UISplitViewController.Column.expanded {
            guard let navigation = split.navigation(of: column) else { continue }
            for controller in navigation.viewControllers {
                let remembered = columns[controller.serialNumber]
                if wasCollapsed, remembered != nil, remembered != column, mixedColumn == nil {
                    mixedColumn = column
                }
                columns[controller.serialNumber] = column
            }
        }
        wasCollapsed = false
    }

    /// Writes the memory. The encoder writes each controller's column with the controller.
    func write(to encoder: inout StateEncoder) {
        encoder.write(wasCollapsed)
        encoder.write(mixedColumn?.rawValue ?? -1)
    }
}

extension UISplitViewController {
    /// Whether the app has set a controller for a column.
    @_spi(Simulation) public func isSet(_ column: Column) -> Bool {
        columns[column].assigned != nil
    }

    /// The child that stands for a column, on screen or not; `nil` until the split view has made
    /// one.
    @_spi(Simulation) public func child(for column: Column) -> UIViewController? {
        guard let outer = columns[column].outer, outer.parent === self else { return nil }
        return outer
    }
}

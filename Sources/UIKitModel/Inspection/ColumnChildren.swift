extension UISplitViewController {
    /// The child that stands for a column, on screen or not; `nil` until the split view has made
    /// one.
    @_spi(Simulation) public func child(for column: Column) -> UIViewController? {
        guard let outer = columns[column.rawValue].outer, outer.parent === self else { return nil }
        return outer
    }
}

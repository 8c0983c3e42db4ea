extension Defect {
    /// A popover on screen keeps the direction of its arrow when the device turns. It shrinks even
    /// where another permitted direction would give it room (C-067).
    @_spi(Simulation) public static let directionKept = Defect(
        name: "direction-kept",
        catalogue: ["C-067"],
        trigger: "the window turns while a popover is on screen",
        effect: "it stays on its side of the anchor, and shrinks to the room that is left there",
        set: DefectSet(rawValue: 1 << 25))

    /// The direction that a popover keeps; `nil` where it may change: its window has the size in
    /// which the direction was last chosen.
    @MainActor static func heldDirection(
        of popover: UIPopoverPresentationController
    ) -> UIPopoverArrowDirection? {
        let simulation = Simulation.active
        guard simulation.has(.directionKept) else { return nil }
        let (content, bounds) = (popover.presentedViewController, simulation.window.bounds)
        if popover.phase != .presented || popover.direction == .unknown
            || popover.direction.isEmpty
            || simulation.defectMarks[.directionKept, content] == bounds
        {
            simulation.defectMarks[.directionKept, content] = bounds
            return nil
        }
        simulation.passed(.directionKept)
        return popover.direction
    }
}

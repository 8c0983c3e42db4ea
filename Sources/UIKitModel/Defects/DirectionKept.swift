extension Defect {
    /// A popover on screen keeps the direction of its arrow, and shrinks where another permitted one
    /// would give it room (C-067).
    @_spi(Simulation) public static let directionKept = Defect(
        name: "direction-kept",
        catalogue: ["C-067"],
        trigger: "the window changes while a popover is on screen",
        effect: "it stays on its side of the anchor, and shrinks to the room that is left there",
        set: DefectSet(rawValue: 1 << 25))

    /// The direction that a popover does not leave, `nil` where it may.
    @MainActor static func heldDirection(
        of popover: UIPopoverPresentationController, in simulation: Simulation
    ) -> UIPopoverArrowDirection? {
        guard simulation.has(.directionKept), popover.phase == .presented else { return nil }
        return popover.direction == .unknown || popover.direction.isEmpty ? nil : popover.direction
    }
}

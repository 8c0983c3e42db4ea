extension Defect {
    /// An animated push or pop does not wait for the running transition, and does not end it
    /// either. What the earlier one had begun is never ended.
    @_spi(Simulation) public static let transitionsOverlap = Defect(
        name: "transitions-overlap",
        catalogue: ["B-070", "C-041"],
        trigger: "an app pushes twice, animated, in one turn",
        effect: "the first push never ends, and its views and controllers stay half way",
        set: DefectSet(rawValue: 1 << 12))

    /// Whether an animated change begins while another is running.
    @MainActor static var letsTransitionsOverlap: Bool {
        Simulation.active.has(.transitionsOverlap)
    }
}

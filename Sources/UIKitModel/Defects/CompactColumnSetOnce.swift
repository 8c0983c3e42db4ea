extension Defect {
    /// Once the compact column is set, replacements are ignored, until iOS 17 (B-018).
    @_spi(Simulation) public static let compactColumnSetOnce = Defect(
        name: "compact-column-set-once",
        catalogue: ["B-018"],
        trigger: "another controller is set for the compact column",
        effect: "the compact column keeps the first one",
        set: DefectSet(rawValue: 1 << 5))

    /// Whether a replacement of the compact column is ignored.
    @MainActor static func keepsCompactColumn(_ current: UIViewController?) -> Bool {
        let simulation = Simulation.active
        guard current != nil, simulation.has(.compactColumnSetOnce) else { return false }
        simulation.passed(.compactColumnSetOnce)
        return true
    }
}

extension Defect {
    /// A navigation controller that is embedded after its container has appeared, in a tab of a
    /// split view, begins to appear and is never told that it has.
    @_spi(Simulation) public static let lateChildNeverAppears = Defect(
        name: "late-child-never-appears",
        catalogue: ["B-102", "C-048"],
        trigger: "a navigation controller is embedded late, under tabs in a split view",
        effect: "its appearance callbacks do not balance",
        set: DefectSet(rawValue: 1 << 27))

    /// Whether the end of a late child's appearance is lost.
    @MainActor static func losesEndOfAppearance(of child: UIViewController) -> Bool {
        guard Simulation.active.has(.lateChildNeverAppears), child.asNavigation != nil else {
            return false
        }
        var isInTabs = false
        var next = child.storedParent
        while let container = next {
            if container.asTabs != nil { isInTabs = true }
            if isInTabs, container.asSplitView != nil { return true }
            next = container.storedParent
        }
        return false
    }
}

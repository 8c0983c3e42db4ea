import Foundation

extension Defect {
    /// A navigation controller that becomes the detail of an expanded classic split view does not
    /// count its own bar, until the split view changes its size.
    @_spi(Simulation) public static let contentUnderNewBar = Defect(
        name: "content-under-new-bar",
        catalogue: ["C-036"],
        trigger: "a new detail is shown in an expanded classic split view",
        effect: "its content begins under its bar, until the device turns",
        set: DefectSet(rawValue: 1 << 9))

    /// Remembers the size of the split view that a detail is new in.
    @MainActor static func noteNewDetail(
        _ detail: UIViewController, in split: UISplitViewController
    ) {
        let simulation = Simulation.active
        guard simulation.has(.contentUnderNewBar), split.isClassic, !split.isCollapsed,
            let view = split.viewIfLoaded
        else { return }
        simulation.defectMarks[.contentUnderNewBar, detail] = view.bounds
    }

    /// Whether the content of a navigation controller is laid out as if it had no bar.
    @MainActor static func ignoresBar(of navigation: UINavigationController) -> Bool {
        let simulation = Simulation.active
        guard simulation.has(.contentUnderNewBar), navigation.showsOwnBar,
            let bounds = simulation.defectMarks[.contentUnderNewBar, navigation]
        else { return false }
        if navigation.storedParent?.viewIfLoaded?.bounds == bounds { return true }
        simulation.defectMarks[.contentUnderNewBar, navigation] = nil
        return false
    }
}

import Foundation

extension Defect {
    /// A navigation controller adds the height of its bar to the size that its top controller
    /// prefers, and ignores a preference that equals the previous one. A controller that hides the
    /// bar and sets the same size leaves room for a hidden bar (C-063).
    @_spi(Simulation) public static let roomKeptForBar = Defect(
        name: "room-kept-for-bar",
        catalogue: ["C-063"],
        trigger:
            "a controller on a navigation controller in a popover prefers a size while the bar is "
            + "shown, and hides the bar",
        effect: "the popover exceeds the height that its content wants by the height of the bar",
        set: DefectSet(rawValue: 1 << 24))

    /// The height in points that a navigation controller adds to the height that its top controller
    /// prefers.
    @MainActor static func roomForBar(of navigation: UINavigationController) -> CGFloat {
        let simulation = Simulation.active
        guard simulation.has(.roomKeptForBar), !navigation.isNavigationBarHidden else { return 0 }
        simulation.passed(.roomKeptForBar)
        return navigation.barHeight
    }
}

import Foundation

extension Defect {
    /// A navigation controller in a popover takes a larger size from its top controller, and never
    /// a smaller one.
    @_spi(Simulation) public static let popoverOnlyGrows = Defect(
        name: "popover-only-grows",
        catalogue: ["C-061"],
        trigger: "a page in a popover is popped to one that prefers a smaller size",
        effect: "the popover keeps the larger size",
        set: DefectSet(rawValue: 1 << 15))

    /// The height alone: the width follows.
    @_spi(Simulation) public static let heightNotRestored = Defect(
        name: "height-not-restored",
        catalogue: ["C-062"],
        trigger: "a page in a popover is popped to one that prefers less height",
        effect: "the popover keeps the larger height, and takes the smaller width",
        set: DefectSet(rawValue: 1 << 18))

    /// The size that a navigation controller in a popover takes instead of its top controller's.
    @MainActor static func sizeTaken(
        by navigation: UINavigationController, for size: CGSize
    ) -> CGSize {
        let simulation = Simulation.active
        let keepsWidth = simulation.has(.popoverOnlyGrows)
        guard keepsWidth || simulation.has(.heightNotRestored),
            navigation.presentationHereOrAbove is UIPopoverPresentationController
        else { return size }
        let old = navigation.storedPreferredSize
        return CGSize(
            width: keepsWidth ? max(size.width, old.width) : size.width,
            height: max(size.height, old.height))
    }
}

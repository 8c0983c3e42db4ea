extension Defect {
    /// A popover that becomes a full screen or a sheet while it is shown keeps the frame that it
    /// had as a popover.
    @_spi(Simulation) public static let adaptedViewKeepsFrame = Defect(
        name: "adapted-view-keeps-frame",
        catalogue: ["C-056"],
        trigger: "the window becomes compact while a popover is open",
        effect: "the presented view does not fill the screen that it now has",
        set: DefectSet(rawValue: 1 << 13))

    /// Whether a layout leaves the presented view where it is.
    @MainActor static func keepsFrame(of presentation: UIPresentationController) -> Bool {
        Simulation.active.has(.adaptedViewKeepsFrame) && presentation.requestedStyle == .popover
            && presentation.shownStyle != .popover && presentation.phase == .presented
    }
}

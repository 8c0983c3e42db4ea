extension Defect {
    /// If the app replaces the gesture's delegate, the swipe back also begins where there is
    /// nothing to pop. Its transition never ends, and the next controller that is pushed takes no
    /// touches.
    @_spi(Simulation) public static let swipeFreezesRoot = Defect(
        name: "swipe-freezes-root",
        catalogue: ["B-066", "C-043"],
        trigger:
            "an app's delegate of the gesture lets a swipe back begin at the root, and a push comes "
            + "after it",
        effect: "nothing in the navigation controller takes touches",
        workaround:
            "let the gesture begin only while the stack has more than one page (C-043)",
        set: DefectSet(rawValue: 1 << 17))
}

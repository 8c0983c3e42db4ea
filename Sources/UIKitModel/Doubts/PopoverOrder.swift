/// Which side of its anchor a popover takes where it fits on several (B-075).
enum PopoverOrder: UInt8, Reading {
    /// Popovers are seen below their anchors where there is room.
    case upFirst
    /// Apple names the inputs alone.
    case mostRoom

    static var behaviour: Behaviour { .popoverOrder }
    static let doubt = Doubt(
        Self.self, "popoverOrder", ["B-075"],
        question: "which side of its anchor does a popover take where it fits on several?",
        "a popover tries up, down, left and right in this order",
        "a popover takes the side with most room of those where it fits")
}

/// Whether a navigation controller that takes its size from its page adds room for its bar.
enum PopoverBarSize: UInt8, Reading {
    /// The article's popover of a page under a bar has the page's size.
    case addsNothing
    case adds

    static var behaviour: Behaviour { .popoverBarSize }
    static let doubt = Doubt(
        Self.self, "popoverBarSize", ["A-130", "A-135"],
        question: "does a bar add to the size of a popover?",
        "a bar adds nothing to a popover's size",
        "a navigation controller adds its bar to the size that its page prefers")
}

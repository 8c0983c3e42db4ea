/// What each rule does, for people to read.
public enum RuleNotes {
    /// What the rule does, and what it follows; `nil` where nobody has said.
    public static func note(on rule: String) -> (summary: String, sources: [String])? {
        switch rule {
        case "tap": ("taps a control that hit testing reaches", ["B-081"])
        case "tap-outside":
            ("touches beside what lies over, which dismisses it", ["B-080", "B-T1"])
        case "swipe-back": ("swipes a column's navigation controller back", ["B-066"])
        case "edge-swipe": ("swipes a hidden sidebar in from its edge", ["A-004", "A-005"])
        case "drag": ("drags the outermost sidebar out", ["A-004", "A-112"])
        case "rotate": ("turns the device", ["B-T4", "B-T6"])
        case "resize": ("gives the window another of the device's widths", ["B-T4"])
        case "dock": ("reveals or hides the Dock", ["A-023"])
        case "background": ("goes to the background and returns", ["B-056"])
        case "keyboard": ("brings the keyboard up or takes it down", ["B-079"])
        default: nil
        }
    }
}

/// Taps and scrolling.
extension UITestStep {
    static let touches: [String: Translation] = [
        "tap": { action, isRightToLeft in
            guard let control = action.values.first.flatMap(ControlName.init) else { return nil }
            // The model's name for the room beside an overlapping sidebar (B-201).
            if control.name == "Beside Sidebar" { return tapOutside(isRightToLeft) }
            return UITestStep(
                "tap \(control.words)", "try control(\(control.arguments)).tap()")
        },
        "double-tap": { action, _ in
            guard let control = action.values.first.flatMap(ControlName.init) else { return nil }
            return UITestStep(
                "tap \(control.words) twice, quickly",
                "try control(\(control.arguments)).doubleTap()")
        },
        "tap-outside": { _, isRightToLeft in tapOutside(isRightToLeft) },
        "scroll-down": { action, _ in scroll(action, "further down", "swipeUp") },
        "scroll-up": { action, _ in scroll(action, "back towards the top", "swipeDown") },
    ]

    private static func tapOutside(_ isRightToLeft: Bool) -> UITestStep {
        UITestStep(
            "tap beside the popover or the sidebar",
            "tap(at: CGVector(dx: \(isRightToLeft ? 0.03 : 0.97), dy: 0.9))")
    }

    private static func scroll(_ action: Action, _ aim: String, _ swipe: String) -> UITestStep? {
        guard let view = action.values.first.flatMap(ControlName.init) else { return nil }
        let words = "scroll \(view.words) by a page, \(aim)"
        // The case counts scroll views from the back to the front, which nobody sees from outside.
        if view.number != nil { return UITestStep(byHand: words) }
        return UITestStep(words, "try scrollView(\(view.arguments)).\(swipe)()")
    }
}

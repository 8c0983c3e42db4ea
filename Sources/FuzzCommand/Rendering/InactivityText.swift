internal import StatefulTesting

/// The reason why nothing could be done in an app, in the words of apps.
enum InactivityText {
    /// The reason and a remedy, as in `nothing on screen can be reached: …`.
    static func text(_ why: Inactivity) -> String {
        let advice =
            switch why {
            case .noUserAction:
                "give the first screen a control that is enabled, visible and inside the window"
            case .overAtStart: "judge no-exception and layout-settles, too"
            case .refusedStart, .nothingApplied: why.advice
            }
        return "\(reason(why)); \(advice)"
    }

    static func reason(_ why: Inactivity) -> String {
        switch why {
        case .noUserAction(let applied):
            "nothing on screen can be reached: no tap, swipe or drag was possible in "
                + applied.counting("action")
        case .overAtStart: "the app ends at the start, and no invariant that is judged says why"
        case .refusedStart, .nothingApplied: why.description
        }
    }
}

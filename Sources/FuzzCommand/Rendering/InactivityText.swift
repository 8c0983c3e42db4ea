internal import StatefulTesting

/// The reason why nothing could be done in an app, in the words of apps.
enum InactivityText {
    /// The reason and a remedy, as in `nothing on screen can be reached: …`.
    static func text(_ why: Inactivity) -> String {
        "\(reason(why)); \(advice(why))"
    }

    static func reason(_ why: Inactivity) -> String {
        guard case .noUserAction(let applied) = why else { return why.description }
        return "nothing on screen can be reached: no tap, swipe or drag was possible in "
            + applied.counting("action")
    }

    private static func advice(_ why: Inactivity) -> String {
        guard case .noUserAction = why else { return why.advice }
        return "give the first screen a control that is enabled, visible and inside the window"
    }
}

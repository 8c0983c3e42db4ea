internal import StatefulTesting

/// What the user's last touch met and promised, and whether that came true. `Finger` says so.
///
/// Nothing in it lasts longer than one action. Therefore it is no part of the state.
@MainActor final class LastTouch {
    /// What was wrong with the way of the last touch; `nil` where nothing was.
    private(set) var fault: Mismatch?
    /// What the last touch promised and did not bring; `nil` where all came true.
    private(set) var brokenPromise: Mismatch?

    /// What the action under way has brought.
    private struct Touch {
        var fault: Mismatch?
        var broken: Mismatch?
        var promise: TouchPromise?
    }
    private var next = Touch()

    /// Moves on to the end of the action. Runs after every action.
    func observe(_ last: LastAction) {
        (fault, brokenPromise) = (next.fault, next.broken ?? next.promise?.breach(last))
        next = Touch()
    }

    // MARK: - During the action

    func expect(_ promised: TouchPromise?) {
        if let promised { next.promise = promised }
    }

    /// Reports a touch that goes wrong in the region of a location.
    func report(fault location: String, _ explanation: String) {
        next.fault = Mismatch(location, explanation)
    }

    /// Reports what a gesture, or an action of the system, has not done.
    func report(unkept location: String, _ explanation: String) {
        next.broken = Mismatch(location, explanation)
    }
}

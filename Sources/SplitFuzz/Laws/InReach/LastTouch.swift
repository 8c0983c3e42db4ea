internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What the user's last touch met and promised, and whether that came true. `Finger` says so.
///
/// Nothing in it lasts longer than one action. Therefore it is no part of the state.
@MainActor final class LastTouch {
    /// What was wrong with the way of the last touch; `nil` where nothing was.
    private(set) var fault: Mismatch?
    /// What the last touch promised and did not bring; `nil` where all came true.
    private(set) var brokenPromise: Mismatch?

    /// Whether there is something to move on.
    private var isFresh = false
    private var nextFault: Mismatch?
    private var nextBroken: Mismatch?
    private var promise: TouchPromise?

    /// Moves on to the end of the action. Runs after every action.
    func observe(_ last: LastAction) {
        fault = nil
        brokenPromise = nil
        guard isFresh else { return }
        isFresh = false
        fault = nextFault
        brokenPromise = nextBroken ?? promise?.breach(last)
        nextFault = nil
        nextBroken = nil
        promise = nil
    }

    // MARK: - During the action

    func expect(_ promised: TouchPromise?) {
        guard let promised else { return }
        isFresh = true
        promise = promised
    }

    /// Reports a touch that goes wrong in the region of a location.
    func report(fault location: String, _ explanation: String) {
        isFresh = true
        nextFault = Mismatch(location, explanation: explanation)
    }

    /// Reports what a gesture has not done.
    func report(unkept location: String, _ explanation: String) {
        isFresh = true
        nextBroken = Mismatch(location, explanation: explanation)
    }

    /// Reports an action of the system that has not changed what it names.
    func report(unchanged what: String) {
        report(unkept: what, "the \(what) stays as it was")
    }
}

/// Bringing the app to rest: layout passes and the clock, each within a counted limit.
extension Simulation {
    /// The most layout passes in a row.
    static let layoutPassLimit = 64
    /// The most events between an action and rest.
    static let eventLimit = 1_000

    /// When the next action lands, if that is before rest.
    public enum Timing: String, CaseIterable, Sendable {
        /// When the transition begins.
        case start
        /// In the middle of the transition; without one, of the time until delayed work ends.
        case middle
        /// Just before the end of transitions and delayed work.
        case last
        /// Before the blocks that wait on queues, and before timers.
        case queued
    }

    /// Whether no layout, transition, event or awaited work is waiting.
    public var isAtRest: Bool {
        clock.isIdle && !window.needsLayoutPass && runningTransitions == 0
            && work.awaited == nil
    }

    /// Lays out and advances the clock until the app is at rest.
    ///
    /// Waits for animations, for blocks and single timers that are due within 10 seconds, and for
    /// one firing of each repeating timer with such an interval (`WorkSchedule.patience`). Later
    /// work runs when the clock passes its time.
    ///
    /// Gives up after 64 layout passes in a row or 1,000 events; `unsettled` says so afterwards.
    public func settle() {
        perform {
            layOut()
            work.beginSettling(at: clock.now)
            var events = 0
            while let due = clock.nextDue ?? work.awaited?.first, runNext(until: due, &events) {
                layOut()
            }
            if !work.isEmpty { passed(.tenSeconds) }
        }
    }

    /// Lays out, then advances the clock to a timing in the transitions under way. An action
    /// that takes no time comes to rest. The limits are those of `settle`.
    public func advance(to timing: Timing) {
        guard timing != .queued || hasWork else { return settle() }
        perform {
            layOut()
            work.beginSettling(at: clock.now)
            guard timing != .queued else { return }
            var events = 0
            while let due = work.nextDue, due <= clock.now, runNext(until: due, &events) {
                layOut()
            }
            guard let limit = time(of: timing) else { return settle() }
            while runNext(until: limit, &events) { layOut() }
        }
    }

    /// Whether settling would wait for a block or a timer. Lays out first: that may schedule some.
    public var hasWork: Bool {
        perform {
            layOut()
            work.beginSettling(at: clock.now)
            return work.awaited != nil && !isTerminated && unsettled == nil
        }
    }

    /// The time of a timing; `nil` where nothing takes time.
    private func time(of timing: Timing) -> Tick? {
        let transitions = clock.lastDue ?? clock.now
        let end = max(transitions, work.awaited?.last ?? clock.now)
        guard end > clock.now else { return nil }
        switch timing {
        case .start, .queued: return clock.now
        case .middle:
            let whole = transitions > clock.now ? transitions : end
            return clock.now + Tick((whole - clock.now).count / 2)
        case .last: return end - 1
        }
    }

    /// Whether a push or a pop runs in the window, and the clock knows its end.
    var stackIsMoving: Bool {
        clock.nextDue != nil
            && (window.storedRoot?.hasMovingStack == true
                || presentations.contains { $0.shown?.hasMovingStack == true })
    }

    /// Lets the pushes and pops that run come to their ends.
    func awaitStacks() {
        layOut()
        var events = 0
        while stackIsMoving, let due = clock.nextDue, runNext(until: due, &events) { layOut() }
    }

    /// Runs the next event or work that is due by a time. Work goes first where both are due.
    /// Returns false where none is due, and the clock is then at that time; false also when the app
    /// is over or a limit is reached.
    ///
    /// Delayed work does not count for the limit: the clock bounds it.
    private func runNext(until limit: Tick, _ events: inout Int) -> Bool {
        guard !isTerminated, unsettled == nil else { return false }
        events += 1
        if let due = work.nextDue, due <= limit, due <= clock.nextDue ?? due {
            guard events <= Simulation.eventLimit else { return tooManyEvents() }
            runWork(due: due, &events)
            return true
        }
        guard let action = clock.next(until: limit) else { return false }
        guard events <= Simulation.eventLimit else { return tooManyEvents() }
        action()
        return true
    }

    private func runWork(due: Tick, _ events: inout Int) {
        clock.move(to: due)
        let isBeforeAnimation = clock.nextDue == due
        guard work.runFirst() else { return passed(.workAfterLayout) }
        events -= 1
        passed(.tenSeconds)
        if isBeforeAnimation { passed(.delayedWorkFirst) }
    }

    private func tooManyEvents() -> Bool {
        giveUp(.time(limit: Simulation.eventLimit))
        return false
    }

    /// Lays out, within the limit, until no view asks for it and each popover is at its anchor.
    func layOut() {
        var passes = 0
        while window.needsLayoutPass || popoversFollow(), !isTerminated, unsettled == nil {
            passes += 1
            if passes > Simulation.layoutPassLimit {
                return giveUp(.layout(limit: Simulation.layoutPassLimit))
            }
            window.layOutSubtree()
        }
    }

    /// Whether a popover's anchor has moved away from it, so that it must be laid out (B-172).
    private func popoversFollow() -> Bool {
        for presentation in presentations where presentation.followAnchor() { return true }
        return false
    }
}

extension UIViewController {
    fileprivate var hasMovingStack: Bool {
        asNavigation?.transition != nil || storedChildren.contains { $0.hasMovingStack }
    }
}

/// Coming to rest: layout passes and the clock, each within a counted limit.
extension Simulation {
    static let layoutPassLimit = 64
    static let eventLimit = 1_000
    static let deferralLimit = 64

    /// Whether nothing waits to be laid out or to complete.
    public var isAtRest: Bool {
        clock.isIdle && !storedWindow.needsLayoutPass && runningTransitions == 0
    }

    /// Whether the app takes touches: none arrive during a transition (DESIGN section 3).
    public var acceptsTouches: Bool {
        runningTransitions == 0 && !isTerminated && unsettled == nil
    }

    /// Runs layout passes until no view asks for another.
    func layOut() {
        var passes = 0
        while storedWindow.needsLayoutPass, !isTerminated, unsettled == nil {
            passes += 1
            if passes > Simulation.layoutPassLimit {
                return giveUp(.layout(limit: Simulation.layoutPassLimit))
            }
            storedWindow.layOutSubtree()
        }
    }

    /// Lets everything that was begun complete.
    public func settle() {
        Simulation.current = self
        layOut()
        var events = 0
        while let due = clock.nextDue, !isTerminated, unsettled == nil {
            events += 1
            if events > Simulation.eventLimit {
                return giveUp(.time(limit: Simulation.eventLimit))
            }
            clock.next(until: due)?()
            layOut()
        }
    }

    /// Lays out, then advances the clock to a point of the transitions that are under way; what
    /// takes no time comes to rest.
    public func advance(to point: TransitionPoint) {
        Simulation.current = self
        layOut()
        guard let last = clock.lastDue, last > clock.now else { return settle() }
        let limit: Tick
        switch point {
        case .start: limit = clock.now
        case .middle: limit = clock.now + (last - clock.now) / 2
        case .last: limit = last - 1
        }
        var events = 0
        while let action = clock.next(until: limit), !isTerminated, unsettled == nil {
            events += 1
            if events > Simulation.eventLimit {
                return giveUp(.time(limit: Simulation.eventLimit))
            }
            action()
            layOut()
        }
    }

    /// A point of the transition that an action began.
    public enum TransitionPoint: Int, CaseIterable, Sendable {
        case start, middle, last
    }
}

/// Bringing the app to rest: layout passes and the clock, each within a counted limit.
extension Simulation {
    /// The most layout passes in a row.
    static let layoutPassLimit = 64
    /// The most events between an action and rest.
    static let eventLimit = 1_000

    /// A point of the transition that an action began.
    public enum TransitionPoint: String, CaseIterable, Sendable {
        case start, middle, last
    }

    /// Whether no layout, transition or event is waiting.
    public var isAtRest: Bool {
        clock.isIdle && !storedWindow.needsLayoutPass && runningTransitions == 0
    }

    /// Lays out and advances the clock until the app is at rest.
    ///
    /// Gives up after 64 layout passes in a row or 1,000 events; `unsettled` says so afterwards.
    public func settle() {
        perform {
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
    }

    /// Lays out, then advances the clock to a point of the transitions that are under way. An
    /// action that takes no time comes to rest. The limits are those of `settle`.
    public func advance(to point: TransitionPoint) {
        perform {
            layOut()
            guard let last = clock.lastDue, last > clock.now else { return settle() }
            let limit: Tick
            switch point {
            case .start: limit = clock.now
            case .middle: limit = clock.now + Tick((last - clock.now).count / 2)
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
    }

    /// Runs layout passes until no view asks for another, within the limit.
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
}

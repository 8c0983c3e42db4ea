/// A moment or a span on a simulation's clock; one tick is a hundredth of a second of the device's
/// time.
@_spi(Simulation) public typealias Tick = Int

/// A clock that only the simulation advances: transitions and animations complete on it (DESIGN
/// section 3).
@_spi(Simulation) @MainActor public final class VirtualClock {
    private struct Event {
        let due: Tick
        let action: @MainActor () -> Void
    }

    public private(set) var now: Tick = 0
    /// In order of due time, equal times in order of scheduling.
    private var events: [Event] = []

    public var isIdle: Bool { events.isEmpty }

    /// How long from now each waiting event is due, soonest first.
    public var waits: [Tick] { events.map { $0.due - now } }

    /// When the next event is due, `nil` when none waits.
    public var nextDue: Tick? { events.first?.due }

    /// When the last event known today is due.
    public var lastDue: Tick? { events.last?.due }

    func schedule(after delay: Tick, _ action: @escaping @MainActor () -> Void) {
        precondition(delay >= 0, "a delay is at least 0 ticks, not \(delay)")
        let event = Event(due: now + delay, action: action)
        var waiting = events
        events = []
        var index = waiting.count
        while index > 0, waiting[index - 1].due > event.due { index -= 1 }
        waiting.insert(event, at: index)
        events = waiting
    }

    /// Moves the clock and takes out the next event due by then, `nil` when it has reached `limit`.
    func next(until limit: Tick) -> (@MainActor () -> Void)? {
        guard let first = events.first, first.due <= limit else {
            now = max(now, limit)
            return nil
        }
        now = max(now, first.due)
        var waiting = events
        events = []
        waiting.removeFirst()
        events = waiting
        return first.action
    }
}

/// How long UIKit's own animations take (*unverified*; only their order matters to what the model
/// finds).
enum AnimationDuration {
    static let navigation: Tick = 35
    static let column: Tick = 30
    static let resize: Tick = 40
    static let gestureSettle: Tick = 20
    static let keyboard: Tick = 25
    static let bar: Tick = 20
    static let presentation: Tick = 40
    static let popoverResize: Tick = 25
}

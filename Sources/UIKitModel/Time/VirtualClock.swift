/// A moment or a span on a simulation's clock, in hundredths of a second of the device's time.
@_spi(Simulation) public struct Tick: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
    static let perSecond = 100
    /// The longest span made from seconds: an endless animation counts as a day.
    static let day = Tick(24 * 60 * 60 * perSecond)

    public let count: Int

    public init(_ count: Int) {
        self.count = count
    }

    public init(integerLiteral count: Int) {
        self.count = count
    }

    /// The nearest tick, from 0 to a day; not-a-number gives 0.
    init(seconds: Double) {
        let ticks = seconds.isNaN ? 0 : (seconds * Double(Tick.perSecond)).rounded()
        self.init(Int(min(max(0, ticks), Double(Tick.day.count))))
    }

    /// For UIKit's interface, which counts in seconds.
    var seconds: Double { Double(count) / Double(Tick.perSecond) }

    public static func < (one: Tick, other: Tick) -> Bool { one.count < other.count }
    public static func + (one: Tick, other: Tick) -> Tick { Tick(one.count + other.count) }
    public static func - (one: Tick, other: Tick) -> Tick { Tick(one.count - other.count) }
}

/// A clock that only the simulation advances. Transitions and animations complete on it.
@_spi(Simulation) @MainActor public final class VirtualClock {
    private struct Event {
        let due: Tick
        let action: @MainActor () -> Void
    }

    public private(set) var now: Tick = 0
    /// In order of due time; events due at the same time are in order of scheduling.
    private var events: [Event] = []

    public var isIdle: Bool { events.isEmpty }

    /// How long from now each waiting event is due, soonest first.
    public var waits: [Tick] { events.map { $0.due - now } }

    /// When the next event is due; `nil` when none waits.
    public var nextDue: Tick? { events.first?.due }

    /// When the last of the waiting events is due; `nil` when none waits.
    public var lastDue: Tick? { events.last?.due }

    /// Schedules an event. The delay may not be negative.
    func schedule(after delay: Tick, _ action: @escaping @MainActor () -> Void) {
        precondition(delay >= 0, "a delay is at least 0 ticks, not \(delay.count)")
        let due = now + delay
        var index = events.count
        while index > 0, events[index - 1].due > due { index -= 1 }
        events.insert(Event(due: due, action: action), at: index)
    }

    /// Moves the clock forward. No event may be due before that time.
    func move(to time: Tick) {
        if time > now { now = time }
    }

    /// Moves the clock to the next event and takes the event out. Where none is due by `limit`,
    /// moves the clock there and returns `nil`.
    func next(until limit: Tick) -> (@MainActor () -> Void)? {
        guard let due = nextDue, due <= limit else {
            now = max(now, limit)
            return nil
        }
        now = max(now, due)
        return events.remove(at: 0).action
    }
}

/// How long UIKit's own animations take, in hundredths of a second (*unverified*). Findings depend
/// only on the order in which animations end.
enum AnimationDuration {
    static let navigation: Tick = 35
    static let column: Tick = 30
    static let resize: Tick = 40
    static let gestureSettle: Tick = 20
    static let keyboard: Tick = 25
    static let bar: Tick = 20
    static let presentation: Tick = 40
    static let popoverResize: Tick = 25
    static let scroll: Tick = 30
}

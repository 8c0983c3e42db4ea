public import Foundation

/// Dispatch's time, on the clock of the current simulation.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// Nanoseconds since the simulation began.
    public let uptimeNanoseconds: UInt64

    public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

    private static let nanosecondsPerTick = UInt64(1_000_000_000 / Tick.perSecond)

    public init(uptimeNanoseconds: UInt64) {
        self.uptimeNanoseconds = uptimeNanoseconds
    }

    public static func now() -> DispatchTime {
        let ticks = MainActor.assumeIsolated { Simulation.active.clock.now.count }
        return DispatchTime(uptimeNanoseconds: UInt64(ticks) * nanosecondsPerTick)
    }

    /// The nearest tick, as for the durations of animations.
    var tick: Tick {
        let whole = uptimeNanoseconds / DispatchTime.nanosecondsPerTick
        let rest = uptimeNanoseconds % DispatchTime.nanosecondsPerTick
        return Tick(Int(whole) + (rest * 2 >= DispatchTime.nanosecondsPerTick ? 1 : 0))
    }

    public static func < (one: DispatchTime, other: DispatchTime) -> Bool {
        one.uptimeNanoseconds < other.uptimeNanoseconds
    }

    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        time.moved(by: seconds * 1_000_000_000)
    }

    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        time.moved(by: seconds * -1_000_000_000)
    }

    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time.moved(by: interval.nanoseconds)
    }

    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time.moved(by: -interval.nanoseconds)
    }

    /// A time that is out of range is the first or the distant future. So is not-a-number.
    private func moved(by nanoseconds: Double) -> DispatchTime {
        guard self != .distantFuture else { return self }
        let moved = (Double(uptimeNanoseconds) + nanoseconds).rounded()
        guard moved < 0x1p62 else { return .distantFuture }
        return DispatchTime(uptimeNanoseconds: UInt64(max(0, moved)))
    }
}

extension DispatchTimeInterval {
    fileprivate var nanoseconds: Double {
        switch self {
        case .seconds(let count): Double(count) * 1_000_000_000
        case .milliseconds(let count): Double(count) * 1_000_000
        case .microseconds(let count): Double(count) * 1_000
        case .nanoseconds(let count): Double(count)
        default: .infinity
        }
    }
}

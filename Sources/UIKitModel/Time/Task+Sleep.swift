/// Swift's own functions of these names wait for real time. While a simulation performs, these wait
/// on its clock. The shortest sleep is one tick.
extension Task where Success == Never, Failure == Never {
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await ContinuousClock().sleep(for: .nanoseconds(duration))
    }

    public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
        clock: C = .continuous
    ) async throws {
        try await clock.sleep(for: duration, tolerance: tolerance)
    }

    @available(*, unavailable, message: "it waits for real time; use Task.sleep(for:) instead")
    public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {}

    /// Lets other work go first that is due now.
    public static func yield() async {
        guard TaskHooks.isPerforming else { return await Task<Void, Never>.detached {}.value }
        try? await TaskSleep.sleep(for: 0)
    }
}

extension Clock {
    public func sleep(
        for duration: Instant.Duration, tolerance: Instant.Duration? = nil
    ) async throws {
        guard TaskHooks.isPerforming, let duration = duration as? Swift.Duration else {
            return try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
        }
        try await TaskSleep.sleep(for: Tick(duration))
    }
}

extension Tick {
    /// The nearest tick, at least one for a duration above zero, at most a day.
    fileprivate init(_ duration: Swift.Duration) {
        let (seconds, attoseconds) = duration.components
        let nearest = Tick(seconds: Double(seconds) + Double(attoseconds) / 1e18)
        self = duration > .zero ? max(1, nearest) : 0
    }
}

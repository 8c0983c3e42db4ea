public import Foundation

/// Foundation's timer, on the clock of the current simulation.
///
/// A repeating timer fires at least once in an action that settles, if its interval is at most
/// `WorkSchedule.patience`. The shortest interval is one tick.
public final class Timer: NSObject, @unchecked Sendable {
    /// In seconds; 0 for a timer that fires once.
    public let timeInterval: TimeInterval
    /// Has no effect: the clock is exact.
    public var tolerance: TimeInterval = 0
    public private(set) var isValid = true
    let delay: Tick
    private let block: @Sendable (Timer) -> Void

    /// A timer that waits for `RunLoop.add(_:forMode:)`.
    public init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) {
        timeInterval = repeats ? max(interval, 0.0001) : 0
        delay = max(1, Tick(seconds: interval))
        self.block = block
    }

    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    public func fire() {
        guard isValid else { return }
        let block = block
        if timeInterval == 0 { invalidate() }
        block(self)
    }

    public func invalidate() {
        guard isValid else { return }
        isValid = false
        MainActor.assumeIsolated {
            // An app that has ended may release its timers during another simulation.
            let simulation = Simulation.active
            guard simulation.work.isScheduled(self) else { return }
            simulation.handed[.timer] -= 1
            simulation.work.remove(of: self)
        }
    }

    /// Does nothing where the timer waits already.
    func schedule() {
        guard isValid else { return }
        MainActor.assumeIsolated {
            let simulation = Simulation.active
            guard !simulation.work.isScheduled(self) else { return }
            simulation.handed[.timer] += 1
            simulation.work.schedule(
                WorkSchedule.Work(
                    due: simulation.clock.now + delay, queue: .main,
                    interval: timeInterval == 0 ? nil : delay, owner: self, occasion: .timer,
                    isDelayed: true
                ) { [unowned self] in
                    if timeInterval == 0 { Simulation.active.handed[.timer] -= 1 }
                    fire()
                })
        }
    }
}

public import Foundation

/// Foundation's run loop, on the clock of the current simulation. There is one, the main thread's.
///
/// A mode makes no difference.
public final class RunLoop: NSObject, @unchecked Sendable {
    public typealias Mode = Foundation.RunLoop.Mode

    public static let main = RunLoop()
    public static var current: RunLoop { main }

    private override init() {}

    /// Runs a block after the present event, with the main queue's.
    public func perform(_ block: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: block)
    }

    public func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
        perform(block)
    }

    /// Starts a timer. A timer counts from here, not from when it was made.
    public func add(_ timer: Timer, forMode mode: Mode) {
        timer.schedule()
    }
}

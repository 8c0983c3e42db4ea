/// The point at which an action leaves the system to the next one.
public enum Timing: Hashable, Sendable {
    /// All that the action began has come to an end.
    case rest
    /// A moment on the way, as an index into `StateMachine.timings`.
    case at(Int)

    /// 0 for rest, then the timings in their order: what a trace records, and how timings order.
    @inlinable
    var code: UInt64 {
        switch self {
        case .rest: 0
        case .at(let index): UInt64(index) + 1
        }
    }

    @inlinable
    init(code: UInt64) {
        self = code == 0 ? .rest : .at(Int(code) - 1)
    }
}

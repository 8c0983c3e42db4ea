/// When the next action lands.
@usableFromInline
package enum Timing: Hashable, Sendable {
    /// After everything that the action began has ended.
    case rest
    /// At a moment on the way, as an index into the cases of `StateMachine.Moment`.
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

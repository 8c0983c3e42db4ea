/// Traces that are built one at a time, when they are asked for.
///
/// A trace of n actions has at least n neighbours of about n actions. All of them together take
/// memory that grows with the square of n.
struct Candidates: RandomAccessCollection {
    let count: Int
    private let make: (Int) -> Trace

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    /// - Parameter make: builds the candidate with an index.
    init(count: Int, _ make: @escaping (Int) -> Trace) {
        self.count = count
        self.make = make
    }

    /// One candidate for each of some small values that say how to build it.
    init<Plan>(_ plans: [Plan], _ make: @escaping (Plan) -> Trace) {
        self.init(count: plans.count) { make(plans[$0]) }
    }

    /// One candidate for each of some small values that say how to change the actions of a trace.
    init<Plan>(
        changing trace: Trace, by plans: [Plan], _ change: @escaping (inout [Action], Plan) -> Void
    ) {
        let actions = trace.actions
        self.init(plans) { plan in
            var changed = actions
            change(&changed, plan)
            return Trace(setup: trace.setup, actions: changed)
        }
    }

    subscript(position: Int) -> Trace { make(position) }
}

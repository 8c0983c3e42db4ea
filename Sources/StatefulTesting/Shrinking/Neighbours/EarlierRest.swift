/// The timing of each action replaced by rest, and by each earlier moment.
enum EarlierRest {
    static func candidates(of trace: Trace, _ shapes: [RuleShape]) -> Candidates {
        let changes = trace.actions.enumerated().flatMap { index, action in
            (0..<action.timing.code).map { (index: index, timing: Timing(code: $0)) }
        }
        return Candidates(changing: trace, by: changes) { $0[$1.index].timing = $1.timing }
    }
}

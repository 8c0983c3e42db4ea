/// The rules, invariants, goals and moments of a machine. Read once, because its type makes new
/// ones at each access.
final class RuleTable<Machine: SystemUnderTest> {
    let rules: [Rule<Machine>]
    let invariants: [Invariant<Machine>]
    let goals: [Goal<Machine>]
    /// The indices of the rules that explorations leave out.
    let seldomRules: [Int]
    let moments: [Machine.Moment]
    /// The names of the moments in case files.
    let momentNames: [String]
    /// The same closures, laid out for speed.
    let steps: StepTable<Machine>

    /// - Parameter leftOut: the invariants and goals that are not judged. The table has no entry
    ///   for them, so that leaving them out costs nothing per step.
    init(without leftOut: [LeftOut] = []) {
        let names = Set(leftOut.map(\.name))
        let rules = Machine.rules
        self.rules = rules
        seldomRules = rules.indices.filter { rules[$0].rarity > 1 }
        invariants = Machine.invariants.filter { !names.contains($0.name) }
        goals = Machine.goals.filter { !names.contains($0.name) }
        moments = Array(Machine.Moment.allCases)
        momentNames = moments.map(\.rawValue)
        steps = StepTable(rules, invariants, moments)
        precondition(
            momentNames.allSatisfy(CorpusText.isTimingName),
            "\(Machine.self) has a timing with a blank or a control character: \(momentNames)")
        let judges = failureNames
        precondition(
            judges.allSatisfy(CorpusText.isJudgeName),
            "\(Machine.self) has a rule, an invariant or a goal with a comma, a colon, a control "
                + "character, \" at \" or a blank at an end of its name: \(judges)")
        precondition(!rules.isEmpty, "\(Machine.self) has no rules")
        precondition(
            Set(rules.map(\.name)).count == rules.count,
            "\(Machine.self) has two rules of one name: \(rules.map(\.name))")
    }

    deinit { steps.deallocate() }

    /// The longest recorded action, in words.
    var longestAction: Int {
        rules.map { ActionHead(word: $0.shape).length }.reduce(1, max)
    }

    /// The rules as shrinking needs them, without the machine's type.
    var shapes: [RuleShape] { rules.map { RuleShape($0) } }

    /// The names that a failure may have: those of invariants, goals, and rules that may throw.
    var failureNames: [String] {
        (invariants.map(\.name) + goals.map(\.name) + rules.map(\.name)).unrepeated
    }

    /// The index of the goal with a name and location; `nil` if there is none.
    func goal(_ name: String, _ location: String) -> Int? {
        goals.firstIndex { $0.name == name && $0.location == location }
    }

    /// The signature of a violation after an action of a rule; `nil` for the start.
    func signature(of violation: Violation, by rule: Int?) -> Signature {
        Signature(
            invariant: violation.invariant,
            location: violation.location,
            rule: rule.map { rules[$0].name } ?? "",
            object: violation.object
        )
    }

    /// The reason why an action does not fit its rule; `nil` if it fits.
    func malformation(of action: Action) -> String? {
        guard rules.indices.contains(action.rule) else {
            return "there is no rule \(action.rule)"
        }
        let rule = rules[action.rule]
        if case .at(let moment) = action.timing, !moments.indices.contains(moment) {
            return "there is no timing \(moment)"
        }
        guard action.arguments.count == rule.parameters.count else {
            return "\(rule.name) takes \(rule.parameters.count) arguments, "
                + "not \(action.arguments.count)"
        }
        guard (action.creates == nil) == (rule.creates == nil) else {
            return rule.creates == nil
                ? "\(rule.name) creates nothing"
                : "\(rule.name) needs a reference for what it creates"
        }
        return nil
    }
}

/// Draws the weights of a case's rules, and the length of the case.
///
/// If every case uses all rules, a run rarely reaches states that need few rules. A random subset
/// of the rules for each case reaches them (Groce et al., "Swarm Testing",
/// https://doi.org/10.1145/2338965.2336763). Subsets miss states that need many rules together. A
/// mixture reaches most of both:
///
/// - One case in four has every rule with equal weight.
/// - One case in four has each rule with probability one half.
/// - Two cases in four have k of n rules, with weights from 1 to 100.
///
/// The rules of the user and those of the environment are drawn independently. Most cases have
/// no seldom rule.
struct Swarm {
    private let classes: [[Int]]
    /// For each rule and each of its reference parameters, the rules that create that kind of
    /// thing.
    private let creators: [[[Int]]]
    private let ruleCount: Int
    private let rarities: [UInt64]
    private(set) var weights: [Int]

    init<System>(_ rules: [Rule<System>], without impossible: Set<String> = []) {
        ruleCount = rules.count
        rarities = rules.map { UInt64($0.rarity) }
        weights = Array(repeating: 1, count: rules.count)
        classes = [RuleClass.user, .environment].map { ruleClass in
            rules.indices.filter {
                rules[$0].ruleClass == ruleClass && !impossible.contains(rules[$0].name)
            }
        }.filter { !$0.isEmpty }
        creators = rules.map { rule in
            rule.parameters.compactMap(\.reference).map { reference in
                rules.indices.filter { rules[$0].creates == reference.kind }
            }
        }
    }

    /// Draws the weights of a case's rules. At least one weight is above 0.
    mutating func draw(
        _ scheme: Scheme, without excluded: [Int], from source: inout RandomSource
    ) {
        for rule in 0..<ruleCount { weights[rule] = 0 }
        for members in classes {
            switch scheme {
            case .uniform: drawAll(members)
            case .swarm: drawHalf(members, &source)
            case .mixed, .guided:
                switch source.below(4) {
                case 0: drawAll(members)
                case 1: drawHalf(members, &source)
                default: drawWeighted(members, &source)
                }
            }
        }
        for rule in excluded { weights[rule] = 0 }
        enableCreators()
        for rule in 0..<ruleCount where rarities[rule] > 1 {
            if !source.oneIn(rarities[rule]) { weights[rule] = 0 }
        }
        if !weights.contains(where: { $0 > 0 }) {
            for rule in 0..<ruleCount where !excluded.contains(rule) { weights[rule] = 1 }
        }
        if !weights.contains(where: { $0 > 0 }) { drawAll(Array(0..<ruleCount)) }
    }

    /// Draws the number of actions of a case.
    static func length(_ plan: RunPlan, from source: inout RandomSource) -> Int {
        guard plan.lengths == .heavyTailed else { return plan.actions }
        let half = (plan.actions + 1) / 2
        return switch source.below(10) {
        case 0..<5: half + source.index(below: half)
        case 5..<9: plan.actions + source.index(below: plan.actions)
        default: plan.actions * 2 + source.index(below: plan.actions * 6)
        }
    }

    // MARK: - Drawing one class

    private mutating func drawAll(_ members: [Int]) {
        for rule in members { weights[rule] = 50 }
    }

    private mutating func drawHalf(_ members: [Int], _ source: inout RandomSource) {
        for rule in members { weights[rule] = source.oneIn(2) ? 50 : 0 }
    }

    private mutating func drawWeighted(_ members: [Int], _ source: inout RandomSource) {
        var left = 1 + source.index(below: members.count)
        // Selection sampling (Knuth, The Art of Computer Programming 3.4.2, algorithm S): exactly
        // `left` of the members.
        for (position, rule) in members.enumerated() {
            let remaining = members.count - position
            if source.index(below: remaining) < left {
                weights[rule] = 1 + source.index(below: 100)
                left -= 1
            }
        }
    }

    /// Adds a creating rule for each reference parameter whose kind no rule of the case creates.
    private mutating func enableCreators() {
        for _ in 0..<ruleCount {
            var changed = false
            for rule in 0..<ruleCount where weights[rule] > 0 {
                for makers in creators[rule] where !makers.contains(where: { weights[$0] > 0 }) {
                    guard let maker = makers.first else { continue }
                    weights[maker] = weights[rule]
                    changed = true
                }
            }
            if !changed { return }
        }
    }
}

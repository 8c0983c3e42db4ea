import SplitFuzz
import StatefulTesting
let args = CommandLine.arguments
let rel = args.count > 2 ? args[2] : "iOS 14"
let dir = args.count > 3 ? args[3] : "left-to-right"
let depth: Int? = args.count > 4 ? Int(args[4]) : 3
for subject in AppUnderTest.sidebar.subjects(choosing: ["release": rel, "direction": dir]) where args.count < 2 || args[1] == "all" || subject.name == "sidebar/" + args[1] {
    let t = ContinuousClock.now
    let report = Explorer.explore(subject, plan: ExplorationPlan(depth: depth, checksMerges: true))
    print(subject.name, report, report.executed, report.splits, report.opaqueFields, ContinuousClock.now - t)
    let rules = SplitMachine.rules
    for v in report.violations {
        let text = v.trace.actions.map { a in rules[a.rule].name + a.arguments.enumerated().map { i, x in
          switch x.value { case .name(let n): return " \"\(n)\""; case .rank(let r): if case .choice(let w, _) = rules[a.rule].parameters[i] { return " " + w[Int(r)] } else { return " \(r)" }; default: return "" } }.joined() + (a.mark == .rest ? "" : " @\(a.mark)") }
        print("   ", v.signature.invariant, "at", v.signature.place, "by", v.signature.rule, "also", v.also, text)
    }
}

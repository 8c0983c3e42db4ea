import SplitFuzz
import StatefulTesting
let args = CommandLine.arguments
for subject in AppUnderTest.sidebar.subjects() where subject.name == "sidebar/" + args[1] {
    let t = ContinuousClock.now
    var runner = Runner(subject, plan: RunPlan(seed: Seed(UInt64(args[2])!), rounds: Int(args[3])!, shard: args.count > 4 ? Shard(1, of: 64) : .whole, proofLimit: 0))
    print("screened", ContinuousClock.now - t)
    for _ in 0..<Int(args[3])! { runner.runRound() }
    print("rounds", ContinuousClock.now - t)
    let report = runner.finish()
    print(report.counts, ContinuousClock.now - t)
    for f in report.findings { print(f.signature, f.certificate, describe(f.trace)) }
}
@MainActor func describe(_ t: Trace) -> [String] {
    let rules = SplitMachine.rules
    return t.actions.map { a in rules[a.rule].name + a.arguments.enumerated().map { i, x in
          switch x.value { case .name(let n): return " \"\(n)\""; case .rank(let r): if case .choice(let w, _) = rules[a.rule].parameters[i] { return " " + w[Int(r)] } else { return " \(r)" }; default: return "" } }.joined() + (a.mark == .rest ? "" : " @\(a.mark)") }
}

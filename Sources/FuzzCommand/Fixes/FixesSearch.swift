internal import SplitFuzz
internal import StatefulTesting

/// A set of an app's workarounds, and what the app does with no others.
struct SearchedSet {
    /// The names, in the order of the app.
    let workarounds: [String]
    let report: SubjectReport
    /// The findings that another set might avoid.
    let findings: [Finding]

    /// - Parameter common: the failures that count for no set.
    init(_ workarounds: [String], _ report: SubjectReport, except common: Set<Signature>) {
        self.workarounds = workarounds
        self.report = report
        findings = report.findings.filter { !common.contains($0.signature.withoutRule) }
    }

    /// Whether nothing failed that counts.
    var isEnough: Bool { findings.isEmpty && report.inactivity == nil }

    /// The failure with the fewest actions. One in the usual set-up is preferred, and one that
    /// repeats.
    func simplest(usual setup: [Int]) -> Finding? {
        let repeating = findings.filter { $0.flakiness == nil }
        let usual = repeating.filter { $0.trace.setup == setup }
        let candidates = [usual, repeating, findings].first { !$0.isEmpty } ?? []
        return candidates.min { $0.trace.count < $1.trace.count }
    }
}

/// Searches an app with each set of its workarounds, the smallest first.
///
/// A set with more workarounds than one that is enough is left out, so what remains are the sets
/// that are enough and from which nothing can be taken away. What fails with no workaround and also
/// with all of them counts for no set.
@MainActor struct FixesSearch {
    /// Makes the request for variants with some names, and a number of cases for each.
    typealias MakeRequest = ([String], Int) throws(UsageError) -> RunRequest

    /// The cases after which most sets that are not enough have failed.
    static let firstCases = 64

    let app: AppUnderTest
    let request: MakeRequest
    let cases: Int
    let context: CommandContext
    let interruption: () -> Interruption?

    private(set) var sets: [SearchedSet] = []
    private(set) var lost: [LostPart] = []
    /// What fails with no workaround and also with all of them, by location; without rules.
    private(set) var common: [Finding] = []

    /// The sets that are enough, with the fewest workarounds first.
    var enough: [SearchedSet] { sets.filter(\.isEnough) }

    mutating func run() throws(UsageError) {
        let names = app.workarounds.map(\.name)
        try findCommon(names)
        for count in 0...names.count {
            let found = enough.map { Set($0.workarounds) }
            let next = Self.choices(of: count, from: names).filter { choice in
                !found.contains { $0.isSubset(of: choice) }
            }
            guard !next.isEmpty, interruption() == nil, !context.output.isClosed else { return }
            // A set that fails soon needs no long search.
            let rest = try search(next, cases: min(Self.firstCases, cases))
            if cases > Self.firstCases { _ = try search(rest, cases: cases) }
        }
    }

    private mutating func findCommon(_ names: [String]) throws(UsageError) {
        let reports = try reports(on: [[], names], cases: cases)
        guard let none = reports[[]], let all = reports[names] else { return }
        let failing = Set(all.findings.map(\.signature.withoutRule))
        common = none.findings.filter { failing.contains($0.signature.withoutRule) }
    }

    /// Searches sets, and returns those that were enough so far.
    private mutating func search(
        _ choices: [[String]], cases: Int
    ) throws(UsageError) -> [[String]] {
        let reports = try reports(on: choices, cases: cases)
        let common = Set(common.map(\.signature.withoutRule))
        var enough: [[String]] = []
        for choice in choices {
            guard let report = reports[choice] else { continue }
            let set = SearchedSet(choice, report, except: common)
            if set.isEnough, cases < self.cases {
                enough.append(choice)
            } else {
                sets.append(set)
            }
        }
        return enough
    }

    /// The reports on sets; empty after an interruption.
    private mutating func reports(
        on choices: [[String]], cases: Int
    ) throws(UsageError) -> [[String]: SubjectReport] {
        guard !choices.isEmpty, interruption() == nil else { return [:] }
        let variants = choices.map { "\(app.name)/\(app.variantName(with: Set($0)))" }
        let request = try request(variants, cases)
        let run = Run(
            request: request, known: .none,
            library: CaseLibrary(table: request.table, context: context),
            harvest: HarvestWriter(request, context: context), announces: false,
            interruption: interruption)
        run.search()
        run.report()
        let result = run.finish()
        lost += result.lost
        guard result.interruption == nil, result.isWhole else { return [:] }
        let byName = Dictionary(uniqueKeysWithValues: result.reports.map { ($0.subject, $0) })
        var reports: [[String]: SubjectReport] = [:]
        for (choice, variant) in zip(choices, variants) { reports[choice] = byName[variant] }
        return reports
    }

    /// All ways to choose a number of names, in the order of the names.
    static func choices(of count: Int, from names: [String]) -> [[String]] {
        guard count > 0 else { return [[]] }
        return names.indices.flatMap { first in
            choices(of: count - 1, from: Array(names[(first + 1)...])).map { [names[first]] + $0 }
        }
    }
}

internal import SplitFuzz
internal import StatefulTesting

/// A set of an app's workarounds, and what the app does with no others.
struct SearchedSet {
    /// The names, in the order of the app.
    let workarounds: [String]
    let report: SubjectReport

    /// Whether nothing failed.
    var isEnough: Bool { report.findings.isEmpty && report.inactivity == nil }

    /// The failure with the fewest actions. One in the usual set-up is preferred, and one that repeats.
    func simplest(usual setup: [Int]) -> Finding? {
        let repeating = report.findings.filter { $0.flakiness == nil }
        let usual = repeating.filter { $0.trace.setup == setup }
        let candidates =
            [usual, repeating, report.findings].first { !$0.isEmpty } ?? []
        return candidates.min { $0.trace.count < $1.trace.count }
    }
}

/// Searches an app with each set of its workarounds, the smallest first.
///
/// A set with more workarounds than one that is enough is left out, so what remains are the sets that
/// are enough and from which nothing can be taken away.
@MainActor struct FixesSearch {
    /// Makes the request for variants with some names, and a number of cases for each.
    typealias MakeRequest = ([String], Int) throws(UsageError) -> RunRequest

    /// The cases after which most sets that are not enough have failed.
    static let firstCases = 64

    private let app: AppUnderTest
    private let request: MakeRequest
    private let cases: Int
    private let context: CommandContext
    private let interruption: () -> Interruption?

    private(set) var sets: [SearchedSet] = []
    private(set) var lost: [LostPart] = []

    init(
        _ app: AppUnderTest, cases: Int, context: CommandContext,
        interruption: @escaping () -> Interruption?, request: @escaping MakeRequest
    ) {
        self.app = app
        self.cases = cases
        self.request = request
        self.context = context
        self.interruption = interruption
    }

    /// The sets that are enough, with the fewest workarounds first.
    var enough: [SearchedSet] { sets.filter(\.isEnough) }

    mutating func run() throws(UsageError) {
        let names = app.workarounds.map(\.name)
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

    /// Searches sets, and returns those that were enough so far.
    private mutating func search(
        _ choices: [[String]], cases: Int
    ) throws(UsageError) -> [[String]] {
        guard !choices.isEmpty, interruption() == nil else { return [] }
        let variants = choices.map { "\(app.name)/\(app.variantName(with: Set($0)))" }
        let request = try request(variants, cases)
        let library = CaseLibrary(table: request.table, context: context)
        let harvest = HarvestWriter(request, context: context)
        let search = RunSearch(
            request: request, known: .none, context: context,
            unshrunk: UnshrunkCases(
                request, known: .none, library: library, harvest: harvest, announces: false),
            interruption: interruption, harvest: harvest)
        let result = search.run()
        lost += result.lost
        guard result.interruption == nil, result.isWhole else { return [] }
        var enough: [[String]] = []
        for (choice, variant) in zip(choices, variants) {
            guard let report = result.reports.first(where: { $0.subject == variant }) else {
                continue
            }
            let set = SearchedSet(workarounds: choice, report: report)
            if set.isEnough, cases < self.cases {
                enough.append(choice)
            } else {
                sets.append(set)
            }
        }
        return enough
    }

    /// All ways to choose a number of names, in the order of the names.
    static func choices(of count: Int, from names: [String]) -> [[String]] {
        guard count > 0 else { return [[]] }
        return names.indices.flatMap { first in
            choices(of: count - 1, from: Array(names[(first + 1)...])).map { [names[first]] + $0 }
        }
    }
}

internal import SplitFuzz
internal import StatefulTesting

/// What decides the result of a search. Harvests with equal plans are parts of one run.
struct HarvestPlan: Hashable, Sendable {
    /// The version of the program.
    let version: String
    /// A digest of the names of all apps, set-ups, rules and invariants.
    let tables: String
    /// The values of `options`. An option that was not given has none, unless it has a default.
    private(set) var settings: [Option: String]

    /// The options of `run` that decide what a search does, in the order of a header.
    static let options: [Option] =
        [.seed, .cases, .actions, .scheme] + Option.judging + Option.setup

    /// The plan with the number of cases that repeats a search for a time, which fills its islands.
    ///
    /// - Parameter results: what the search found.
    func counting(_ results: some Sequence<SearchResult>) -> HarvestPlan {
        if settings[.cases] != nil { return self }
        let last = results.compactMap(\.islandNumbers.last).max() ?? 0
        var plan = self
        plan.settings[.cases] =
            "\(RunPlan.cases(throughIsland: max(last, RunPlan.islands - 1)))"
        return plan
    }

    /// The number of islands of the whole run.
    var islandCount: Int {
        let cases = settings[.cases].flatMap { Int($0) } ?? 0
        return RunPlan.islandCount(ofCases: min(cases, RunRequest.mostCases))
    }

    /// The arguments of `run` that make this choice.
    var arguments: [String] {
        Self.options.flatMap { option in settings[option].map { [option.name, $0] } ?? [] }
    }

    /// The names and values of a header. Equal plans have equal lines.
    var lines: [(name: String, value: String)] {
        [("version", version), ("tables", tables)]
            + Self.options.compactMap { option in settings[option].map { (option.word, $0) } }
    }

    /// The first line that differs, with both values; a missing line has the value "none".
    func difference(from other: HarvestPlan) -> (name: String, own: String, other: String)? {
        let names = ["version", "tables"] + Self.options.map(\.word)
        func value(_ name: String, in plan: HarvestPlan) -> String {
            plan.lines.first { $0.name == name }?.value ?? "none"
        }
        return names.lazy
            .map { (name: $0, own: value($0, in: self), other: value($0, in: other)) }
            .first { $0.own != $0.other }
    }
}

extension HarvestPlan {
    /// The plan of a request.
    ///
    /// - Parameter cases: the number of cases for each variant; `nil` while a search for a time
    ///   goes on.
    @MainActor init(_ request: RunRequest, cases: Int?) {
        version = FuzzCommand.version
        tables = request.table.digest
        settings = [
            .seed: "\(request.plan.seed)", .actions: "\(request.plan.actions)",
            .scheme: request.plan.scheme.rawValue,
        ]
        settings[.cases] = cases.map { "\($0)" }
        let rest = request.subjectArguments
        for index in stride(from: 0, to: rest.count - 1, by: 2) {
            guard let option = Self.options.first(where: { $0.name == rest[index] })
            else { continue }
            settings[option] = rest[index + 1]
        }
    }

    /// The arguments of the run with this plan.
    ///
    /// - Parameters:
    ///   - subjects: the names of its subjects.
    ///   - options: its other arguments.
    ///   - path: the path of the harvest.
    /// - Throws: `HarvestProblem` if this program cannot do that run.
    @MainActor func searchArguments(
        for subjects: [String], adding options: [String] = [], of path: String,
        apps: [AppUnderTest], context: CommandContext
    ) throws(HarvestProblem) -> ParsedArguments {
        let ofProgram = SubjectTable(apps, judging: .all).digest
        guard tables == ofProgram else {
            throw HarvestProblem(path: path, kind: .otherTables(own: tables, ofProgram: ofProgram))
        }
        let search: ParsedArguments
        let request: RunRequest
        do throws(UsageError) {
            search = try ParsedArguments(["run"] + subjects + arguments + options)
            request = try RunRequest(search, apps: apps, context: context)
        } catch {
            throw HarvestProblem(path: path, kind: .unknownSetting)
        }
        let cases = settings[.cases].map { _ in request.plan.cases }
        guard Set(request.subjects.map(\.name)) == Set(subjects),
            HarvestPlan(request, cases: cases) == self
        else { throw HarvestProblem(path: path, kind: .unknownSetting) }
        return search
    }
}

extension SubjectTable {
    /// A digest of all names that a search result depends on: of apps, set-ups, rules with their
    /// parameters, timings, and invariants.
    var digest: String {
        var hash = StableHash()
        func combine(_ names: [String]) {
            hash.combine("\(names.count)")
            for name in names { hash.combine(name) }
        }
        combine(subjects.map(\.name))
        for subject in subjects {
            combine(subject.setup.map(\.name))
            for parameter in subject.setup { combine(parameter.values) }
        }
        combine(SplitMachine.rules.map(\.name))
        for rule in SplitMachine.rules { combine(rule.parameters.map(\.expectation)) }
        combine(SplitMachine.Moment.allCases.map(\.rawValue))
        combine(SplitMachine.judgedNames)
        return hash.hex
    }
}

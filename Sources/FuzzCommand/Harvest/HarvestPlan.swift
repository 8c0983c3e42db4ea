internal import SplitFuzz
internal import StatefulTesting

/// What decides the result of a search. Harvests with equal plans are parts of one run.
struct HarvestPlan: Hashable, Sendable {
    /// An option of `run`, and its value.
    struct Setting: Hashable, Sendable {
        let option: Option
        let value: String
    }

    /// The version of the program.
    let version: String
    /// A digest of the names of all apps, set-ups, rules and invariants.
    let tables: String
    /// In the order of `options`. An option that was not given has no entry, unless it has a
    /// default.
    let settings: [Setting]

    /// The options of `run` that decide what a search does, in the order of a header.
    static let options: [Option] =
        [.seed, .cases, .actions, .scheme] + Option.judging + Option.setup

    /// The plan with the number of cases that repeats a search for a time, which fills its islands.
    ///
    /// - Parameter results: what the search found.
    func counting(_ results: some Sequence<SearchResult>) -> HarvestPlan {
        if settings.contains(where: { $0.option == .cases }) { return self }
        let last = results.compactMap(\.islandNumbers.last).max() ?? 0
        let cases = RunPlan.cases(throughIsland: max(last, RunPlan.islands - 1))
        var settings = settings
        let earlier = Self.options.prefix { $0 != .cases }
        settings.insert(
            Setting(option: .cases, value: "\(cases)"),
            at: settings.prefix { earlier.contains($0.option) }.count)
        return HarvestPlan(version: version, tables: tables, settings: settings)
    }

    /// The number of islands of the whole run.
    var islandCount: Int {
        let cases = settings.first { $0.option == .cases }.flatMap { Int($0.value) }
        return RunPlan.islandCount(ofCases: min(cases ?? 0, RunRequest.mostCases))
    }

    /// The arguments of `run` that make this choice.
    var arguments: [String] {
        settings.flatMap { [$0.option.name, $0.value] }
    }

    /// The names and values of a header. Equal plans have equal lines.
    var lines: [(name: String, value: String)] {
        [("version", version), ("tables", tables)]
            + settings.map { ($0.option.word, $0.value) }
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
        var settings = [Setting(option: .seed, value: "\(request.plan.seed)")]
        if let cases { settings.append(Setting(option: .cases, value: "\(cases)")) }
        settings += [
            Setting(option: .actions, value: "\(request.plan.actions)"),
            Setting(option: .scheme, value: request.plan.scheme.rawValue),
        ]
        let rest = request.subjectArguments
        for index in stride(from: 0, to: rest.count - 1, by: 2) {
            guard let option = Self.options.first(where: { $0.name == rest[index] })
            else { continue }
            settings.append(Setting(option: option, value: rest[index + 1]))
        }
        self.settings = settings
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
        let hasCases = settings.contains { $0.option == .cases }
        guard Set(request.subjects.map(\.name)) == Set(subjects),
            HarvestPlan(request, cases: hasCases ? request.plan.cases : nil) == self
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

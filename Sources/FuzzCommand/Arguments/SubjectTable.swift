internal import SplitFuzz
internal import StatefulTesting

/// Every variant of every app as a subject, in the order of the apps.
@MainActor struct SubjectTable {
    let apps: [AppUnderTest]
    let subjects: [Subject<SplitMachine>]
    /// The invariants that the user chooses to judge.
    let judging: Judging
    private let choice: LaunchSetup.Choice

    /// - Parameters:
    ///   - choice: the parts of the set-up that the user chooses.
    ///   - judging: the invariants that the user chooses to judge.
    init(
        _ apps: [AppUnderTest], choosing choice: LaunchSetup.Choice = LaunchSetup.Choice(),
        judging: Judging
    ) {
        self.apps = apps
        self.choice = choice
        self.judging = judging
        subjects = apps.flatMap { $0.subjects(choosing: choice) }.map(judging.applied)
    }

    /// The subjects that cases may name, with their set-ups.
    var directory: SubjectDirectory {
        SubjectDirectory(names: subjects.map(\.name)) { app, invariant in
            subject(named: app)?.locations[invariant]
        } setup: { app in
            subject(named: app)?.setup
        }
    }

    /// The subject of a variant, which may be one that is made of workarounds.
    func subject(named name: String) -> Subject<SplitMachine>? {
        if let subject = subjects.first(where: { $0.name == name }) { return subject }
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let app = apps.first(where: { $0.name == parts[0] }),
            let variant = app.variant(named: parts[1])
        else { return nil }
        return judging.applied(to: app.subject(variant, choosing: choice))
    }

    /// The subject that a case names, with the set-up of the case.
    func subject(of committed: CorpusCase) -> Subject<SplitMachine>? {
        SubjectTable(
            apps.filter { $0.owns(committed.app) },
            choosing: LaunchSetup.Choice(committed.setup), judging: judging
        ).subject(named: committed.app)
    }

    /// The subjects with these names, in the order of the table; all subjects if there is no name.
    ///
    /// - Throws: `UsageError` if a name is unknown, or if an app cannot start with the chosen
    ///   set-up.
    func select(_ names: [Operand]) throws(UsageError) -> [Subject<SplitMachine>] {
        var wanted: Set<String> = []
        for name in names { wanted.formUnion(try subjectNames(name)) }
        var selected = names.isEmpty ? subjects : subjects.filter { wanted.contains($0.name) }
        for name in names.map(\.text) where !selected.contains(where: { $0.name == name }) {
            if let subject = subject(named: name) { selected.append(subject) }
        }
        for app in apps where selected.contains(where: { app.owns($0.name) }) {
            guard let why = app.impossibility(choosing: choice) else { continue }
            throw UsageError(.impossibleSetup(app: app.name, why))
        }
        return selected
    }

    /// The names of the subjects that `APP` or `APP/VARIANT` means.
    private func subjectNames(_ operand: Operand) throws(UsageError) -> [String] {
        let parts = operand.text.split(
            separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        guard let app = apps.first(where: { $0.name == name }) else {
            let known = apps.map(\.name)
            throw UsageError(
                operand.index == 0
                    ? .unknownFirst(name, apps: known) : .unknownApp(name, known: known),
                at: operand.index)
        }
        let variants = app.variants.map(\.name)
        guard parts.count == 2 else { return variants.map { "\(name)/\($0)" } }
        let variant = String(parts[1])
        guard app.variant(named: variant) != nil else {
            throw UsageError(
                .unknownVariant(variant, app: name, known: variants), at: operand.index)
        }
        return ["\(name)/\(variant)"]
    }
}

extension LaunchSetup.Choice {
    /// The arguments that make this choice.
    var arguments: [String] {
        namedValues.flatMap { ["--\($0.parameter)", $0.value] }
    }
}

extension AppUnderTest {
    /// Whether a name is that of the app or of one of its variants.
    func owns(_ text: String) -> Bool { text == name || text.hasPrefix("\(name)/") }
}

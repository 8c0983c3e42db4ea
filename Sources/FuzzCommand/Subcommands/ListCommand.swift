internal import SplitFuzz
internal import StatefulTesting

/// Lists everything of one kind, such as all apps or all rules.
@MainActor package struct ListCommand {
    enum Kind: String, CaseIterable {
        case apps, rules, laws, invariants, defects, doubts, devices, releases, certificates
    }

    /// The formats of subcommands without reports for CI systems.
    package enum Format: String, CaseIterable {
        case text, json
    }

    private let kind: Kind
    private let format: Format
    private let apps: [AppUnderTest]
    private let context: CommandContext
    /// `nil` if nothing is counted.
    private let decided: DecidedCases?

    init(
        _ arguments: ParsedArguments, apps: [AppUnderTest], context: CommandContext
    ) throws(UsageError) {
        kind = try arguments.onlyChoice("list of")
        format = try arguments.choice(.format) ?? .text
        self.apps = apps
        self.context = context
        if kind == .doubts {
            decided = try DecidedCases(arguments, apps: apps, context: context)
        } else if arguments.has(.corpus) {
            throw UsageError(
                .unknownChoice(
                    kind: "list with \(Option.corpus.name) of", found: kind.rawValue,
                    known: [Kind.doubts.rawValue]), at: arguments.operands.first?.index)
        } else {
            decided = nil
        }
    }

    func execute() -> CommandStatus {
        let entries = Self.entries(of: kind, apps)
        switch format {
        case .text:
            let shown = entries.map { entry in
                guard let text = decided?.text(for: entry.name) else { return entry }
                return ListEntry(entry.name, "\(entry.text); \(text)", entry.sources)
            }
            let lines = ListText.lines(shown, palette: context.palette)
            context.output.write(lines.map { "\($0)\n" }.joined())
        case .json:
            let values = entries.map { entry in
                JSON.object(JSON.fields(of: entry) + (decided?.fields(for: entry.name) ?? []))
            }
            context.output.write(JSON.object([(kind.rawValue, .array(values))]).text)
        }
        return decided?.status ?? .asExpected
    }

    static func entries(of kind: Kind, _ apps: [AppUnderTest]) -> [ListEntry] {
        switch kind {
        case .apps:
            apps.flatMap { app in
                [ListEntry(app)]
                    + app.variants.map { ListEntry("\(app.name)/\($0.name)", $0.summary) }
            }
        case .rules: SplitMachine.rules.map(ListEntry.init)
        case .laws:
            Law.allCases.map { law in
                let names = law.claims.map(\.name).joined(separator: ", ")
                return ListEntry(law.rawValue, "\(law.sentence) Claims: \(names)")
            }
        case .invariants:
            SplitMachine.namedInvariants.map {
                ListEntry($0.name, $0.summary, $0.sources, law: Law(of: $0))
            }
                + SplitMachine.goals.prefix(1).map {
                    ListEntry($0.name, $0.summary, $0.sources, law: .inReach)
                }
        case .defects: ModelListing.defects.map(ListEntry.init)
        case .doubts: ModelListing.doubts.map(ListEntry.init)
        case .devices: ModelListing.devices.map(ListEntry.init)
        case .releases: ModelListing.releases.map(ListEntry.init)
        case .certificates: Certificate.allCases.map(ListEntry.init)
        }
    }
}

/// An entry of a list.
struct ListEntry: Encodable {
    let name: String
    let text: String
    /// Catalogue ids.
    let sources: [String]
    /// The law that an invariant is a claim of.
    let law: String?

    /// The entry of an invariant or a goal; `nil` if there is none.
    @MainActor init?(invariant name: String) {
        let all = ListCommand.entries(of: .invariants, [])
        guard let entry = all.first(where: { $0.name == name }) else { return nil }
        self = entry
    }

    init(_ name: String, _ text: String, _ sources: [String] = [], law: Law? = nil) {
        self.name = name
        self.text = text
        self.sources = sources
        self.law = law?.rawValue
    }

    @MainActor init(_ app: AppUnderTest) {
        let setup = app.setup
        let values = [setup.device.rawValue, setup.release.rawValue, setup.orientation.rawValue]
        self.init(app.name, "\(app.summary); \(values.joined(separator: ", "))")
    }

    @MainActor init(_ rule: Rule<SplitMachine>) {
        let parameters = rule.parameters.map { domain in
            switch domain {
            case .integer(let low, let count, _, nil): "\(low)…\(low + Int(count) - 1)"
            case .integer(let low, let count, _, let gap?):
                "\(low)…\(low + Int(gap.lowerBound) - 1), "
                    + "\(low + Int(gap.upperBound) + 1)…\(low + Int(count) - 1)"
            case .choice(let labels, _): labels.joined(separator: "|")
            case .name: "NAME"
            case .reference(let kind, _): "#\(kind)"
            }
        }
        let isExplored = rule.rarity > 1 ? ", not explored" : ""
        let text = "\(rule.ruleClass.rawValue)\(isExplored): \(rule.summary)"
        self.init(
            rule.name,
            ([text] + parameters.prefix(1)).joined(separator: ": ")
                + parameters.dropFirst().map { " \($0)" }.joined(),
            rule.sources)
    }

    /// What the line `minimal` of a case says.
    init(_ certificate: Certificate) {
        let text =
            switch certificate {
            case .proven:
                "No shorter sequence from the same start fails in the same way. Each was executed, "
                    + "with every action at rest."
            case .provenIfAlike:
                "As proven, if states that look alike behave alike: of the sequences that lead to "
                    + "such states, one was continued. Seldom rules were tried only if the "
                    + "sequence has them."
            case .provenOverSamples:
                "As proven if alike, with a sample of the values that a number may have, such as "
                    + "the size of a window."
            case .oneStep:
                "No sequence that is one simplification away fails in the same way, such as one "
                    + "with one action fewer."
            case .budget: "Shrinking reached its limit. A shorter sequence may fail, too."
            case .unshrunk: "The run ended before it had shrunk the sequence."
            }
        self.init(certificate.rawValue, text)
    }

    init(_ entry: ModelListing.Entry) {
        self.init(entry.name, entry.summary, entry.sources)
    }
}

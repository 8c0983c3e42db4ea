internal import Platform
internal import SplitFuzz
internal import StatefulTesting

/// Something that `explain` explains.
enum ExplainedTopic {
    /// An id of the catalogue.
    case source(Catalogue.Entry)
    /// An entry of a list, such as an invariant.
    case listed(ListEntry, ListCommand.Kind)
    /// A case, or a file that cannot be read as one.
    case file(CorpusFile)

    /// What a text names: an id, an entry of a list, or the path of a file; `nil` for nothing.
    @MainActor init?(_ text: String, apps: [AppUnderTest], context: CommandContext) {
        if let entry = Catalogue.embedded.entry(Catalogue.id(meantBy: text)) {
            self = .source(entry)
        } else if let (entry, kind) = Self.listed(apps).first(where: { listed in
            // A reading is explained with its doubt, as in `dockWalk=onChange`.
            listed.entry.name == text
                || LaunchSetup.Reading.names(ofDoubt: listed.entry.name).contains(text)
        }) {
            self = .listed(entry, kind)
        } else if let found = context.kind(at: text),
            found == .regular || text.hasSuffix(CorpusDirectory.fileExtension)
        {
            let table = SubjectTable(apps, judging: .all)
            self = .file(CaseLibrary(table: table, context: context).read(text))
        } else {
            return nil
        }
    }

    /// The name without the spelling of an operand.
    var name: String {
        switch self {
        case .source(let entry): entry.id
        case .listed(let entry, _): entry.name
        case .file(let file): file.path
        }
    }

    /// At most four names that are like a text, nearest first.
    @MainActor static func nearest(to text: String, apps: [AppUnderTest]) -> [String] {
        let names = listed(apps).map(\.entry.name) + Catalogue.embedded.entries.map(\.id)
        let begun = names.filter { $0.hasPrefix(text) }
        return Spelling.nearest(4, to: text, among: begun.isEmpty ? names : begun)
    }

    /// All entries of all lists.
    @MainActor private static func listed(
        _ apps: [AppUnderTest]
    ) -> [(entry: ListEntry, kind: ListCommand.Kind)] {
        let kinds = [.invariants] + ListCommand.Kind.allCases.filter { $0 != .invariants }
        return ListEntry.withoutJudge.map { ($0, .invariants) }
            + kinds.flatMap { kind in
                ListCommand.entries(of: kind, apps).map { ($0, kind) }
            }
    }
}

extension ListEntry {
    /// The names of findings that no invariant reports.
    static let withoutJudge = [
        ListEntry(
            Violation.keepsRunning,
            "The app keeps running: it does not trap, abort or exit, no step is without end, and "
                + "none takes a gigabyte of memory. The location says what happened."),
        ListEntry(Violation.start, "The app starts without throwing."),
    ]
}

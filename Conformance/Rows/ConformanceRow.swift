/// One behaviour of UIKit as a small experiment: what a source says, and how to look.
///
/// A row uses UIKit's public API and a `Stage`, and nothing else. It therefore runs unchanged on
/// the model and on a device.
@MainActor public struct ConformanceRow {
    /// The name in results, unique and never used again for something else, such as
    /// `columns/wrapped`.
    public let id: String
    /// The ids of the row in `docs/FIDELITY.md` that this row is about, as they stand there.
    public let sources: String
    /// The opening words of that row's behaviour. With the area and the ids they name one pinned
    /// row.
    public let behaviour: String
    /// The first release of iOS that the row holds for.
    public let since: Int
    /// What the source says, as a short text.
    public let expected: String
    private let experiment: @MainActor (any Stage) -> String

    init(
        _ id: String, of sources: String, _ behaviour: String, since: Int, expects expected: String,
        experiment: @escaping @MainActor (any Stage) -> String
    ) {
        self.id = id
        self.sources = sources
        self.behaviour = behaviour
        self.since = since
        self.expected = expected
        self.experiment = experiment
    }

    /// Does the experiment on an empty stage, and returns what came of it, in the words of
    /// `expected`.
    public func observe(on stage: any Stage) -> String {
        experiment(stage)
    }
}

/// The rows of one section of `docs/FIDELITY.md`.
@MainActor public struct ConformanceArea {
    /// The heading of the section.
    public let name: String
    /// In the order of the section.
    public let rows: [ConformanceRow]

    init(_ name: String, rows: [ConformanceRow]) {
        self.name = name
        self.rows = rows
    }
}

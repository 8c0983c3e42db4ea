/// One behaviour of UIKit as a small experiment: what a source says, and how to look.
///
/// A row uses UIKit's public API and a `Stage`, and nothing else. It therefore runs unchanged on
/// the model and on a device.
@MainActor public struct ConformanceRow {
    /// The name in results, unique and never used again for something else, such as
    /// `columns/wrapped`.
    public let id: String
    /// The ids of the row in `docs/FIDELITY.md` that this row is about, as they stand there. Empty
    /// for a doubt.
    public let sources: String
    /// The opening words of that row's behaviour. With the area and the ids they name one pinned
    /// row.
    public let behaviour: String
    /// The first and the last release of iOS that the row holds for.
    public let since: Int
    public let until: Int
    /// What the source says, as a short text. Of a doubt, what is seen in the default reading.
    public let expected: String
    /// The doubt that the row settles; `nil` where a source says what UIKit does.
    public let doubt: String?
    /// What is seen in each reading of the doubt, the default first.
    public let readings: [(name: String, expected: String)]
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
        until = .max
        doubt = nil
        readings = []
    }

    /// An experiment that settles a doubt.
    init(
        _ id: String, settles doubt: String, since: Int, until: Int = .max,
        readings: KeyValuePairs<String, String>,
        experiment: @escaping @MainActor (any Stage) -> String
    ) {
        self.id = id
        self.doubt = doubt
        self.since = since
        self.until = until
        self.readings = readings.map { ($0.key, $0.value) }
        self.experiment = experiment
        sources = ""
        behaviour = ""
        expected = readings.first?.value ?? ""
    }

    /// The reading that an observation speaks for; `nil` for none.
    public func reading(of observed: String) -> String? {
        readings.first { $0.expected == observed }?.name
    }

    /// Whether an observation is what the source says, or one of the readings of a doubt.
    public func accepts(_ observed: String) -> Bool {
        observed == expected || reading(of: observed) != nil
    }

    public func holds(on release: Int) -> Bool { since...until ~= release }

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

/// What a case expects of its trace.
package enum Expectation: Hashable, Sendable {
    /// An open defect: the last action breaks the invariant.
    case fails(invariant: String, location: String)
    /// A repaired defect: the trace used to break the invariant, and must not break it again.
    case holds(was: String, location: String)

    package var invariant: String {
        switch self {
        case .fails(let invariant, _), .holds(let invariant, _): invariant
        }
    }

    package var location: String {
        switch self {
        case .fails(_, let location), .holds(_, let location): location
        }
    }
}

/// A person's comment in a case, and what it stands before.
package struct CorpusComment: Hashable, Sendable {
    package enum Anchor: Hashable, Sendable {
        case header(String)
        case divider
        /// The action with that index; beyond the last: the end of the file.
        case action(Int)
    }

    /// The line from its `#` on.
    package let text: String
    package let anchor: Anchor

    package init(_ text: String, before anchor: Anchor) {
        self.text = text
        self.anchor = anchor
    }
}

/// A trace with what is expected of it, as a case file holds them.
package struct CorpusCase: Hashable, Sendable {
    package let app: String
    /// The value of each set-up parameter, in the subject's order.
    package let setup: [SetupValue]
    package var expectation: Expectation
    /// The other invariants that the last action breaks.
    package var also: [String]
    /// `nil` where the case does not say.
    package var minimal: Certificate?
    /// A person's; never written by the tool.
    package var note: String?
    package var comments: [CorpusComment]
    package let trace: Trace
    /// The line of each action in the file that the case was read from; empty without a file.
    package let lines: [Int]
    /// The line of the divider in that file; 0 without a file.
    package let divider: Int

    /// A set-up parameter with its value.
    package struct SetupValue: Hashable, Sendable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package init(
        app: String, setup: [SetupValue], expectation: Expectation, also: [String] = [],
        minimal: Certificate? = nil, note: String? = nil, comments: [CorpusComment] = [],
        trace: Trace, lines: [Int] = [], divider: Int = 0
    ) {
        self.app = app
        self.setup = setup
        self.expectation = expectation
        self.also = also
        self.minimal = minimal
        self.note = note
        self.comments = comments
        self.trace = trace.canonical
        self.lines = lines
        self.divider = divider
    }

    /// The case of a finding.
    package init(_ finding: Finding, app: String, setup parameters: [SetupParameter]) {
        self.init(
            app: app,
            setup: zip(parameters, finding.trace.setup).map { parameter, rank in
                SetupValue(parameter.name, parameter.values[rank])
            },
            expectation: .fails(
                invariant: finding.signature.invariant, location: finding.signature.location),
            also: finding.also, minimal: finding.certificate, trace: finding.trace)
    }

    /// The same case with the note and comments of another, which a person wrote.
    package func keepingNotes(of existing: CorpusCase) -> CorpusCase {
        var kept = self
        kept.note = existing.note
        kept.comments = existing.comments
        return kept
    }

    /// The line of a step in the case's file; step 0 is the divider above the first action.
    func line(ofStep step: Int) -> Int {
        if divider == 0 { return step }
        return step == 0 || lines.isEmpty ? divider : lines[min(step, lines.count) - 1]
    }
}

/// The apps that cases may name.
package struct SubjectDirectory {
    /// All names, for advice.
    package let names: [String]
    /// The set-up of an app with that name, or `nil` where there is none.
    package let setup: (String) -> [SetupParameter]?

    package init(names: [String], setup: @escaping (String) -> [SetupParameter]?) {
        self.names = names
        self.setup = setup
    }
}

/// The expected outcome of a case's trace.
package enum Expectation: Hashable, Sendable {
    /// An open defect: the last action breaks the invariant.
    case fails(invariant: String, location: String)
    /// A fixed defect: the trace broke the invariant in the past, and must not break it again.
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

    /// Whether it is about the invariant and the location of a failure.
    package func names(_ signature: Signature) -> Bool {
        invariant == signature.invariant && location == signature.location
    }

    func names(_ violation: Violation) -> Bool {
        invariant == violation.invariant && location == violation.location
    }
}

/// A comment that a person wrote in a case file, and the line that follows it.
package struct CorpusComment: Hashable, Sendable {
    /// A line of a sequence.
    package enum Line: Hashable, Sendable {
        /// A value of the sequence's set-up, or another header of the case.
        case header(String)
        /// The divider above the main sequence, or the line `also-by:` above another one.
        case start
        case action(Int)
        /// The end of the actions.
        case end
    }

    package struct Anchor: Hashable, Sendable {
        /// The index in `traces` of the case.
        let sequence: Int
        let line: Line

        package static let divider = Anchor(sequence: 0, line: .start)
    }

    /// The text of the line, which begins with `#`.
    package let text: String
    package let anchor: Anchor

    package init(_ text: String, before anchor: Anchor) {
        self.text = text
        self.anchor = anchor
    }

    /// The note of another case as a comment.
    package init(note: String, before anchor: Anchor) {
        self.init("# note: \(CorpusText.escaped(note))", before: anchor)
    }
}

/// The content of a case file: a trace and its expected outcome.
package struct CorpusCase: Hashable, Sendable {
    /// The name of the subject.
    package let app: String
    /// The value of each set-up parameter, in the subject's order.
    package let setup: [SetupValue]
    package var expectation: Expectation
    /// The other invariants that the last action breaks.
    package var also: [String]
    /// The claim that the trace is minimal; `nil` if the file makes none.
    package var minimal: Certificate?
    /// A note that a person wrote. The tool never writes one.
    package var note: String?
    package var comments: [CorpusComment]
    package let trace: Trace
    /// Other traces that fail by the same cause, simplest first.
    package var alsoBy: [WayIn]
    /// The changes of names that reading the file has applied.
    package var renames: [Renames.Change] = []
    /// The line number of each action in the file; empty for a case without a file.
    package let lines: [Int]
    /// The line number of the divider in the file; 0 for a case without a file.
    package let divider: Int

    /// Another way into the failure of a case.
    package struct WayIn: Hashable, Sendable {
        package let trace: Trace
        /// The values of the set-up that differ from those of the case.
        package let setup: [SetupValue]
        /// The line number of its line `also-by:` in the file; 0 for a case without a file.
        package let line: Int
        /// The line number of each action in the file; empty for a case without a file.
        package let lines: [Int]

        package init(
            _ trace: Trace, setup: [SetupValue] = [], line: Int = 0, lines: [Int] = []
        ) {
            self.trace = trace.canonical
            self.setup = setup
            self.line = line
            self.lines = lines
        }

        /// Ways in are equal if their traces are, wherever they stand in a file.
        package static func == (left: WayIn, right: WayIn) -> Bool {
            left.trace == right.trace
        }

        package func hash(into hasher: inout Hasher) { hasher.combine(trace) }
    }

    /// A set-up parameter with its value.
    package struct SetupValue: Hashable, Sendable {
        package let name: String
        package let value: String
        /// Whether files have it.
        let isWritten: Bool

        init(_ name: String, _ value: String, isWritten: Bool = true) {
            self.name = name
            self.value = value
            self.isWritten = isWritten
        }

        init(_ parameter: SetupParameter, _ rank: Int) {
            self.init(
                parameter.name, parameter.values[rank], isWritten: parameter.names(rank))
        }
    }

    package init(
        app: String, setup: [SetupValue], expectation: Expectation, also: [String] = [],
        minimal: Certificate? = nil, note: String? = nil, comments: [CorpusComment] = [],
        trace: Trace, alsoBy: [WayIn] = [], lines: [Int] = [], divider: Int = 0
    ) {
        self.app = app
        self.setup = setup
        self.expectation = expectation
        self.also = also
        self.minimal = minimal
        self.note = note
        self.comments = comments
        self.trace = trace.canonical
        self.alsoBy = alsoBy
        self.lines = lines
        self.divider = divider
    }

    /// The case of a finding.
    package init(_ finding: Finding, app: String, setup parameters: [SetupParameter]) {
        self.init(
            app: app,
            setup: Self.values(parameters, finding.trace.setup),
            expectation: .fails(
                invariant: finding.signature.invariant, location: finding.signature.location),
            also: finding.also, minimal: finding.certificate, trace: finding.trace,
            alsoBy: finding.alsoBy.map { WayIn($0, of: finding.trace, parameters) })
    }

    /// The case of a failure that is not shrunk.
    package init(
        unshrunk trace: Trace, _ signature: Signature, app: String,
        setup parameters: [SetupParameter]
    ) {
        self.init(
            app: app, setup: Self.values(parameters, trace.setup),
            expectation: .fails(invariant: signature.invariant, location: signature.location),
            minimal: .unshrunk, trace: trace)
    }

    private static func values(_ parameters: [SetupParameter], _ ranks: [Int]) -> [SetupValue] {
        zip(parameters, ranks).map { SetupValue($0, $1) }
    }

    /// The main sequence for another subject, or from another set-up.
    ///
    /// - Parameters:
    ///   - setup: the ranks of the set-up.
    ///   - parameters: its parameters.
    package func moved(
        to app: String, setup: [Int], _ parameters: [SetupParameter]
    ) -> CorpusCase {
        CorpusCase(
            app: app, setup: Self.values(parameters, setup), expectation: expectation,
            trace: Trace(setup: setup, actions: trace.actions))
    }

    /// All traces of the case: the minimal one, then the other ways in.
    package var traces: [Trace] { [trace] + alsoBy.map(\.trace) }

    /// The case without its other ways in, then each other way in as a case of its own. The line
    /// numbers are those of the file.
    var separated: [CorpusCase] {
        [way(trace, minimal, lines, divider)]
            + alsoBy.map { way($0.trace, nil, $0.lines, $0.line) }
    }

    private func way(
        _ trace: Trace, _ minimal: Certificate?, _ lines: [Int], _ divider: Int
    ) -> CorpusCase {
        CorpusCase(
            app: app, setup: setup, expectation: expectation, also: also, minimal: minimal,
            trace: trace, lines: lines, divider: divider)
    }

    /// The same case with the note, the comments and the other ways in of another case.
    package func keepingNotes(of existing: CorpusCase) -> CorpusCase {
        var kept = self
        kept.note = existing.note
        kept.alsoBy = existing.alsoBy.filter { $0.trace != trace }
            .map { $0.moved(from: existing.setup, to: setup) }
        kept.alsoBy += alsoBy.filter { !existing.alsoBy.contains($0) }
        kept.takeComments(of: existing)
        return kept
    }

    /// Adds the comments of another case, without those that this one has at the same sequence.
    /// Each stays at its sequence, if this case has that.
    package mutating func takeComments(of other: CorpusCase) {
        let own = comments
        for comment in other.comments {
            let anchor = anchor(for: comment, of: other)
            let isOwn = own.contains {
                $0.text == comment.text && $0.anchor.sequence == anchor.sequence
            }
            if !isOwn { comments.append(CorpusComment(comment.text, before: anchor)) }
        }
    }

    private func anchor(
        for comment: CorpusComment, of other: CorpusCase
    ) -> CorpusComment.Anchor {
        let old = comment.anchor
        guard other.traces.indices.contains(old.sequence),
            let own = traces.firstIndex(of: other.traces[old.sequence])
        else { return old }
        if own > 0, old.sequence == 0, case .header(let name) = old.line,
            !alsoBy[own - 1].setup.contains(where: { $0.name == name })
        {
            return old
        }
        return CorpusComment.Anchor(sequence: own, line: old.line)
    }

    /// Adds traces that are not among those of the case, after the other ways in.
    ///
    /// - Parameter parameters: those of the subject's set-up.
    package mutating func addWaysIn(_ added: [Trace], setup parameters: [SetupParameter]) {
        for added in added.map(\.canonical) where !traces.contains(added) {
            alsoBy.append(WayIn(added, of: trace, parameters))
        }
    }

    /// The line number of a step in the file. Step 0 is the divider above the first action.
    package func line(ofStep step: Int) -> Int {
        if divider == 0 { return step }
        return step == 0 || lines.isEmpty ? divider : lines[min(step, lines.count) - 1]
    }
}

extension CorpusCase.WayIn {
    init(_ trace: Trace, of main: Trace, _ parameters: [SetupParameter]) {
        let differing = parameters.indices.filter { trace.setup[$0] != main.setup[$0] }
        self.init(
            trace,
            setup: differing.map {
                .init(parameters[$0].name, parameters[$0].values[trace.setup[$0]])
            })
    }

    /// The way in of a case with another set-up.
    fileprivate func moved(
        from old: [CorpusCase.SetupValue], to new: [CorpusCase.SetupValue]
    ) -> CorpusCase.WayIn {
        let own = old.map { value in setup.first { $0.name == value.name } ?? value }
        return CorpusCase.WayIn(
            trace, setup: own.filter { !new.contains($0) }, line: line, lines: lines)
    }
}

/// The apps that cases may name.
package struct SubjectDirectory {
    /// All names, for suggestions in error messages.
    package let names: [String]
    /// The set-up of the app with a name; `nil` if there is none.
    package let setup: (String) -> [SetupParameter]?
    /// The only locations at which an app can break an invariant; `nil` if any location will do.
    package let locations: (_ app: String, _ invariant: String) -> [String]?

    package init(
        names: [String],
        locations: @escaping (_ app: String, _ invariant: String) -> [String]? = { _, _ in nil },
        setup: @escaping (String) -> [SetupParameter]?
    ) {
        self.names = names
        self.locations = locations
        self.setup = setup
    }

    /// The directory of one subject.
    package init<Machine>(of subject: Subject<Machine>) {
        self.init(names: [subject.name]) { app, invariant in
            app == subject.name ? subject.locations[invariant] : nil
        } setup: { app in
            app == subject.name ? subject.setup : nil
        }
    }
}

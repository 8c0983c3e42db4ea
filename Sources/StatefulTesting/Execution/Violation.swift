/// A broken invariant or goal, or a rule that threw.
public struct Violation: Hashable, Sendable, Codable {
    /// The name of the invariant, the goal or the rule.
    public let invariant: String
    /// Where it is broken. Failures that differ only in detail share a location. May be empty.
    public let location: String
    /// What of the tested system is broken there; see `Mismatch.object`. May be empty.
    public let object: String
    /// Ids of a catalogue that say why this must hold; may be empty.
    public let sources: [String]
    /// A note for readers, such as expected and actual values; mostly empty. Failures that differ
    /// only in their remarks are the same.
    public let remark: String

    /// The name of the violation if the start itself throws.
    package static let start = "start"
    /// The name of the violation if the app ends its process, or never ends a step.
    package static let keepsRunning = "keeps-running"
    /// The names of the violations that no invariant, goal or rule reports.
    package static let withoutJudge = [start, keepsRunning]

    package init(
        invariant: String, location: String, object: String = "", sources: [String] = [],
        remark: String = ""
    ) {
        self.invariant = invariant
        self.location = location
        self.object = object
        self.sources = sources
        self.remark = remark
    }

    /// The violation as it is compared.
    var withoutRemark: Violation {
        Violation(invariant: invariant, location: location, object: object, sources: sources)
    }

    /// The invariant and the location for people, as in `count at ring`. The invariant alone if the
    /// location is empty.
    package var text: String {
        CorpusText.printable(location.isEmpty ? invariant : "\(invariant) at \(location)")
    }
}

/// What a search and shrinking keep of a failure: the invariant, its location, the object there,
/// and the rule of the last action. Failures with different signatures may have one cause, and the
/// same signature may have several: `CauseExperiment` decides.
///
/// Its field names are keys of `--format json`.
package struct Signature: Hashable, Sendable, Codable, Comparable {
    package let invariant: String
    package let location: String
    /// The name of the last action's rule; empty if the system fails before any action.
    package let rule: String
    /// What is broken at the location; see `Mismatch.object`. Case files do not have it.
    package let object: String

    package init(invariant: String, location: String, rule: String, object: String = "") {
        self.invariant = invariant
        self.location = location
        self.rule = rule
        self.object = object
    }

    /// Orders by invariant, then location, then rule, then object, each by its UTF-8 bytes.
    package static func < (left: Signature, right: Signature) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts) { one, other in
            one.utf8.lexicographicallyPrecedes(other.utf8)
        }
    }

    /// The same signature without the rule: what is broken, and where.
    package var withoutRule: Signature { with(rule: "") }

    /// The same failure by another last action.
    func with(rule: String) -> Signature {
        Signature(invariant: invariant, location: location, rule: rule, object: object)
    }

    /// The invariant and the location, as in `count at ring`.
    package var text: String { Violation(invariant: invariant, location: location).text }

    private var parts: [String] { [invariant, location, rule, object] }
}

/// A failure that another failure leads to.
///
/// Its field names are keys of `--format json`.
package struct Consequence: Hashable, Sendable, Codable {
    package let signature: Signature
    package let trace: Trace
}

/// One failure of a subject, with the simplest trace that shows it, or a trace that showed it once.
///
/// Its field names are keys of `--format json`.
package struct Finding: Hashable, Sendable, Codable {
    package let signature: Signature
    /// In canonical form. It fails at its last action, unless it is flaky.
    package let trace: Trace
    /// The names of the other invariants that the last action breaks, in table order.
    package let also: [String]
    /// What earlier actions of the trace broke, in their order; mostly empty. The failure may be a
    /// consequence.
    package private(set) var earlier: [EarlierViolation] = []
    /// `nil` if the failure is flaky: then the trace is not minimal.
    package let certificate: Certificate?
    package internal(set) var status: FindingStatus
    /// Ids of a catalogue: what the system relied on along the trace, then why this must hold. May
    /// be empty.
    package internal(set) var sources: [String]
    /// What of this no source confirms; mostly empty.
    package internal(set) var assumptions: [Assumption] = []
    /// In which readings of what no source settles it is there; `nil` if that was not tried.
    package internal(set) var certainty: Certainty?
    /// A note for readers; mostly empty.
    package var remark = ""
    /// The number of traces that shrinking executed.
    package let executions: Int
    /// Other traces that fail by the same cause, simplest first: those that every run finds. Case
    /// files have them.
    package internal(set) var alsoBy: [Trace] = []
    /// Other traces of the cause that depend on the seed, simplest first. They are only printed.
    package var alsoByChance: [Trace] = []
    /// Failures that this one leads to, in order of signature: a later action breaks something
    /// else, and needs the same mechanisms.
    package var consequences: [Consequence] = []
    /// The names of the mechanisms without which the trace does not fail.
    package var mechanisms: [String] = []

    /// With which set-ups it fails, for the parameters that the run compares; mostly empty.
    package var comparisons: [Comparison] = []

    /// Whether every run finds its cause, whatever the seed.
    package var isScreened = false

    /// How often it fails; `nil` if its trace fails each time.
    package var flakiness: Flakiness?

    /// Whether it is there only in some of the readings that were tried.
    package var hangsOnReading: Bool { certainty?.onlyIf.isEmpty == false }

    /// Its place in a report.
    fileprivate var rank: Int { flakiness != nil ? 2 : hangsOnReading ? 1 : 0 }

    /// The finding without its details, to compare it with others.
    var asOther: ShrinkResult.Other {
        ShrinkResult.Other(signature: signature, trace: trace, isClean: earlier.isEmpty)
    }

    /// The finding, if its trace fails only in the process of the search.
    package var onlyInItsProcess: Finding {
        Finding(
            signature: signature, trace: trace, also: [], certificate: nil, status: .new,
            sources: sources, assumptions: assumptions, remark: remark, executions: executions,
            flakiness: .onlyInItsProcess)
    }

    /// The finding with a trace that no shrinking has made shorter.
    package func unshrunk(from trace: Trace) -> Finding {
        Finding(
            signature: signature, trace: trace.canonical, also: [], certificate: .unshrunk,
            status: status, sources: sources, assumptions: assumptions, remark: remark,
            executions: executions)
    }
}

extension Sequence {
    /// The elements in the order of a report: what hangs on a reading comes after the rest, and
    /// flaky findings come last. Otherwise their order stays.
    package func inReportOrder(_ finding: (Element) -> Finding?) -> [Element] {
        let ranked = map { (element: $0, rank: finding($0)?.rank ?? 0) }
        return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.element) }
    }
}

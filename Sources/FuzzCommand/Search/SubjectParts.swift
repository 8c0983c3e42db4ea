internal import StatefulTesting

/// What `RunSearch` knows of one subject besides what was found.
struct SubjectParts {
    /// Whether the run that is merged has not searched the subject.
    var isAbsent = false
    var hasBegun = false
    var isReporting = false
    var report: SubjectReport?
    /// Whether the traces of the report that end the app were executed once more.
    var isExamined = false
    /// The failures that were announced, by their signatures without rules.
    var announced: Set<Signature> = []
    /// The signatures of the failures of which a report has called no cause new.
    var settled: Set<Signature> = []
    var output = ShownOutput()

    /// Whether a report is still to be begun.
    var needsReport: Bool { !isReporting && report == nil && !isAbsent }
}

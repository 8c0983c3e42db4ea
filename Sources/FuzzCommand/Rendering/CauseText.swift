internal import SplitFuzz
internal import StatefulTesting

/// The cause of a finding in words: its other forms, and the mechanisms that it needs.
@MainActor struct CauseText {
    private let finding: Finding
    private let format: CaseFormat<SplitMachine>

    init(_ finding: Finding, format: CaseFormat<SplitMachine>) {
        self.finding = finding
        self.format = format
    }

    /// As in `also by: drag cancel; resize two-thirds`. Empty if the finding has one form.
    var alsoBy: String {
        finding.alsoBy.isEmpty ? "" : "also by: \(forms(finding.alsoBy))"
    }

    /// As in `needs insets-lost-after-push (A-011, A-012)`. Empty if it needs nothing.
    var mechanisms: String {
        if finding.mechanisms.isEmpty { return "" }
        let known = ModelListing.defects
        let texts = finding.mechanisms.map { name in
            let sources = known.first { $0.name == name }?.sources ?? []
            return sources.isEmpty ? name : "\(name) (\(Fidelity.text(for: sources)))"
        }
        return "does not fail without the defect \(texts.joined(separator: ", or without "))"
    }

    /// Some traces in short. Each leaves out the actions that it begins with as the finding does.
    func forms(_ traces: [Trace]) -> String {
        let actions = finding.trace.actions
        return traces.map { trace in
            let shared = zip(trace.actions, actions).prefix { $0 == $1 }.count
            let rest = trace.actions.dropFirst(min(shared, trace.count - 1))
            return rest.map(format.shortText(of:)).joined(separator: ", ")
        }.joined(separator: "; ")
    }
}

internal import SplitFuzz
internal import StatefulTesting

/// The words about the case that a process executed when it ended.
@MainActor struct TrapText {
    let subject: Subject<SplitMachine>

    /// What was going on, in one line; `nil` if no case had begun.
    func place(_ recorded: RecordedCase) -> String? {
        recorded.trace.setup.count == subject.setup.count && recorded.phase != nil
            ? "while \(phase(recorded)), \(action(recorded))" : nil
    }

    private func phase(_ recorded: RecordedCase) -> String {
        let phase =
            switch recorded.phase {
            case .screening: "screening"
            case .searching: "searching"
            case .shrinking: "shrinking"
            case .proving: "proving a minimum"
            case .exploring: "exploring"
            case .replaying: "replaying"
            case nil: "starting"
            }
        switch recorded.position.variation {
        case .lacking(let index) where subject.mechanisms.indices.contains(index):
            return "\(phase) without \(subject.mechanisms[index].name)"
        case .reading: return "\(phase) in another reading of UIKit"
        default: break
        }
        guard recorded.phase == .searching, let island = recorded.position.island else {
            return phase
        }
        return "\(phase) (island \(island), case \(recorded.position.caseIndex))"
    }

    private func action(_ recorded: RecordedCase) -> String {
        guard let last = recorded.trace.canonical.actions.last else { return "at the start" }
        return
            "at action \(recorded.trace.count): \(CaseFormat<SplitMachine>.fuzzsplit.text(of: last))"
    }
}

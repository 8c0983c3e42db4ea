internal import SplitFuzz
internal import StatefulTesting

/// Finds out in which readings of UIKit a committed case fails.
struct CertaintyJob: Job {
    let subject: Int
    /// The case, as the text of its file.
    let text: String
    var crashing: [CrashingTrace] = []

    var what: String? { "a case in the readings of UIKit" }

    func perform(in workplace: Workplace) -> Certainty? {
        guard let committed = workplace.committed(text),
            let subject = workplace.request.table.subject(of: committed)
        else { return nil }
        return workplace.executor(subject, .replaying, crashing: crashing)
            .certainty(of: committed)
    }
}

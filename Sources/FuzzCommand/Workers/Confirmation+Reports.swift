internal import SplitFuzz
internal import StatefulTesting

extension TaskResult {
    /// The result after a confirmation: what fails only in the process of the search is flaky, and what has
    /// no answer stays a case to be shrunk. `nil` if the case of `shrink` has no answer. Records as lost what
    /// has none although nothing interrupted it.
    ///
    /// - Parameter originals: the traces of a signature that the search has found. Where the minimal one is
    ///   refuted, one of these may fail in a fresh process, too.
    @MainActor func confirmed(
        of subject: Int, _ request: RunRequest, _ deaths: inout DeathRecord, executable: String,
        originals: (Signature) -> [Trace] = { _ in [] },
        interruption: @escaping () -> Interruption?
    ) -> TaskResult? {
        let claims = claims.filter(\.question.isWorthwhile)
        if claims.isEmpty { return self }
        func answers(_ questions: [Confirmation.Question]) -> [Bool?] {
            if questions.isEmpty { return [] }
            return Confirmation.answers(
                questions, of: subject, request, executable: executable, interruption: interruption)
        }
        var confirmed: TaskResult? = self
        var unanswered = 0
        for (claim, answer) in zip(claims, answers(claims.map(\.question))) {
            switch answer {
            case true?: break
            case false?:
                let signature = claim.question.signature
                let questions = originals(signature).prefix(Self.mostOriginals).map {
                    Confirmation.Question(signature: signature, trace: $0)
                }
                let good = zip(questions, answers(questions)).first { $1 == true }
                confirmed = confirmed?.refuting(claim.index, by: good?.0.trace)
            case nil:
                unanswered += 1
                confirmed = confirmed?.leavingOpen(claim.index)
            }
        }
        if unanswered > 0, interruption() == nil {
            deaths.add(.unconfirmed(unanswered, of: request.subjects[subject].name))
        }
        return confirmed
    }

    /// The most traces of the search that are tried in place of a refuted one.
    private static var mostOriginals: Int { 4 }

    /// Something that a person is to read or a file is to have, and its index in the report.
    private typealias Claim = (index: Int, question: Confirmation.Question)

    private var claims: [Claim] {
        switch self {
        case .reported(let report):
            report.findings.enumerated().filter { $1.isToBeConfirmed }.map {
                ($0, Confirmation.Question(signature: $1.signature, trace: $1.trace))
            }
        case .explored(let report):
            report.violations.enumerated().filter { $1.flakiness == nil }.map {
                ($0, Confirmation.Question(signature: $1.signature, trace: $1.trace))
            }
        case .shrunk(.shrunk(let shrunk)):
            [(0, Confirmation.Question(signature: shrunk.signature, trace: shrunk.trace))]
        case .shrunk, .screened, .searched, .survived, .confirmed, .tried: []
        }
    }

    /// - Parameter original: a longer trace that fails in a fresh process; `nil` if there is none.
    private func refuting(_ index: Int, by original: Trace?) -> TaskResult {
        switch self {
        case .reported(var report):
            let finding = report.findings[index]
            report.findings[index] =
                original.map(finding.unshrunk(from:)) ?? finding.onlyInItsProcess
            // An unshrunk case of an earlier run may fail in a fresh process all the same.
            report.pending.shrunk = []
            return .reported(report)
        case .explored(var report):
            report.violations[index].flakiness = .onlyInItsProcess
            return .explored(report)
        case .shrunk: return .shrunk(.failsOnlyInItsProcess)
        case .screened, .searched, .survived, .confirmed, .tried: return self
        }
    }

    /// The result without the claim that a finding is minimal.
    private func leavingOpen(_ index: Int) -> TaskResult? {
        switch self {
        case .reported(var report):
            let finding = report.findings[index]
            report.findings[index] = finding.unshrunk(from: finding.trace)
            return .reported(report)
        case .shrunk: return nil
        case .explored, .screened, .searched, .survived, .confirmed, .tried: return self
        }
    }
}

extension Finding {
    /// Whether a person is to read it for the first time, or its forms are new.
    fileprivate var isToBeConfirmed: Bool {
        flakiness == nil && status == .new && certificate != .unshrunk
    }
}

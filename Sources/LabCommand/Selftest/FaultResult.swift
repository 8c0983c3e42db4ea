internal import FuzzCommand
internal import SplitFuzz
internal import StatefulTesting

/// What came of one planted fault.
@MainActor struct FaultResult {
    let fault: PlantedFault
    /// The number of the fault; see `TrialJob.faults`.
    let number: Int
    /// One for each seed, in order. The first is missing until it is done.
    var trials: [Int: Trial] = [:]
    /// The searches of all short sequences, one for each app, if random cases found nothing.
    var screenings: [Int: Trial] = [:]
    /// The shortest failure that was found.
    var shortest: (failure: Trial.Failure, also: [String])?
    /// The part that has no result, in words; `nil` if all have one.
    var lost: String?
    var seconds = 0.0

    var isCaught: Bool { first != nil }

    /// The failure to shrink: that of the first seed that has one.
    var first: Trial.Failure? {
        trials.sorted { $0.key < $1.key }.lazy.compactMap(\.value.first).first
            ?? screening.lazy.compactMap(\.first).first
    }

    /// The invariants that it broke, in the order of the table.
    var invariants: [String] {
        var names = Set((trials.values + screening).flatMap(\.invariants))
        if let shortest { names.formUnion([shortest.failure.signature.invariant] + shortest.also) }
        if let first { names.insert(first.signature.invariant) }
        let table = SplitMachine.judgedNames
        return table.filter(names.contains) + names.subtracting(table).sorted()
    }

    /// The median of the actions to the first failure; `nil` if most seeds have none. That of
    /// screening if only screening has found something.
    var actions: Int? {
        let counts = trials.values.map { $0.first?.actions ?? .max }.sorted()
        let median = counts.isEmpty ? Int.max : counts[(counts.count - 1) / 2]
        return median == .max ? actionsOfScreening : median
    }

    /// Whether an app has come to the place of the fault.
    var isReached: Bool {
        (trials.values + screening).contains(where: \.isReached)
    }

    /// Whether it counts: a user would see it, and an app has come to its place.
    var counts: Bool {
        !fault.isControl && fault.equivalence == nil && (isCaught || isReached)
    }

    /// All actions that searches executed.
    var executed: Int { (trials.values + screening).reduce(0) { $0 + $1.actions } }

    private var screening: [Trial] { screenings.sorted { $0.key < $1.key }.map(\.value) }

    /// The actions of screening, app after app, up to the first that fails.
    private var actionsOfScreening: Int? {
        guard let first = screening.firstIndex(where: { $0.first != nil }) else { return nil }
        return screening[...first].reduce(0) { $0 + $1.actions }
    }

    /// The app, and what of the set-up is not the simplest, as in `mail/right (portrait)`.
    var place: String? {
        guard let failure = shortest?.failure ?? first, let subject = subject(of: failure) else {
            return nil
        }
        let others = zip(subject.setup, failure.trace.setup).compactMap { parameter, rank in
            rank == parameter.allowed[0] ? nil : parameter.values[rank]
        }
        return others.isEmpty
            ? subject.name : "\(subject.name) (\(others.joined(separator: ", ")))"
    }

    /// The shortest sequence, an action each.
    var lines: [String] {
        guard let failure = shortest?.failure ?? first else { return [] }
        return CaseFormat<SplitMachine>.fuzzsplit.lines(of: failure.trace)
    }

    /// What is wrong at the end of the shortest sequence, in words. Only for a control, in which
    /// nothing is planted: this process can repeat it.
    var remark: String? {
        guard fault.isControl, let failure = shortest?.failure ?? first,
            !failure.endsProcess, let subject = subject(of: failure),
            subject.setup.count == failure.trace.setup.count,
            case .violated(_, let violation, _) = Executor(subject).replay(failure.trace)
        else { return nil }
        return violation.remark
    }

    private func subject(of failure: Trial.Failure) -> Subject<SplitMachine>? {
        let subjects = fault.subjects
        return subjects.indices.contains(failure.app) ? subjects[failure.app] : nil
    }
}

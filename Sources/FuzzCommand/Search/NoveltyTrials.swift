/// Whether a search that ends with something new has found it.
///
/// Only shrinking tells whether a failure is new, or another form of a known one. So subjects with
/// unknown failures are reported on at the end of a turn. No result of a later turn counts before that.
struct NoveltyTrials {
    enum Answer { case unknown, nothingNew, new }

    private enum Trial { case waiting, open, nothingNew, new }

    /// The last turn whose results may count so far.
    private(set) var turn: Int
    /// The trials of the present turn, by subject.
    private var trials: [Int: Trial] = [:]

    /// - Parameter leastTurns: the number of turns that every search has.
    init(leastTurns: Int) { turn = leastTurns - 1 }

    func isTried(_ subject: Int) -> Bool { trials[subject] != nil }
    func isOpen(_ subject: Int) -> Bool { trials[subject] == .open }

    mutating func begin(_ subject: Int, needsReport: Bool) {
        trials[subject] = needsReport ? .waiting : .nothingNew
    }

    /// A subject to report on, if there is one.
    mutating func next() -> Int? {
        guard let subject = trials.filter({ $0.value == .waiting }).keys.min() else { return nil }
        trials[subject] = .open
        return subject
    }

    mutating func end(_ subject: Int, isNew: Bool) {
        guard isOpen(subject) else { return }
        trials[subject] = isNew ? .new : .nothingNew
    }

    /// What the reports say, once all are there.
    var answer: Answer {
        if trials.values.contains(where: { $0 == .waiting || $0 == .open }) { return .unknown }
        return trials.values.contains(.new) ? .new : .nothingNew
    }

    /// Goes on to the next turn.
    mutating func pass() {
        turn += 1
        trials = [:]
    }
}

// Disfavoured, so that a file that also imports `StatefulSwiftTesting` calls the functions there,
// which have one more parameter.

/// Looks for a sequence of actions that breaks a machine, and throws the simplest that does.
///
/// ```swift
/// try check(Queue.self)
/// ```
///
/// First the cases of the corpus folder are replayed, if there is one. Then every sequence of up to
/// three actions is tried, within 20,000 actions; then random cases are, of 25 to 400 actions.
/// Whatever fails is shrunk. The same arguments give the same result, but for `time`. Nothing is
/// written to disk.
///
/// It takes as long as the rules do, and some microseconds more for each action where the machine
/// does not write its own `feed`. A rule that traps ends the process.
///
/// - Parameters:
///   - machine: the type to test; each case gets a new machine by `init()`.
///   - seed: the number behind every random decision. It is fixed by default, so that a test does
///     the same in every run.
///   - cases: how many random cases to run; 1,024 by default, or as many as the time allows.
///   - time: how long to run random cases. The sequences before them and shrinking come on top.
///     The failure names the number of cases, which repeats the run.
///   - corpus: the path of a folder of saved cases, relative to the current directory. Those of
///     other machines are passed over.
/// - Throws: `CheckFailure` where the machine fails; `CorpusFileError` where the folder or a case
///   cannot be read, as when it does not exist; `UnusableCase` where a case does not fit the
///   machine; and what `init()` throws, other than a `Mismatch`, which is a failure of the machine.
@inlinable
@_disfavoredOverload
public func check<Machine: StateMachine>(
    _ machine: Machine.Type, seed: UInt64 = 1, cases: Int? = nil, time: Duration? = nil,
    corpus: String? = nil
) throws {
    try check(
        CheckPlan(
            call: "\(Machine.self).self", seed: seed, cases: cases, time: time, corpus: corpus),
        Subject<Machine>(machine))
}

/// Looks for a sequence of actions that breaks a subject: a machine with a name and a set-up.
///
/// ```swift
/// try check(Subject("editor", setup: [orientation]) { setup in try Editor(setup) })
/// ```
///
/// Set-ups are drawn with the cases, and the simplest that still fails is reported. All else is as
/// for a machine's type; the errors of `start` take the place of those of `init()`.
@inlinable
@_disfavoredOverload
public func check<Machine>(
    _ subject: Subject<Machine>, seed: UInt64 = 1, cases: Int? = nil, time: Duration? = nil,
    corpus: String? = nil
) throws {
    try check(
        CheckPlan(call: "subject", seed: seed, cases: cases, time: time, corpus: corpus), subject)
}

/// Inlinable as the search is, so that its loop specialises in the module of the machine.
@inlinable
func check<Machine>(_ plan: CheckPlan, _ subject: Subject<Machine>) throws {
    var run = try CheckRun(plan, subject)
    while let batch = run.nextBatch() {
        for (index, island) in run.islands.enumerated() {
            island.runCases(batch.share(of: index))
        }
    }
    if let failure = run.failure() { throw failure }
}

extension Subject where Machine: StateMachine {
    /// A machine that makes itself, under the name of its type.
    @usableFromInline
    init(_ machine: Machine.Type) {
        self.init(String(describing: machine)) { _ in try Machine() }
    }
}

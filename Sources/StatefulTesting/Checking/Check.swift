// Disfavoured: a file that also imports `StatefulSwiftTesting` calls the functions there, which
// have one more parameter.

/// Searches for a sequence of actions that breaks a machine, and throws the simplest one.
///
/// ```swift
/// try check(Queue.self)
/// ```
///
/// The search has four steps:
///
/// 1. It replays the saved cases of the corpus folder, if there is one.
/// 2. It tries every sequence of up to three actions, within 20,000 actions.
/// 3. It runs random cases of 25 to 400 actions.
/// 4. It shrinks every failure. A failure that does not happen each time is reported as flaky.
///
/// The same arguments give the same result. Nothing is written to disk.
///
/// The cost is that of the rules. A machine without its own `feed` costs some microseconds more for
/// each action. Everything runs in this process, as in any test: a rule that traps ends the test
/// run, and one that never ends stops it. `FuzzCommand` executes apps in processes of their own
/// instead.
///
/// - Parameters:
///   - machine: the type to test; each case gets a new machine by `init()`.
///   - seed: the number that all random decisions come from. It is fixed by default, so that a test
///     does the same in every run.
///   - cases: the number of random cases; by default 1,024.
///   - corpus: the path of a folder of saved cases, relative to the current directory. Cases of
///     other machines are ignored.
/// - Returns: what was never tried.
/// - Throws: `CheckFailure` if the machine fails; an error of `init()` is a failure of the machine.
///   `NothingToCheck` if nothing can be done: no rule is enabled, every action is refused, or
///   `init()` throws `Inapplicable`. `CorpusFileError` if the folder does not exist, or if a case
///   cannot be read. `UnusableCase` if a case does not fit the machine.
@inlinable
@discardableResult
@_disfavoredOverload
public func check<Machine: StateMachine>(
    _ machine: Machine.Type, seed: UInt64 = 1, cases: Int? = nil, corpus: String? = nil
) throws -> CheckSummary {
    try check(
        CheckPlan(call: "\(Machine.self).self", seed: seed, cases: cases, corpus: corpus),
        Subject<Machine>(machine))
}

/// Searches for a sequence of actions that breaks a subject, and throws the simplest one.
///
/// A subject is a machine with a name and a set-up.
///
/// ```swift
/// try check(Subject("editor", setup: [orientation]) { setup in try Editor(setup) })
/// ```
///
/// Each case draws a set-up. The failure has the simplest set-up that still fails. Steps, cost and
/// parameters are those of `check` with a machine's type.
///
/// - Throws: the errors of `check` with a machine's type; the subject's `start` stands for
///   `init()`.
@inlinable
@discardableResult
@_disfavoredOverload
public func check<Machine>(
    _ subject: Subject<Machine>, seed: UInt64 = 1, cases: Int? = nil, corpus: String? = nil
) throws -> CheckSummary {
    try check(CheckPlan(call: "subject", seed: seed, cases: cases, corpus: corpus), subject)
}

/// Inlinable like the search, so that the loop specialises in the module of the machine.
@inlinable
func check<Machine>(_ plan: CheckPlan, _ subject: Subject<Machine>) throws -> CheckSummary {
    var run = try CheckRun(plan, subject)
    run.runner.runCases(run.casesOfIslands)
    return try run.finish()
}

extension Subject where Machine: StateMachine {
    /// The subject of a machine without a set-up, with the name of its type.
    @usableFromInline
    init(_ machine: Machine.Type) {
        self.init(String(describing: machine)) { _ in try Machine() }
    }
}

/// Exports `StatefulTesting`, so that a test needs only one import.
@_exported public import StatefulTesting
public import Testing

/// Searches for a sequence of actions that breaks a machine. Records the simplest one as an issue
/// of the current test, at the line of the call.
///
/// ```swift
/// import StatefulSwiftTesting
/// import Testing
///
/// @Test func queue() throws { try check(Queue.self) }
/// ```
///
/// The rules run in the process of the test: one that traps ends the whole test run.
///
/// Records a warning if nothing fails and a rule was never applied. The test continues.
/// `StatefulTesting.check` throws instead, and the test then reports the failure at
/// its first line. The parameters, the steps and the cost are the same.
///
/// - Throws: the errors of `StatefulTesting.check`, except `CheckFailure`.
@inlinable
public func check<Machine: StateMachine>(
    _ machine: Machine.Type, seed: UInt64 = 1, cases: Int? = nil, corpus: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try recordingFailure(at: sourceLocation) {
        try StatefulTesting.check(machine, seed: seed, cases: cases, corpus: corpus)
    }
}

/// Searches for a sequence of actions that breaks a subject. Records the simplest one as an issue
/// of the current test, at the line of the call.
///
/// - Throws: the errors of `StatefulTesting.check`, except `CheckFailure`.
@inlinable
public func check<Machine>(
    _ subject: Subject<Machine>, seed: UInt64 = 1, cases: Int? = nil, corpus: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try recordingFailure(at: sourceLocation) {
        try StatefulTesting.check(subject, seed: seed, cases: cases, corpus: corpus)
    }
}

/// Records a `CheckFailure` of the body as an issue, and what the body never tried as a warning.
/// Throws every other error.
@inlinable
func recordingFailure(
    at sourceLocation: SourceLocation, _ body: () throws -> CheckSummary
) throws {
    do {
        let summary = try body()
        // Older toolchains have no warnings.
        #if compiler(>=6.3)
            if !summary.unappliedRules.isEmpty {
                Issue.record("\(summary)", severity: .warning, sourceLocation: sourceLocation)
            }
        #endif
    } catch let failure as CheckFailure {
        Issue.record("\(failure)", sourceLocation: sourceLocation)
    }
}

/// What `import StatefulTesting` brings, so that a test needs this import alone.
@_exported public import StatefulTesting
public import Testing

/// Looks for a sequence of actions that breaks a machine, and records the simplest as an issue of
/// the current test, at the line of the call.
///
/// ```swift
/// import StatefulSwiftTesting
/// import Testing
///
/// @Test func queue() throws { try check(Queue.self) }
/// ```
///
/// The test goes on. The function of the same name in `StatefulTesting` throws instead, which a
/// test reports at its own first line. Parameters, order and cost are as there.
///
/// - Throws: what `StatefulTesting.check` throws, other than `CheckFailure`.
@inlinable
public func check<Machine: StateMachine>(
    _ machine: Machine.Type, seed: UInt64 = 1, cases: Int? = nil, time: Duration? = nil,
    corpus: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    do {
        try StatefulTesting.check(machine, seed: seed, cases: cases, time: time, corpus: corpus)
    } catch let failure as CheckFailure {
        Issue.record("\(failure)", sourceLocation: sourceLocation)
    }
}

/// Looks for a sequence of actions that breaks a subject, and records the simplest as an issue of
/// the current test, at the line of the call.
///
/// - Throws: what `StatefulTesting.check` throws, other than `CheckFailure`.
@inlinable
public func check<Machine>(
    _ subject: Subject<Machine>, seed: UInt64 = 1, cases: Int? = nil, time: Duration? = nil,
    corpus: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    do {
        try StatefulTesting.check(subject, seed: seed, cases: cases, time: time, corpus: corpus)
    } catch let failure as CheckFailure {
        Issue.record("\(failure)", sourceLocation: sourceLocation)
    }
}

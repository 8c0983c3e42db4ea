package import StatefulTesting

/// A machine whose own conduct is the problem, and what a run should say of it.
package struct FaultyMachine<Machine: SystemUnderTest> {
    /// What a run should report, in a few words.
    package let wanted: String
    /// Forgets what the machine keeps outside its cases.
    package private(set) var reset: () -> Void = {}
    /// The machine. Tables show the subject's name, such as `M1/10`.
    package let subject: Subject<Machine>
}

package import StatefulTesting

/// A machine whose own conduct is the problem, and what a run should say of it.
package struct FaultyMachine<Machine: SystemUnderTest> {
    /// The short name in tables, such as `M1/10`.
    package let id: String
    package let subject: Subject<Machine>
    /// What a run should report, in a few words.
    package let wanted: String
    /// Forgets what the machine keeps outside its cases.
    package let reset: () -> Void

    init(
        _ id: String, wanted: String, reset: @escaping () -> Void = {}, subject: Subject<Machine>
    ) {
        self.id = id
        self.subject = subject
        self.wanted = wanted
        self.reset = reset
    }
}

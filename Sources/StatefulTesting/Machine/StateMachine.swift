/// A system under test with an initialiser without parameters, as `check` takes it.
///
/// A structure needs no explicit initialiser if all its stored properties have default values.
public protocol StateMachine: SystemUnderTest {
    /// Makes the machine in its first state, the same each time.
    ///
    /// A run makes a machine for each case, so this should take microseconds.
    ///
    /// - Throws: any error for a failure of the start, a violation of `start`. With `Inapplicable`
    ///   there is nothing to test.
    init() throws
}

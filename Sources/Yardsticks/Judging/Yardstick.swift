package import StatefulTesting

/// A machine with a known fault, and the simplest sequences that show it.
package struct Yardstick<Machine: SystemUnderTest> {
    /// The machine. Tables show the subject's name, such as `V1`.
    package let subject: Subject<Machine>
    /// The simplest failing sequences as lines of a case: one for each rule that a shortest failing
    /// sequence can end with. The simplest comes first.
    package let minima: [[String]]
    /// The values that a brute-force search tries.
    package let values: SearchedValues
    /// How random cases are drawn to find the fault.
    package let cases: RandomCases
}

extension Yardstick {
    /// A yardstick with one minimum, on a machine without a set-up.
    package init(
        _ name: String, minimum: [String], values: SearchedValues = .all,
        cases: RandomCases = RandomCases(), start: @escaping () throws -> Machine
    ) {
        self.init(
            subject: Subject(name) { _ in try start() }, minima: [minimum], values: values,
            cases: cases)
    }
}

extension Yardstick where Machine: StateMachine {
    init(
        _ name: String, minimum: [String], values: SearchedValues = .all,
        cases: RandomCases = RandomCases()
    ) {
        self.init(name, minimum: minimum, values: values, cases: cases, start: Machine.init)
    }
}

/// The values of parameters that a brute-force search tries.
package enum SearchedValues: Hashable, Sendable {
    /// Every value.
    case all
    /// The first values of each parameter. The machine's file says why others cannot give a simpler
    /// failure.
    case lowest(UInt64)
    /// There are too many sequences. A smaller machine of the same kind is searched instead.
    case tooMany
}

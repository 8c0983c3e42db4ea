/// Something that is not as the specification says.
package struct Difference: Equatable, Sendable {
    /// What differs, as in `display-mode`.
    package let output: String
    package let explanation: String
    /// The controller that it is about; -1 where there is none.
    package let subject: Int

    /// - Parameters:
    ///   - what: what differs, as a subject of a sentence.
    ///   - expected: what it may be.
    ///   - actual: what it is.
    init(
        _ output: String, of what: String, expected: String, actual: String, subject: Int = -1
    ) {
        self.output = output
        explanation = "\(what) is to be \(expected); it is \(actual)"
        self.subject = subject
    }
}

/// A trace that fails at its last action, with what its cause is found by.
package struct FailingTrace: Hashable, Sendable {
    package let trace: Trace
    package let failure: Failure
    /// The mechanisms of the subject without which the trace does not fail, in the subject's order.
    package let mechanisms: [String]

    package var signature: Signature { failure.signature }

    var measured: String { failure.violation.measured }
    var named: [Substring] { failure.violation.named }
}

extension Violation {
    /// The remark without its numbers, its addresses and the names in quotation marks, which differ
    /// from screen to screen.
    var measured: String {
        remarkParts.enumerated().filter { $0.offset.isMultiple(of: 2) }
            .map { part in
                part.element.replacing(#/0x[0-9a-f]+/#, with: "")
                    .filter { !$0.isNumber && $0 != "." }
            }
            .joined(separator: "\"")
    }

    /// The names in quotation marks.
    var named: [Substring] {
        remarkParts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }

    private var remarkParts: [Substring] {
        remark.split(separator: "\"", omittingEmptySubsequences: false)
    }
}

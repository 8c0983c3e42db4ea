/// An invariant or a goal that the runs of a subject do not judge.
package struct LeftOut: Hashable, Sendable {
    package let name: String
    /// Why it is left out, for reports.
    package let reason: String

    package init(_ name: String, because reason: String) {
        self.name = name
        self.reason = reason
    }
}

extension Subject {
    /// The same subject, of which runs do not judge some invariants and goals. They replace those
    /// that the subject left out before.
    package func leavingOut(_ leftOut: [LeftOut]) -> Subject {
        var subject = self
        subject.leftOut = leftOut
        return subject
    }

    /// The entry of an invariant or goal that is left out; `nil` if it is judged. O(n).
    package func leftOut(_ name: String) -> LeftOut? {
        leftOut.first { $0.name == name }
    }
}

extension SystemUnderTest {
    /// The names of the invariants and goals, each once, in table order.
    package static var judgedNames: [String] {
        (invariants.map(\.name) + goals.map(\.name)).unrepeated
    }
}

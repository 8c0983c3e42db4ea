import SplitFuzz
import Testing

@testable import FuzzCommand
@testable import StatefulTesting

@MainActor @Suite("Whose fault a finding is") struct FaultTests {
    @Test("what breaks the specification without a defect is the model's, with status 70")
    func model() {
        let ran = fuzzsplit(
            "run", "tampering", "--seed", "1", "--cases", "20", "--only", "as-specified",
            "--no-write", on: [.tampering])

        #expect(ran.status == .ownBug)
        #expect(ran.output.contains("as-specified at display-mode"))
        let text = ran.lines.joined(separator: " ")
        #expect(text.contains("this is a bug of the model, and not of the app"))
        #expect(text.contains("nobody has asked for anything else"))
    }

    @Test("with a defect it is UIKit's, and what breaks another invariant is the app's")
    func others() throws {
        let subject = try #require(AppUnderTest.tampering.subjects().first)
        func fault(_ invariant: String, needing mechanisms: [String]) -> Fault {
            let signature = Signature(invariant: invariant, location: "x", rule: "tap")
            let finding = Finding(
                signature: signature, trace: Trace(setup: subject.simplestSetup, actions: []),
                also: [],
                certificate: .proven, status: .new, sources: [], executions: 0,
                mechanisms: mechanisms)
            return Fault(of: finding, in: subject)
        }

        #expect(fault("as-specified", needing: ["staysCollapsed"]) == .uikit)
        // It does not fail on a release without defects, of which each alone is enough.
        #expect(fault("as-specified", needing: []) == .uikit)
        #expect(fault("place-kept", needing: ["staysCollapsed"]) == .app)
        #expect(fault("place-kept", needing: []) == .app)
    }
}

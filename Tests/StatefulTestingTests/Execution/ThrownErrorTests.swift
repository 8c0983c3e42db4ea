import Foundation
import Testing

@testable import StatefulTesting

@Suite("Thrown errors")
struct ThrownErrorTests {
    @Test("with values in their text are one failure, with the text as remark")
    func values() throws {
        let runner = SubjectRun(
            Subject<Bank>("bank") { _ in Bank() }, plan: RunPlan(seed: Seed(1), rounds: 2))

        let report = runner.report()

        #expect(
            report.findings.map(\.signature) == [
                Signature(invariant: "pay", location: "BankError.overdrawn", rule: "pay")
            ])
        #expect(report.findings.map(\.remark) == ["overdrawn(balance: -1, expected: 0)"])
        #expect(report.findings.map(\.trace.count) == [1])
    }

    @Test("are located by their kind, without their values")
    func kinds() {
        #expect(location(BankError.overdrawn(balance: 1, expected: 2)) == "BankError.overdrawn")
        #expect(location(BankError.closed) == "BankError.closed")
        #expect(location(Spoken.first) == "Spoken 0")
        #expect(location(Spoken.second) == "Spoken 1")
        #expect(location(Plain(value: 3)) == "Plain")
        #expect(location(NSError(domain: "disk", code: 7)) == "disk 7")
        #expect(location(CocoaError(.fileNoSuchFile)) == "CocoaError 4")
        #expect(location(URLError(.badURL)) == "NSURLErrorDomain -1000")
        #expect(location(Coded(errorCode: 5)) == "Coded.domain 5")
    }

    @Test("keep the location and the explanation of a mismatch")
    func mismatch() {
        let violation = Violation(thrown: Mismatch("lid", explanation: "two, not one"), by: "look")

        #expect(violation == Violation(invariant: "look", location: "lid", remark: "two, not one"))
    }

    private func location(_ error: any Error) -> String {
        Violation(thrown: error, by: "rule").location
    }
}

private enum BankError: Error {
    case overdrawn(balance: Int, expected: Int)
    case closed
}

/// Its description is a whole sentence.
private enum Spoken: Error, CustomStringConvertible {
    case first
    case second

    var description: String { "A sentence, at \(Date())." }
}

private struct Plain: Error {
    let value: Int
}

private struct Coded: CustomNSError {
    static var errorDomain: String { "Coded.domain" }
    let errorCode: Int
}

/// Throws an error with a balance and an expectation, which differ each time.
private struct Bank: StateMachine {
    var balance = 0

    static var rules: [Rule<Bank>] {
        [
            Rule("save", .integer(1...9_999)) { $0.balance += $1 },
            Rule("pay", .integer(1...9_999)) { bank, amount in
                bank.balance -= amount
                if bank.balance < 0 {
                    throw BankError.overdrawn(
                        balance: bank.balance, expected: bank.balance + amount)
                }
            },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(balance)
    }
}

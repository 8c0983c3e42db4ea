import Testing

@testable import StatefulTesting

@Suite("Set-ups that only screening tries")
struct ScreenedSetupTests {
    @Test("a failure that occurs only there is found, in its set-up")
    func elsewhere() throws {
        let findings = findings(allowed: 0, screened: [1, 2])

        let finding = try #require(findings.first { $0.signature.invariant == "slot" })
        #expect(finding.trace == Trace(setup: [2], actions: [Action(rule: 1)]))
        #expect(finding.certificate == .proven)
    }

    @Test("a failure of the usual set-up keeps it, although another set-up fails sooner")
    func usual() throws {
        let findings = findings(allowed: 0, screened: [1, 2])

        let rings = findings.filter { $0.signature.invariant == "bell" }
        let ring = Action(rule: 0)
        #expect(rings.map(\.trace) == [Trace(setup: [0], actions: [ring, ring])])
    }

    @Test("shrinking does not move a failure of the usual set-up to a simpler one")
    func shrinking() {
        let findings = findings(allowed: 2, screened: [1])

        let bell = findings.filter { $0.signature.invariant == "bell" }
        let ring = Action(rule: 0)
        #expect(bell.map(\.trace) == [Trace(setup: [2], actions: [ring, ring])])
    }

    @Test("without further set-ups nothing is found there")
    func none() {
        let findings = findings(allowed: 0, screened: [])

        #expect(findings.map(\.signature.invariant) == ["bell"])
    }

    private func findings(allowed: Int, screened: [Int]) -> [Finding] {
        var place = SetupParameter("place", values: Kiosk.places, allowed: [allowed])
        place.screened = screened
        let subject = Subject<Kiosk>("kiosk", setup: [place]) { Kiosk(place: $0["place"]) }
        let runner = SubjectRun(subject, plan: RunPlan(seed: Seed(1), rounds: 1))
        return runner.report().findings
    }
}

/// Its bell breaks at the second ring, or at the first one in the street. Its slot jams at the
/// station.
private struct Kiosk: SystemUnderTest {
    static let places = ["park", "street", "station"]
    let place: String
    private var rings = 0
    private var isJammed = false

    init(place: String) { self.place = place }

    static var rules: [Rule<Kiosk>] {
        [
            Rule("ring") { $0.rings += 1 },
            Rule("pay") { $0.isJammed = $0.place == "station" },
        ]
    }

    static var invariants: [Invariant<Kiosk>] {
        [
            Invariant("bell") { $0.rings >= ($0.place == "street" ? 1 : 2) ? "bell" : nil },
            Invariant("slot") { $0.isJammed ? "slot" : nil },
        ]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(place)
        fingerprint.combine(min(rings, 2))
        fingerprint.combine(isJammed)
    }
}

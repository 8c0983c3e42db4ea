import Testing

@testable import StatefulTesting

@Suite("Comparing set-ups")
struct SetupComparingTests {
    @Test("a finding names the values with which it fails, and those with which it does not")
    func compared() throws {
        let findings = findings(isCompared: true)

        let frost = try #require(findings.first { $0.signature.location == "frost" })
        #expect(
            frost.comparisons == [
                Comparison(
                    parameter: "season", failing: ["winter"], passing: ["summer", "autumn"])
            ])
        let hit = try #require(findings.first { $0.signature.location == "hit" })
        #expect(
            hit.comparisons == [
                Comparison(
                    parameter: "season", failing: ["summer", "autumn", "winter"], passing: [])
            ])
    }

    @Test("every way in of the cause is tried with every value")
    func ways() throws {
        let findings = findings(isCompared: true)

        let leak = try #require(findings.first { $0.signature.location == "leak" })
        #expect(leak.alsoBy.count + leak.alsoByChance.count == 1)
        #expect(
            leak.comparisons == [
                Comparison(
                    parameter: "season", failing: ["summer", "autumn"], passing: ["winter"])
            ])
    }

    @Test("parameters that are not compared are left alone")
    func notCompared() {
        let findings = findings(isCompared: false)

        #expect(findings.count == 3)
        #expect(findings.allSatisfy { $0.comparisons.isEmpty })
    }

    private func findings(isCompared: Bool) -> [Finding] {
        var season = SetupParameter("season", values: Greenhouse.seasons)
        season.isCompared = isCompared
        let subject = Subject<Greenhouse>("greenhouse", setup: [season]) {
            Greenhouse(season: $0["season"])
        }
        return SubjectRun(subject, plan: RunPlan(seed: Seed(1))).report().findings
    }
}

/// A pane breaks when it is hit, in any season, and freezes in winter only. It leaks after watering
/// in summer, and after rain in autumn.
private struct Greenhouse: SystemUnderTest {
    static let seasons = ["summer", "autumn", "winter"]
    let season: String
    private var fault: String?

    init(season: String) { self.season = season }

    static var rules: [Rule<Greenhouse>] {
        [
            Rule("hit") { $0.fault = "hit" },
            Rule("wait") { if $0.season == "winter" { $0.fault = "frost" } },
            Rule("water") { if $0.season == "summer" { $0.fault = "leak" } },
            Rule("rain") { if $0.season == "autumn" { $0.fault = "leak" } },
        ]
    }

    static var invariants: [Invariant<Greenhouse>] {
        [Invariant("whole") { house in house.fault.map { Mismatch($0) } }]
    }

    func feed(_ fingerprint: inout Fingerprint) {
        fingerprint.combine(season)
        fingerprint.combine(fault ?? "")
    }
}

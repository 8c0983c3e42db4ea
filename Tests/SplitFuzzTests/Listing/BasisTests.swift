import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

@Suite("What a trace rests on") @MainActor struct BasisTests {
    private func basis(_ actions: String...) throws -> Basis {
        var driver = try AppDriver("insets-in-layout")
        _ = try driver.act(actions)
        return Basis(of: driver.machine)
    }

    @Test("a trace with the Dock rests on the Dock's walk, one without does not")
    func dock() throws {
        let with = try basis("tap \"primary/Presenters\"", "dock reveal")
        let without = try basis("tap \"primary/Presenters\"", "rotate portrait")

        #expect(with.sources.contains("A-023"))
        #expect(!without.sources.contains("A-023"))
        #expect(with.assumptions.contains { $0.text.contains("when the Dock comes or goes") })
        #expect(!without.assumptions.contains { $0.text.contains("Dock") })
    }

    @Test("what is not verified comes first, and what only the actions passed before the launch's")
    func order() throws {
        let launch = try basis()
        let dock = try basis("dock reveal")

        #expect(!launch.assumptions.isEmpty)
        #expect(Array(dock.assumptions.suffix(launch.assumptions.count)) == launch.assumptions)
        #expect(dock.assumptions.count > launch.assumptions.count)
        let first = try #require(dock.assumptions.first)
        #expect(Array(dock.sources.prefix(first.sources.count)) == first.sources)
        #expect(Set(dock.sources).count == dock.sources.count)
        #expect(dock.assumptions.allSatisfy { $0.link.hasPrefix("docs/FIDELITY.md#") })
    }

    @Test(
        "after a user's action, a relaunch rests on what the app keeps; after the system's, it does not"
    )
    func relaunch() throws {
        let says = { (basis: Basis) in basis.assumptions.contains { $0.text.contains("`relaunch`") }
        }

        #expect(says(try basis("tap \"primary/Presenters\"", "relaunch", "rotate portrait")))
        #expect(!says(try basis("rotate portrait", "relaunch", "tap \"primary/Presenters\"")))
        #expect(!says(try basis("tap \"primary/Presenters\"", "rotate portrait")))
    }

    @Test("two violations of one invariant rest on different sources, and on the invariant's own")
    func explored() throws {
        let subject = try #require(
            AppUnderTest.sidebar.subjects().first { $0.name == "sidebar/insets-in-layout" })

        let report = Explorer.explore(
            subject, plan: ExplorationPlan(depth: 2, checksMerges: false))

        let found = report.violations.filter {
            $0.signature.invariant == "primary-content-on-screen"
        }
        let own = Invariant<SplitMachine>.primaryContentOnScreen.sources
        #expect(found.count > 1)
        #expect(Set(found.map(\.sources)).count > 1)
        for violation in found {
            #expect(Set(own).isSubset(of: violation.sources))
            #expect(!violation.assumptions.isEmpty)
        }
    }

    @Test("two findings of one invariant rest on different sources, for another process too")
    func found() throws {
        let subject = try #require(
            AppUnderTest.sidebar.subjects(choosing: .one)
                .first { $0.name == "sidebar/insets-in-layout" })
        var plan = RunPlan(seed: Seed(1), rounds: 1, proofLimit: 0)
        plan.cases = 0
        let runner = SubjectRun(subject, plan: plan)

        let report = runner.report()

        let decoded = try SubjectReport(decoding: report.encoded)
        let found = report.findings.filter {
            $0.signature.invariant == "primary-content-on-screen"
        }
        #expect(Set(found.map(\.sources)).count > 1)
        #expect(found.allSatisfy { !$0.assumptions.isEmpty })
        #expect(decoded.findings == report.findings)
    }
}

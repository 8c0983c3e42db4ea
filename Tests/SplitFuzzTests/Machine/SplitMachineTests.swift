import Foundation
import SplitFuzz
import Testing
@_spi(Simulation) import UIKitModel

@testable import StatefulTesting

@Suite("The machine") @MainActor struct SplitMachineTests {
    // MARK: - Marks

    @Test("a mark leaves the action at the start, in the middle or just before the end")
    func marks() throws {
        var full = try AppDriver("system-navigation")
        let began = full.simulation.clock.now
        try full.act("tap \"primary/Presenters\"")
        let duration = full.simulation.clock.now - began

        for (mark, expected) in [
            ("@start", Tick(0)), ("@middle", Tick(duration.count / 2)), ("@last", duration - 1),
        ] {
            var driver = try AppDriver("system-navigation")
            let began = driver.simulation.clock.now

            try driver.act("tap \"primary/Presenters\" \(mark)")

            #expect(driver.simulation.clock.now - began == expected, "\(mark)")
            #expect(!driver.simulation.isAtRest)
        }
    }

    @Test("what takes no time is at rest at any mark") func instant() throws {
        for mark in ["@start", "@middle", "@last"] {
            var driver = try AppDriver("system-navigation")

            try driver.act("dock reveal \(mark)")

            #expect(driver.simulation.isAtRest)
        }
    }

    @Test("the next action at rest lets all that was cut short come to its end") func settled()
        throws
    {
        var cut = try AppDriver("system-navigation")
        var whole = try AppDriver("system-navigation")

        try cut.act("tap \"primary/Presenters\" @middle", "dock reveal")
        try whole.act("tap \"primary/Presenters\"", "dock reveal")

        #expect(cut.controls == whole.controls)
        #expect(cut.simulation.isAtRest)
        #expect(cut.fingerprint().digest == whole.fingerprint().digest)
    }

    // MARK: - Fingerprints

    nonisolated static let traces: [[String]] = [
        [],
        ["tap \"primary/Presenters\"", "tap \"primary/Ada\""],
        ["tap \"primary/Presenters\" @middle", "rotate portrait @start"],
        ["resize third", "tap \"compact/Venues\"", "resize two-thirds"],
        ["drag finish", "edge-swipe cancel", "dock reveal"],
    ]

    @Test(
        "one trace gives one fingerprint, of which no field is opaque",
        arguments: SidebarTableTests.variants, traces)
    func equal(_ variant: String, trace: [String]) throws {
        var one = try AppDriver(variant)
        try one.act(trace)
        let first = one.fingerprint()
        var two = try AppDriver(variant)
        try two.act(trace)

        #expect(first.opaqueFields == [])
        #expect(two.fingerprint().digest == first.digest)
        #expect(two.fingerprint(.guidance).digest == one.fingerprint(.guidance).digest)
    }

    @Test("states that differ have different fingerprints") func different() throws {
        let traces: [[String]] = [
            [], ["tap \"primary/Presenters\""], ["tap \"primary/Venues\""],
            ["tap \"primary/Presenters\"", "tap \"primary/Ada\""],
            ["tap \"primary/Presenters\"", "tap \"primary/Grace\""],
            ["tap \"primary/Presenters\" @start"], ["tap \"primary/Presenters\" @middle"],
            ["tap \"primary/Presenters\" @last"],
            ["tap \"primary/ToggleSidebar\""], ["dock reveal"], ["rotate portrait"],
            ["resize two-thirds"], ["resize half"], ["resize third"], ["resize slide-over"],
        ]
        var seen: [Fingerprint.Digest: [String]] = [:]
        for trace in traces {
            var driver = try AppDriver("system-navigation")
            try driver.act(trace)

            let known = seen.updateValue(trace, forKey: driver.fingerprint().digest)

            #expect(known == nil, "\(trace) looks like \(known ?? [])")
        }
    }

    @Test("insets, the app's own values and an invariant's memory are part of a state")
    func hiddenState() throws {
        func digest(_ change: (UIViewController) -> Void) throws -> Fingerprint.Digest {
            let driver = try AppDriver { .tiling(Counter()) }
            driver.tamper { simulation in
                let split = simulation.window.rootViewController as? UISplitViewController
                if let counter = split?.viewController(for: .primary) { change(counter) }
            }
            return driver.fingerprint().digest
        }

        let plain = try digest { _ in }

        #expect(try digest { _ in } == plain)
        #expect(try digest { $0.additionalSafeAreaInsets.left = 1 } != plain)
        #expect(try digest { ($0 as? Counter)?.count = 1 } != plain)
        #expect(try digest { $0.restorationIdentifier = "other" } != plain)
    }

    @Test("which detail the user chose is remembered where the screen looks the same") func memory()
        throws
    {
        var never = try AppDriver("system-navigation")
        try never.act("tap \"primary/Presenters\"")
        var chosen = try AppDriver("system-navigation")
        try chosen.act("resize third", "tap \"compact/Presenters\"", "resize full")

        #expect(never.controls == chosen.controls)
        #expect(never.fingerprint().digest != chosen.fingerprint().digest)
    }

    // MARK: - Runs

    @Test("one seed gives one report, and two shards make the whole") func determinism() throws {
        let subject = try #require(
            AppUnderTest.popover.subjects().first { $0.name == "popover/no-size" })
        var plan = RunPlan(
            seed: Seed(7), rounds: 1, actions: 2, lengths: .fixed, shrinkLimit: 200, proofLimit: 0)
        func searchResult(_ shard: Shard) -> SearchResult {
            var part = plan
            part.shard = shard
            return SubjectRun(subject, plan: part).searchResult()
        }

        let whole = SubjectRun(subject, plan: plan)
        let report = whole.report()
        let again = SubjectRun(subject, plan: plan)
        var merged = searchResult(Shard(2, of: 2))
        try merged.merge(searchResult(Shard(1, of: 2)))

        #expect(again.report() == report)
        #expect(whole.report(on: merged) == report)
        #expect(report.counts.cases == plan.cases)
        #expect(!report.findings.isEmpty)
        plan.seed = Seed(8)
        let other = SubjectRun(subject, plan: plan)
        #expect(other.report().counts != report.counts)
    }

    // MARK: - Memory

    @Test(
        "a machine that is gone leaves no controller behind", arguments: SidebarTableTests.variants)
    func deallocation(_ variant: String) throws {
        for trace in SplitMachineTests.traces {
            weak var root: UIViewController?
            weak var simulation: Simulation?
            do {
                var driver = try AppDriver(variant)
                try driver.act(trace)
                root = driver.simulation.window.rootViewController
                simulation = driver.simulation
                #expect(root != nil)
            }
            // Another machine replaces it.
            _ = try AppDriver(variant)

            #expect(root == nil, "\(trace)")
            #expect(simulation == nil, "\(trace)")
        }
    }
}

/// Stores a value of its own.
private final class Counter: UIViewController {
    var count = 0
}

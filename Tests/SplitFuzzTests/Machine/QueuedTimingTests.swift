import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

@Suite("Before the main queue's blocks") @MainActor struct QueuedTimingTests {
    /// A list that opens one detail on the main queue. It checks whether the detail is open when it
    /// is tapped, not when the block runs.
    private static var app: AppUnderTest {
        .planted {
            let detail = ActingViewController("Detail")
            let open: @MainActor (ActingViewController) -> Void = { list in
                guard detail.parent == nil else { return }
                UIKitModel.DispatchQueue.main.async {
                    list.navigationController?.pushViewController(detail, animated: false)
                }
            }
            let list = ActingViewController("List", rows: [("Open", open)])
            return UINavigationController(rootViewController: list)
        }
    }

    @Test("the next tap lands before the block that the first one queued") func lands() throws {
        var settled = try AppDriver(of: Self.app)
        var queued = try AppDriver(of: Self.app)

        #expect(try settled.act("tap \"window/Open\"") == [])
        #expect(try queued.act("tap \"window/Open\" @queued") == [])
        #expect(settled.controls != queued.controls)

        #expect(try queued.act("tap \"window/Open\"").first?.hasPrefix("no-exception") == true)
    }

    @Test("a run finds what needs two taps before a block, and its case says so")
    func found() throws {
        let subject = try #require(Self.app.subjects(choosing: .one).first)
        let plan = RunPlan(seed: Seed(1), rounds: 1, proofLimit: 0)
        let runner = SubjectRun(subject, plan: plan)

        let report = runner.report()

        let texts = report.findings.map { finding in
            finding.trace.actions.map(CaseFormat.cases.text(of:))
        }
        #expect(texts.contains(["double-tap \"window/Open\""]))
    }

    @Test("an exploration tries it where something is queued, and nowhere else")
    func explored() throws {
        func actions(_ app: AppUnderTest) throws -> [String] {
            let subject = try #require(app.subjects().first)
            let plan = ExplorationPlan(depth: 2, includesTimings: true, checksMerges: false)
            return Explorer.explore(subject, plan: plan).violations.map { violation in
                violation.trace.actions.map(CaseFormat.cases.text(of:)).joined(separator: ", ")
            }
        }

        #expect(
            try actions(Self.app).contains("tap \"window/Open\" @queued, tap \"window/Open\""))
        let quiet = AppUnderTest.planted { ActingViewController("List") }
        var machine = try AppDriver(of: quiet)
        try machine.act("dock reveal")
        #expect(!machine.machine.reaches(.queued))
        #expect(machine.machine.reaches(.start))
    }

    @Test("work that waits tells states apart: how many, when, and on which queue")
    func fingerprints() throws {
        typealias DispatchQueue = UIKitModel.DispatchQueue
        let works: [@MainActor () -> Void] = [
            {},
            { DispatchQueue.main.async {} },
            {
                DispatchQueue.main.async {}
                DispatchQueue.main.async {}
            },
            { DispatchQueue.global().async {} },
            { DispatchQueue.main.asyncAfter(deadline: .now() + 1) {} },
            { DispatchQueue.main.asyncAfter(deadline: .now() + 2) {} },
            { UIKitModel.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } },
            { UIKitModel.Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in } },
        ]

        let digests = try works.map { work in
            var driver = try AppDriver(acting: { _ in work() })
            try driver.act("tap \"primary/Act\" @queued")
            return driver.fingerprint().digest
        }

        #expect(Set(digests).count == works.count)
    }

    @Test("objects that the launch returns live as long as the app, and are part of its state")
    func keptAlive() throws {
        final class Delegate: NSObject, UINavigationControllerDelegate {}
        final class Observer { var count = 0 }
        let app = AppUnderTest(
            name: "planted", summary: "keeps its delegate",
            launch: {
                let (delegate, observer) = (Delegate(), Observer())
                let count: @MainActor (ActingViewController) -> Void = { [weak observer] _ in
                    observer?.count += 1
                }
                let root = UINavigationController(
                    rootViewController: ActingViewController("List", rows: [("Count", count)]))
                root.delegate = delegate
                return AppUnderTest.Launch(root: root, keptAlive: [delegate, observer])
            })
        var driver = try AppDriver(of: app)
        let before = driver.fingerprint().digest
        let root = try #require(
            driver.simulation.window.rootViewController as? UINavigationController)

        #expect(root.delegate is Delegate)
        try driver.act("tap \"window/Count\"")

        #expect(driver.fingerprint().digest != before)
    }
}

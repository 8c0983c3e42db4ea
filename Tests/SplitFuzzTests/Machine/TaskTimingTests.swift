import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

@Suite("Apps with tasks") @MainActor struct TaskTimingTests {
    /// A list that loads a detail in a task, and checks too early whether it is open.
    private static var app: AppUnderTest {
        .planted {
            let detail = ActingViewController("Detail")
            let open: @MainActor (ActingViewController) -> Void = { list in
                guard detail.parent == nil else { return }
                Task {
                    await load()
                    list.navigationController?.pushViewController(detail, animated: false)
                }
            }
            let list = ActingViewController("List", rows: [("Open", open)])
            return UINavigationController(rootViewController: list)
        }
    }

    @concurrent private static func load() async {}

    @Test("a run finds what needs two taps before a task goes on, and its case says so")
    func found() throws {
        let subject = try #require(Self.app.subjects(choosing: .one).first)
        func run() -> [[String]] {
            let run = SubjectRun(subject, plan: RunPlan(seed: Seed(1), rounds: 1, proofLimit: 0))
            return run.report().findings.map { finding in
                finding.trace.actions.map(CaseFormat.cases.text(of:))
            }
        }

        let texts = run()

        #expect(texts.contains(["double-tap \"window/Open\""]))
        #expect(run() == texts)
    }

    /// Keeps its task, as apps do to cancel it.
    private final class Loader: UIViewController {
        var task: Task<Void, any Error>?
    }

    @Test("a task that sleeps is part of the state, and the same sleep gives the same state")
    func fingerprints() throws {
        func digest(sleep: Double) throws -> Fingerprint.Digest {
            var driver = try AppDriver(acting: { controller in
                let loader = Loader()
                controller.addChild(loader)
                loader.task = Task { try await Task.sleep(for: .seconds(sleep)) }
            })
            try driver.act("tap \"primary/Act\" @start")
            return driver.fingerprint().digest
        }

        let digests = try [1, 2, 1].map(digest)

        #expect(digests[0] == digests[2] && digests[0] != digests[1])
    }

    @Test("what a task of a dropped machine keeps alive is released")
    func released() throws {
        weak var kept: Loader?
        do {
            var driver = try AppDriver(acting: { _ in
                let loader = Loader()
                kept = loader
                loader.task = Task {
                    while true {
                        try await Task.sleep(for: .seconds(20))
                        loader.title = "went on"
                    }
                }
            })
            try driver.act("tap \"primary/Act\"")
            #expect(driver.simulation.waitingWork == 1 && kept != nil)
        }
        // Another simulation becomes current.
        _ = try AppDriver(acting: { _ in })

        #expect(kept == nil)
    }
}

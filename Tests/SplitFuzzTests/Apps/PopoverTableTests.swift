import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@testable import SplitFuzz
@testable import StatefulTesting

/// Search alone finds the failures that Popovers and preferredContentSize describes.
@Suite("The popover's table") @MainActor struct PopoverTableTests {
    nonisolated static let silentVariants = ["informed-wrapper", "plumbed", "delegate"]

    @Test("every variant of the app is in the table")
    func complete() {
        #expect(
            AppUnderTest.popover.variants.map(\.name)
                == ["no-size", "fitted", "wrapper"] + PopoverTableTests.silentVariants)
    }

    @Test("without a preferred size the popover has its default size (A-130, A-132)")
    func noSize() throws {
        let report = try explore("no-size", ExplorationPlan(depth: 1))
        var driver = try AppDriver("no-size", of: .popover)

        #expect(spelled(report) == ["sizes-match at popover: tap \"window/Open\""])
        try driver.act("tap \"window/Open\"")
        let size = driver.simulation.activePresentations.last?.controllerOnScreen?.view.frame.size
        #expect(size == CGSize(width: 375, height: 636))
    }

    @Test("with fitted pages the resize follows the push in series (A-134)")
    func fitted() throws {
        let strict = try explore("fitted", ExplorationPlan(depth: 2, includesTimings: true))
        let settled = try explore("fitted", ExplorationPlan(depth: 3, checksMerges: false))

        #expect(
            spelled(strict).first
                == "sizes-match at popover: tap \"window/Open\", tap \"popover/More\" @start")
        #expect(spelled(settled) == [])
    }

    @Test("growing in place leaves the wrapper's popover behind (A-139)")
    func wrapper() throws {
        let report = try explore("wrapper", ExplorationPlan(depth: 3, checksMerges: false))

        #expect(
            spelled(report) == [
                "sizes-match at popover: tap \"window/Open\", tap \"popover/More\", "
                    + "tap \"popover/Grow\""
            ])
    }

    @Test(
        "the repairs break nothing else to depth 3 (A-136, A-142, A-146, A-153)",
        arguments: silentVariants)
    func silent(_ variant: String) throws {
        // A complete exploration takes a second in an optimised build, and half a minute in a debug
        // build.
        let report = try explore(variant, ExplorationPlan(depth: 3, checksMerges: false))

        #expect(spelled(report) == [])
        #expect(report.end == .depth(3))
        #expect(report.opaqueFields == [])
    }

    @Test(
        "nor with marks, nor right to left, nor on other releases and devices",
        arguments: silentVariants,
        [
            LaunchSetup.Choice(direction: .rightToLeft), LaunchSetup.Choice(release: .iOS14),
            LaunchSetup.Choice(device: .iPhone8Plus),
        ])
    func elsewhere(_ variant: String, choice: LaunchSetup.Choice) throws {
        let report = try explore(
            variant, ExplorationPlan(depth: 2, includesTimings: true, checksMerges: false),
            choosing: choice)

        #expect(spelled(report) == [])
    }

    private func explore(
        _ variant: String, _ plan: ExplorationPlan, choosing choice: LaunchSetup.Choice = .init()
    ) throws -> ExplorationReport {
        let subject = try #require(
            AppUnderTest.popover.subjects(choosing: choice).first {
                $0.name == "popover/\(variant)"
            })
        return Explorer.explore(subject, plan: plan)
    }

    private func spelled(_ report: ExplorationReport) -> [String] {
        report.violations.map { violation in
            let signature = violation.signature
            let actions = CaseFormat.cases.lines(of: violation.trace).joined(separator: ", ")
            return "\(signature.invariant) at \(signature.location): \(actions)"
        }
    }
}

@Suite("The sidebar's menu") @MainActor struct ModalMenuTests {
    @Test("the same menu works as a column and modally, since it owns its navigation (A-010)")
    func bothWays() throws {
        func menu() -> MenuViewController {
            MenuViewController(
                root: ListViewController(title: "Menu", identifier: "menu", rows: ["A"]))
        }
        let column = try AppDriver { .tiling(menu()) }
        var modal = try AppDriver {
            ActingViewController("Root", rows: [("Menu", { $0.present(menu(), animated: true) })])
        }

        #expect(column.controls.contains("primary/A"))
        #expect(column.broken == [])
        #expect(try modal.act("tap \"window/Menu\"") == [])
        #expect(modal.controls == ["sheet/A"])
    }
}

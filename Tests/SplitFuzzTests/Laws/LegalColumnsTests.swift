import Foundation
import StatefulTesting
import Testing
import UIKitModel

@testable import SplitFuzz

/// The half of `legal-columns` that is about split views with columns.
@Suite("legal-columns, with columns") @MainActor struct LegalColumnsTests {
    typealias Split = UISplitViewController

    @Test("catches a column that is set, and is no child any more (A-063)") func orphan() throws {
        let broken = try AppDriver.whatBreaks { list in
            list.splitViewController?.viewController(for: .secondary)?.parent?.removeFromParent()
        }

        #expect(broken.contains("legal-columns at secondary"))
    }

    @Test("catches a primary that is shown without the supplementary (A-103)") func alone() throws {
        var driver = try AppDriver {
            let split = Split(style: .tripleColumn)
            split.preferredSplitBehavior = .tile
            split.preferredDisplayMode = .twoBesideSecondary
            for column in [Split.Column.primary, .supplementary, .secondary] {
                let row: ActingViewController.Row = (
                    "Act",
                    { list in
                        let split = list.splitViewController
                        split?.viewController(for: .supplementary)?.parent?.removeFromParent()
                    }
                )
                split.setViewController(
                    ActingViewController("\(column)", rows: [row]), for: column)
            }
            return split
        }
        #expect(driver.broken == [])

        let broken = try driver.act("tap \"primary/Act\"")

        #expect(broken.contains("legal-columns at supplementary"))
    }

    @Test("catches a controller that an expand puts into another column (B-122)") func strayed()
        throws
    {
        final class Mover: Split, UISplitViewControllerDelegate {
            let list = UINavigationController()
            let detail = UINavigationController(
                rootViewController: ActingViewController("Detail"))

            override init(style: Style) {
                super.init(style: style)
                list.viewControllers = [ActingViewController("A"), ActingViewController("B")]
                delegate = self
                setViewController(list, for: .primary)
                setViewController(detail, for: .secondary)
            }

            required init?(coder: NSCoder) { nil }

            func splitViewController(
                _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn: Column
            ) -> Column { .primary }

            func splitViewControllerDidExpand(_ svc: UISplitViewController) {
                guard let top = list.popViewController(animated: false) else { return }
                detail.pushViewController(top, animated: false)
            }
        }
        var driver = try AppDriver { Mover(style: .doubleColumn) }
        #expect(try driver.act("resize third") == [])

        #expect(try driver.act("resize full").contains("legal-columns at secondary"))
        #expect(!(try driver.act("dock reveal").contains("legal-columns at primary")))
    }

    @Test(
        "is silent where each stack comes back to its column (A-103, B-122)", arguments: ["right"])
    func silent(_ variant: String) throws {
        var driver = try AppDriver(variant, of: .mail)
        for line in [
            "tap \"supplementary/Welcome\"", "resize third", "swipe-back compact finish",
            "resize full", "tap \"supplementary/ToggleSidebar\"", "tap \"primary/Sent\"",
            "background", "drag finish", "rotate portrait", "edge-swipe finish",
        ] where driver.choices.contains(line) {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }
}

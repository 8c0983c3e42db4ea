import Foundation
import Testing

@testable import SplitFuzz
@_spi(Simulation) @testable import UIKitModel

@Suite("way-back-visible") @MainActor struct WayBackVisibleTests {
    /// The violations after an action on the second of two lists.
    private func whatBreaks(_ act: @escaping @MainActor (ActingViewController) -> Void) throws
        -> [String]
    {
        var driver = try AppDriver {
            let second = ActingViewController("Second", rows: [("Break", act)])
            return .tiling(
                ActingViewController(
                    "First",
                    rows: [
                        (
                            "Push",
                            { $0.navigationController?.pushViewController(second, animated: true) }
                        )
                    ]))
        }
        #expect(try driver.act("tap \"primary/Push\"") == [])
        return try driver.act("tap \"primary/Break\"")
    }

    @Test("catches a back button under something else (B-063)") func covered() throws {
        let broken = try whatBreaks { list in
            guard let bar = list.navigationController?.navigationBar else { return }
            bar.addSubview(UIView(frame: bar.bounds))
        }

        #expect(broken.contains("way-back-visible at primary"))
    }

    @Test("catches a back button with the title of another page (B-063)") func title() throws {
        let shortened = try whatBreaks { list in
            (list.navigationController?.navigationBar.backButtonView as? BarButtonView)?.title = ""
        }
        let other = try whatBreaks { list in
            let bar = list.navigationController?.navigationBar
            (bar?.backButtonView as? BarButtonView)?.title = "Other"
        }
        let changed = try whatBreaks { list in
            list.navigationController?.viewControllers.first?.navigationItem.backButtonTitle = "All"
        }

        #expect(shortened == [])
        #expect(other == ["way-back-visible at primary"])
        #expect(changed == [])
    }

    @Test("catches a back button that cannot be seen") func transparent() throws {
        let broken = try whatBreaks { list in
            for view in list.navigationController?.navigationBar.subviews ?? [] { view.alpha = 0 }
        }

        #expect(broken.contains("way-back-visible at primary"))
    }

    @Test("catches items that are not the stack's") func items() throws {
        let broken = try whatBreaks { list in
            list.navigationController?.navigationBar.items = [list.navigationItem]
        }

        #expect(broken == ["way-back-visible at primary"])
    }

    @Test("catches a bar that takes no touches, also without a split view (C-043)") func frozen()
        throws
    {
        var driver = try AppDriver {
            let root = ActingViewController(
                "Root",
                rows: [
                    (
                        "Push",
                        {
                            $0.navigationController?.pushViewController(
                                ActingViewController("Top"), animated: true)
                        }
                    )
                ])
            return UINavigationController(rootViewController: root)
        }
        #expect(try driver.act("tap \"window/Push\"") == [])

        driver.tamper { simulation in
            simulation.window.rootViewController?.view.isUserInteractionEnabled = false
        }

        #expect(driver.broken == ["way-back-visible at window"])
    }

    @Test("lets an app hide the bar, hide the button or replace it (B-063)") func byTheApp() throws
    {
        let hidden = try whatBreaks { $0.navigationController?.isNavigationBarHidden = true }
        let without = try whatBreaks { $0.navigationItem.hidesBackButton = true }
        let replaced = try whatBreaks {
            $0.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        }

        #expect(hidden == [])
        #expect(without == [])
        #expect(replaced == [])
    }

    @Test("lets a dimmed column be (B-T1)") func dimmed() throws {
        var driver = try AppDriver(choosing: .init(orientation: .portrait)) {
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredSplitBehavior = .overlay
            split.preferredDisplayMode = .oneOverSecondary
            split.setViewController(ActingViewController("List"), for: .primary)
            let detail = UINavigationController(rootViewController: ActingViewController("Detail"))
            detail.pushViewController(ActingViewController("More"), animated: false)
            split.setViewController(detail, for: .secondary)
            return split
        }

        #expect(driver.machine.screen.columns.first?.isDimmed == true)
        #expect(driver.broken == [])
        #expect(try driver.act("tap-outside") == [])
    }
}

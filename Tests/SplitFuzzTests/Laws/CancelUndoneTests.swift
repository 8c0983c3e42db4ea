import Foundation
import SplitFuzz
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("cancel-undone") @MainActor struct CancelUndoneTests {
    private let toLargePage = ["tap \"window/Open\"", "tap \"popover/More\""]

    @Test("catches a bar that a cancelled swipe back leaves hidden (B-064)") func bar() throws {
        final class Page: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        var driver = try AppDriver {
            let navigation = UINavigationController(rootViewController: Page())
            navigation.pushViewController(UIViewController(), animated: false)
            return navigation
        }

        #expect(try driver.act("swipe-back \"window\" cancel") == ["cancel-undone at bar"])
        #expect(
            driver.explanations == [
                "cancel-undone: the window had a navigation bar, and now has none"
            ])
    }

    @Test("is silent where the bar comes back (B-064)") func asDocumented() throws {
        var driver = try AppDriver("delegate", of: .popover)
        #expect(try driver.act(toLargePage) == [])

        #expect(try driver.act("swipe-back \"popover\" cancel") == [])
    }

    @Test("is silent where cancelled swipes and drags move a sidebar and put it back (B-032)")
    func clean() throws {
        var driver = try AppDriver { _ in }

        #expect(try driver.act("drag cancel", "drag finish", "edge-swipe cancel") == [])
    }

    @Test("catches a cancelled drag that hides the sidebar (B-032)") func mode() throws {
        final class Hiding: UISplitViewController, UISplitViewControllerDelegate {
            func splitViewControllerInteractivePresentationGestureDidEnd(
                _ svc: UISplitViewController
            ) {
                modeState.mode = .secondaryOnly
                view.setNeedsLayout()
            }
        }
        var driver = try AppDriver {
            let split = Hiding(style: .doubleColumn)
            split.delegate = split
            split.setViewController(ActingViewController("List"), for: .primary)
            split.setViewController(ActingViewController("Detail"), for: .secondary)
            return split
        }

        #expect(try driver.act("drag cancel").contains("as-specified at display-mode"))
    }
}

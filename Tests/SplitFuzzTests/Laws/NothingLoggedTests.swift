import Foundation
import SplitFuzz
import Testing
@_spi(Simulation) import UIKitModel

@Suite("nothing-logged") @MainActor struct NothingLoggedTests {
    @Test("catches a controller that presents twice, in the action that does it (B-083)")
    func presentsTwice() throws {
        var driver = try AppDriver { list in
            list.present(ActingViewController("One"), animated: true)
            list.present(ActingViewController("Two"), animated: true)
        }

        #expect(try driver.act("tap \"primary/Act\"") == ["nothing-logged at presentation"])
        #expect(
            driver.explanations.contains {
                $0.hasPrefix("nothing-logged: UIKit logs: Attempt to present ActingViewController")
            })
        #expect(try driver.act("dock reveal") == [])
    }

    @Test("catches required constraints that the size breaks (A-141)") func constraints() throws {
        let broken = try AppDriver.whatBreaks { list in
            list.view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            list.view.setNeedsLayout()
        }

        #expect(broken == ["nothing-logged at constraints"])
    }

    @Test("catches a call that a split view ignores, at the launch too (B-001)") func columns()
        throws
    {
        let driver = try AppDriver {
            let split = UISplitViewController()
            split.viewControllers = [ActingViewController("A"), ActingViewController("B")]
            split.setViewController(ActingViewController("C"), for: .primary)
            return split
        }

        #expect(driver.broken == ["nothing-logged at columns"])
    }

    @Test("says nothing of what only the model lacks") func model() throws {
        let broken = try AppDriver.whatBreaks { list in
            _ = list.view.observe(\.alpha) { _, _ in }
        }

        #expect(broken == [])
    }
}

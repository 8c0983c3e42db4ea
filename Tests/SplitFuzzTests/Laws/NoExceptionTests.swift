import SplitFuzz
import Testing
import UIKitModel

@Suite("no-exception") @MainActor struct NoExceptionTests {
    @Test("catches an app that pushes one controller twice, and then judges nothing else (B-060)")
    func pushedTwice() throws {
        var driver = try AppDriver(acting: { list in
            let next = ActingViewController("Next")
            list.navigationController?.pushViewController(next, animated: false)
            list.navigationController?.pushViewController(next, animated: false)
        })
        #expect(driver.broken == [])

        let broken = try driver.act("tap \"primary/Act\"")

        #expect(broken == ["no-exception at NSInvalidArgumentException"])
        #expect(driver.machine.isOver)
        #expect(driver.choices == [])
        #expect(
            try driver.refusal(of: "rotate portrait") == "no action can follow: the system is over")
    }

    @Test("catches an app that raises while it launches (A-105)") func atLaunch() throws {
        let driver = try AppDriver {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(ActingViewController("Middle"), for: .supplementary)
            return split
        }

        #expect(driver.broken == ["no-exception at NSInvalidArgumentException"])
    }

    @Test("catches a pop to a controller that is not on the stack (B-061)")
    func poppedToNowhere() throws {
        let broken = try AppDriver.whatBreaks { list in
            list.navigationController?.popToViewController(
                ActingViewController("Elsewhere"), animated: true)
        }

        #expect(broken == ["no-exception at NSInternalInconsistencyException"])
    }
}

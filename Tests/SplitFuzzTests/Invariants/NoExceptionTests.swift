import SplitFuzz
import Testing
import UIKitModel

@Suite("no-exception") @MainActor struct NoExceptionTests {
    @Test("catches an app that pushes one controller twice, and then judges nothing else (B-060)")
    func pushedTwice() throws {
        var play = try Play {
            .tiling(ActingViewController("List", rows: [("Push", { list in
                let next = ActingViewController("Next")
                list.navigationController?.pushViewController(next, animated: false)
                list.navigationController?.pushViewController(next, animated: false)
            })]))
        }
        #expect(play.broken == [])

        let broken = try play.act("tap \"primary/Push\"")

        #expect(broken == ["no-exception at NSInvalidArgumentException"])
        #expect(play.machine.isOver)
        #expect(play.choices == [])
        #expect(try play.refusal(of: "rotate portrait") == "nothing can follow: the system is over")
    }

    @Test("catches an app that raises while it launches (A-105)") func atLaunch() throws {
        let play = try Play {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(ActingViewController("Middle"), for: .supplementary)
            return split
        }

        #expect(play.broken == ["no-exception at NSInvalidArgumentException"])
    }

    @Test("catches a pop to a controller that is not on the stack (B-061)") func poppedToNowhere()
        throws
    {
        var play = try Play {
            .tiling(ActingViewController("List", rows: [("Pop", { list in
                list.navigationController?.popToViewController(
                    ActingViewController("Elsewhere"), animated: true)
            })]))
        }

        #expect(
            try play.act("tap \"primary/Pop\"")
                == ["no-exception at NSInternalInconsistencyException"])
    }
}

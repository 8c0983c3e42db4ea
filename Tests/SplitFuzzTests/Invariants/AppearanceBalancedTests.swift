import Foundation
import Testing
import UIKitModel

@Suite("appearance-balanced") @MainActor struct AppearanceBalancedTests {
    @Test("catches an appearance that is begun while shown (B-100)") func begunTwice() throws {
        let broken = try Play.whatBreaks { list in
            list.beginAppearanceTransition(true, animated: false)
        }

        #expect(broken == ["appearance-balanced at ActingViewController"])
    }

    @Test("catches an appearance that is ended twice (B-100)") func endedTwice() throws {
        let broken = try Play.whatBreaks { list in list.endAppearanceTransition() }

        #expect(broken == ["appearance-balanced at ActingViewController"])
    }

    @Test("catches one that is begun and never ended") func neverEnded() throws {
        let broken = try Play.whatBreaks { list in
            list.beginAppearanceTransition(false, animated: false)
        }

        #expect(broken == ["appearance-balanced at ActingViewController"])
    }

    @Test("catches a container that says it forwards, and does not (B-102)") func forgetful() throws {
        let play = try Play { ForgetfulContainer(.tiling(ActingViewController("List"))) }

        #expect(play.broken == ["appearance-balanced at UISplitViewController"])
    }

    @Test("remembers the fault when the state is right again") func remembered() throws {
        var play = try Play {
            .tiling(ActingViewController("List", rows: [("Act", { $0.endAppearanceTransition() })]))
        }

        try play.act("tap \"primary/Act\"")

        #expect(try play.act("background") == ["appearance-balanced at ActingViewController"])
    }

    @Test("lets a pair of calls be that belongs together") func balanced() throws {
        let broken = try Play.whatBreaks { list in
            list.beginAppearanceTransition(false, animated: false)
            list.beginAppearanceTransition(true, animated: false)
            list.endAppearanceTransition()
        }

        #expect(broken == [])
    }
}

private final class ForgetfulContainer: UIViewController {
    private let content: UIViewController

    init(_ content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }
}

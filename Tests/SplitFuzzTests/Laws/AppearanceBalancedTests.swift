import Foundation
import Journal
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("appearance-balanced") @MainActor struct AppearanceBalancedTests {
    @Test("catches an appearance that is begun while shown (B-100)") func begunTwice() throws {
        let broken = try AppDriver.whatBreaks { list in
            list.beginAppearanceTransition(true, animated: false)
        }

        #expect(broken == ["appearance-balanced at ActingViewController"])
    }

    @Test("catches an appearance that is ended twice (B-100)") func endedTwice() throws {
        let broken = try AppDriver.whatBreaks { list in list.endAppearanceTransition() }

        #expect(broken == ["appearance-balanced at ActingViewController"])
    }

    @Test("catches one that is begun and never ended") func neverEnded() throws {
        let broken = try AppDriver.whatBreaks { list in
            list.beginAppearanceTransition(false, animated: false)
        }

        #expect(broken == ["appearance-balanced at ActingViewController"])
    }

    @Test("catches a completion that runs before its page has come (D-141)") func early() throws {
        final class Page: ActingViewController {
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                Simulation.active.note(.presentation(serialNumber, .presentationDidEnd))
            }
        }

        let broken = try AppDriver.whatBreaks { $0.present(Page("Page"), animated: true) }

        #expect(broken == ["appearance-balanced at Page"])
    }

    @Test("catches a page that does not know that it is presented (B-160)") func untold() throws {
        final class Page: ActingViewController {
            override var isBeingPresented: Bool { false }
        }

        let broken = try AppDriver.whatBreaks { $0.present(Page("Page"), animated: true) }

        #expect(broken == ["appearance-balanced at Page"])
    }

    @Test(
        "is silent about a page that takes its part away as it goes (B-102)",
        arguments: [true, false])
    func takesPartAway(_ early: Bool) throws {
        final class Page: UIViewController {
            var early = true
            private let part = UIViewController()

            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(part)
                view.addSubview(part.view)
                part.didMove(toParent: self)
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                if early { takePartAway() }
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                if !early { takePartAway() }
            }

            private func takePartAway() {
                part.willMove(toParent: nil)
                part.view.removeFromSuperview()
                part.removeFromParent()
            }
        }

        let broken = try AppDriver.whatBreaks { list in
            let page = Page()
            page.early = early
            list.present(page, animated: true) { page.dismiss(animated: true) }
        }

        #expect(broken == [])
    }

    @Test("catches a removed part that has not disappeared (B-102)") func removed() throws {
        let broken = try AppDriver.whatBreaks { list in
            guard let column = list.navigationController else { return }
            Simulation.active.note(
                .didMove(
                    column.serialNumber, to: -1, of: ObjectIdentifier(type(of: column)),
                    isInWindow: false))
        }

        #expect(broken == ["appearance-balanced at UINavigationController"])
    }

    @Test(
        "is silent about a page that presents another, or closes itself, as it appears (D-141)",
        arguments: [true, false])
    func actsAsItAppears(_ presents: Bool) throws {
        final class Page: ActingViewController {
            var presents = false

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if !presents { return dismiss(animated: true) }
                let next = UIViewController()
                next.modalPresentationStyle = .fullScreen
                present(next, animated: true)
            }
        }
        var isOver = false

        let broken = try AppDriver.whatBreaks { list in
            let page = Page("Page")
            page.presents = presents
            list.present(page, animated: true) { isOver = true }
        }

        #expect(broken == [])
        #expect(isOver)
    }

    @Test("catches a container that says it forwards, and does not (B-102)") func forgetful() throws
    {
        let driver = try AppDriver {
            ForwardingContainer(.tiling(ActingViewController("List")), forwards: false)
        }

        #expect(driver.broken == ["appearance-balanced at UISplitViewController"])
    }

    @Test("lets a container be that forwards, also while it exchanges its child (B-102)")
    func forwarding() throws {
        var container: ForwardingContainer?
        var driver = try AppDriver(acting: { list in
            if let container {
                container.exchangeContent(for: ActingViewController("Other"))
            } else {
                let new = ForwardingContainer(ActingViewController("Child"), forwards: true)
                list.addChild(new)
                list.view.insertSubview(new.view, at: 0)
                container = new
            }
        })

        #expect(try driver.act("tap \"primary/Act\"") == [])
        #expect(try driver.act("tap \"primary/Act\"") == [])
    }

    @Test("is silent about a child below the fold of a scroll view, which has appeared (B-102)")
    func belowTheFold() throws {
        final class Scrolling: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let scrollView = UIScrollView(frame: view.bounds)
                scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                scrollView.contentSize = CGSize(width: 300, height: 3_000)
                view.addSubview(scrollView)
                let child = ActingViewController("Child")
                addChild(child)
                child.view.frame = CGRect(x: 0, y: 2_000, width: 300, height: 500)
                scrollView.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        var driver = try AppDriver { Scrolling() }

        #expect(driver.broken == [])
        for line in ["scroll-down \"window\"", "scroll-down \"window\"", "scroll-up \"window\""] {
            #expect(try driver.act(line) == [], "\(line)")
        }
    }

    @Test("is silent about a page that an earlier simulation has left on screen") func kept() throws
    {
        @MainActor enum Pages { static let page = UIViewController() }
        for launch in ["first", "second"] {
            let broken = try AppDriver.whatBreaks { list in
                list.navigationController?.pushViewController(Pages.page, animated: true)
            }

            #expect(broken == [], "\(launch) launch")
        }
    }

    @Test("catches a call that the app makes itself, and that comes twice (B-100)")
    func calledTwice() throws {
        let broken = try AppDriver.whatBreaks { list in list.viewDidAppear(false) }

        #expect(broken == ["appearance-balanced at ActingViewController"])
    }

    @Test("catches a page that was told that it goes, and stays (B-103)") func toldToLeave() throws
    {
        let broken = try AppDriver.whatBreaks { list in list.willMove(toParent: nil) }

        #expect(broken == ["appearance-balanced at ActingViewController"])
    }

    @Test("lets a page be whose overrides leave out super, from its first to its last call")
    func withoutSuper() throws {
        var driver = try AppDriver(acting: { list in
            list.navigationController?.pushViewController(SilentViewController(), animated: true)
        })

        #expect(try driver.act("tap \"primary/Act\"") == [])
        #expect(try driver.act("swipe-back \"primary\" finish") == [])
        #expect(try driver.act("tap \"primary/Act\"") == [])
    }

    @Test("remembers the fault when the state is right again") func remembered() throws {
        var driver = try AppDriver(acting: { $0.endAppearanceTransition() })

        try driver.act("tap \"primary/Act\"", "background")

        #expect(driver.broken == ["appearance-balanced at ActingViewController"])
    }

    @Test("lets a pair of calls be that belongs together") func balanced() throws {
        let broken = try AppDriver.whatBreaks { list in
            list.beginAppearanceTransition(false, animated: false)
            list.beginAppearanceTransition(true, animated: false)
            list.endAppearanceTransition()
        }

        #expect(broken == [])
    }
}

/// Keeps all calls to itself.
private final class SilentViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {}
    override func viewIsAppearing(_ animated: Bool) {}
    override func viewDidAppear(_ animated: Bool) {}
    override func viewWillDisappear(_ animated: Bool) {}
    override func viewDidDisappear(_ animated: Bool) {}
    override func willMove(toParent parent: UIViewController?) {}
    override func didMove(toParent parent: UIViewController?) {}
}

/// Forwards appearance messages itself, or only claims to.
private final class ForwardingContainer: UIViewController {
    private var content: UIViewController
    private let forwards: Bool

    init(_ content: UIViewController, forwards: Bool) {
        self.content = content
        self.forwards = forwards
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

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if forwards { content.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if forwards { content.endAppearanceTransition() }
    }

    /// Shows another child. The views change before the messages are sent.
    func exchangeContent(for other: UIViewController) {
        let old = content
        content = other
        addChild(other)
        view.addSubview(other.view)
        old.view.removeFromSuperview()
        old.beginAppearanceTransition(false, animated: false)
        other.beginAppearanceTransition(true, animated: false)
        other.endAppearanceTransition()
        old.endAppearanceTransition()
        old.removeFromParent()
        other.didMove(toParent: self)
    }
}

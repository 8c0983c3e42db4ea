import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("Transitions of a navigation controller")
struct TransitionTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()

    private func fixture(
        _ names: [String], release: Release = .asDocumented
    ) -> SimulationFixture<UINavigationController> {
        let fixture = SimulationFixture(release: release) {
            UINavigationController.stack(names.map { LoggingController($0, journal: journal) })
        }
        _ = journal.take()
        return fixture
    }

    @Test(
        "an animated push tells the delegate and both controllers, and ends on the clock (B-100, A-152)"
    )
    func push() {
        let listener = NavigationListener(journal: journal)
        let fixture = fixture(["a"])
        fixture.root.delegate = listener

        fixture.perform {
            fixture.root.pushViewController(
                LoggingController("b", journal: journal), animated: true)
            #expect(
                journal.take() == [
                    "a will disappear", "b will appear", "will show b", "b is appearing",
                ])
            #expect(!fixture.simulation.isAtRest)
        }

        #expect(journal.take() == ["a did disappear", "b did appear", "did show b"])
        #expect(fixture.simulation.clock.now == 35)
    }

    @Test("a pop is the mirror image of a push (B-100, A-153)")
    func pop() {
        let listener = NavigationListener(journal: journal)
        let fixture = fixture(["a", "b"])
        fixture.root.delegate = listener

        fixture.perform { fixture.root.popViewController(animated: true) }

        #expect(
            journal.take() == [
                "b will disappear", "a will appear", "will show a", "a is appearing",
                "b did disappear", "a did appear", "did show a",
            ])
    }

    @Test("a push without animation is over when the call returns (B-062)")
    func notAnimated() {
        let fixture = fixture(["a"])

        fixture.root.pushViewController(LoggingController("b", journal: journal), animated: false)

        #expect(
            journal.take() == [
                "a will disappear", "b will appear", "b is appearing", "a did disappear",
                "b did appear",
            ])
        #expect(fixture.root.transitionCoordinator == nil)
    }

    @Test("before iOS 26 no touches arrive during a push (B-070, D-012)")
    func touches() {
        for release in Release.all {
            let fixture = fixture(["a"], release: release)
            #expect(fixture.simulation.acceptsTouches)

            fixture.perform {
                fixture.root.pushViewController(LoggingController("b"), animated: true)
                #expect(
                    fixture.simulation.acceptsTouches
                        == [.iOS26, .iOS27, .iOS27Point1].contains(release))
            }

            #expect(fixture.simulation.acceptsTouches)
        }
    }

    @Test("no touches arrive while a sheet comes up (B-070)")
    func touchesOnSheet() {
        let fixture = fixture(["a"], release: .iOS26)

        fixture.perform {
            fixture.root.present(LoggingController("sheet"), animated: true)
            fixture.simulation.advance(to: .start)
            #expect(!fixture.simulation.acceptsTouches)
        }
    }

    @Test("the coordinator runs what is alongside, then completions; children look it up (B-104)")
    func coordinator() {
        let fixture = fixture(["a"])
        let pushed = LoggingController("b")
        var events: [String] = []

        fixture.perform {
            fixture.root.pushViewController(pushed, animated: true)
            let coordinator = pushed.transitionCoordinator
            #expect(coordinator?.isAnimated == true)
            #expect(coordinator?.transitionDuration == 0.35)
            coordinator?.animate(alongsideTransition: nil) { context in
                events.append("completed, cancelled \(context.isCancelled)")
            }
        }

        #expect(events == ["completed, cancelled false"])
        #expect(pushed.transitionCoordinator == nil)
    }

    @Test("a coordinator taken after the call animates alongside, and learns of the end (B-180)")
    func lateAnimations() {
        let fixture = fixture(["a"])
        let root = fixture.root
        let sheet = UIViewController(nibName: nil, bundle: nil)
        var events: [String] = []
        func animate(_ name: String, in controller: UIViewController) {
            let coordinator = controller.transitionCoordinator
            let isQueued = coordinator?.animate { _ in
                events.append("\(name) alongside")
            } completion: { _ in
                events.append("\(name) completed")
            }
            events.append("\(name) returned \(isQueued.map(String.init) ?? "nil")")
        }

        fixture.perform {
            root.pushViewController(LoggingController("b"), animated: true)
            animate("push", in: root)
        }
        fixture.perform {
            root.popViewController(animated: true)
            animate("pop", in: root)
        }
        fixture.perform {
            root.present(sheet, animated: true)
            animate("present", in: sheet)
        }
        fixture.perform {
            root.dismiss(animated: true)
            animate("dismiss", in: sheet)
        }

        let expected = ["push", "pop", "present", "dismiss"].flatMap {
            ["\($0) alongside", "\($0) returned true", "\($0) completed"]
        }
        #expect(events == expected)
    }

    @Test("viewIsAppearing is too late for animations alongside, not for a completion (B-101)")
    func tooLate() {
        final class Page: UIViewController {
            let journal: Journal
            init(journal: Journal) {
                self.journal = journal
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }

            override func viewWillAppear(_ animated: Bool) { animate("will") }
            override func viewIsAppearing(_ animated: Bool) { animate("is") }

            private func animate(_ name: String) {
                let isQueued = transitionCoordinator?.animate { [journal] _ in
                    journal.note("\(name): alongside")
                } completion: { [journal] _ in
                    journal.note("\(name): completed")
                }
                journal.note("\(name): \(isQueued == true)")
            }
        }
        let fixture = fixture([])

        fixture.perform { fixture.root.viewControllers = [LoggingController("a")] }
        fixture.perform { fixture.root.pushViewController(Page(journal: journal), animated: true) }

        #expect(
            journal.take() == [
                "will: true", "is: false", "will: alongside", "will: completed", "is: completed",
            ])
    }

    @Test("a finished swipe back pops (B-066)")
    func swipeFinished() {
        let fixture = fixture(["a", "b"])
        #expect(fixture.root.canSwipeBack)

        fixture.perform { fixture.root.swipeBack(.finish) }

        #expect(fixture.root.viewControllers.map(\.title) == ["a"])
        #expect(
            journal.take() == [
                "b will disappear", "a will appear", "a is appearing", "b did disappear",
                "a did appear",
            ])
    }

    @Test("a cancelled swipe back leaves the stack, and both controllers are notified (B-066)")
    func swipeCancelled() {
        let fixture = fixture(["a", "b"])
        let top = fixture.root.topViewController

        fixture.perform { fixture.root.swipeBack(.cancel) }

        #expect(fixture.root.viewControllers.map(\.title) == ["a", "b"])
        #expect(fixture.root.topViewController === top)
        #expect(top?.parent === fixture.root && top?.view.window != nil)
        #expect(
            journal.take() == [
                "b will disappear", "a will appear", "a is appearing", "a will disappear",
                "b will appear", "b is appearing", "a did disappear", "b did appear",
            ])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a page that stays appears in one turn, after a cancelled swipe has ended (D-016)")
    func cancelledSwipeEnds() {
        for release in [Release.iOS26, .asDocumented] {
            let fixture = fixture(["a", "b"], release: release)

            fixture.perform {
                fixture.root.swipeBack(.cancel)
                fixture.simulation.advance(to: .last)
                #expect(fixture.root.topViewController?.appearanceState == .disappearing)
                #expect(journal.take() == ["b will disappear", "a will appear", "a is appearing"])
            }

            #expect(
                journal.take() == [
                    "a will disappear", "b will appear", "b is appearing", "a did disappear",
                    "b did appear",
                ])
        }
    }

    @Test("the stack may change as a page comes back from a cancelled swipe (D-016)")
    func cancelledSwipeChangesStack() {
        final class Pushing: UIViewController {
            var isAnimated: Bool?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let isAnimated else { return }
                self.isAnimated = nil
                navigationController?.pushViewController(
                    LoggingController("c"), animated: isAnimated)
            }
        }
        for release in [Release.iOS26, .asDocumented] {
            for isAnimated in [true, false] {
                let page = Pushing()
                let fixture = fixture(["a"], release: release)
                fixture.perform { fixture.root.pushViewController(page, animated: false) }
                page.isAnimated = isAnimated

                fixture.perform { fixture.root.swipeBack(.cancel) }

                #expect(fixture.root.viewControllers.map(\.title) == ["a", nil, "c"])
                #expect(fixture.root.topViewController?.appearanceState == .shown)
                #expect(fixture.simulation.appearanceFaults.isEmpty)
            }
        }
    }

    @Test("a stack that leaves during a cancelled swipe brings no page back (D-016)")
    func cancelledSwipeLeaves() {
        let navigation = UINavigationController.stack([
            LoggingController("a", journal: journal), LoggingController("b", journal: journal),
        ])
        let fixture = SimulationFixture<UIViewController> { navigation }
        _ = journal.take()

        fixture.perform {
            navigation.swipeBack(.cancel)
            let cover = LoggingController("cover")
            cover.modalPresentationStyle = .fullScreen
            fixture.root.present(cover, animated: false)
        }

        #expect(navigation.topViewController?.appearanceState == .hidden)
        #expect(!journal.take().contains("b will appear"))
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a delegate is notified of a new top once before and once after it is shown (B-140)")
    func shows() {
        let listener = NavigationListener(journal: journal)
        let fixture = fixture(["a", "b"])
        fixture.root.delegate = listener

        fixture.perform { fixture.root.popViewController(animated: true) }
        #expect(journal.take().filter { $0.contains("show") } == ["will show a", "did show a"])

        let stack = [LoggingController("c", journal: journal), fixture.root.viewControllers[0]]
        fixture.perform { fixture.root.setViewControllers(stack, animated: false) }
        #expect(journal.take().filter { $0.contains("show") } == [])

        fixture.perform { fixture.root.setViewControllers([stack[0]], animated: false) }
        #expect(journal.take().filter { $0.contains("show") } == ["will show c", "did show c"])
    }

    @Test("a delegate is notified of the root each time that the stack comes on screen (B-140)")
    func root() {
        let listener = NavigationListener(journal: journal)
        let fixture = SimulationFixture<UINavigationController> {
            let navigation = UINavigationController.stack([LoggingController("a", journal: journal)]
            )
            navigation.delegate = listener
            return navigation
        }
        let whole = [
            "a will appear", "will show a", "a is appearing", "a did appear", "did show a",
        ]
        #expect(journal.take().filter { !$0.contains("load") } == whole)

        let cover = LoggingController("cover")
        cover.modalPresentationStyle = .fullScreen
        fixture.perform { fixture.root.present(cover, animated: false) }
        _ = journal.take()
        fixture.perform { fixture.root.dismiss(animated: false) }

        #expect(journal.take() == whole)
    }

    /// Replaces itself as it is about to appear.
    private final class Forwarding: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setViewControllers([LoggingController("b")], animated: false)
        }
    }

    @Test("a page that replaces itself as it is about to appear is not told as shown (B-140)")
    func replaced() {
        let listener = NavigationListener(journal: journal)
        let fixture = SimulationFixture<UINavigationController> {
            let navigation = UINavigationController(rootViewController: Forwarding())
            navigation.delegate = listener
            return navigation
        }

        #expect(journal.take() == ["will show b", "did show b"])
        #expect(fixture.root.topViewController?.appearanceState == .shown)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test(
        "on a shown stack, too, a page that replaces itself is not told as shown (B-140)",
        arguments: [false, true])
    func replacedOnScreen(isAnimated: Bool) {
        let listener = NavigationListener(journal: journal)
        let fixture = fixture(["a"])
        fixture.root.delegate = listener
        _ = journal.take()

        fixture.perform {
            fixture.root.pushViewController(Forwarding(), animated: isAnimated)
        }

        let shows = journal.take().filter { $0.contains(" show ") }
        #expect(shows == ["will show b", "did show b"])
        #expect(fixture.root.topViewController?.appearanceState == .shown)
        #expect(fixture.root.topViewController?.view.window != nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    /// The second time that it is about to appear, puts another page in its place.
    private final class Leaving: UIViewController {
        let journal: Journal
        let isAnimated: Bool
        private var appearances = 0

        init(_ journal: Journal, isAnimated: Bool) {
            self.journal = journal
            self.isAnimated = isAnimated
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            appearances += 1
            guard appearances == 2, let navigationController else { return }
            navigationController.transitionCoordinator?.animate { [journal] _ in
                journal.note("alongside")
            }
            let page = LoggingController("b")
            navigationController.setViewControllers([page], animated: false)
            guard isAnimated else { return }
            navigationController.pushViewController(LoggingController("c"), animated: true)
        }
    }

    @Test(
        "a swipe back ends where the page that it reveals changes the stack (B-066, B-070)",
        arguments: [GestureEnd.finish, .cancel], [false, true])
    func replacedBySwipe(end: GestureEnd, isAnimated: Bool) {
        let fixture = SimulationFixture {
            UINavigationController(rootViewController: Leaving(journal, isAnimated: isAnimated))
        }
        fixture.perform {
            fixture.root.pushViewController(LoggingController("top"), animated: false)
        }

        fixture.perform { fixture.root.swipeBack(end) }

        #expect(!journal.take().contains("alongside"))
        let titles = fixture.root.viewControllers.map { $0.title ?? "" }
        #expect(titles == (isAnimated ? ["b", "c"] : ["b"]))
        #expect(fixture.root.topViewController?.appearanceState == .shown)
        #expect(fixture.root.transitionCoordinator == nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a stack that is set as its navigation controller appears is told once (B-140)")
    func setWhileAppearing() {
        final class Filling: UINavigationController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                setViewControllers([LoggingController("b")], animated: false)
            }
        }
        let listener = NavigationListener(journal: journal)
        let fixture = SimulationFixture<UINavigationController> {
            let navigation = Filling(rootViewController: LoggingController("a"))
            navigation.delegate = listener
            return navigation
        }

        #expect(journal.take() == ["will show b", "did show b"])
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a cancelled swipe back is no show for the delegate (B-066)")
    func cancelledDelegate() {
        let listener = NavigationListener(journal: journal)
        let fixture = fixture(["a", "b"])
        fixture.root.delegate = listener

        fixture.perform { fixture.root.swipeBack(.cancel) }

        #expect(journal.take().filter { $0.contains("show") } == ["will show a"])
    }

    @Test("there is no swipe back at depth 1, during a transition, or switched off (B-066)")
    func noSwipe() {
        let fixture = fixture(["a"])
        #expect(!fixture.root.canSwipeBack)

        fixture.perform {
            fixture.root.pushViewController(LoggingController("b"), animated: true)
            #expect(!fixture.root.canSwipeBack)
        }
        #expect(fixture.root.canSwipeBack)
        fixture.root.interactivePopGestureRecognizer?.isEnabled = false
        #expect(!fixture.root.canSwipeBack)
    }

    @Test("a transition that its container leaves the screen with is over (B-070)")
    func leaving() {
        let navigation = UINavigationController(rootViewController: LoggingController("a"))
        let fixture = SimulationFixture(window: .third) {
            UISplitViewController.columns(compact: navigation)
        }

        fixture.perform {
            navigation.pushViewController(LoggingController("b"), animated: true)
            fixture.simulation.resize(to: .full)
        }

        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.topViewController?.appearanceState == .hidden)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }
}

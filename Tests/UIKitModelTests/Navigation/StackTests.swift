import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite("The navigation stack")
struct StackTests {
    private let world = SimulationFixture.plain()
    private let a = LoggingController("a")
    private let b = LoggingController("b")
    private let c = LoggingController("c")
    private let d = LoggingController("d")

    private func fixture(_ stack: [UIViewController]) -> SimulationFixture<UINavigationController> {
        SimulationFixture { UINavigationController.stack(stack) }
    }

    private func exception(_ stack: [UIViewController], _ action: (UINavigationController) -> Void)
        -> String?
    {
        let fixture = fixture(stack)
        fixture.perform { action(fixture.root) }
        return fixture.simulation.exception.map { "\($0.name): \($0.reason)" }
    }

    @Test("a push shows the new controller, a pop the one below (B-065)")
    func pushAndPop() {
        let fixture = fixture([a])

        fixture.perform { fixture.root.pushViewController(b, animated: true) }
        #expect(fixture.root.viewControllers == [a, b])
        #expect(b.view.superview === fixture.root.view && a.view.superview == nil)

        fixture.perform { #expect(fixture.root.popViewController(animated: true) === b) }
        #expect(fixture.root.viewControllers == [a])
        #expect(a.view.superview === fixture.root.view && b.view.superview == nil)
        #expect(b.parent == nil)
    }

    @Test("a pop to a controller returns what leaves, to the root all but it (B-061)")
    func popTo() {
        let first = fixture([a, b, c])
        first.perform { #expect(first.root.popToViewController(a, animated: false) == [b, c]) }
        #expect(first.root.viewControllers == [a])

        let second = fixture([a, b, c])
        second.perform { #expect(second.root.popToRootViewController(animated: true) == [b, c]) }
        #expect(second.root.topViewController === a)
    }

    @Test("a pop to a controller that is not on the stack raises (B-061)")
    func popToStranger() {
        #expect(
            exception([a]) { $0.popToViewController(b, animated: false) }
                == "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
        )
    }

    @Test("pushing the same controller twice raises (B-060)")
    func pushTwice() {
        #expect(
            exception([a, b]) { $0.pushViewController(a, animated: false) }
                == "NSInvalidArgumentException: Pushing the same view controller instance "
                + "more than once is not supported (LoggingController)")
    }

    @Test("pushing a navigation controller raises (A-085, B-069)")
    func pushNavigation() {
        let nested = UINavigationController(rootViewController: b)

        #expect(
            exception([a]) { $0.pushViewController(nested, animated: false) }
                == "NSInvalidArgumentException: Pushing a navigation controller is not supported")
    }

    @Test("pushing a split view raises (B-002)")
    func pushSplit() {
        let name = exception([a]) {
            $0.pushViewController(UISplitViewController.columns(), animated: false)
        }

        #expect(name?.hasPrefix("NSInvalidArgumentException") == true)
    }

    @Test("a stack with one controller twice raises (B-062)")
    func distinct() {
        #expect(
            exception([a]) { $0.viewControllers = [b, b] }
                == "NSInvalidArgumentException: All view controllers in a navigation controller must be distinct"
        )
    }

    @Test("after an exception the app counts as terminated (B-060)")
    func terminated() {
        let fixture = fixture([a])

        fixture.perform { fixture.root.pushViewController(a, animated: false) }

        #expect(fixture.simulation.isTerminated)
        #expect(!fixture.simulation.acceptsTouches)
    }

    @Test("assigning the stack shows its last controller at once (B-062)")
    func assign() {
        let fixture = fixture([a])

        fixture.root.viewControllers = [b, c]

        #expect(c.view.superview === fixture.root.view)
        #expect(fixture.simulation.clock.isIdle)
        #expect(a.parent == nil && b.parent === fixture.root)
        #expect(!b.isViewLoaded)
    }

    @Test("a new stack with the same top makes no transition (B-062)")
    func sameTop() {
        let journal = Journal()
        let top = LoggingController("top", journal: journal)
        let fixture = fixture([a, top])
        _ = journal.take()

        fixture.perform { fixture.root.setViewControllers([b, top], animated: true) }

        #expect(journal.take().isEmpty)
        #expect(fixture.root.viewControllers == [b, top])
        #expect(a.parent == nil)
    }

    @Test("a new stack is one transition, whether its top was below, elsewhere or nowhere (B-062)")
    func oneTransition() {
        let journal = Journal()
        let below = LoggingController("below", journal: journal)
        let top = LoggingController("top", journal: journal)
        let new = LoggingController("new", journal: journal)
        let fixture = fixture([a, below, top])
        func change(to stack: [UIViewController]) -> [String] {
            _ = journal.take()
            fixture.perform { fixture.root.setViewControllers(stack, animated: true) }
            #expect(fixture.root.viewControllers == stack)
            #expect(fixture.simulation.appearanceFaults.isEmpty)
            return journal.take()
        }
        func transition(_ from: String, _ to: String) -> [String] {
            [
                "\(from) will disappear", "\(to) will appear", "\(to) is appearing",
                "\(from) did disappear", "\(to) did appear",
            ]
        }

        #expect(change(to: [b, below]) == transition("top", "below"))
        #expect(change(to: [c, below, a, new]) == transition("below", "new"))
        #expect(change(to: [new, top]) == transition("new", "top"))
    }

    @Test("pushes during a transition wait for its end, in order (B-070)")
    func deferred() {
        let fixture = fixture([a])

        fixture.perform {
            fixture.root.pushViewController(b, animated: true)
            fixture.root.pushViewController(c, animated: true)
            fixture.root.pushViewController(d, animated: true)
            #expect(fixture.root.viewControllers == [a, b])
        }

        #expect(fixture.root.viewControllers == [a, b, c, d])
        #expect(d.view.window != nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("an immediate change ends the running transition first (B-070)")
    func immediate() {
        let fixture = fixture([a])

        fixture.perform {
            fixture.root.pushViewController(b, animated: true)
            fixture.root.viewControllers = [c]
            #expect(fixture.root.viewControllers == [c])
            #expect(b.appearanceState == .hidden)
        }

        #expect(fixture.simulation.appearanceFaults.isEmpty)
        #expect(c.appearanceState == .shown)
    }
}

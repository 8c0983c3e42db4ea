import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Presentations in a context") struct ContextTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()

    /// A split view with two plain columns, and a page to present.
    private func fixture(
        _ style: UIModalPresentationStyle
    ) -> (split: SimulationFixture<UISplitViewController>, page: LoggingController) {
        let detail = LoggingController("detail", journal: journal)
        let fixture = SimulationFixture { () -> UISplitViewController in
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(LoggingController("list"), for: .primary)
            split.setViewController(detail, for: .secondary)
            return split
        }
        let page = LoggingController("page", journal: journal)
        page.modalPresentationStyle = style
        _ = journal.take()
        fixture.perform { detail.present(page, animated: true) }
        return (fixture, page)
    }

    private func secondary(_ split: UISplitViewController) -> UINavigationController? {
        split.viewController(for: .secondary)?.navigationController
    }

    @Test(
        "the nearest controller that defines a context presents, by default a navigation controller (B-181)",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func nearest(style: UIModalPresentationStyle) {
        let (split, page) = fixture(style)
        let navigation = secondary(split.root)

        #expect(navigation?.definesPresentationContext == true)
        #expect(split.root.definesPresentationContext == false)
        #expect(page.presentingViewController === navigation)
        #expect(navigation?.presentedViewController === page)
        #expect(split.root.presentedViewController == nil)
        #expect(split.misuses == [])
    }

    @Test("it covers its context, and follows the frame of that (B-181)")
    func follows() throws {
        let (split, page) = fixture(.overCurrentContext)
        let navigation = try #require(secondary(split.root))
        func frame(_ controller: UIViewController) -> CGRect {
            controller.view.convert(controller.view.bounds, to: nil)
        }
        #expect(frame(page) == frame(navigation))
        #expect(frame(page).width < split.window.bounds.width)

        split.perform { split.root.preferredDisplayMode = .secondaryOnly }

        #expect(frame(page) == frame(navigation))
        #expect(frame(page) == split.window.bounds)

        split.rotate(to: .portrait)

        #expect(frame(page) == frame(navigation))
    }

    @Test("over the context, its content stays; in its place, it disappears and comes back (B-181)")
    func appearance() {
        let (over, _) = fixture(.overCurrentContext)
        #expect(journal.take() == ["page will appear", "page is appearing", "page did appear"])
        over.perform { secondary(over.root)?.dismiss(animated: true) }
        #expect(journal.take() == ["page will disappear", "page did disappear"])

        let (current, page) = fixture(.currentContext)
        #expect(
            journal.take() == [
                "detail will disappear", "page will appear", "page is appearing",
                "page did appear", "detail did disappear",
            ])
        current.perform { page.dismiss(animated: true) }
        #expect(
            journal.take() == [
                "page will disappear", "detail will appear", "detail is appearing",
                "detail did appear", "page did disappear",
            ])
        #expect(current.simulation.appearanceFaults.isEmpty)
    }

    @Test(
        "without a context, the root presents over the whole window (B-181)",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func noContext(style: UIModalPresentationStyle) {
        let page = LoggingController("page")
        page.modalPresentationStyle = style
        let child = LoggingController("child")
        world.perform {
            world.root.addChild(child)
            world.root.view.addSubview(child.view)
            child.didMove(toParent: world.root)
            child.view.frame = CGRect(x: 100, y: 100, width: 300, height: 300)
        }

        world.perform { child.present(page, animated: true) }

        #expect(page.presentingViewController === world.root)
        #expect(page.view.convert(page.view.bounds, to: nil) == world.window.bounds)
        #expect((world.root.view.window == nil) == (style == .currentContext))
        world.perform { page.dismiss(animated: true) }
        #expect(world.root.view.window != nil)
        #expect(world.root.appearanceState == .shown)
    }

    @Test("an app's controller that defines a context is covered alone (B-181)")
    func ownContext() {
        let child = LoggingController("child")
        child.definesPresentationContext = true
        let page = LoggingController("page")
        page.modalPresentationStyle = .overCurrentContext
        world.perform {
            world.root.addChild(child)
            world.root.view.addSubview(child.view)
            child.didMove(toParent: world.root)
            child.view.frame = CGRect(x: 100, y: 100, width: 300, height: 300)
        }

        world.perform { child.present(page, animated: false) }
        #expect(page.presentingViewController === child)
        #expect(page.view.convert(page.view.bounds, to: nil) == child.view.frame)

        world.perform { child.view.addSubview(UIView(frame: child.view.bounds)) }
        let touched = world.window.hitTest(CGPoint(x: 200, y: 200), with: nil)
        #expect(touched === page.view)
        world.perform { child.view.frame.size.width = 200 }
        #expect(page.view.bounds.width == 200)
    }

    @Test(
        "it goes out of the window with its context, and comes back with it (B-181)",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func tabs(style: UIModalPresentationStyle) {
        let first = LoggingController("first")
        let fixture = SimulationFixture { () -> UITabBarController in
            let tabs = UITabBarController()
            tabs.viewControllers = [
                UINavigationController(rootViewController: first), LoggingController("second"),
            ]
            return tabs
        }
        let page = LoggingController("page", journal: journal)
        page.modalPresentationStyle = style
        fixture.perform { first.present(page, animated: true) }
        _ = journal.take()

        fixture.perform { fixture.root.selectedIndex = 1 }
        #expect(journal.take() == ["page will disappear", "page did disappear"])
        #expect(page.view.window == nil)
        #expect(first.presentedViewController === page)

        fixture.perform { fixture.root.selectedIndex = 0 }
        #expect(journal.take() == ["page will appear", "page is appearing", "page did appear"])
        #expect(page.view.window != nil)

        fixture.perform { fixture.root.selectedIndex = 1 }
        fixture.perform { first.dismiss(animated: true) }
        #expect(first.presentedViewController == nil)
        fixture.perform { fixture.root.selectedIndex = 0 }
        #expect(first.appearanceState == .shown)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
        #expect(fixture.misuses == [])
    }

    @Test(
        "it survives a collapse and an expand with its context (B-181)",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func collapse(style: UIModalPresentationStyle) {
        let (split, page) = fixture(style)

        split.resize(to: .third)
        split.resize(to: .full)

        #expect(page.presentingViewController === secondary(split.root))
        #expect(page.view.window != nil)
        #expect(page.appearanceState == .shown)
        #expect(split.simulation.firstControllerWithWrongAppearance == nil)
        #expect(split.simulation.appearanceFaults.isEmpty)
    }

    @Test("what covers a context cannot cover the window: the root presents from there (B-181)")
    func handsOn() {
        let (split, page) = fixture(.overCurrentContext)
        let help = LoggingController("help")
        help.modalPresentationStyle = .fullScreen

        split.perform { page.present(help, animated: true) }

        #expect(help.presentingViewController === split.root)
        #expect(page.appearanceState == .hidden)
        #expect(split.simulation.frontController === help)
        split.perform { help.dismiss(animated: true) }
        #expect(page.appearanceState == .shown)
        #expect(split.simulation.activePresentations.count == 1)
    }

    @Test("a context that goes takes its presentation along")
    func lifetime() {
        weak var page: UIViewController?
        weak var context: UIViewController?
        let navigation = UINavigationController(rootViewController: LoggingController("root"))
        world.perform {
            world.window.rootViewController = navigation
            let inner = LoggingController("inner")
            inner.definesPresentationContext = true
            navigation.pushViewController(inner, animated: false)
            context = inner
        }
        world.perform {
            let presented = LoggingController("page")
            presented.modalPresentationStyle = .overCurrentContext
            context?.present(presented, animated: false)
            page = presented
        }
        #expect(page?.presentingViewController === context)

        world.perform { navigation.popViewController(animated: true) }

        #expect(context == nil)
        #expect(page == nil)
        #expect(world.simulation.activePresentations.isEmpty)
    }
}

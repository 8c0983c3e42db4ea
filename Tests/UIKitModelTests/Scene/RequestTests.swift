import Foundation
import Journal
import Testing

@_spi(Simulation) @testable import UIKitModel

/// Who asks for what: each request is in the journal once, with its origin.
@MainActor @Suite("Requests") struct RequestTests {
    private struct Noted: Equatable, CustomStringConvertible {
        let request: Request
        let origin: Origin

        init(_ request: Request, _ origin: Origin) {
            self.request = request
            self.origin = origin
        }

        var description: String { "\(request) by the \(origin)" }
    }

    /// A navigation controller that overrides each change of its stack and calls `super`.
    private class Navigation: UINavigationController {
        var overridden = 0

        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            overridden += 1
            super.pushViewController(viewController, animated: animated)
        }

        override func popViewController(animated: Bool) -> UIViewController? {
            overridden += 1
            return super.popViewController(animated: animated)
        }

        override func setViewControllers(
            _ viewControllers: [UIViewController], animated: Bool
        ) {
            overridden += 1
            super.setViewControllers(viewControllers, animated: animated)
        }

        override func popToRootViewController(animated: Bool) -> [UIViewController]? {
            overridden += 1
            return super.popToRootViewController(animated: animated)
        }
    }

    /// Two tabs, the first with a split view of two columns.
    private let fixture = SimulationFixture<UITabBarController> {
        let split = UISplitViewController(style: .doubleColumn)
        let navigation = Navigation()
        navigation.setViewControllers([LoggingController("list")], animated: false)
        split.setViewController(navigation, for: .primary)
        split.setViewController(
            Navigation(rootViewController: UIViewController()), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        let tabs = UITabBarController()
        tabs.viewControllers = [split, UIViewController()]
        return tabs
    }
    private let split: UISplitViewController
    private let navigation: Navigation
    private let list: UIViewController

    init() throws {
        split = try #require(fixture.root.viewControllers?.first as? UISplitViewController)
        navigation = try #require(split.viewController(for: .primary) as? Navigation)
        list = navigation.viewControllers[0]
    }

    private var tabs: UITabBarController { fixture.root }

    /// The requests of an action, in order.
    private func requests(in action: () -> Void) -> [Noted] {
        fixture.simulation.journal.removeAll()
        fixture.perform(action)
        return fixture.simulation.journal.entries.compactMap { entry in
            guard case .request(let request, let origin) = entry else { return nil }
            return Noted(request, origin)
        }
    }

    // MARK: - The app

    @Test("the app asks for another stack, once by each member, overridden or not")
    func stacks() {
        fixture.makeCurrent()
        let (first, second) = (LoggingController("first"), LoggingController("second"))
        func noted(_ change: StackChange) -> [Noted] {
            [Noted(.stack(navigation: navigation.serialNumber, change), .app)]
        }

        #expect(
            requests { navigation.pushViewController(first, animated: true) }
                == noted(.push(first.serialNumber)))
        #expect(
            requests { list.show(second, sender: nil) } == noted(.push(second.serialNumber)))
        #expect(requests { _ = navigation.popViewController(animated: true) } == noted(.pop))
        #expect(
            requests { _ = navigation.popToViewController(list, animated: false) }
                == noted(.popTo(list.serialNumber)))
        #expect(
            requests { navigation.setViewControllers([list, first], animated: true) }
                == noted(.others))
        #expect(
            requests { _ = navigation.popToRootViewController(animated: true) }
                == noted(.popToRoot))
        #expect(requests { navigation.viewControllers = [list, second] } == noted(.others))
        #expect(navigation.overridden == 7)
    }

    @Test("the app asks for modes, columns, widths and details")
    func splitView() {
        fixture.makeCurrent()
        let number = split.serialNumber
        let primary = UISplitViewController.Column.primary.rawValue
        let detail = LoggingController("detail")

        #expect(
            requests { split.preferredDisplayMode = .secondaryOnly }
                == [Noted(.preferredDisplayMode(1, split: number), .app)])
        #expect(
            requests { split.preferredSplitBehavior = .tile }
                == [Noted(.preferredSplitBehavior(1, split: number), .app)])
        #expect(
            requests { split.show(.primary) }
                == [Noted(.column(primary, isShown: true, split: number), .app)])
        #expect(
            requests { split.hide(.primary) }
                == [Noted(.column(primary, isShown: false, split: number), .app)])
        split.setViewController(LoggingController("inspector"), for: .inspector)
        #expect(
            requests { split.show(.inspector) }
                == [Noted(.inspector(isShown: true, split: number), .app)])
        #expect(
            requests { split.preferredPrimaryColumnWidth = 333 }
                == [Noted(.columnWidth(split: number, preferred: primary), .app)])
        #expect(
            requests { split.minimumPrimaryColumnWidth = 300 }
                == [Noted(.columnWidth(split: number, preferred: nil), .app)])
        #expect(
            requests { split.showDetailViewController(detail, sender: nil) }
                == [Noted(.detail(detail.serialNumber, split: number), .app)])
    }

    @Test("the app asks to present and to dismiss, and for tabs and traits")
    func others() {
        fixture.makeCurrent()
        let page = LoggingController("page")
        let dismissal = [Noted(.dismissal(of: page.serialNumber), .app)]

        #expect(
            requests { list.present(page, animated: true) }
                == [Noted(.presentation(of: page.serialNumber, as: .pageSheet), .app)])
        #expect(requests { list.dismiss(animated: true) } == dismissal)
        #expect(requests { list.dismiss(animated: true) } == [Noted(.dismissal(of: -1), .app)])
        let selection = [Noted(.selection(tabs: tabs.serialNumber), .app)]
        #expect(requests { tabs.selectedIndex = 1 } == selection)
        #expect(requests { tabs.selectedViewController = split } == selection)
        #expect(
            requests {
                tabs.setOverrideTraitCollection(
                    UITraitCollection(horizontalSizeClass: .compact), forChild: split)
            } == [Noted(.traits(of: split.serialNumber), .app)])
    }

    // MARK: - The user

    @Test("Back, a second tap on a tab and a swipe are the user's, also where the app overrides")
    func ways() throws {
        func stack(_ change: StackChange) -> Noted {
            Noted(.stack(navigation: navigation.serialNumber, change), .user)
        }
        let push = { navigation.pushViewController(LoggingController("page"), animated: false) }

        fixture.perform(push)
        let back = try #require(navigation.navigationBar.backButtonView as? UIControl)
        #expect(requests { back.receiveTap() } == [stack(.pop)])
        fixture.perform(push)
        #expect(requests { navigation.swipeBack(.cancel) } == [Noted(.cancelledGesture, .user)])
        #expect(requests { navigation.swipeBack(.finish) } == [stack(.pop)])
        #expect(navigation.viewControllers == [list])

        fixture.perform { tabs.viewControllers = [navigation] }
        fixture.perform(push)
        #expect(requests { tabs.popSelectedToRoot() } == [stack(.popToRoot)])
    }

    @Test("gestures and buttons of a split view are the user's")
    func gestures() throws {
        let number = split.serialNumber
        func sidebars(_ way: SidebarWay) -> Noted { Noted(.sidebars(way, split: number), .user) }

        #expect(requests { split.perform(.drag, extent: .finish) } == [sidebars(.drag)])
        #expect(
            requests { split.perform(.edgeSwipe, extent: .cancel) }
                == [sidebars(.cancelledGesture), Noted(.cancelledGesture, .user)])
        let button = try #require(split.displayModeButton as? UIControl)
        #expect(requests { button.receiveTap() } == [sidebars(.button)])
    }

    @Test("a touch beside a popover and a choice in an alert are the user's")
    func dismissals() throws {
        fixture.makeCurrent()
        let page = LoggingController("page")
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = list.view
        fixture.perform { list.present(page, animated: true) }
        #expect(
            requests { fixture.simulation.touchOutside() }
                == [Noted(.dismissal(of: page.serialNumber), .user)])

        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Yes", style: .default)
        alert.addAction(action)
        fixture.perform { list.present(alert, animated: true) }
        #expect(
            requests { alert.choose(action) }
                == [
                    Noted(.choice(ObjectIdentifier(action), in: alert.serialNumber), .user)
                ])
    }

    // MARK: - The system

    @Test("what UIKit does for a collapse and an expand is nobody's request")
    func collapse() {
        fixture.perform { split.show(.secondary) }

        for window in [WindowSize.third, .full] {
            #expect(requests { fixture.simulation.resize(to: window) } == [], "\(window)")
        }
        #expect(
            requests { fixture.simulation.enterBackgroundAndReturn() }
                == [Noted(.background, .system)])
        #expect(
            requests { fixture.simulation.rotate(to: .portrait) }
                == [Noted(.rotation, .system)])
    }

    @Test("what the app does in the calls of a collapse is the app's")
    func callbacks() {
        final class Delegate: NSObject, UISplitViewControllerDelegate {
            var onCollapse = {}

            func splitViewControllerDidCollapse(_ svc: UISplitViewController) { onCollapse() }
        }
        fixture.makeCurrent()
        let delegate = Delegate()
        let page = LoggingController("page")
        delegate.onCollapse = { navigation.pushViewController(page, animated: false) }
        fixture.perform { split.delegate = delegate }

        #expect(
            requests { fixture.simulation.resize(to: .third) } == [
                Noted(
                    .stack(navigation: navigation.serialNumber, .push(page.serialNumber)), .app)
            ])
    }

    @Test("an override that asks for more than UIKit does asks for the app")
    func override() throws {
        final class Greedy: UINavigationController {
            var other: UINavigationController?
            let page = LoggingController("other page")

            override func popViewController(animated: Bool) -> UIViewController? {
                other?.pushViewController(page, animated: false)
                return super.popViewController(animated: animated)
            }
        }
        fixture.makeCurrent()
        let greedy = Greedy(rootViewController: LoggingController("root"))
        fixture.perform {
            greedy.other = navigation
            split.setViewController(greedy, for: .secondary)
            greedy.pushViewController(LoggingController("page"), animated: false)
        }
        let back = try #require(greedy.navigationBar.backButtonView as? UIControl)

        #expect(
            requests { back.receiveTap() } == [
                Noted(.stack(navigation: greedy.serialNumber, .pop), .user),
                Noted(
                    .stack(
                        navigation: navigation.serialNumber, .push(greedy.page.serialNumber)),
                    .app),
            ])
    }
}

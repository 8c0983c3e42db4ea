import Foundation
import SplitFuzz
import Testing
import UIKitModel

/// Popovers whose content is a container with bars, headers and limits of its own, and wrong twins.
@Suite("Right popovers") @MainActor struct RightPopoversTests {
    private static let small = CGSize(width: 300, height: 200)
    private static let large = CGSize(width: 400, height: 320)

    /// A small page whose row `Push` shows a large one.
    private static func pages(
        in stack: UINavigationController = UINavigationController()
    ) -> UINavigationController {
        let first = ActingViewController(
            "First",
            rows: [
                (
                    "Push",
                    { page in
                        let second = ActingViewController("Second")
                        second.preferredContentSize = RightPopoversTests.large
                        page.navigationController?.pushViewController(second, animated: true)
                    }
                )
            ])
        first.preferredContentSize = small
        stack.pushViewController(first, animated: false)
        return stack
    }

    private static let whole = ["tap \"popover/Push\"", "tap \"popover/BackButton\""]

    /// The explanations after a tap that opens a popover, and after each further action.
    private func explanations(
        _ lines: [String] = whole, of content: @escaping @MainActor () -> UIViewController
    ) throws -> [[String]] {
        var driver = try AppDriver(opening: content)
        var all: [[String]] = []
        for line in ["tap \"primary/Act\""] + lines {
            try driver.act(line)
            all.append(driver.explanations)
        }
        return all
    }

    private func expectSilence(
        _ lines: [String] = whole, sourceLocation: SourceLocation = #_sourceLocation,
        of content: @escaping @MainActor () -> UIViewController
    ) throws {
        let all = try explanations(lines, of: content)
        #expect(all.flatMap { $0 } == [], sourceLocation: sourceLocation)
    }

    /// Expects that the first action that breaks something is the push, which leaves the size as it
    /// was.
    private func expectStale(
        sourceLocation: SourceLocation = #_sourceLocation,
        of content: @escaping @MainActor () -> UIViewController
    ) throws {
        let all = try explanations(["tap \"popover/Push\""], of: content)
        #expect(all.first == [], sourceLocation: sourceLocation)
        #expect(
            all.last?.contains { $0.hasPrefix("sizes-match: \"Second\" prefers 400 by 320") }
                == true, "\(all)", sourceLocation: sourceLocation)
    }

    /// A header above a stack.
    private final class Headed: UIViewController {
        let stack: UINavigationController
        private let follows: Bool
        private let header = UIView(frame: .zero)

        init(follows: Bool) {
            stack = RightPopoversTests.pages()
            self.follows = follows
            super.init(nibName: nil, bundle: nil)
            addChild(stack)
            adoptSize()
        }

        required init?(coder: NSCoder) { nil }

        private func adoptSize() {
            let size = stack.preferredContentSize
            preferredContentSize = CGSize(width: size.width, height: size.height + 60)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(header)
            view.addSubview(stack.view)
            stack.didMove(toParent: self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let (top, rest) = view.bounds.divided(atDistance: 60, from: .minYEdge)
            header.frame = top
            stack.view.frame = rest
        }

        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            if follows { adoptSize() }
        }
    }

    @Test("a header above a stack, with or without room (A-139, A-142)") func header() throws {
        try expectSilence { Headed(follows: true) }
        try expectSilence(["rotate portrait", "rotate landscape"] + Self.whole) {
            let headed = Headed(follows: true)
            headed.stack.topViewController?.preferredContentSize.height = 2_000
            return headed
        }
        try expectStale { Headed(follows: false) }
    }

    @Test("a tab bar controller that adds its bar (A-139)")
    func tabs() throws {
        final class Tabs: UITabBarController {
            var follows = true

            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                if follows { adoptSize(of: container.preferredContentSize) }
            }

            func adoptSize(of size: CGSize) {
                preferredContentSize = CGSize(width: size.width, height: size.height + 50)
            }
        }
        func tabs(follow: Bool) -> Tabs {
            let tabs = Tabs()
            tabs.viewControllers = [
                Self.pages(), UINavigationController(rootViewController: UIViewController()),
            ]
            tabs.adoptSize(of: Self.small)
            tabs.follows = follow
            return tabs
        }

        try expectSilence { tabs(follow: true) }
        try expectStale { tabs(follow: false) }
    }

    /// Asks for no more than a limit, by its setter.
    private final class LimitedStack: UINavigationController {
        override var preferredContentSize: CGSize {
            get { super.preferredContentSize }
            set {
                super.preferredContentSize = CGSize(
                    width: min(newValue.width, 360), height: min(newValue.height, 280))
            }
        }
    }

    /// Asks for no less than a limit, by its setter.
    private final class RoomyStack: UINavigationController {
        var follows = true

        override var preferredContentSize: CGSize {
            get { super.preferredContentSize }
            set {
                super.preferredContentSize = CGSize(
                    width: max(newValue.width, 340), height: max(newValue.height, 260))
            }
        }

        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            if follows { super.preferredContentSizeDidChange(forChildContentContainer: container) }
        }
    }

    /// A stack whose only page asks for more when its row `Grow` is tapped.
    private static func growing(in stack: UINavigationController) -> UINavigationController {
        let page = ActingViewController(
            "First", rows: [("Grow", { $0.preferredContentSize = RightPopoversTests.large })])
        page.preferredContentSize = small
        stack.pushViewController(page, animated: false)
        return stack
    }

    /// Asks for more than its content, whenever it is asked.
    private final class PaddedStack: UINavigationController {
        override var preferredContentSize: CGSize {
            get {
                let size = super.preferredContentSize
                return CGSize(width: max(size.width, 320), height: size.height + 50)
            }
            set { super.preferredContentSize = newValue }
        }
    }

    /// Asks for no more than a limit when its child asks for another size, or only at its start.
    private final class LimitedWrapper: UIViewController {
        private let stack = RightPopoversTests.pages()
        private let follows: Bool

        init(follows: Bool) {
            self.follows = follows
            super.init(nibName: nil, bundle: nil)
            addChild(stack)
            adoptSize()
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            stack.view.frame = view.bounds
            stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(stack.view)
            stack.didMove(toParent: self)
        }

        private func adoptSize() {
            let size = stack.preferredContentSize
            preferredContentSize = CGSize(
                width: min(size.width, 280), height: min(size.height, 180))
        }

        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            if follows { adoptSize() }
        }
    }

    @Test("subclasses and containers that limit the size of their content, or add to it (A-142)")
    func limits() throws {
        try expectSilence { Self.pages(in: LimitedStack()) }
        try expectSilence { Self.pages(in: PaddedStack()) }
        try expectSilence { Self.pages(in: RoomyStack()) }
        let grow = ["tap \"popover/Grow\""]
        try expectSilence(grow) { Self.growing(in: RoomyStack()) }
        let deaf = try explanations(grow) {
            let stack = RoomyStack()
            stack.follows = false
            return Self.growing(in: stack)
        }
        #expect(deaf[0] == [])
        #expect(deaf[1].contains { $0.hasPrefix("sizes-match: \"First\" prefers 400 by 320") })
        try expectSilence { LimitedWrapper(follows: true) }
        try expectStale { LimitedWrapper(follows: false) }
    }

    @Test("catches a container that takes over the size of the page below (A-139)")
    func sizeOfPageBelow() throws {
        final class Late: UIViewController, UINavigationControllerDelegate {
            let stack = RightPopoversTests.pages()

            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(stack)
                stack.view.frame = view.bounds
                stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(stack.view)
                stack.didMove(toParent: self)
                stack.delegate = self
                preferredContentSize = stack.preferredContentSize
            }

            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController, animated: Bool
            ) {
                preferredContentSize =
                    stack.viewControllers.first?.preferredContentSize ?? preferredContentSize
            }
        }
        try expectStale { Late() }
    }
}

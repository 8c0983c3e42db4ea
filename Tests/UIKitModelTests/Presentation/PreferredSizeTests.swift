import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Preferred sizes") struct PreferredSizeTests {
    private let fixture = SimulationFixture { LoggingController("root") }
    private let small = page("small", 300, 300)
    private let large = page("large", 600, 400)

    /// A container that fills itself with one child and records the changes of its size.
    private final class Wrapper: UIViewController {
        let child: UIViewController
        private(set) var heard: [CGSize] = []

        init(_ child: UIViewController) {
            self.child = child
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        /// In the order of the published sample, which does not call `didMove` or set a frame.
        override func viewDidLoad() {
            super.viewDidLoad()
            child.willMove(toParent: self)
            addChild(child)
            view.addSubview(child.view)
        }

        override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            heard.append(container.preferredContentSize)
        }
    }

    // MARK: - Where a change is heard

    @Test("a change goes to the parent, an equal value to nobody (B-073)")
    func parent() {
        let wrapper = Wrapper(small)
        fixture.presentPopover(wrapper)

        fixture.perform { small.preferredContentSize = CGSize(width: 300, height: 300) }
        #expect(wrapper.heard == [])
        fixture.perform { small.preferredContentSize = CGSize(width: 310, height: 300) }
        #expect(wrapper.heard == [CGSize(width: 310, height: 300)])
    }

    @Test("a popover follows the presented controller at once and animates (B-072)")
    func animated() {
        fixture.presentPopover(small)

        small.preferredContentSize = CGSize(width: 500, height: 300)

        #expect(small.view.frame.size == CGSize(width: 500, height: 300))
        #expect(!fixture.simulation.clock.isIdle)
    }

    @Test("it does not animate where a side is 0 (A-147, B-072)")
    func zeroSide() {
        fixture.presentPopover(small)

        small.preferredContentSize = CGSize(width: 0, height: 200)

        #expect(small.view.frame.size == CGSize(width: 375, height: 200))
        #expect(fixture.simulation.clock.isIdle)
    }

    // MARK: - Navigation controllers

    @Test("a navigation controller wants what its top controller wants (A-135)")
    func top() {
        let navigation = UINavigationController(rootViewController: small)

        #expect(navigation.preferredContentSize == CGSize(width: 300, height: 300))
        navigation.pushViewController(large, animated: false)
        #expect(navigation.preferredContentSize == CGSize(width: 600, height: 400))
        navigation.popViewController(animated: false)
        #expect(navigation.preferredContentSize == CGSize(width: 300, height: 300))
    }

    @Test("a push runs first, the popover's resize after it (A-134, A-135)")
    func inSeries() {
        let navigation = UINavigationController(rootViewController: small)
        fixture.presentPopover(navigation)

        navigation.pushViewController(large, animated: true)
        fixture.simulation.advance(to: .last)

        #expect(navigation.topViewController === large)
        #expect(large.view.frame.size == CGSize(width: 300, height: 300))
        fixture.settle()
        #expect(large.view.frame.size == CGSize(width: 600, height: 400))
    }

    @Test("the size of a container around it is followed during the push (A-136, A-138, A-150)")
    func together() {
        let navigation = UINavigationController(rootViewController: small)
        let wrapper = Wrapper(navigation)
        wrapper.preferredContentSize = small.preferredContentSize
        fixture.presentPopover(wrapper)

        navigation.pushViewController(large, animated: true)
        large.popoverPresentationController?.presentedViewController.preferredContentSize =
            large.preferredContentSize
        fixture.simulation.advance(to: .middle)

        #expect(!fixture.simulation.isAtRest)
        #expect(large.view.frame.size == CGSize(width: 600, height: 400))
    }

    @Test("containers that take over their child's size pass it up at once (A-142, A-145)")
    func plumbed() {
        final class Plumbed: UINavigationController {
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                preferredContentSize = container.preferredContentSize
            }
        }
        let navigation = Plumbed(rootViewController: small)
        fixture.presentPopover(navigation)

        navigation.pushViewController(large, animated: true)
        large.preferredContentSize = CGSize(width: 500, height: 500)

        #expect(navigation.view.frame.size == CGSize(width: 500, height: 500))
    }

    @Test("a bar adds nothing to the size")
    func bar() {
        let navigation = UINavigationController(rootViewController: small)
        fixture.presentPopover(navigation)

        fixture.perform { navigation.setNavigationBarHidden(true, animated: false) }
        #expect(navigation.view.frame.size == CGSize(width: 300, height: 300))
    }

    @Test("a delegate's will-show sizes the container, on a pop, too (A-146, A-152, A-153)")
    func willShow() {
        let follower = Follower()
        let navigation = UINavigationController(rootViewController: small)
        let wrapper = Wrapper(navigation)
        wrapper.preferredContentSize = small.preferredContentSize
        navigation.delegate = follower
        fixture.presentPopover(wrapper)

        // The transition is not over yet.
        fixture.simulation.perform { navigation.pushViewController(large, animated: true) }
        #expect(wrapper.view.frame.size == CGSize(width: 600, height: 400))
        #expect(!fixture.simulation.isAtRest)
        fixture.settle()
        fixture.simulation.perform { _ = navigation.popViewController(animated: true) }
        #expect(wrapper.view.frame.size == CGSize(width: 300, height: 300))
        #expect(!fixture.simulation.isAtRest)
        fixture.settle()
    }

    @Test("a page may set its size in viewWillAppear, before the delegate's will-show (A-152)")
    func sizeOnAppearance() {
        final class Late: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                preferredContentSize = CGSize(width: 500, height: 350)
            }
        }
        let follower = Follower()
        let navigation = UINavigationController(rootViewController: Late())
        let wrapper = Wrapper(navigation)
        navigation.delegate = follower

        fixture.presentPopover(wrapper)

        #expect(wrapper.view.frame.size == CGSize(width: 500, height: 350))
    }

    @Test("a container that leaves out didMove works, and its child fills it (A-137, A-150)")
    func publishedContainment() {
        let wrapper = Wrapper(small)
        wrapper.preferredContentSize = CGSize(width: 300, height: 300)

        fixture.presentPopover(wrapper)

        #expect(small.view.frame == wrapper.view.bounds)
        #expect(small.appearanceState == .shown)
    }

    // MARK: - Constraints

    @Test("the fitting size is what width and height constraints say (A-133)")
    func fitting() {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 200)])

        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        width.constant = 320

        #expect(size == CGSize(width: 300, height: 200))
        #expect(view.sizeFixedByConstraints == CGSize(width: 320, height: 200))
    }

    @Test("an axis without constraints fits into nothing (A-147)")
    func openAxis() {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 200).isActive = true

        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

        #expect(size == CGSize(width: 0, height: 200))
        #expect(view.sizeFixedByConstraints == nil)
    }

    @Test("inequalities bound it, and the strongest equality wins (A-133)")
    func bounds() {
        let view = UIView()
        let weak = view.widthAnchor.constraint(equalToConstant: 100)
        weak.priority = .defaultLow
        let weakest = view.widthAnchor.constraint(equalToConstant: 200)
        weakest.priority = .fittingSizeLevel
        NSLayoutConstraint.activate([
            weak, view.widthAnchor.constraint(equalToConstant: 150), weakest,
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
        ])

        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 150, height: 80))
        #expect(
            view.systemLayoutSizeFitting(
                CGSize(width: 90, height: 500), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 90, height: 500))
    }

    @Test(
        "required constraints that the popover's size breaks are logged, weaker ones are not (A-141)",
        arguments: [UILayoutPriority.required, .defaultHigh])
    func unsatisfiable(_ priority: UILayoutPriority) {
        let content = page("content", 300, 300)
        let width = content.view.widthAnchor.constraint(equalToConstant: 400)
        width.priority = priority
        width.isActive = true

        fixture.presentPopover(content)

        #expect(
            fixture.misuses.contains("Unable to simultaneously satisfy constraints.")
                == (priority == .required))
        #expect(
            priority != .required
                || fixture.simulation.misuses.last?.detail
                    == "its width is 300.0, and a required constraint says width == 400.0"
        )
    }

    @Test("a view that leaves its mask aside takes its size from constraints alone (A-151)")
    func withoutMask() {
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = false
        fixture.perform { fixture.root.view.addSubview(view) }
        fixture.rotate(to: .portrait)
        #expect(view.frame == CGRect(x: 5, y: 6, width: 10, height: 10))

        fixture.perform { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
        #expect(view.frame == CGRect(x: 5, y: 6, width: 50, height: 10))
    }
}

/// Gives a navigation controller's parent the size of the page that is about to be shown.
@MainActor private final class Follower: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.parent?.preferredContentSize = viewController.preferredContentSize
    }
}

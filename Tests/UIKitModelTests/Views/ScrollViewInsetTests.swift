import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

/// A scroll view that fills a page, below a bar of 50 points and 24 points of status bar.
@MainActor @Suite("Insets of scroll views")
struct ScrollViewInsetTests {
    private let world = SimulationFixture.plain()
    private let page = LoggingController("page")
    private let view = InsetListener(frame: .zero)
    private let listener = ScrollListener()

    init() {
        view.contentSize = CGSize(width: 100, height: 3_000)
        view.frame = page.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(view)
    }

    private func launch(
        device: String = "iPad Pro 11-inch", orientation: Orientation = .landscape,
        _ root: @escaping (LoggingController) -> UIViewController = {
            UINavigationController(rootViewController: $0)
        }
    ) -> SimulationFixture<UIViewController> {
        SimulationFixture(device: device, orientation: orientation) { root(page) }
    }

    @Test("content begins below the bar and ends above the home indicator (B-112, B-131)")
    func navigation() {
        let fixture = launch()

        #expect(
            view.adjustedContentInset == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
        #expect(view.contentOffset == CGPoint(x: 0, y: -74))
        fixture.perform { view.contentInset.top = 6 }
        #expect(view.adjustedContentInset.top == 80)
        #expect(view.contentInset.top == 6)
        fixture.perform { page.navigationController?.setNavigationBarHidden(true, animated: false) }
        #expect(view.adjustedContentInset.top == 30)
        #expect(view.contentOffset.y == -30)
    }

    @Test("each behaviour insets the edges that it names (B-131)")
    func behaviors() {
        let fixture = launch(device: "iPhone 12")
        typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
        let notches = UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47)
        let vertical = UIEdgeInsets(top: 32, left: 0, bottom: 21, right: 0)
        #expect(view.safeAreaInsets == notches)

        let cases: [(Behavior, CGSize, UIEdgeInsets)] = [
            (.never, CGSize(width: 100, height: 3_000), .zero),
            (.always, CGSize(width: 100, height: 100), notches),
            (.scrollableAxes, CGSize(width: 100, height: 3_000), vertical),
            (.scrollableAxes, CGSize(width: 100, height: 100), .zero),
            (
                .scrollableAxes, CGSize(width: 3_000, height: 100),
                UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
            ),
            (.automatic, CGSize(width: 100, height: 3_000), vertical),
        ]
        for (behavior, size, expected) in cases {
            fixture.perform {
                view.contentInsetAdjustmentBehavior = behavior
                view.contentSize = size
            }
            #expect(view.adjustedContentInset == expected, "\(behavior), \(size)")
        }
        fixture.perform {
            view.contentInsetAdjustmentBehavior = .scrollableAxes
            view.contentSize = .zero
            view.alwaysBounceVertical = true
        }
        #expect(view.adjustedContentInset == vertical)
    }

    @Test("a page's first view is inset in a navigation controller, though nothing scrolls (B-131)")
    func automatic() {
        view.contentSize = .zero
        let fixture = launch()

        #expect(view.adjustedContentInset.top == 74)
        #expect(fixture.simulation.passedBehaviours.contains(.automaticInset))
        fixture.perform { page.view.insertSubview(UIView(frame: .zero), at: 0) }
        #expect(view.adjustedContentInset.top == 0)
    }

    @Test("outside of a window and without safe area there are the content insets alone (B-131)")
    func outside() {
        view.contentInset.top = 5
        #expect(view.adjustedContentInset.top == 5)

        let fixture = launch()
        #expect(view.adjustedContentInset.top == 79)
        fixture.perform { view.removeFromSuperview() }
        #expect(view.adjustedContentInset.top == 5)
    }

    @Test("the view and its delegate are notified of each change of the adjusted insets (B-132)")
    func told() {
        let fixture = launch()
        view.delegate = listener
        view.changes = 0

        fixture.perform { page.additionalSafeAreaInsets.top = 10 }
        #expect(view.changes == 1)
        #expect(listener.journal.take() == ["did scroll to -84", "insets 84"])
        fixture.perform { view.contentSize.height = 2_900 }
        #expect(view.changes == 1)
    }

    @Test("in a popover the bar of its navigation controller insets, the device does not (B-131)")
    func popover() {
        let fixture = SimulationFixture.plain()
        fixture.perform {
            let navigation = UINavigationController(rootViewController: page)
            page.preferredContentSize = CGSize(width: 300, height: 400)
            navigation.modalPresentationStyle = .popover
            navigation.popoverPresentationController?.sourceView = fixture.root.view
            navigation.popoverPresentationController?.sourceRect = CGRect(
                x: 500, y: 100, width: 44, height: 44)
            fixture.root.present(navigation, animated: true)
        }

        #expect(view.frame.size == CGSize(width: 300, height: 400))
        #expect(
            view.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
        #expect(view.contentOffset.y == -50)
    }

    @Test("after a rotation content at its end is still there, with other insets (B-131, B-133)")
    func rotation() {
        let fixture = launch(device: "iPhone 12", orientation: .portrait)
        let height = view.frame.height
        for _ in 0..<10 { fixture.perform { view.receiveScroll(.down) } }
        #expect(view.contentOffset.y == 3_000 + 34 - height)

        fixture.rotate(to: .landscape)
        #expect(view.frame.height < height)
        #expect(view.contentOffset.y == 3_000 + 34 - height)
        for _ in 0..<10 { fixture.perform { view.receiveScroll(.down) } }
        #expect(view.distanceLeft(.down) == 0)
        fixture.rotate(to: .portrait)
        #expect(view.frame.height == height)
        #expect(view.distanceLeft(.down) < 34)
        for _ in 0..<20 { fixture.perform { view.receiveScroll(.up) } }
        #expect(view.contentOffset.y == -91)
    }

    @Test("the keyboard changes no insets; an app's own make its room scrollable (B-131, B-133)")
    func keyboard() {
        let field = UITextField(frame: CGRect(x: 0, y: 2_900, width: 300, height: 44))
        view.addSubview(field)
        let fixture = launch()
        fixture.perform { view.scrollRectToVisible(field.frame, animated: false) }
        let insets = view.adjustedContentInset

        fixture.perform { field.receiveTap() }
        #expect(fixture.simulation.keyboardIsUpForThisApp)
        #expect(view.adjustedContentInset == insets)
        let covered = fixture.simulation.keyboardFrame.height
        fixture.perform { view.contentInset.bottom = covered - insets.bottom }
        fixture.perform { view.scrollRectToVisible(field.frame, animated: false) }
        #expect(
            view.convert(field.frame, to: nil).maxY <= fixture.simulation.keyboardFrame.minY)
    }

    @Test("a drag dismisses the keyboard where the mode says so (B-136)")
    func dismissal() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        view.addSubview(field)
        let fixture = launch()
        for (mode, direction, stays) in [
            (UIScrollView.KeyboardDismissMode.none, ScrollDirection.down, true),
            (.onDrag, .up, false), (.onDrag, .down, false),
        ] {
            view.keyboardDismissMode = mode
            fixture.perform { field.receiveTap() }
            #expect(field.isFirstResponder)

            fixture.perform { view.receiveScroll(direction) }

            #expect(field.isFirstResponder == stays, "\(mode)")
            #expect(fixture.simulation.keyboardIsUpForThisApp == stays)
        }
    }

    @Test("interactively, a drag downwards takes the keyboard with it (B-136)")
    func interactive() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        view.addSubview(field)
        let fixture = launch()
        view.keyboardDismissMode = .interactive
        fixture.perform { field.receiveTap() }

        fixture.perform { view.receiveScroll(.down) }
        #expect(field.isFirstResponder)
        fixture.perform { view.receiveScroll(.up) }
        #expect(!field.isFirstResponder)
    }
}

/// Counts the changes of its adjusted insets.
private final class InsetListener: UIScrollView {
    var changes = 0

    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        changes += 1
    }
}

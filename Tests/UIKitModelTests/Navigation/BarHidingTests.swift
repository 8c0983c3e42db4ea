import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Bars that hide")
struct BarHidingTests {
    private let world = SimulationFixture.plain()

    private func fixture(
        release: Release = .asDocumented, device: String = "iPhone 8",
        orientation: Orientation = .portrait, _ stack: [UIViewController]
    ) -> SimulationFixture<UINavigationController> {
        SimulationFixture(release: release, device: device, orientation: orientation) {
            UINavigationController.stack(stack)
        }
    }

    // MARK: - By the app

    @Test(
        "visibility is the navigation controller's: controllers that set it each time have it as they want (A-140, B-064)"
    )
    func alternating() {
        let small = BarSetter(hides: true)
        let large = BarSetter(hides: false)
        let fixture = fixture([small])
        #expect(fixture.root.isNavigationBarHidden)

        fixture.perform { fixture.root.pushViewController(large, animated: true) }
        #expect(!fixture.root.isNavigationBarHidden)
        #expect(large.view.safeAreaInsets.top == 64)
        fixture.perform { fixture.root.popViewController(animated: true) }
        #expect(fixture.root.isNavigationBarHidden)
        #expect(small.view.safeAreaInsets.top == 20)
    }

    @Test("a controller that does not ask finds it as the last one left it (B-064)") func left() {
        let small = BarSetter(hides: true)
        let fixture = fixture([small])

        fixture.perform { fixture.root.pushViewController(LoggingController("b"), animated: true) }

        #expect(fixture.root.isNavigationBarHidden)
    }

    @Test("a change without animation is immediate, an animated one takes its time (B-064)")
    func duration() {
        let fixture = fixture([LoggingController("a")])

        fixture.root.setNavigationBarHidden(true, animated: false)
        #expect(fixture.simulation.clock.isIdle)
        fixture.root.setNavigationBarHidden(false, animated: true)
        #expect(fixture.simulation.clock.waits == [20])
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }

    @Test("after a cancelled swipe back the returning controller has the bar it asks for (B-064)")
    func cancelledAsDocumented() {
        let fixture = fixture([BarSetter(hides: true), BarSetter(hides: false)])

        fixture.perform { fixture.root.swipeBack(.cancel) }

        #expect(!fixture.root.isNavigationBarHidden)
    }

    @Test("what the controller below set in a cancelled swipe back is not undone (B-064)")
    func notUndone() {
        let fixture = fixture([BarSetter(hides: true), LoggingController("b")])
        fixture.perform { fixture.root.isNavigationBarHidden = false }

        fixture.perform { fixture.root.swipeBack(.cancel) }

        #expect(fixture.root.isNavigationBarHidden)
    }

    @Test("what the returning controller sets of its bar may be lost (C-044)")
    func lost() {
        let fixture = fixture(
            release: .asDocumented.reading(BarAfterCancelledPop.doubt, as: 1),
            [BarSetter(hides: true), BarSetter(hides: false)])
        #expect(!fixture.root.isNavigationBarHidden)

        fixture.perform { fixture.root.swipeBack(.cancel) }

        #expect(fixture.root.isNavigationBarHidden)
    }

    // MARK: - By themselves

    @Test("all of that is off by default (B-067)") func defaults() {
        let navigation = UINavigationController()

        #expect(!navigation.hidesBarsWhenVerticallyCompact)
        #expect(!navigation.hidesBarsWhenKeyboardAppears)
        #expect(navigation.isToolbarHidden && !navigation.isNavigationBarHidden)
    }

    @Test("a low window hides the bar, a high one gives it back (B-067)") func compactHeight() {
        let fixture = fixture([LoggingController("a")])
        fixture.root.hidesBarsWhenVerticallyCompact = true

        fixture.rotate(to: .landscape)
        #expect(fixture.root.isNavigationBarHidden)
        fixture.rotate(to: .portrait)
        #expect(!fixture.root.isNavigationBarHidden)
    }

    @Test("a bar that the app hid stays hidden in a high window (B-067)") func hiddenByApp() {
        let fixture = fixture([LoggingController("a")])
        fixture.root.hidesBarsWhenVerticallyCompact = true
        fixture.perform { fixture.root.isNavigationBarHidden = true }

        fixture.rotate(to: .landscape)
        fixture.rotate(to: .portrait)

        #expect(fixture.root.isNavigationBarHidden)
    }

    @Test("the keyboard hides the bar, which stays hidden when it leaves (B-067)")
    func keyboard() {
        let field = UITextField(frame: .zero)
        let top = LoggingController("a")
        let fixture = fixture([top])
        fixture.perform { top.view.addSubview(field) }
        fixture.root.hidesBarsWhenKeyboardAppears = true

        fixture.perform { field.receiveTap() }
        #expect(fixture.root.isNavigationBarHidden)
        fixture.perform { field.resignFirstResponder() }
        #expect(fixture.root.isNavigationBarHidden)
    }

    // MARK: - The toolbar

    @Test("a toolbar that was hidden while the window changed twice has its items in place (A-148)")
    func toolbarAfterChanges() throws {
        let top = UIViewController()
        top.toolbarItems = [UIBarButtonItem(title: "Sort")]
        let fixture = fixture(device: "iPad Pro 11-inch", orientation: .portrait, [top])
        fixture.perform { fixture.root.isToolbarHidden = false }
        let item = try #require(fixture.root.toolbar.subviews.first)
        #expect(item.frame.minY == 0)

        fixture.perform { fixture.root.isToolbarHidden = true }
        fixture.rotate(to: .landscape)
        fixture.rotate(to: .portrait)
        fixture.perform { fixture.root.isToolbarHidden = false }

        #expect(item.frame.minY == 0)
        #expect(fixture.root.toolbar.safeAreaInsets.bottom == 20)
    }

    @Test("the toolbar is hidden until asked for, and covers the bottom then (A-148)")
    func toolbar() {
        let top = LoggingController("a")
        top.toolbarItems = [UIBarButtonItem(title: "Sort")]
        let fixture = fixture(device: "iPhone 12", [top])
        #expect(top.view.safeAreaInsets.bottom == 34)

        fixture.perform { fixture.root.setToolbarHidden(false, animated: true) }
        #expect(top.view.safeAreaInsets.bottom == 78)
        #expect(fixture.root.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
        #expect(fixture.root.toolbar.subviews.count == 1)
        fixture.perform { fixture.root.pushViewController(LoggingController("b"), animated: true) }
        #expect(fixture.root.toolbar.subviews.isEmpty)
        fixture.perform { fixture.root.isToolbarHidden = true }
        #expect(fixture.root.toolbar.isHidden)
        #expect(fixture.root.topViewController?.view.safeAreaInsets.bottom == 34)
    }
}

/// Sets the bar's visibility whenever it appears, as the controllers of Popovers and
/// preferredContentSize do.
@MainActor private final class BarSetter: UIViewController {
    private let hides: Bool

    init(hides: Bool) {
        self.hides = hides
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(hides, animated: animated)
    }
}

import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Bars that hide")
struct BarHidingTests {
    private func stage(
        release: Release = .asDocumented, device: String = "iPhone 8",
        orientation: Orientation = .portrait, _ stack: [UIViewController]
    ) -> Stage<UINavigationController> {
        Stage(release: release, device: device, orientation: orientation) {
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
        let stage = stage([small])
        #expect(stage.root.isNavigationBarHidden)

        stage.perform { stage.root.pushViewController(large, animated: true) }
        #expect(!stage.root.isNavigationBarHidden)
        #expect(large.view.safeAreaInsets.top == 64)
        stage.perform { stage.root.popViewController(animated: true) }
        #expect(stage.root.isNavigationBarHidden)
        #expect(small.view.safeAreaInsets.top == 20)
    }

    @Test("a controller that does not ask finds it as the last one left it (B-064)") func left() {
        let small = BarSetter(hides: true)
        let stage = stage([small])

        stage.perform { stage.root.pushViewController(Witness("b"), animated: true) }

        #expect(stage.root.isNavigationBarHidden)
    }

    @Test("a change without animation is immediate, an animated one takes its time (B-064)")
    func duration() {
        let stage = stage([Witness("a")])

        Simulation.current = stage.simulation
        stage.root.setNavigationBarHidden(true, animated: false)
        #expect(stage.simulation.clock.isIdle)
        stage.root.setNavigationBarHidden(false, animated: true)
        #expect(stage.simulation.clock.waits == [20])
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }

    @Test("after a cancelled swipe back the returning controller has the bar it asks for (B-064)")
    func cancelledAsDocumented() {
        let stage = stage([BarSetter(hides: true), BarSetter(hides: false)])

        stage.perform { stage.root.swipeBack(.cancel) }

        #expect(!stage.root.isNavigationBarHidden)
    }

    @Test("what the controller below set in a cancelled swipe back is not undone (B-064)")
    func notUndone() {
        let stage = stage([BarSetter(hides: true), Witness("b")])
        stage.perform { stage.root.isNavigationBarHidden = false }

        stage.perform { stage.root.swipeBack(.cancel) }

        #expect(stage.root.isNavigationBarHidden)
    }

    @Test("on releases that lose it, the bar stays as the controller below set it (B-064)")
    func lost() {
        let stage = stage(release: .iOS14, [BarSetter(hides: true), BarSetter(hides: false)])
        #expect(!stage.root.isNavigationBarHidden)

        stage.perform { stage.root.swipeBack(.cancel) }
        #expect(stage.root.isNavigationBarHidden)
        stage.perform { stage.root.isNavigationBarHidden = false }
        #expect(!stage.root.isNavigationBarHidden)
    }

    // MARK: - By themselves

    @Test("all of that is off by default (B-067)") func defaults() {
        let navigation = UINavigationController()

        #expect(!navigation.hidesBarsWhenVerticallyCompact)
        #expect(!navigation.hidesBarsWhenKeyboardAppears)
        #expect(!navigation.hidesBarsOnTap)
        #expect(navigation.isToolbarHidden && !navigation.isNavigationBarHidden)
    }

    @Test("a low window hides the bar, a high one gives it back (B-067)") func compactHeight() {
        let stage = stage([Witness("a")])
        stage.root.hidesBarsWhenVerticallyCompact = true

        stage.rotate(to: .landscape)
        #expect(stage.root.isNavigationBarHidden)
        stage.rotate(to: .portrait)
        #expect(!stage.root.isNavigationBarHidden)
    }

    @Test("a bar that the app hid stays hidden in a high window (B-067)") func hiddenByApp() {
        let stage = stage([Witness("a")])
        stage.root.hidesBarsWhenVerticallyCompact = true
        stage.perform { stage.root.isNavigationBarHidden = true }

        stage.rotate(to: .landscape)
        stage.rotate(to: .portrait)

        #expect(stage.root.isNavigationBarHidden)
    }

    @Test("the keyboard hides the bar, and a tap on the content brings it back (B-067)")
    func keyboard() {
        let field = UITextField(frame: .zero)
        let top = Witness("a")
        let stage = stage([top])
        stage.perform { top.view.addSubview(field) }
        stage.root.hidesBarsWhenKeyboardAppears = true

        stage.perform { field.receiveTap() }
        #expect(stage.root.isNavigationBarHidden)
        stage.perform { field.resignFirstResponder() }
        #expect(stage.root.isNavigationBarHidden)
        stage.perform { stage.root.receiveTapOnContent() }
        #expect(!stage.root.isNavigationBarHidden)
        stage.perform { stage.root.receiveTapOnContent() }
        #expect(!stage.root.isNavigationBarHidden)
    }

    @Test("taps on the content hide and show the bar where the app wants that (B-067)")
    func taps() {
        let stage = stage([Witness("a")])
        stage.perform { stage.root.receiveTapOnContent() }
        #expect(!stage.root.isNavigationBarHidden)

        stage.root.hidesBarsOnTap = true
        stage.perform { stage.root.receiveTapOnContent() }
        #expect(stage.root.isNavigationBarHidden)
        stage.perform { stage.root.receiveTapOnContent() }
        #expect(!stage.root.isNavigationBarHidden)
    }

    // MARK: - The toolbar

    @Test("the toolbar is hidden until asked for, and covers the bottom then (A-148)")
    func toolbar() {
        let top = Witness("a")
        top.toolbarItems = [UIBarButtonItem(title: "Sort")]
        let stage = stage(device: "iPhone 12", [top])
        #expect(top.view.safeAreaInsets.bottom == 34)

        stage.perform { stage.root.setToolbarHidden(false, animated: true) }
        #expect(top.view.safeAreaInsets.bottom == 78)
        #expect(stage.root.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
        #expect(stage.root.toolbar.subviews.count == 1)
        stage.perform { stage.root.pushViewController(Witness("b"), animated: true) }
        #expect(stage.root.toolbar.subviews.isEmpty)
        stage.perform { stage.root.isToolbarHidden = true }
        #expect(stage.root.toolbar.isHidden)
        #expect(stage.root.topViewController?.view.safeAreaInsets.bottom == 34)
    }
}

/// Sets the bar's visibility whenever it appears, as article 004's controllers do.
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

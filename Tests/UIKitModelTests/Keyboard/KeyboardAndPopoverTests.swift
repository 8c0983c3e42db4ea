import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Keyboard and popovers")
struct KeyboardAndPopoverTests {
    private let world = SimulationFixture.plain()
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
    private let content = LoggingController("content")

    /// A popover of 300 × 400 points, with a text field, below a point of the window.
    private func fixture(pointingAt y: CGFloat) -> SimulationFixture<UIViewController> {
        let fixture = SimulationFixture<UIViewController>.plain()
        fixture.perform {
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 300, height: 400)
            content.view.addSubview(field)
            content.popoverPresentationController?.sourceView = fixture.root.view
            content.popoverPresentationController?.sourceRect = CGRect(
                x: 500, y: y, width: 44, height: 44)
            fixture.root.present(content, animated: true)
        }
        return fixture
    }

    private func frame() -> CGRect { content.view.convert(content.view.bounds, to: nil) }

    @Test("a popover keeps clear of the keyboard, and comes back when that goes (B-079)")
    func moves() {
        let fixture = fixture(pointingAt: 200)
        let before = frame()
        #expect(before.size == CGSize(width: 300, height: 400))

        fixture.perform { field.receiveTap() }
        #expect(frame().maxY <= fixture.simulation.keyboardFrame.minY)
        #expect(field.isFirstResponder)
        fixture.perform { fixture.simulation.setKeyboard(shown: false) }
        #expect(frame() == before)
    }

    @Test("the popover's delegate may send it elsewhere when the keyboard comes (B-079)")
    func reposition() {
        let mover = Mover()
        let fixture = fixture(pointingAt: 200)
        content.popoverPresentationController?.delegate = mover

        fixture.perform { field.receiveTap() }

        #expect(mover.calls == 1)
    }

    @Test("a field in what is dismissed is first responder no longer, and the keyboard goes")
    func dismissed() {
        let fixture = fixture(pointingAt: 200)
        fixture.perform { field.receiveTap() }

        fixture.perform { fixture.root.dismiss(animated: true) }

        #expect(!field.isFirstResponder)
        #expect(fixture.simulation.keyboardFrame.isNull)
    }

    @Test("the visible controller is the one presented over the stack, else its top (B-068)")
    func visible() {
        let fixture = SimulationFixture {
            UINavigationController(rootViewController: LoggingController("a"))
        }
        let navigation = fixture.root
        #expect(navigation.visibleViewController === navigation.topViewController)

        content.modalPresentationStyle = .formSheet
        fixture.perform { navigation.topViewController?.present(content, animated: true) }
        #expect(navigation.visibleViewController === content)
        #expect(navigation.topViewController !== content)
        fixture.perform { content.dismiss(animated: true) }
        #expect(navigation.visibleViewController === navigation.topViewController)
    }
}

@MainActor private final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
    private(set) var calls = 0

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        calls += 1
    }
}

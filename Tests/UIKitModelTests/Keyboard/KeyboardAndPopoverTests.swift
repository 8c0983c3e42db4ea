import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Keyboard and popovers")
struct KeyboardAndPopoverTests {
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
    private let content = Witness("content")

    /// A popover of 300 × 400 points, with a text field, below a point of the window.
    private func stage(pointingAt y: CGFloat) -> Stage<UIViewController> {
        let stage = Stage<UIViewController>.plain()
        stage.perform {
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 300, height: 400)
            content.view.addSubview(field)
            content.popoverPresentationController?.sourceView = stage.root.view
            content.popoverPresentationController?.sourceRect = CGRect(
                x: 500, y: y, width: 44, height: 44)
            stage.root.present(content, animated: true)
        }
        return stage
    }

    private func frame() -> CGRect { content.view.convert(content.view.bounds, to: nil) }

    @Test("a popover keeps clear of the keyboard, and comes back when that goes (B-079)")
    func moves() {
        let stage = stage(pointingAt: 200)
        let before = frame()
        #expect(before.size == CGSize(width: 300, height: 400))

        stage.perform { field.receiveTap() }
        #expect(frame().maxY <= stage.simulation.keyboardFrame.minY)
        #expect(field.isFirstResponder)
        stage.perform { stage.simulation.setKeyboard(shown: false) }
        #expect(frame() == before)
    }

    @Test("the popover's delegate may send it elsewhere when the keyboard comes (B-079)")
    func reposition() {
        let mover = Mover()
        let stage = stage(pointingAt: 200)
        content.popoverPresentationController?.delegate = mover

        stage.perform { field.receiveTap() }

        #expect(mover.calls == 1)
    }

    @Test("a field in what is dismissed is first responder no longer, and the keyboard goes")
    func dismissed() {
        let stage = stage(pointingAt: 200)
        stage.perform { field.receiveTap() }

        stage.perform { stage.root.dismiss(animated: true) }

        #expect(!field.isFirstResponder)
        #expect(stage.simulation.keyboardFrame.isNull)
    }

    @Test("the visible controller is the one presented over the stack, else its top (B-068)")
    func visible() {
        let stage = Stage { UINavigationController(rootViewController: Witness("a")) }
        let navigation = stage.root
        #expect(navigation.visibleViewController === navigation.topViewController)

        content.modalPresentationStyle = .formSheet
        stage.perform { navigation.topViewController?.present(content, animated: true) }
        #expect(navigation.visibleViewController === content)
        #expect(navigation.topViewController !== content)
        stage.perform { content.dismiss(animated: true) }
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

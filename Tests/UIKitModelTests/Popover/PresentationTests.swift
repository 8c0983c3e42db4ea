import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Presenting") struct PresentationTests {
    private let journal = Journal()

    private func stage(_ release: Release = .asDocumented) -> Stage<Witness> {
        Stage(release: release) { Witness("root", journal: journal) }
    }

    private func modal(_ style: UIModalPresentationStyle = .fullScreen) -> Witness {
        let modal = Witness("modal", journal: journal)
        modal.modalPresentationStyle = style
        return modal
    }

    @Test("a full-screen presentation takes the presenter's view away and brings it back (B-100)")
    func fullScreen() {
        let stage = stage()
        _ = journal.take()

        stage.perform { stage.root.present(modal(), animated: true) }

        #expect(
            journal.take() == [
                "root will disappear", "modal will appear", "modal is appearing",
                "modal did appear", "root did disappear",
            ])
        #expect(stage.root.view.window == nil)

        stage.perform { stage.root.dismiss(animated: true) }

        #expect(
            journal.take() == [
                "modal will disappear", "root will appear", "root is appearing",
                "root did appear", "modal did disappear",
            ])
        #expect(stage.root.view.window != nil)
        #expect(stage.root.presentedViewController == nil)
        #expect(stage.simulation.firstControllerWithWrongAppearance == nil)
    }

    @Test("a window that turned under a full screen has its root's view in its new size (B-117)")
    func rotationUnderneath() {
        let stage = stage()
        stage.perform { stage.root.present(modal(), animated: true) }
        stage.rotate(to: .portrait)

        stage.perform { stage.root.dismiss(animated: true) }

        #expect(stage.root.view.frame == stage.window.bounds)
        #expect(stage.root.view.safeAreaInsets == stage.simulation.windowInsets)
    }

    @Test("popovers and sheets hide nothing (B-081)", arguments: [7, 1, 2, 5])
    func hidingNothing(_ style: Int) {
        let stage = stage()
        _ = journal.take()
        let content = modal(UIModalPresentationStyle(rawValue: style) ?? .none)
        content.popoverPresentationController?.sourceView = stage.root.view

        stage.perform { stage.root.present(content, animated: true) }
        stage.perform { content.dismiss(animated: true) }

        #expect(
            journal.take() == [
                "modal will appear", "modal is appearing", "modal did appear",
                "modal will disappear", "modal did disappear",
            ])
    }

    @Test("a full screen from inside a popover covers it without taking it away (B-082)")
    func fromInsidePopover() {
        let stage = stage()
        let content = Witness("content", journal: journal)
        stage.presentPopover(content)
        _ = journal.take()

        stage.perform { content.present(modal(), animated: true) }
        stage.perform { content.dismiss(animated: true) }

        #expect(
            journal.take() == [
                "modal will appear", "modal is appearing", "modal did appear",
                "modal will disappear", "modal did disappear",
            ])
        #expect(stage.simulation.firstControllerWithWrongAppearance == nil)
    }

    @Test("completions come when the transition is over (B-010)")
    func completions() {
        let stage = stage()
        let modal = modal()

        stage.perform {
            stage.root.present(modal, animated: true) { [journal] in journal.note("presented") }
        }
        #expect(journal.take().suffix(2) == ["root did disappear", "presented"])
        stage.perform { modal.dismiss(animated: false) { [journal] in journal.note("dismissed") } }
        #expect(journal.take().suffix(2) == ["modal did disappear", "dismissed"])
    }

    @Test("the same controller works as a column and modally (A-010)")
    func columnOrModal() {
        func menu() -> UIViewController {
            let menu = UIViewController()
            let navigation = UINavigationController(rootViewController: Witness("list"))
            menu.addChild(navigation)
            menu.view.addSubview(navigation.view)
            navigation.didMove(toParent: menu)
            return menu
        }
        let columns = Stage { UISplitViewController.columns(primary: menu(), behavior: .tile) }
        let stage = stage()
        let modal = menu()
        stage.perform { stage.root.present(modal, animated: true) }

        #expect(columns.root.children.contains { $0.children.first is UINavigationController })
        #expect(modal.children.first?.view.frame == modal.view.bounds)
        #expect(modal.children.first?.appearanceState == .shown)
    }

    // MARK: - Who presents

    @Test("the outermost container presents, and its whole tree knows of it (B-082)")
    func outermost() {
        let inner = Witness("inner")
        let stage = Stage { UINavigationController(rootViewController: inner) }
        let modal = modal()

        stage.perform { inner.present(modal, animated: true) }

        #expect(inner.presentedViewController === modal)
        #expect(stage.root.presentedViewController === modal)
        #expect(modal.presentingViewController === stage.root)
        #expect(stage.root.visibleViewController === modal)
    }

    @Test("a second presentation from one controller is refused with a log (B-083)")
    func secondPresentation() {
        let stage = stage()
        let first = modal(.overFullScreen)

        stage.perform { stage.root.present(first, animated: true) }
        stage.perform { stage.root.present(modal(.overFullScreen), animated: true) }

        #expect(stage.root.presentedViewController === first)
        #expect(
            stage.misuses == [
                "Attempt to present Witness on Witness which is already presenting Witness"
            ])
    }

    @Test("presenting what is presented already, or has a parent, raises (B-083)")
    func activeController() {
        let stage = stage()
        let content = modal(.overFullScreen)
        stage.perform { stage.root.present(content, animated: true) }

        stage.perform { content.present(content, animated: true) }
        #expect(stage.simulation.exception?.name == "NSInvalidArgumentException")

        let other = self.stage()
        let child = Witness("child")
        other.perform {
            other.root.addChild(child)
            other.root.present(child, animated: true)
        }
        #expect(
            other.simulation.exception?.reason
                == "Application tried to present modally an active controller Witness.")
    }

    @Test("what is in no window presents nothing (B-083)")
    func noWindow() {
        let stage = stage()

        stage.perform { Witness("loose").present(modal(), animated: true) }

        #expect(
            stage.misuses == [
                "Attempt to present Witness on Witness whose view is not in the window hierarchy!"
            ])
    }

    @Test("dismissing ends all that was presented from there (B-082)")
    func chain() {
        let stage = stage()
        let first = modal(.overFullScreen)
        let second = modal(.overFullScreen)
        stage.perform { stage.root.present(first, animated: true) }
        stage.perform { first.present(second, animated: true) }

        stage.perform { stage.root.dismiss(animated: true) }

        #expect(!stage.simulation.isPresenting)
        #expect(stage.root.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
        #expect(stage.misuses == [])
    }

    @Test("a dismissal during the presentation ends that first")
    func dismissalInTransition() {
        let stage = stage()
        let modal = modal()

        stage.perform {
            stage.root.present(modal, animated: true)
            stage.root.dismiss(animated: true)
        }

        #expect(!stage.simulation.isPresenting)
        #expect(stage.root.view.window != nil)
        #expect(stage.simulation.appearanceFaults == [])
        #expect(stage.simulation.firstControllerWithWrongAppearance == nil)
    }

    @Test("the default style is the release's")
    func defaultStyle() {
        #expect(stage(.iOS12).root.modalPresentationStyle == .fullScreen)
        #expect(stage(.iOS14).root.modalPresentationStyle == .automatic)
    }

    @Test("presented controllers are gone with their simulation")
    func memory() {
        weak var content: UIViewController?
        weak var popover: UIPresentationController?
        do {
            let stage = Stage { Witness("root") }
            let made = page("content", 300, 200)
            content = made
            popover = stage.presentPopover(made)
        }
        // Another simulation is current from here on: suites that come next may rely on one.
        _ = Stage { Witness("next") }

        #expect(content == nil)
        #expect(popover == nil)
    }
}

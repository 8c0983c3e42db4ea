import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Presenting") struct PresentationTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()

    private func fixture(_ release: Release = .asDocumented) -> SimulationFixture<LoggingController>
    {
        SimulationFixture(release: release) { LoggingController("root", journal: journal) }
    }

    private func modal(_ style: UIModalPresentationStyle = .fullScreen) -> LoggingController {
        let modal = LoggingController("modal", journal: journal)
        modal.modalPresentationStyle = style
        return modal
    }

    @Test("a full-screen presentation takes the presenter's view away and brings it back (B-100)")
    func fullScreen() {
        let fixture = fixture()
        _ = journal.take()

        fixture.perform { fixture.root.present(modal(), animated: true) }

        #expect(
            journal.take() == [
                "root will disappear", "modal will appear", "modal is appearing",
                "modal did appear", "root did disappear",
            ])
        #expect(fixture.root.view.window == nil)

        fixture.perform { fixture.root.dismiss(animated: true) }

        #expect(
            journal.take() == [
                "modal will disappear", "root will appear", "root is appearing",
                "root did appear", "modal did disappear",
            ])
        #expect(fixture.root.view.window != nil)
        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
    }

    @Test("a window that turned under a full screen has its root's view in its new size (B-117)")
    func rotationUnderneath() {
        let fixture = fixture()
        fixture.perform { fixture.root.present(modal(), animated: true) }
        fixture.rotate(to: .portrait)

        fixture.perform { fixture.root.dismiss(animated: true) }

        #expect(fixture.root.view.frame == fixture.window.bounds)
        #expect(fixture.root.view.safeAreaInsets == fixture.simulation.windowInsets)
    }

    @Test("popovers and sheets hide nothing (B-081)", arguments: [7, 1, 2, 5])
    func hidingNothing(_ style: Int) {
        let fixture = fixture()
        _ = journal.take()
        let content = modal(UIModalPresentationStyle(rawValue: style) ?? .none)
        content.popoverPresentationController?.sourceView = fixture.root.view

        fixture.perform { fixture.root.present(content, animated: true) }
        fixture.perform { content.dismiss(animated: true) }

        #expect(
            journal.take() == [
                "modal will appear", "modal is appearing", "modal did appear",
                "modal will disappear", "modal did disappear",
            ])
    }

    @Test("a full screen from inside a popover covers it without taking it away (B-082)")
    func fromInsidePopover() {
        let fixture = fixture()
        let content = LoggingController("content", journal: journal)
        fixture.presentPopover(content)
        _ = journal.take()

        fixture.perform { content.present(modal(), animated: true) }
        fixture.perform { content.dismiss(animated: true) }

        #expect(
            journal.take() == [
                "modal will appear", "modal is appearing", "modal did appear",
                "modal will disappear", "modal did disappear",
            ])
        #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
    }

    @Test("completions come when the transition is over (B-010)")
    func completions() {
        let fixture = fixture()
        let modal = modal()

        fixture.perform {
            fixture.root.present(modal, animated: true) { [journal] in journal.note("presented") }
        }
        #expect(journal.take().suffix(2) == ["root did disappear", "presented"])
        fixture.perform {
            modal.dismiss(animated: false) { [journal] in journal.note("dismissed") }
        }
        #expect(journal.take().suffix(2) == ["modal did disappear", "dismissed"])
    }

    @Test("the same controller works as a column and modally (A-010)")
    func columnOrModal() {
        func menu() -> UIViewController {
            let menu = UIViewController()
            let navigation = UINavigationController(rootViewController: LoggingController("list"))
            menu.addChild(navigation)
            menu.view.addSubview(navigation.view)
            navigation.didMove(toParent: menu)
            return menu
        }
        let columns = SimulationFixture {
            UISplitViewController.columns(primary: menu(), behavior: .tile)
        }
        let fixture = fixture()
        let modal = menu()
        fixture.perform { fixture.root.present(modal, animated: true) }

        #expect(columns.root.children.contains { $0.children.first is UINavigationController })
        #expect(modal.children.first?.view.frame == modal.view.bounds)
        #expect(modal.children.first?.appearanceState == .shown)
    }

    // MARK: - Who presents

    @Test("the outermost container presents, and its whole tree knows of it (B-082)")
    func outermost() {
        let inner = LoggingController("inner")
        let fixture = SimulationFixture { UINavigationController(rootViewController: inner) }
        let modal = modal()

        fixture.perform { inner.present(modal, animated: true) }

        #expect(inner.presentedViewController === modal)
        #expect(fixture.root.presentedViewController === modal)
        #expect(modal.presentingViewController === fixture.root)
        #expect(fixture.root.visibleViewController === modal)
    }

    @Test("a second presentation from one controller is refused with a log (B-083)")
    func secondPresentation() {
        let fixture = fixture()
        let first = modal(.overFullScreen)

        fixture.perform { fixture.root.present(first, animated: true) }
        fixture.perform { fixture.root.present(modal(.overFullScreen), animated: true) }

        #expect(fixture.root.presentedViewController === first)
        #expect(
            fixture.misuses == [
                "Attempt to present LoggingController on LoggingController which is already presenting LoggingController"
            ])
    }

    @Test("presenting what is presented already, or has a parent, raises (B-083)")
    func activeController() {
        let fixture = fixture()
        let content = modal(.overFullScreen)
        fixture.perform { fixture.root.present(content, animated: true) }

        fixture.perform { content.present(content, animated: true) }
        #expect(fixture.simulation.exception?.name == "NSInvalidArgumentException")

        let other = self.fixture()
        let child = LoggingController("child")
        other.perform {
            other.root.addChild(child)
            other.root.present(child, animated: true)
        }
        #expect(
            other.simulation.exception?.reason
                == "Application tried to present modally an active controller LoggingController.")
    }

    @Test("what is in no window presents nothing (B-083)")
    func noWindow() {
        let fixture = fixture()

        fixture.perform { LoggingController("loose").present(modal(), animated: true) }

        #expect(
            fixture.misuses == [
                "Attempt to present LoggingController on LoggingController whose view is not in the window hierarchy!"
            ])
    }

    @Test(
        "of what a dismissal ends, the topmost is animated, and what lies between goes at once (B-082)",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
    func chainInOneAnimation(_ style: UIModalPresentationStyle, _ animated: Bool) {
        let journal = Journal()
        let fixture = SimulationFixture { LoggingController("root", journal: journal) }
        let pages = ["a", "b", "c"].map { LoggingController($0, journal: journal) }
        var last: UIViewController = fixture.root
        for page in pages {
            page.modalPresentationStyle = style
            fixture.perform { last.present(page, animated: false) }
            last = page
        }
        _ = journal.take()
        var isDone = false

        fixture.simulation.perform {
            fixture.root.dismiss(animated: animated) {
                isDone = pages.allSatisfy { $0.view.window == nil }
            }
        }

        #expect(pages.map { $0.view.window != nil } == [false, false, animated])
        fixture.settle()
        #expect(isDone && !fixture.simulation.isPresenting)
        let isFull = style == .fullScreen
        let between =
            isFull ? [] : ["b", "a"].flatMap { ["\($0) will disappear", "\($0) did disappear"] }
        let lines = journal.take()
        #expect(lines.filter { $0.hasPrefix("a ") || $0.hasPrefix("b ") } == between)
        #expect(lines.filter { $0.hasPrefix("c ") } == ["c will disappear", "c did disappear"])
        #expect(
            lines.filter { $0.hasPrefix("root") }
                == (isFull ? ["root will appear", "root is appearing", "root did appear"] : []))
        #expect(fixture.simulation.appearanceFaults.isEmpty && fixture.root.view.window != nil)
    }

    @Test("dismissing ends all that was presented from there (B-082)")
    func chain() {
        let fixture = fixture()
        let first = modal(.overFullScreen)
        let second = modal(.overFullScreen)
        fixture.perform { fixture.root.present(first, animated: true) }
        fixture.perform { first.present(second, animated: true) }

        fixture.perform { fixture.root.dismiss(animated: true) }

        #expect(!fixture.simulation.isPresenting)
        #expect(fixture.root.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
        #expect(fixture.misuses == [])
    }

    @Test("a dismissal during the presentation ends that first")
    func dismissalInTransition() {
        let fixture = fixture()
        let modal = modal()

        fixture.perform {
            fixture.root.present(modal, animated: true)
            fixture.root.dismiss(animated: true)
        }

        #expect(!fixture.simulation.isPresenting)
        #expect(fixture.root.view.window != nil)
        #expect(fixture.simulation.appearanceFaults == [])
        #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
    }

    @Test("the default style is the release's")
    func defaultStyle() {
        #expect(fixture(.iOS12).root.modalPresentationStyle == .fullScreen)
        #expect(fixture(.iOS14).root.modalPresentationStyle == .automatic)
    }

    @Test("presented controllers are gone with their simulation")
    func memory() {
        weak var content: UIViewController?
        weak var popover: UIPresentationController?
        do {
            let fixture = SimulationFixture { LoggingController("root") }
            let made = page("content", 300, 200)
            content = made
            popover = fixture.presentPopover(made)
        }
        // Another simulation is current from here on.
        _ = SimulationFixture { LoggingController("next") }

        #expect(content == nil)
        #expect(popover == nil)
    }

    @Test("the handler of a dismissal may present anew (B-083)", arguments: [true, false])
    func presentsAnew(animated: Bool) {
        let fixture = fixture()
        let next = LoggingController("next")
        fixture.perform { fixture.root.present(modal(.formSheet), animated: true) }

        fixture.perform {
            fixture.root.dismiss(animated: animated) {
                fixture.root.present(next, animated: animated)
            }
        }

        #expect(fixture.root.presentedViewController === next)
        #expect(next.presentingViewController === fixture.root)
        fixture.perform { fixture.root.present(LoggingController("third"), animated: true) }
        #expect(fixture.misuses.count == 1, "a second presentation is refused")
        fixture.perform { next.dismiss(animated: true) }
        #expect(!fixture.simulation.isPresenting)
    }

    @Test("the handler of a dismissal may present the same controller again (B-083)")
    func presentsAgain() {
        let fixture = fixture()
        let content = modal(.formSheet)
        fixture.perform { fixture.root.present(content, animated: true) }

        fixture.perform {
            content.dismiss(animated: true) { fixture.root.present(content, animated: true) }
        }

        #expect(content.presentingViewController === fixture.root)
        fixture.perform { content.dismiss(animated: true) }
        #expect(!fixture.simulation.isPresenting)
        #expect(content.view.window == nil)
        #expect(fixture.simulation.appearanceFaults.isEmpty)
    }

    @Test("a presenter may go while what it presents comes on screen from its handler (B-082)")
    func presenterGoes() {
        let fixture = fixture()
        weak var gone: LoggingController?
        var kept: UIPresentationController?
        func run() {
            let first = modal(.formSheet)
            gone = first
            let inner = LoggingController("inner")
            kept = inner.presentationController
            fixture.perform { fixture.root.present(first, animated: true) }
            fixture.perform { first.present(inner, animated: true) }
            fixture.perform {
                first.dismiss(animated: true) {
                    first.present(LoggingController("next"), animated: true)
                }
            }
        }
        run()

        fixture.perform { fixture.root.dismiss(animated: true) }
        fixture.perform { fixture.root.present(LoggingController("last"), animated: true) }

        #expect(gone == nil)
        #expect(kept?.presentingViewController !== fixture.root)
        #expect(fixture.root.presentedViewController?.title == "last")
    }

    @Test("after the background a presented split view has the mode that the user chose (B-056)")
    func backgroundAndMode() {
        let fixture = SimulationFixture<UIViewController> { LoggingController("root") }
        let split = UISplitViewController.classic(
            LoggingController("list"), LoggingController("detail"))
        split.modalPresentationStyle = .fullScreen
        fixture.perform { fixture.root.present(split, animated: true) }
        fixture.perform { split.displayModeButtonWasTapped() }
        #expect(split.displayMode == .secondaryOnly)

        fixture.perform { fixture.simulation.enterBackgroundAndReturn() }

        #expect(split.displayMode == .secondaryOnly)
    }
}

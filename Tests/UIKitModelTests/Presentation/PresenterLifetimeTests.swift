import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("Presenters that go") struct PresenterLifetimeTests {
    private let world = SimulationFixture.plain()

    /// Presents from a root that then leaves the window, and of which nothing is left.
    private func presentFromRootThatGoes(
        _ style: UIModalPresentationStyle, gone: (UIViewController?) -> Void
    ) -> (fixture: SimulationFixture<UIViewController>, content: LoggingController) {
        let fixture = SimulationFixture<UIViewController> { LoggingController("next") }
        let content = LoggingController("content")
        let next = fixture.root
        func replaceRoots() {
            let first = LoggingController("first")
            gone(first)
            fixture.perform { fixture.window.rootViewController = first }
            if style == .popover {
                content.modalPresentationStyle = .popover
                content.popoverPresentationController?.sourceView = first.view
                content.popoverPresentationController?.sourceRect = CGRect(
                    x: 500, y: 100, width: 40, height: 40)
            } else {
                content.modalPresentationStyle = style
            }
            fixture.perform { first.present(content, animated: true) }
            #expect(content.presentingViewController === first)
            fixture.perform { fixture.window.rootViewController = next }
        }
        replaceRoots()
        return (fixture, content)
    }

    @Test(
        "what a presenter has presented stays on screen without it, and can go (B-082)",
        arguments: [0, 1, 2, 5, 7])
    func presenterGoes(_ style: Int) throws {
        weak var first: UIViewController?
        let (fixture, content) = presentFromRootThatGoes(
            try #require(UIModalPresentationStyle(rawValue: style))
        ) { first = $0 }
        let presentation = content.presentationController

        #expect(first == nil)
        #expect(content.view.window != nil)
        #expect(fixture.simulation.isPresenting)
        fixture.rotate(to: .portrait)
        fixture.resize(to: .third)
        fixture.resize(to: .full)
        fixture.perform { fixture.simulation.enterBackgroundAndReturn() }
        #expect(content.presentingViewController == nil)
        _ = presentation?.presentingViewController

        fixture.perform { content.dismiss(animated: true) }

        #expect(!fixture.simulation.isPresenting)
        #expect(fixture.simulation.passedBehaviours.contains(.presenterGoes))
        #expect(content.view.window == nil)
        #expect(fixture.root.view.window != nil)
        #expect(fixture.simulation.firstControllerWithWrongAppearance == nil)
        fixture.perform { fixture.root.present(content, animated: true) }
        #expect(content.presentingViewController === fixture.root)
    }

    @Test("a presentation that an app makes itself outlives its controllers (B-082)")
    func madeByApp() {
        func make() -> UIPresentationController {
            UIPresentationController(
                presentedViewController: LoggingController("content"),
                presenting: LoggingController("presenter"))
        }
        world.perform {
            let made = make()
            _ = LoggingController("other")

            #expect(type(of: made.presentedViewController) == UIViewController.self)
            #expect(type(of: made.presentingViewController) == UIViewController.self)
        }
    }
}

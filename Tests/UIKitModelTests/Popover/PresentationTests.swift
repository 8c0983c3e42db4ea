import Foundation
import Testing
@_spi(Simulation) import UIKitModel

@MainActor @Suite struct PresentationTests {
    private let journal = Journal()

    private func stage(_ release: Release = .asDocumented) -> Stage<Witness> {
        Stage(release: release) { Witness("root", journal: journal) }
    }

    @Test("a full-screen presentation takes the presenter's view away and brings it back (B-100)")
    func fullScreen() {
        let stage = stage()
        _ = journal.take()

        stage.perform {
            let modal = Witness("modal", journal: journal)
            modal.modalPresentationStyle = .fullScreen
            stage.root.present(modal, animated: true)
        }

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

    @Test("a popover leaves what is behind it as it is (B-081, B-082)")
    func popover() {
        let stage = stage()
        _ = journal.take()

        stage.perform {
            let content = Witness("content", journal: journal)
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 300, height: 200)
            content.popoverPresentationController?.sourceView = stage.root.view
            content.popoverPresentationController?.sourceRect = CGRect(
                x: 100, y: 100, width: 44, height: 44)
            stage.root.present(content, animated: true)
        }

        #expect(
            journal.take() == [
                "content will appear", "content is appearing", "content did appear",
            ])
        let content = stage.root.presentedViewController
        #expect(content?.view.frame == CGRect(x: 10, y: 157, width: 300, height: 200))
        #expect(content?.popoverPresentationController?.arrowDirection == .up)
        #expect(content?.presentingViewController === stage.root)
        #expect(stage.window.hitTest(CGPoint(x: 900, y: 700), with: nil) !== stage.root.view)
        #expect(stage.simulation.firstControllerWithWrongAppearance == nil)
    }
}

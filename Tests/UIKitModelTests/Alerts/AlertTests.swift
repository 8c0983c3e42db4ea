import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@Suite("Alerts") @MainActor struct AlertTests {
    private let journal = Journal()

    private func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: style)
        let styles: [(String, UIAlertAction.Style)] = [
            ("Delete", .destructive), ("Cancel", .cancel),
        ]
        for (title, style) in styles {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [journal] action in
                    journal.note(action.title ?? "")
                })
        }
        return alert
    }

    private func rows(in world: SimulationFixture<UIViewController>) -> [UIControl] {
        var controls: [UIControl] = []
        world.simulation.activePresentations.last?.controllerOnScreen?.view
            .appendUncoveredControls(to: &controls)
        return controls
    }

    private func tap(_ title: String, in world: SimulationFixture<UIViewController>) throws {
        let row = try #require(rows(in: world).first { $0.shownTitle == title })
        #expect(row.isReachable)
        world.perform { row.receiveTap() }
    }

    @Test("an alert stands in the middle, and a tap dismisses it before the handler runs (B-153)")
    func chosen() throws {
        let world = SimulationFixture.plain()
        let alert = alert()
        world.perform { world.root.present(alert, animated: true) }
        #expect(world.root.presentedViewController === alert)
        #expect(abs(alert.view.frame.midX - world.window.bounds.midX) < 1)
        #expect(alert.view.frame.width == 270)
        let row = try #require(rows(in: world).first { $0.shownTitle == "Delete" })

        world.simulation.perform { row.receiveTap() }

        #expect(journal.take() == [] && alert.isBeingDismissed)
        world.settle()
        #expect(journal.take() == ["Delete"])
        #expect(world.root.presentedViewController == nil && world.misuses == [])
    }

    @Test("an action sheet is a popover in regular width, without its cancel action (B-153)")
    func popover() throws {
        let world = SimulationFixture.plain()
        let sheet = alert(.actionSheet)
        sheet.popoverPresentationController?.sourceView = world.root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 9, y: 99, width: 9, height: 9)

        world.perform { world.root.present(sheet, animated: true) }

        #expect(world.simulation.activePresentations.first?.styleOnScreen == .popover)
        #expect(rows(in: world).map(\.shownTitle) == ["Delete"])
        world.perform { world.simulation.touchOutside() }
        #expect(journal.take() == ["Cancel"])
        #expect(world.root.presentedViewController == nil && world.misuses == [])
    }

    @Test("an action sheet without an anchor raises in regular width (B-071, B-153)")
    func noAnchor() {
        let world = SimulationFixture.plain()

        world.perform { world.root.present(alert(.actionSheet), animated: true) }

        #expect(world.simulation.exception?.name == "NSGenericException")
    }

    @Test(
        "in compact width an action sheet comes up from the bottom, with its cancel action (B-153)")
    func bottom() throws {
        let world = SimulationFixture.plain(device: "iPhone 12", orientation: .portrait)
        let sheet = alert(.actionSheet)
        #expect(sheet.popoverPresentationController == nil)

        world.perform { world.root.present(sheet, animated: true) }

        #expect(rows(in: world).map(\.shownTitle) == ["Delete", "Cancel"])
        #expect(sheet.view.frame.maxY == world.window.bounds.maxY - 34)
        world.perform { world.simulation.touchOutside() }
        #expect(journal.take() == ["Cancel"])
    }

    @Test("since iOS 26 an action sheet of a phone is at its source, without cancel action (D-037)")
    func atSource() throws {
        let world = SimulationFixture.plain(
            release: .iOS26, device: "iPhone 12", orientation: .portrait)
        let sheet = alert(.actionSheet)
        sheet.popoverPresentationController?.sourceView = world.root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 9, y: 99, width: 9, height: 9)

        world.perform { world.root.present(sheet, animated: true) }

        #expect(world.simulation.activePresentations.first?.styleOnScreen == .popover)
        #expect(rows(in: world).map(\.shownTitle) == ["Delete"])
        #expect(sheet.view.frame.minY == 121)
        world.perform { world.simulation.touchOutside() }
        #expect(journal.take() == ["Cancel"] && world.misuses == [])
    }

    @Test("an action sheet at the bottom comes down when the keyboard goes (B-079, B-153)")
    func aboveKeyboard() {
        let world = SimulationFixture(window: .half) { UIViewController() }
        let sheet = alert(.actionSheet)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 99, height: 44))
        sheet.popoverPresentationController?.sourceView = world.root.view
        world.perform {
            world.root.view.addSubview(field)
            field.becomeFirstResponder()
            world.root.present(sheet, animated: true)
        }
        #expect(sheet.view.frame.maxY == world.simulation.keyboardFrame.minY - 8)

        world.perform { world.simulation.setKeyboard(shown: false) }

        #expect(sheet.view.frame.maxY > world.window.bounds.maxY - 40)
    }

    @Test("since iOS 26 one without a source is in the middle, with its cancel action (D-038)")
    func withoutSource() throws {
        let world = SimulationFixture.plain(
            release: .iOS26, device: "iPhone 12", orientation: .portrait)
        let sheet = alert(.actionSheet)

        world.perform { world.root.present(sheet, animated: true) }

        #expect(rows(in: world).map(\.shownTitle) == ["Delete", "Cancel"])
        #expect(abs(sheet.view.frame.midY - world.window.bounds.midY) < 11)
        try tap("Cancel", in: world)
        #expect(journal.take() == ["Cancel"] && world.simulation.exception == nil)
    }

    @Test("an action sheet follows the window between popover and bottom (B-153)")
    func adapts() throws {
        let world = SimulationFixture.plain()
        let sheet = alert(.actionSheet)
        sheet.popoverPresentationController?.sourceView = world.root.view
        world.perform { world.root.present(sheet, animated: true) }

        world.resize(to: .third)

        #expect(rows(in: world).map(\.shownTitle) == ["Delete", "Cancel"])
        world.resize(to: .full)
        #expect(rows(in: world).map(\.shownTitle) == ["Delete"])
        #expect(world.misuses == [])
    }

    @Test("its fields take the keyboard, and the alert makes room (B-153)") func fields() throws {
        let world = SimulationFixture.plain()
        let alert = alert()
        alert.addTextField { $0.placeholder = "Name" }

        world.perform { world.root.present(alert, animated: true) }

        #expect(alert.textFields?.first?.isFirstResponder == true)
        #expect(alert.view.frame.maxY <= world.simulation.keyboardFrame.minY)
        try tap("Cancel", in: world)
        #expect(journal.take() == ["Cancel"])
        #expect(!world.simulation.keyboard.isUp)
    }

    @Test("a disabled action takes no tap (B-153)") func disabled() throws {
        let world = SimulationFixture.plain()
        let alert = alert()
        alert.actions[0].isEnabled = false
        world.perform { world.root.present(alert, animated: true) }
        #expect(rows(in: world).map(\.shownTitle) == ["Cancel"])

        world.perform { alert.actions[0].isEnabled = true }

        #expect(rows(in: world).map(\.shownTitle) == ["Cancel", "Delete"])
    }

    @Test("a second cancel action, a field in a sheet and a foreign preferred action raise (B-153)")
    func misuse() {
        for misuse in 0..<3 {
            let world = SimulationFixture.plain()
            world.perform {
                let sheet = alert(.actionSheet)
                switch misuse {
                case 0: sheet.addAction(UIAlertAction(title: "No", style: .cancel))
                case 1: sheet.addTextField()
                default: sheet.preferredAction = UIAlertAction(title: "No", style: .default)
                }
            }
            #expect(world.simulation.exception?.name == "NSInternalInconsistencyException")
        }
    }

    @Test("alerts and menus go with their presentation") func memory() throws {
        let world = SimulationFixture.plain()
        weak var weakAlert: UIAlertController?
        weak var weakRow: UIControl?
        do {
            let alert = alert()
            weakAlert = alert
            world.perform { world.root.present(alert, animated: true) }
            weakRow = rows(in: world).first
        }
        #expect(weakAlert != nil && weakRow != nil)

        try tap("Cancel", in: world)

        #expect(weakAlert == nil && weakRow == nil)
    }
}

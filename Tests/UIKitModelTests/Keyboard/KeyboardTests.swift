import Foundation
import Testing

@_spi(Simulation) @testable import UIKitModel

@MainActor @Suite("The keyboard")
struct KeyboardTests {
    private let world = SimulationFixture.plain()
    private let journal = Journal()
    private let form = Form()

    private func fixture(
        device: String = "iPad Pro 11-inch", orientation: Orientation = .landscape,
        window: WindowSize = .full
    ) -> SimulationFixture<Form> {
        SimulationFixture(device: device, orientation: orientation, window: window) { form }
    }

    @Test("a tap on a text field makes it first responder, and brings the keyboard up (B-079)")
    func tap() {
        let fixture = fixture()
        #expect(fixture.simulation.keyboardFrame.isNull)

        fixture.perform { form.fields[0].receiveTap() }

        #expect(form.fields[0].isFirstResponder && form.fields[0].isEditing)
        #expect(fixture.simulation.keyboardFrame == CGRect(x: 0, y: 412, width: 1194, height: 422))
    }

    @Test("another field takes it over, and resigning hides it (B-079)") func takeOver() {
        let fixture = fixture()
        fixture.perform { form.fields[0].receiveTap() }

        fixture.perform { form.fields[1].becomeFirstResponder() }
        #expect(!form.fields[0].isFirstResponder && form.fields[1].isFirstResponder)
        #expect(!fixture.simulation.keyboardFrame.isNull)
        fixture.perform { #expect(form.view.endEditing(true)) }
        #expect(fixture.simulation.firstResponder == nil)
        #expect(fixture.simulation.keyboardFrame.isNull)
    }

    @Test(
        "from iOS 17 on the keyboard of a phone comes after the call that asks for it (D-186)",
        arguments: [Release.iOS16, .iOS17, .iOS26], ["iPhone 12", "iPad Pro 11-inch"])
    func later(release: Release, device: String) {
        let isLate = release != .iOS16 && device == "iPhone 12"
        let fixture = SimulationFixture(release: release, device: device, orientation: .portrait) {
            form
        }
        form.listen(to: journal)

        fixture.perform {
            form.fields[0].becomeFirstResponder()
            #expect(form.fields[0].isFirstResponder)
            #expect(journal.lines.isEmpty == isLate)
            #expect(fixture.simulation.keyboardFrame.isNull == isLate)
        }
        #expect(journal.take().count == 2 && !fixture.simulation.keyboardFrame.isNull)
        fixture.perform {
            form.fields[0].resignFirstResponder()
            form.fields[0].becomeFirstResponder()
        }
        #expect(journal.take().isEmpty == isLate)
    }

    @Test("a field's delegate is asked and told") func delegate() {
        let listener = FieldListener(journal: journal)
        let fixture = fixture()
        form.fields[0].delegate = listener

        fixture.perform { form.fields[0].receiveTap() }
        fixture.perform { form.fields[0].resignFirstResponder() }
        #expect(journal.take() == ["begin?", "did begin", "end?", "did end"])
        listener.answer = false
        fixture.perform { #expect(!form.fields[0].becomeFirstResponder()) }
        #expect(fixture.simulation.keyboardFrame.isNull)
    }

    @Test("what is in no window cannot be first responder, and what leaves it is it no longer")
    func leaving() {
        let fixture = fixture()
        #expect(fixture.simulation.hasTextFields)
        fixture.perform { form.fields[0].receiveTap() }

        fixture.perform { form.fields[0].removeFromSuperview() }

        #expect(!form.fields[0].isFirstResponder && fixture.simulation.firstResponder == nil)
        #expect(fixture.simulation.keyboardFrame.isNull)
        fixture.perform { #expect(!form.fields[0].becomeFirstResponder()) }
        fixture.perform { form.fields[1].removeFromSuperview() }
        #expect(!fixture.simulation.hasTextFields)
    }

    @Test("a responder that takes no text needs no keyboard, and takes a field's away")
    func withoutText() {
        let fixture = fixture()
        fixture.perform { form.fields[0].receiveTap() }

        fixture.perform { #expect(form.becomeFirstResponder()) }

        #expect(form.isFirstResponder && fixture.simulation.keyboardFrame.isNull)
    }

    @Test("the app is notified inside the call, and again at its end (B-079)") func notifications()
    {
        let fixture = fixture()
        form.listen(to: journal)

        form.fields[0].receiveTap()
        #expect(journal.take() == ["will show, 412, local"])
        fixture.settle()
        #expect(journal.take() == ["did show, 412, local"])
        fixture.perform { form.fields[0].resignFirstResponder() }
        #expect(journal.take() == ["will hide, 834, local", "did hide, 834, local"])
        fixture.perform {
            form.fields[0].receiveTap()
            form.fields[0].resignFirstResponder()
        }
        #expect(
            journal.take() == ["will show, 412, local", "will hide, 834, local"]
                + ["did hide, 834, local"])
    }

    @Test("an app is notified of its own simulation's keyboard only") func isolation() {
        let first = fixture()
        form.listen(to: journal)
        let other = Form()
        let second = SimulationFixture { other }

        second.perform { other.fields[0].receiveTap() }
        #expect(journal.take().isEmpty)
        first.perform { form.fields[0].receiveTap() }
        #expect(journal.take().count == 2)
    }

    @Test("turning the device gives it another height, and the app learns it") func rotation() {
        let fixture = fixture()
        form.listen(to: journal)
        fixture.perform { form.fields[0].receiveTap() }
        _ = journal.take()

        fixture.rotate(to: .portrait)

        #expect(fixture.simulation.keyboardFrame == CGRect(x: 0, y: 857, width: 834, height: 337))
        #expect(journal.take() == ["will show, 857, local", "did show, 857, local"])
    }

    @Test("when the app learns of the turned keyboard, its views have their new sizes (B-079)")
    func toldInNewSize() {
        let fixture = fixture()
        fixture.perform { form.fields[0].receiveTap() }
        var heights: [CGFloat] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { heights.append(fixture.root.view.bounds.height) } }
        defer { NotificationCenter.default.removeObserver(observer) }

        fixture.rotate(to: .portrait)

        #expect(heights == [1194])
    }

    @Test("of a window beside another app's it covers that window's part (C-094)")
    func besideAnother() {
        let half = fixture(window: .half)
        half.perform { form.fields[0].receiveTap() }
        #expect(half.simulation.keyboardFrame == CGRect(x: 0, y: 412, width: 592, height: 422))

        let other = Form()
        let over = SimulationFixture(window: .slideOver) { other }
        over.perform { other.fields[0].receiveTap() }
        // A Slide Over window is 48 points less high than the screen, and vertically centred.
        #expect(over.simulation.keyboardFrame == CGRect(x: 0, y: 388, width: 375, height: 398))
    }

    @Test("it may be up for the other app, and goes with that (C-091)") func otherApp() {
        let fixture = fixture(window: .half)
        form.listen(to: journal)
        #expect(fixture.simulation.canShowKeyboard)

        fixture.perform { fixture.simulation.setKeyboard(shown: true) }
        #expect(journal.take() == ["will show, 412, foreign", "did show, 412, foreign"])
        #expect(!fixture.simulation.keyboardFrame.isNull)
        fixture.resize(to: .full)
        #expect(fixture.simulation.keyboardFrame.isNull)
        #expect(!fixture.simulation.canShowKeyboard)
    }

    @Test("its own key hides it, and it comes back for the field that is still first responder")
    func ownKey() {
        let fixture = fixture()
        #expect(!fixture.simulation.canHideKeyboard && !fixture.simulation.canShowKeyboard)
        fixture.perform { form.fields[0].receiveTap() }
        #expect(fixture.simulation.canHideKeyboard && !fixture.simulation.canShowKeyboard)

        fixture.perform { fixture.simulation.setKeyboard(shown: false) }
        #expect(fixture.simulation.keyboardFrame.isNull && form.fields[0].isFirstResponder)
        fixture.perform { fixture.simulation.setKeyboard(shown: true) }
        #expect(!fixture.simulation.keyboardFrame.isNull)
    }

    @Test("UIKit moves no plain content for it (C-091)") func nothingMoves() {
        let fixture = fixture()
        let before = (form.view.frame, form.view.safeAreaInsets)

        fixture.perform { form.fields[0].receiveTap() }

        #expect(form.view.frame == before.0 && form.view.safeAreaInsets == before.1)
    }

    @Test("a phone's has no key to hide it") func phone() {
        let fixture = fixture(device: "iPhone 8", orientation: .portrait)
        fixture.perform { form.fields[0].receiveTap() }

        #expect(fixture.simulation.keyboardFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
        #expect(!fixture.simulation.canHideKeyboard)
    }
}

/// Two text fields.
@MainActor private final class Form: UIViewController {
    let fields = [UITextField(frame: .zero), UITextField(frame: .zero)]
    private var tokens: [any NSObjectProtocol] = []

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, field) in fields.enumerated() {
            field.placeholder = "Field \(index)"
            field.frame = CGRect(x: 100, y: 100 + 60 * CGFloat(index), width: 200, height: 44)
            view.addSubview(field)
        }
    }

    /// Records each notification, with the final top of the keyboard.
    func listen(to journal: Journal) {
        let names = [
            (UIResponder.keyboardWillShowNotification, "will show"),
            (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardWillHideNotification, "will hide"),
            (UIResponder.keyboardDidHideNotification, "did hide"),
        ]
        tokens = names.map { name, words in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak journal] notification in
                let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
                let local = notification.userInfo?[UIResponder.keyboardIsLocalUserInfoKey]
                let top = (end as? NSValue)?.cgRectValue.minY ?? -1
                let isLocal = local as? Bool ?? false
                MainActor.assumeIsolated {
                    journal?.note("\(words), \(Int(top)), \(isLocal ? "local" : "foreign")")
                }
            }
        }
    }
}

@MainActor private final class FieldListener: NSObject, UITextFieldDelegate {
    private let journal: Journal
    var answer = true

    init(journal: Journal) {
        self.journal = journal
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        journal.note("begin?")
        return answer
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { journal.note("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        journal.note("end?")
        return answer
    }
    func textFieldDidEndEditing(_ textField: UITextField) { journal.note("did end") }
}

import Foundation
internal import Journal

/// The button of an action in an alert or of an entry in a menu.
@MainActor final class ChoiceRow: UIControl {
    let title: String?
    /// The action of an alert; `nil` in a menu.
    let action: UIAlertAction?
    private let choose: @MainActor () -> Void

    /// Whether the app had disabled the entry when its menu opened. Later changes show in the next.
    private let wasDisabled: Bool

    init(
        _ title: String?, for entry: UIAction? = nil, of action: UIAlertAction? = nil,
        isEnabled: Bool, choose: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.action = action
        wasDisabled = entry?.attributes.contains(.disabled) == true
        self.choose = choose
        super.init(frame: .zero)
        self.isEnabled = isEnabled
        action?.row = self
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the app lets the user choose it.
    var isEnabledByApp: Bool { action?.isEnabled ?? !wasDisabled }

    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside) { choose() }
    }
}

extension UIViewController {
    /// Dismisses an alert or a menu for a choice of the user, which runs when it is gone.
    func leave(for choice: AnyObject, then run: @escaping () -> Void) {
        guard let presentation = activePresentation, presentation.phase == .presented else {
            return
        }
        Simulation.active.note(.choice(ObjectIdentifier(choice), in: serialNumber), by: .user)
        presentation.end(animated: true, cause: .app, completion: run)
    }
}

import Foundation

/// The button of an action in an alert or of an entry in a menu.
@MainActor final class ChoiceRow: UIControl {
    let title: String?
    /// The action of an alert; `nil` in a menu.
    let action: UIAlertAction?
    private let choose: @MainActor () -> Void

    /// Whether the app had disabled the entry when its menu opened. Later changes show in the next
    /// menu.
    private let wasDisabled: Bool

    init(
        _ title: String?, for entry: UIAction? = nil, isEnabled: Bool,
        choose: @escaping @MainActor () -> Void
    ) {
        self.title = title
        action = nil
        wasDisabled = entry?.attributes.contains(.disabled) == true
        self.choose = choose
        super.init(frame: .zero)
        self.isEnabled = isEnabled
    }

    init(_ action: UIAlertAction, of alert: UIAlertController) {
        title = action.title
        self.action = action
        wasDisabled = false
        choose = { [weak alert] in alert?.choose(action) }
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        action.row = self
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the app lets the user choose it.
    var isEnabledByApp: Bool { action?.isEnabled ?? !wasDisabled }

    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside) { choose() }
    }
}

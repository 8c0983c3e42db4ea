public import Foundation
internal import Journal

/// A line of text to type into. A tap makes it the first responder, which brings the keyboard up.
@preconcurrency @MainActor open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String? {
        didSet { nameDidChange() }
    }
    open weak var delegate: (any UITextFieldDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isTextField = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isTextField = true
    }

    open var isEditing: Bool { isFirst }

    open override var canBecomeFirstResponder: Bool {
        isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    open override var canResignFirstResponder: Bool {
        delegate?.textFieldShouldEndEditing(self) ?? true
    }

    override var takesText: Bool { true }

    override func firstResponderDidChange() {
        Simulation.active.note(.editing(serialNumber, begins: isFirst))
        if isFirst {
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
        } else {
            delegate?.textFieldDidEndEditing(self)
            sendActions(for: .editingDidEnd)
        }
    }

    open override func sendActions(for controlEvents: UIControl.Event) {
        if controlEvents == .editingDidBegin || controlEvents == .editingDidEnd {
            let begins = controlEvents == .editingDidBegin
            Simulation.active.note(.editingActions(serialNumber, begins: begins))
        }
        super.sendActions(for: controlEvents)
    }
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}

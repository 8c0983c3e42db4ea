import Foundation
internal import Journal

/// A message with choices: an alert in the middle of the window, or an action sheet (B-153).
///
/// An action sheet is a popover on an iPad in regular width, and needs an anchor there. Elsewhere
/// it comes up from the bottom; since iOS 26 it is at its source, too (D-037). A tap on an action
/// dismisses the controller, then the action's handler runs.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    public private(set) var preferredStyle = Style.actionSheet
    /// In the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The fields that were added; `nil` where there are none.
    public private(set) var textFields: [UITextField]?

    open var message: String? {
        didSet { contentDidChange() }
    }

    open override var title: String? {
        didSet { contentDidChange() }
    }

    /// The action that the return key chooses. It must have been added.
    open var preferredAction: UIAlertAction? {
        didSet {
            guard let preferredAction, !actions.contains(where: { $0 === preferredAction })
            else { return }
            Simulation.active.raise(
                "NSInternalInconsistencyException",
                "The preferred action of an alert controller must be one of its actions")
        }
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    // MARK: - Actions and fields

    /// Raises for a second action of the style `cancel` (B-153).
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, cancelAction != nil {
            return Simulation.active.raise(
                "NSInternalInconsistencyException",
                "UIAlertController can only have one action with a style of "
                    + "UIAlertActionStyleCancel")
        }
        actions.append(action)
        contentDidChange()
    }

    /// Raises for an action sheet: only alerts have fields (B-153).
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Simulation.active.raise(
                "NSInternalInconsistencyException",
                "Text fields can only be added to an alert controller of style "
                    + "UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    // MARK: - The view (AlertView.swift)

    open override func loadView() {
        view = AlertView(of: self)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    private func contentDidChange() {
        guard let content = viewIfLoaded as? AlertView else { return }
        content.update()
        activePresentation?.container?.setNeedsLayout()
    }

    // MARK: - Its presentation (AlertPresentation.swift)

    /// A popover for an action sheet on an iPad, and since iOS 26 on a phone (D-037). The app's own
    /// setting has no effect.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get {
            guard preferredStyle == .actionSheet else { return .custom }
            let isPad = Simulation.active.environment.device.idiom == .pad
            return isPad || UIAlertController.sheetsAreAnchored ? .popover : .custom
        }
        set { super.modalPresentationStyle = newValue }
    }

    override func makePresentation(isPopover: Bool) -> UIPresentationController {
        isPopover
            ? ActionSheetPresentation(preparedFor: self) : AlertPresentation(preparedFor: self)
    }

    func choose(_ action: UIAlertAction) { leave(for: action) { self.run(action) } }

    func run(_ action: UIAlertAction) {
        Simulation.active.note(.action(ObjectIdentifier(action)))
        action.handler?(action)
    }

    override var stateText: String? {
        var parts = [message ?? "", preferredAction?.stateText ?? ""]
        for action in actions { parts.append(action.stateText) }
        for field in textFields ?? [] { parts.append(field.text ?? "") }
        return parts.joined(separator: "\u{1f}")
    }
}

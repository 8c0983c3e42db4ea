public import Foundation

/// A choice in an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    public let title: String?
    public let style: Style
    let handler: (@MainActor (UIAlertAction) -> Void)?
    /// The button of the action, while an alert on screen has one.
    weak var row: ChoiceRow?

    /// Whether the user can choose the action.
    open var isEnabled = true {
        didSet { row?.isEnabled = isEnabled }
    }

    public init(
        title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

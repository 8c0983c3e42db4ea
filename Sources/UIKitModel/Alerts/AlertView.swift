import Foundation

/// The content of an alert: its title and message, its fields, and a button for each action.
@MainActor final class AlertView: UIView {
    /// The controller that owns this view.
    private var alert: UIAlertController? { controller as? UIAlertController }
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private var rows: [ChoiceRow] = []

    static let inset: CGFloat = 16
    static let rowHeight: CGFloat = 44
    static let fieldHeight: CGFloat = 30

    init(of alert: UIAlertController) {
        super.init(frame: .zero)
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
        fill(from: alert)
    }

    required init?(coder: NSCoder) { nil }

    /// Follows a change of the controller's content.
    func update() {
        if let alert { fill(from: alert) }
    }

    private func fill(from alert: UIAlertController) {
        titleLabel.text = alert.title
        messageLabel.text = alert.message
        for field in alert.textFields ?? [] where field.superview !== self { addSubview(field) }
        let shown = alert.shownActions
        if rows.count != shown.count || zip(rows, shown).contains(where: { $0.action !== $1 }) {
            for row in rows { row.removeFromSuperview() }
            rows = shown.map { action in
                ChoiceRow(action.title, of: action, isEnabled: action.isEnabled) { [weak alert] in
                    alert?.choose(action)
                }
            }
            for row in rows { addSubview(row) }
        }
        if alert.preferredStyle == .actionSheet {
            let width = AlertPlacement.popoverWidth
            let size = CGSize(width: width, height: alert.contentHeight(width: width))
            if alert.preferredContentSize != size { alert.preferredContentSize = size }
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let alert else { return }
        let width = storedFrame.size.width
        let inner = width - 2 * AlertView.inset
        var top = AlertView.inset
        for label in [titleLabel, messageLabel] {
            let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
            label.frame = CGRect(x: AlertView.inset, y: top, width: inner, height: height)
            top += height
        }
        for field in alert.textFields ?? [] {
            field.frame = CGRect(
                x: AlertView.inset, y: top, width: inner, height: AlertView.fieldHeight)
            top += AlertView.fieldHeight
        }
        top += AlertView.inset
        layOutRows(from: top, beside: alert.hasRowsSideBySide, width: width)
    }

    /// Rows share the room that is left where that is less than they want.
    private func layOutRows(from top: CGFloat, beside: Bool, width: CGFloat) {
        let lines = beside ? 1 : rows.count
        guard lines > 0 else { return }
        let room = storedFrame.size.height - top
        let height = max(1, min(AlertView.rowHeight, room / CGFloat(lines)))
        let isMirrored = layoutDirection == .rightToLeft
        for (index, row) in rows.enumerated() {
            let column = isMirrored ? 1 - index : index
            row.frame =
                beside
                ? CGRect(x: CGFloat(column) * width / 2, y: top, width: width / 2, height: height)
                : CGRect(x: 0, y: top + CGFloat(index) * height, width: width, height: height)
        }
    }
}

extension UIAlertController {
    /// The actions that have a button, from the top: the cancel action last, or first of two that
    /// are side by side. A popover has none for it.
    var shownActions: [UIAlertAction] {
        let shown = actions.filter { $0.style != .cancel }
        guard let cancelAction, activePresentation?.shownStyle != .popover else { return shown }
        return hasRowsSideBySide ? [cancelAction] + shown : shown + [cancelAction]
    }

    var hasRowsSideBySide: Bool { preferredStyle == .alert && actions.count == 2 }

    /// The height of all content, in points.
    func contentHeight(width: CGFloat) -> CGFloat {
        let inner = width - 2 * AlertView.inset
        let title = TextMetric.size(
            of: title ?? "", font: .systemFont(ofSize: 17, weight: .semibold), width: inner,
            lines: 0)
        let message = TextMetric.size(
            of: message ?? "", font: .systemFont(ofSize: 13), width: inner, lines: 0)
        let lines = hasRowsSideBySide ? 1 : shownActions.count
        let fields = AlertView.fieldHeight * CGFloat(textFields?.count ?? 0)
        return 2 * AlertView.inset + title.height + message.height + fields
            + AlertView.rowHeight * CGFloat(lines)
    }
}

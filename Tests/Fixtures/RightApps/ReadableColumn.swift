import UIKit

/// Rows below each other in a column in the middle that is not too wide to read, as tall as they
/// need.
class ReadableColumn: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue where !rows.contains(row) { row.removeFromSuperview() }
            for row in rows where row.superview !== self { addSubview(row) }
            setNeedsLayout()
        }
    }

    fileprivate var greatestWidth: CGFloat { 600 }
    fileprivate var gap: CGFloat { 10 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(safeAreaInsets.left, safeAreaInsets.right) + 16
        let width = max(0, min(bounds.width - 2 * side, greatestWidth))
        var y: CGFloat = 16
        for row in rows {
            let fitting = row.sizeThatFits(CGSize(width: width, height: 10_000)).height
            let height = max(row is UIControl ? 48 : 24, fitting.rounded(.up))
            row.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
            y += height + gap
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
    }
}

/// Such a column with text fields: the one that is edited stays above the keyboard.
final class KeyboardColumn: ReadableColumn {
    private var keyboardHeight: CGFloat = 0 { didSet { revealFocus() } }
    private var tokens: [any NSObjectProtocol] = []

    fileprivate override var greatestWidth: CGFloat { 560 }
    fileprivate override var gap: CGFloat { 12 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        keyboardDismissMode = .onDrag
        let hide = UIResponder.keyboardWillHideNotification
        tokens = [UIResponder.keyboardWillShowNotification, hide].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let height = name == hide ? 0 : end?.cgRectValue.height ?? 0
                MainActor.assumeIsolated { self?.keyboardHeight = height }
            }
        }
    }

    required init?(coder: NSCoder) { nil }
    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func revealFocus() {
        setNeedsLayout()
        guard keyboardHeight > 0, let field = rows.first(where: \.isFirstResponder) else { return }
        layoutIfNeeded()
        scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -8), animated: false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bottom = max(0, keyboardHeight - safeAreaInsets.bottom)
        if contentInset.bottom != bottom { contentInset.bottom = bottom }
    }
}

import UIKit

extension UIViewController {
    /// Whether this page is in front, so that it may push or present.
    var isInFront: Bool {
        guard presentedViewController == nil, viewIfLoaded?.window != nil else { return false }
        if (navigationController ?? self).isBeingDismissed { return false }
        return navigationController == nil || navigationController?.topViewController === self
    }
}

/// Rows below each other in a scroll view, as wide as is easy to read.
final class RowColumn: UIScrollView {
    private(set) var rows: [UIView] = []

    func show(_ new: [UIView]) {
        for row in rows where !new.contains(where: { $0 === row }) { row.removeFromSuperview() }
        for row in new where row.superview !== self { addSubview(row) }
        rows = new
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, min(bounds.width - 32, 600))
        var y: CGFloat = 12
        for row in rows {
            let fit = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
                .height.rounded(.up)
            let height = row is UILabel ? fit : max(44, fit)
            row.frame = CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: y, width: width, height: height)
            y += height + 8
        }
        let size = CGSize(width: bounds.width, height: y + 4)
        if contentSize != size { contentSize = size }
    }

    /// Fills a page; bars and safe areas inset the content.
    func fill(_ view: UIView) {
        alwaysBounceVertical = true
        keyboardDismissMode = .onDrag
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            topAnchor.constraint(equalTo: view.topAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

/// Parts below each other in a scroll view, beside the safe area.
final class PartStack: UIScrollView {
    var parts: [UIView] = [] {
        didSet {
            for old in oldValue where !parts.contains(old) { old.removeFromSuperview() }
            for part in parts where part.superview !== self { addSubview(part) }
            setNeedsLayout()
        }
    }
    var buttonTitles: [String] { parts.compactMap { ($0 as? UIButton)?.currentTitle } }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        var y: CGFloat = 8
        for part in parts {
            let fitting = ceil(part.sizeThatFits(CGSize(width: width, height: 10_000)).height)
            part.frame = CGRect(
                x: left, y: y, width: width, height: part is UIControl ? max(44, fitting) : fitting)
            y = part.frame.maxY + 8
        }
        let size = CGSize(width: bounds.width, height: y)
        if size != contentSize { contentSize = size }
    }
}

/// Rows of one height below each other in a scroll view, beside the safe area.
@MainActor final class FixedRows: UIScrollView {
    private(set) var rows: [UIView] = []
    var texts: [String] {
        rows.compactMap { ($0 as? UIButton)?.currentTitle ?? ($0 as? UILabel)?.text }
    }
    func show(_ new: [UIView]) {
        alwaysBounceVertical = true
        for row in rows { row.removeFromSuperview() }
        rows = new
        rows.forEach(addSubview)
        setNeedsLayout()
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 12
        let width = max(0, bounds.width - left - safeAreaInsets.right - 12)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: 8 + CGFloat(index) * 52, width: width, height: 48)
        }
        contentSize = CGSize(width: bounds.width, height: 12 + CGFloat(rows.count) * 52)
    }
}

@MainActor func rowLabel(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    return label
}

@MainActor func rowButton(_ title: String, _ tap: @escaping () -> Void) -> UIView {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in tap() })
}

/// A page of such rows, which it makes anew each time it appears.
@MainActor class RowPage: UIViewController {
    let list = FixedRows()

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = list }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    func refresh() {}
}

/// Keeps the field that is edited above the keyboard.
@MainActor final class KeyboardInset {
    private weak var scrollView: UIScrollView?
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
    /// In the window's coordinates; `nil` while the keyboard is down.
    private var frame: CGRect?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        let (will, did) = (
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification
        )
        for (name, shows) in [
            (will, true), (did, true), (UIResponder.keyboardWillHideNotification, false),
        ] {
            let token = NotificationCenter.default.addObserver(
                forName: name, object: nil, queue: nil
            ) { [weak self] note in
                let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
                    .cgRectValue
                MainActor.assumeIsolated {
                    self?.frame = shows ? end : nil
                    self?.update()
                }
            }
            tokens.append(token)
        }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    /// Also called when the page has been laid out.
    func update() {
        guard let scrollView, let window = scrollView.window else { return }
        var inset: CGFloat = 0
        if let frame {
            let top = min(frame.minY, window.bounds.maxY - frame.height)
            inset = max(
                0,
                scrollView.convert(scrollView.bounds, to: nil).maxY - top
                    - scrollView.safeAreaInsets.bottom)
        }
        if scrollView.contentInset.bottom != inset { scrollView.contentInset.bottom = inset }
        for case let field as UITextField in scrollView.subviews
        where frame != nil && field.isFirstResponder {
            scrollView.scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -8), animated: false)
        }
    }
}

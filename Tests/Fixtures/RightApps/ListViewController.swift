import UIKit

/// Stands in for a table view: rows of buttons in a scroll view.
class ListViewController: UIViewController {
    struct Row {
        var title: String
        var handler: @MainActor () -> Void
        init(_ title: String, _ handler: @escaping @MainActor () -> Void) {
            self.title = title
            self.handler = handler
        }
    }

    let list = UIScrollView()
    private var buttons: [UIButton] = []
    var rows: [Row] = [] {
        didSet { if isViewLoaded { reload() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.alwaysBounceVertical = true
        view.addSubview(list)
        reload()
    }

    private func reload() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = rows.map { row in
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: row.title) { _ in row.handler() })
            button.contentHorizontalAlignment = .leading
            list.addSubview(button)
            return button
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        let width = view.bounds.width - insets.left - insets.right
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: insets.left, y: CGFloat(index) * 44, width: width, height: 44)
        }
        list.contentSize = CGSize(width: width, height: CGFloat(buttons.count) * 44)
    }
}

/// A text in the middle of the safe area.
class TextViewController: UIViewController {
    let label = UILabel()

    init(title: String?, text: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        label.text = text
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            label.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -16),
        ])
    }
}

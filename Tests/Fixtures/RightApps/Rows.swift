import UIKit

/// A list of rows, as a plain table view has them.
final class RowsView: UIScrollView {
    struct Row {
        let title: String
        let select: @MainActor () -> Void
    }

    static let rowHeight: CGFloat = 44
    var rows: [Row] = [] { didSet { rebuild() } }
    private var buttons: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func rebuild() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = rows.map { row in
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: row.title) { _ in row.select() })
            button.contentHorizontalAlignment = .leading
            // A table view takes one touch.
            button.isExclusiveTouch = true
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: safeAreaInsets.left, y: CGFloat(index) * Self.rowHeight, width: width,
                height: Self.rowHeight)
        }
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
    }
}

/// A controller whose view is a list of rows, as `UITableViewController` is.
class RowsViewController: UIViewController {
    let rowsView = RowsView()

    override func loadView() {
        view = rowsView
    }
}

/// A page of one text, below the bars.
class TextPageViewController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
        ])
    }
}

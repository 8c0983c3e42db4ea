import UIKit

/// Documents with alerts, a text prompt, and action sheets anchored to a bar button and to a view.
final class PapersViewController: RowsViewController {
    private struct Paper {
        let id: Int
        let name: String
    }

    private var papers = ["Thesis", "Contract", "Recipe"].enumerated().map {
        Paper(id: $0.offset, name: $0.element)
    }
    private var nextID = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Papers"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in askForName() })
        update()
    }

    private func update() {
        rowsView.rows = papers.map { paper in
            RowsView.Row(title: paper.name) { [weak self] in self?.open(paper) }
        }
    }

    private func open(_ paper: Paper) {
        let page = PaperViewController(paper.name)
        page.didDelete = { [weak self] in
            guard let self else { return }
            papers.removeAll { $0.id == paper.id }
            update()
            navigationController?.popToViewController(self, animated: true)
        }
        navigationController?.pushViewController(page, animated: true)
    }

    private func askForName() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "New Paper", message: "Enter a name.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let create = UIAlertAction(title: "Create", style: .default) {
            [weak self, weak alert] _ in
            guard let self else { return }
            let text = alert?.textFields?.first?.text ?? ""
            papers.append(Paper(id: nextID, name: text.isEmpty ? "Untitled \(nextID)" : text))
            nextID += 1
            update()
        }
        alert.addAction(create)
        alert.preferredAction = create
        present(alert, animated: true)
    }
}

private final class PaperViewController: TextPageViewController {
    var didDelete: (() -> Void)?
    private lazy var trashItem = UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [unowned self] _ in confirmDelete() })
    private lazy var shareButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Share") { [unowned self] _ in share() })

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "The text of \(title ?? "the paper")."
        navigationItem.rightBarButtonItem = trashItem
        shareButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(shareButton)
        NSLayoutConstraint.activate([
            shareButton.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 24),
            shareButton.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
    }

    private func confirmDelete() {
        guard presentedViewController == nil else { return }
        let sheet = UIAlertController(
            title: nil, message: "This cannot be undone.", preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Paper", style: .destructive) { [weak self] _ in
                self?.didDelete?()
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = trashItem
        // Back would take the item away.
        present(sheet, animated: true) {
            sheet.popoverPresentationController?.passthroughViews = nil
        }
    }

    private func share() {
        guard presentedViewController == nil else { return }
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        for way in ["As Text", "As PDF"] {
            sheet.addAction(
                UIAlertAction(title: way, style: .default) { [weak self] _ in
                    self?.label.text = "Shared \(way.lowercased())."
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = shareButton
        sheet.popoverPresentationController?.sourceRect = shareButton.bounds
        present(sheet, animated: true)
    }
}

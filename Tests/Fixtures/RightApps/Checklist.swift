import UIKit

/// A list with an edit mode: it marks rows, and a toolbar deletes them.
final class ChecklistViewController: RowsViewController {
    private var items = ["Milk", "Bread", "Apples", "Tea"]
    private var marked: Set<String> = []
    private lazy var deleteItem = UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [unowned self] _ in deleteMarked() })
    private lazy var allItem = UIBarButtonItem(
        title: "Select All", primaryAction: UIAction { [unowned self] _ in toggleAll() })

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        toolbarItems = [.flexibleSpace(), deleteItem]
        update()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        marked = []
        navigationItem.setLeftBarButton(editing ? allItem : nil, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
        update()
    }

    private func update() {
        title = isEditing ? "\(marked.count) Selected" : "Shopping"
        deleteItem.isEnabled = !marked.isEmpty
        allItem.title = marked.count == items.count ? "Deselect All" : "Select All"
        allItem.isEnabled = !items.isEmpty
        editButtonItem.isEnabled = isEditing || !items.isEmpty
        rowsView.rows = items.map { item in
            let mark = marked.contains(item) ? "● " : "○ "
            return RowsView.Row(title: isEditing ? mark + item : item) { [weak self] in
                self?.select(item)
            }
        }
    }

    private func select(_ item: String) {
        if isEditing {
            if marked.remove(item) == nil { marked.insert(item) }
            update()
        } else {
            let page = TextPageViewController()
            page.title = item
            page.label.text = "Where to buy \(item.lowercased())"
            navigationController?.pushViewController(page, animated: true)
        }
    }

    private func toggleAll() {
        marked = marked.count == items.count ? [] : Set(items)
        update()
    }

    private func deleteMarked() {
        guard presentedViewController == nil else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let count = marked.count
        sheet.addAction(
            UIAlertAction(
                title: count == 1 ? "Delete Item" : "Delete \(count) Items", style: .destructive
            ) { [weak self] _ in
                guard let self else { return }
                items.removeAll { self.marked.contains($0) }
                setEditing(false, animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = deleteItem
        present(sheet, animated: true)
    }
}

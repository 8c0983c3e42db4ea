import UIKit

// Folders as deep as they go; nested menus, rename by an alert, delete of the shown folder.
@MainActor final class FileNode {
    var name: String
    weak var parent: FileNode?
    var children: [FileNode]
    init(_ name: String, _ children: [FileNode] = []) {
        self.name = name
        self.children = children
        children.forEach { $0.parent = self }
    }
}

@MainActor func makeFiles() -> UIViewController {
    let root = FileNode(
        "Files",
        [
            FileNode("Work", [FileNode("Reports"), FileNode("Drafts")]), FileNode("Home"),
        ])
    return UINavigationController(rootViewController: FolderPage(node: root))
}

final class FolderPage: ListViewController {
    private let node: FileNode

    init(node: FileNode) {
        self.node = node
        super.init(nibName: nil, bundle: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More", menu: menu())
    }

    required init?(coder: NSCoder) { fatalError() }

    private func menu() -> UIMenu {
        let sort = UIMenu(
            title: "Sort",
            children: ["Name", "Length"].map { key in
                UIAction(title: key) { [weak self] _ in
                    self?.node.children.sort {
                        key == "Name" ? $0.name < $1.name : $0.name.count < $1.name.count
                    }
                    self?.reloadFolder()
                }
            })
        var children: [UIMenuElement] = [
            sort, UIAction(title: "New Folder…") { [weak self] _ in self?.create() },
        ]
        if node.parent != nil {
            children.append(
                UIMenu(
                    options: .displayInline,
                    children: [
                        UIAction(title: "Rename…") { [weak self] _ in self?.rename() },
                        UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
                            self?.askToDelete()
                        },
                    ]))
        }
        return UIMenu(children: children)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reloadFolder()
    }

    private func reloadFolder() {
        title = node.name
        rows = node.children.map { child in
            Row(child.name) { [weak self] in
                self?.navigationController?.pushViewController(
                    FolderPage(node: child), animated: true)
            }
        }
    }

    private func create() {
        guard node.children.count < 4 else { return tellFull() }
        let folder = FileNode("Folder \(node.children.count + 1)")
        folder.parent = node
        node.children.append(folder)
        reloadFolder()
    }

    private func tellFull() {
        let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func rename() {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { [weak self] in $0.text = self?.node.name }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
                guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
                self?.node.name = text
                self?.reloadFolder()
            })
        present(alert, animated: true)
    }

    private func askToDelete() {
        let sheet = UIAlertController(
            title: "Delete “\(node.name)”?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                guard let self else { return }
                node.parent?.children.removeAll { $0 === self.node }
                navigationController?.popViewController(animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        // Nobody is to leave the page by its bar meanwhile.
        present(sheet, animated: true) {
            sheet.popoverPresentationController?.passthroughViews = nil
        }
    }
}

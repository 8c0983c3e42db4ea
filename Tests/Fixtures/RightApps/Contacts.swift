import UIKit

// A classic split view: viewControllers and a delegate.
@MainActor func makeContacts() -> UIViewController {
    ContactsSplitViewController()
}

final class ContactsSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let list = ContactsListViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        viewControllers = [
            UINavigationController(rootViewController: list),
            UINavigationController(
                rootViewController: ContactPlaceholder(
                    title: nil, text: "No Contact")),
        ]
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let navigation = secondaryViewController as? UINavigationController
        return navigation?.topViewController is ContactPlaceholder
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let primary = primaryViewController as? UINavigationController
        if primary?.topViewController is UINavigationController { return nil }
        return UINavigationController(
            rootViewController: ContactPlaceholder(title: nil, text: "No Contact"))
    }
}

final class ContactPlaceholder: TextViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        navigationItem.leftItemsSupplementBackButton = true
    }
}

final class ContactsListViewController: ListViewController {
    private var contacts = ["Ada", "Grace", "Edsger"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        reloadContacts()
    }

    private func reloadContacts() {
        rows = contacts.map { name in Row(name) { [weak self] in self?.open(name) } }
    }

    private func open(_ name: String) {
        let page = ContactViewController(title: name, text: "Phone of \(name)")
        page.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
        page.navigationItem.leftItemsSupplementBackButton = true
        page.onDelete = { [weak self, weak page] in
            guard let self, let page else { return }
            delete(name, shownBy: page)
        }
        showDetailViewController(UINavigationController(rootViewController: page), sender: self)
    }

    private func delete(_ name: String, shownBy page: UIViewController) {
        contacts.removeAll { $0 == name }
        reloadContacts()
        if splitViewController?.isCollapsed == true {
            navigationController?.popToRootViewController(animated: true)
        } else {
            showDetailViewController(
                UINavigationController(
                    rootViewController: ContactPlaceholder(title: nil, text: "No Contact")),
                sender: self)
        }
    }
}

final class ContactViewController: TextViewController {
    var onDelete: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.askToDelete() })
    }

    private func askToDelete() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Contact", style: .destructive) {
                [weak self] _ in self?.onDelete?()
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        // Nobody is to leave the page by its bar meanwhile.
        present(sheet, animated: true) {
            sheet.popoverPresentationController?.passthroughViews = nil
        }
    }
}

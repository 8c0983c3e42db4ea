import UIKit

// Triple column, without a compact column. Deletes the shown message.
@MainActor final class MailStore {
    var mailboxes: [String: [String]] = [
        "Inbox": ["Welcome", "Invoice", "Lunch"], "Archive": ["Old ticket"], "Junk": [],
    ]
}

final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    let store = MailStore()
    private let messages: MailMessagesViewController

    init() {
        messages = MailMessagesViewController(store: store, mailbox: "Inbox")
        super.init(style: .tripleColumn)
        delegate = self
        preferredDisplayMode = .twoBesideSecondary
        preferredSplitBehavior = .tile
        let mailboxes = MailMailboxesViewController(store: store)
        mailboxes.onSelect = { [weak self] mailbox in
            self?.messages.mailbox = mailbox
            self?.show(.supplementary)
        }
        messages.onSelect = { [weak self] message in self?.open(message) }
        messages.onDelete = { [weak self] message in self?.close(message) }
        setViewController(mailboxes, for: .primary)
        setViewController(messages, for: .supplementary)
        setViewController(placeholder(), for: .secondary)
    }

    required init?(coder: NSCoder) { fatalError() }

    private var shown: MailMessageViewController?

    private func placeholder() -> UIViewController {
        TextViewController(title: nil, text: "No Message Selected")
    }

    private func open(_ message: String) {
        let page = MailMessageViewController(message: message)
        page.onDelete = { [weak self] in self?.messages.delete(message) }
        shown = page
        setViewController(page, for: .secondary)
        show(.secondary)
    }

    private func close(_ message: String) {
        guard shown?.message == message else { return }
        shown = nil
        if isCollapsed { show(.supplementary) }
        setViewController(placeholder(), for: .secondary)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        shown == nil ? .supplementary : .secondary
    }
}

final class MailMailboxesViewController: ListViewController {
    var onSelect: ((String) -> Void)?

    init(store: MailStore) {
        super.init(nibName: nil, bundle: nil)
        title = "Mailboxes"
        rows = store.mailboxes.keys.sorted().map { name in
            Row(name) { [weak self] in self?.onSelect?(name) }
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class MailMessagesViewController: ListViewController {
    let store: MailStore
    var mailbox: String { didSet { reloadMessages() } }
    var onSelect: ((String) -> Void)?
    var onDelete: ((String) -> Void)?

    init(store: MailStore, mailbox: String) {
        self.store = store
        self.mailbox = mailbox
        super.init(nibName: nil, bundle: nil)
        reloadMessages()
    }

    required init?(coder: NSCoder) { fatalError() }

    func delete(_ message: String) {
        for key in store.mailboxes.keys { store.mailboxes[key]?.removeAll { $0 == message } }
        reloadMessages()
        onDelete?(message)
    }

    private func reloadMessages() {
        title = mailbox
        rows = (store.mailboxes[mailbox] ?? []).map { name in
            Row(name) { [weak self] in self?.onSelect?(name) }
        }
    }
}

final class MailMessageViewController: TextViewController {
    let message: String
    var onDelete: (() -> Void)?

    init(message: String) {
        self.message = message
        super.init(title: message, text: "The text of \(message).")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "More",
            menu: UIMenu(children: [
                UIAction(title: "Flag") { [weak self] _ in self?.label.text = "Flagged" },
                UIMenu(
                    title: "Danger",
                    children: [
                        UIAction(title: "Delete…", attributes: .destructive) { [weak self] _ in
                            self?.confirm()
                        }
                    ]),
            ]))
    }

    required init?(coder: NSCoder) { fatalError() }

    private func confirm() {
        let alert = UIAlertController(
            title: "Delete “\(message)”?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.onDelete?()
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}

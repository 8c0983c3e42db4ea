import UIKit

/// A column each for mailboxes, the messages of a mailbox, and a message. Where there is room for
/// one column only, the split view stacks them (A-102, A-103, B-051).
final class MailSplitViewController: UISplitViewController {
    private let mailboxes = UINavigationController()
    private let messages = UINavigationController()
    private let message = UINavigationController()
    /// The mailboxes were on top of the single column at the last expand, and the user has not
    /// chosen one since.
    private var isAtMailboxes = false
    /// Whether the user can search messages, and answer and move the open one.
    private let writes: Bool

    init(style: Style, writes: Bool = false) {
        self.writes = writes
        super.init(style: style)
        delegate = self
        mailboxes.viewControllers = [makeMailboxList()]
        messages.viewControllers = [makeMessageList(of: MailContents.mailboxes[0])]
        message.viewControllers = [MessageViewController(message: nil)]
        setViewController(mailboxes, for: .primary)
        setViewController(messages, for: .supplementary)
        setViewController(message, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Following the user

    private func makeMailboxList() -> ListViewController {
        let list = ListViewController(
            title: "Mailboxes", identifier: "mailboxes", rows: MailContents.mailboxes.map(\.name))
        list.delegate = self
        return list
    }

    private func makeMessageList(of mailbox: MailContents.Mailbox) -> ListViewController {
        let kind = writes ? SearchableListViewController.self : ListViewController.self
        let list = kind.init(
            title: mailbox.name, identifier: "messages/\(mailbox.name)", rows: mailbox.messages)
        list.delegate = self
        return list
    }

    private func makePage(of text: String) -> MessageViewController {
        writes ? LetterViewController(message: text) : MessageViewController(message: text)
    }

    private func open(_ mailbox: MailContents.Mailbox) {
        isAtMailboxes = false
        messages.viewControllers = [makeMessageList(of: mailbox)]
        show(.supplementary)
    }

    private func read(_ text: String) {
        isAtMailboxes = false
        message.viewControllers = [makePage(of: text)]
        show(.secondary)
    }

    /// Every screen moves when columns collapse or expand. A popover would point into one that is
    /// gone.
    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if presentedViewController?.modalPresentationStyle == .popover { dismiss(animated: false) }
        super.willTransition(to: newCollection, with: coordinator)
    }

    private var isReading: Bool {
        (message.topViewController as? MessageViewController)?.message != nil
    }
}

extension MailSplitViewController: ListViewControllerDelegate {
    func listViewController(_ list: ListViewController, didSelect row: String) {
        if let mailbox = MailContents.mailboxes.first(where: { $0.name == row }) {
            open(mailbox)
        } else {
            read(row)
        }
    }
}

extension MailSplitViewController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        isReading ? .secondary : isAtMailboxes ? .primary : .supplementary
    }

    /// Closes a message that the user has left, and remembers whether the mailboxes are on top.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        let top = mailboxes.topViewController
        isAtMailboxes = top === mailboxes.viewControllers.first
        if top !== message {
            message.viewControllers = [MessageViewController(message: nil)]
            // A letter that was off screen could not take its toolbar along.
            message.setToolbarHidden(true, animated: false)
        }
        return proposedDisplayMode
    }
}

/// The mailboxes, and the messages of each.
enum MailContents {
    struct Mailbox: Equatable {
        let name: String
        let messages: [String]
    }

    static let mailboxes = [
        Mailbox(name: "Inbox", messages: ["Welcome"]),
        Mailbox(name: "Sent", messages: []),
    ]
}

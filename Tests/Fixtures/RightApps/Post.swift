import UIKit

/// A mail app of three columns: mailboxes, letters, a letter.
struct Letter: Equatable {
    let sender: String
    let text: String
}

struct Mailbox: Equatable {
    let name: String
    let letters: [Letter]

    static let all = [
        Mailbox(
            name: "Inbox",
            letters: [
                Letter(sender: "Ada", text: "The engine runs. Come and see it on Friday."),
                Letter(sender: "Grace", text: "We have found a moth in the relay."),
                Letter(sender: "Edsger", text: "Please consider the attached note."),
            ]),
        Mailbox(name: "Archive", letters: [Letter(sender: "Alan", text: "Can machines think?")]),
        Mailbox(name: "Drafts", letters: []),
    ]
}

final class PostSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let mailboxes = MailboxesViewController()
    private let letters = PostViewController()
    private let reader = LetterViewController()

    init() {
        super.init(style: .tripleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        mailboxes.didSelect = { [unowned self] mailbox in
            letters.mailbox = mailbox
            show(.supplementary)
        }
        letters.didSelect = { [unowned self] letter in
            reader.letter = letter
            show(.secondary)
            uncoverSecondary()
        }
        letters.mailbox = Mailbox.all[0]
        setViewController(mailboxes, for: .primary)
        setViewController(letters, for: .supplementary)
        setViewController(reader, for: .secondary)
    }

    /// Lists that lie over the letter, or push it aside, have done their work.
    private func uncoverSecondary() {
        guard !isCollapsed else { return }
        switch displayMode {
        case .oneOverSecondary, .twoOverSecondary: hide(.supplementary)
        case .twoDisplaceSecondary: hide(.primary)
        default: break
        }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        reader.letter == nil ? .supplementary : .secondary
    }
}

private final class MailboxesViewController: RowsViewController {
    var didSelect: ((Mailbox) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mailboxes"
        rowsView.rows = Mailbox.all.map { mailbox in
            RowsView.Row(title: mailbox.name) { [weak self] in self?.didSelect?(mailbox) }
        }
    }
}

private final class PostViewController: RowsViewController {
    var didSelect: ((Letter) -> Void)?
    var mailbox: Mailbox? {
        didSet {
            title = mailbox?.name
            rowsView.rows = (mailbox?.letters ?? []).map { letter in
                RowsView.Row(title: letter.sender) { [weak self] in self?.didSelect?(letter) }
            }
        }
    }
}

private final class LetterViewController: TextPageViewController {
    var letter: Letter? { didSet { update() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() {
        title = letter?.sender
        label.text = letter?.text ?? "No letter selected"
    }
}

// A mail client: a triple-column split view (mailboxes, messages, reader), placeholder, moving to
// and from the trash, a compose sheet that guards its draft (isModalInPresentation, adaptive
// presentation delegate), split view delegate. from: .iOS14
import UIKit

@MainActor func makePostMail() -> UIViewController { PostMailRoot(store: PostMailStore()) }

private enum PostMailBox: String, CaseIterable {
    case inbox = "Inbox", sent = "Sent", trash = "Trash"
}

private struct PostMailMessage {
    let id: Int
    let correspondent: String
    let subject: String
    let body: String
    let home: PostMailBox
    var box: PostMailBox
    var isUnread = false
}

@MainActor private final class PostMailStore {
    private(set) var messages: [PostMailMessage] = []
    private(set) var box = PostMailBox.inbox
    private(set) var selectedID: Int?
    private(set) var showsOnlyUnread = false
    private var observers: [@MainActor () -> Void] = []

    init() {
        let subjects = [
            "Lunch on Friday", "Minutes", "Your tickets", "Holiday photos", "Invoice 17", "Welcome",
        ]
        let people = ["Ada", "Ben", "Station", "Cleo", "Office", "Team"]
        for (index, subject) in subjects.enumerated() {
            let body = String(
                repeating: "This is about \(subject.lowercased()). ", count: 8 + index * 14)
            messages.append(
                PostMailMessage(
                    id: index, correspondent: people[index], subject: subject, body: body,
                    home: .inbox, box: .inbox,
                    isUnread: index % 2 == 0))
        }
    }

    var selected: PostMailMessage? { messages.first { $0.id == selectedID } }
    /// The open message stays in the list although opening it has made it read, as users expect.
    var shown: [PostMailMessage] {
        messages.filter {
            $0.box == box && (!showsOnlyUnread || $0.isUnread || $0.id == selectedID)
        }
    }
    func unreadCount(in box: PostMailBox) -> Int {
        messages.filter { $0.box == box && $0.isUnread }.count
    }

    func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }
    private func changed() { observers.forEach { $0() } }

    func open(_ box: PostMailBox) {
        self.box = box
        if selected?.box != box { selectedID = nil }
        changed()
    }
    func select(_ id: Int) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        selectedID = id
        messages[index].isUnread = false
        changed()
    }
    func toggleFilter() {
        showsOnlyUnread.toggle()
        changed()
    }
    func toggleUnread() {
        guard let index = messages.firstIndex(where: { $0.id == selectedID }) else { return }
        messages[index].isUnread.toggle()
        changed()
    }
    /// To the trash, or from there to where it came from.
    func moveSelected() {
        guard let index = messages.firstIndex(where: { $0.id == selectedID }) else { return }
        messages[index].box = messages[index].box == .trash ? messages[index].home : .trash
        selectedID = nil
        changed()
    }
    func send(to recipient: String, subject: String) {
        messages.append(
            PostMailMessage(
                id: messages.count, correspondent: recipient, subject: subject,
                body: "Sent to \(recipient).",
                home: .sent, box: .sent))
        changed()
    }
}

private final class PostMailRoot: UISplitViewController, UISplitViewControllerDelegate {
    private let store: PostMailStore

    init(store: PostMailStore) {
        self.store = store
        super.init(style: .tripleColumn)
        delegate = self
        preferredDisplayMode = .automatic
        setViewController(PostMailBoxes(store: store), for: .primary)
        setViewController(PostMailMessages(store: store), for: .supplementary)
        setViewController(PostMailReader(store: store), for: .secondary)
    }
    required init?(coder: NSCoder) { nil }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { store.selected == nil ? .supplementary : .secondary }
}

/// A column of rows, as high as fingers need.
private final class PostMailList: UIScrollView {
    private var rows: [UIButton] = []
    private let emptyLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        addSubview(emptyLabel)
    }
    required init?(coder: NSCoder) { nil }

    var titles: [String] { rows.map { $0.currentTitle ?? "" } }

    func show(_ actions: [UIAction], empty: String) {
        rows.forEach { $0.removeFromSuperview() }
        rows = actions.map { action in
            let row = UIButton(type: .system, primaryAction: action)
            row.contentHorizontalAlignment = .leading
            row.isSelected = action.state == .on
            row.backgroundColor = row.isSelected ? .systemFill : .clear
            addSubview(row)
            return row
        }
        emptyLabel.text = rows.isEmpty ? empty : nil
        emptyLabel.isHidden = !rows.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        emptyLabel.frame = CGRect(x: left, y: 24, width: width, height: 44)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: CGFloat(index) * 52, width: width, height: 52)
        }
        contentSize = CGSize(width: bounds.width, height: max(68, CGFloat(rows.count) * 52))
    }
}

private final class PostMailBoxes: UIViewController, SelfChecking {
    private let store: PostMailStore
    private let list = PostMailList()

    init(store: PostMailStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Mailboxes"
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = list }
    override func viewDidLoad() {
        super.viewDidLoad()
        store.observe { [weak self] in self?.reload() }
        reload()
    }

    private func name(of box: PostMailBox) -> String {
        let count = store.unreadCount(in: box)
        return count == 0 ? box.rawValue : "\(box.rawValue) (\(count))"
    }
    private func reload() {
        list.show(
            PostMailBox.allCases.map { box in
                UIAction(title: name(of: box), state: box == store.box ? .on : .off) {
                    [weak self] _ in
                    guard let self else { return }
                    store.open(box)
                    splitViewController?.show(.supplementary)
                }
            }, empty: "No Mailboxes")
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return list.titles == PostMailBox.allCases.map { name(of: $0) }
            ? nil : "the unread counts are not those of the store"
    }
}

private final class PostMailMessages: UIViewController, SelfChecking {
    private let store: PostMailStore
    private let list = PostMailList()
    private var filterItem: UIBarButtonItem?

    init(store: PostMailStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = store.box.rawValue
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = list }
    override func viewDidLoad() {
        super.viewDidLoad()
        let filter = UIBarButtonItem(
            primaryAction: UIAction(
                title: "Unread Only",
                image: UIImage(systemName: "line.horizontal.3.decrease.circle")
            ) { [weak self] _ in self?.store.toggleFilter() })
        let compose = UIBarButtonItem(
            systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.compose() })
        filterItem = filter
        navigationItem.rightBarButtonItems = [compose, filter]
        store.observe { [weak self] in self?.reload() }
        reload()
    }

    private var names: [String] {
        store.shown.map { ($0.isUnread ? "• " : "") + "\($0.correspondent): \($0.subject)" }
    }
    private var filterName: String { store.showsOnlyUnread ? "Show All" : "Unread Only" }

    private func reload() {
        title = store.box.rawValue
        filterItem?.title = filterName
        filterItem?.image = UIImage(
            systemName: "line.horizontal.3.decrease.circle" + (store.showsOnlyUnread ? ".fill" : "")
        )
        list.show(
            zip(store.shown, names).map { message, name in
                UIAction(title: name, state: message.id == store.selectedID ? .on : .off) {
                    [weak self] _ in
                    guard let self else { return }
                    store.select(message.id)
                    splitViewController?.show(.secondary)
                }
            }, empty: store.showsOnlyUnread ? "No Unread Messages" : "No Messages")
    }

    private func compose() {
        guard presentedViewController == nil else { return }
        PostMailCompose.present(over: self, store: store, recipient: "", subject: "A note")
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if title != store.box.rawValue { return "the title is not the mailbox's" }
        if filterItem?.title != filterName { return "the filter button does not tell the filter" }
        return list.titles == names ? nil : "the list does not show the messages of the mailbox"
    }
}

private final class PostMailReader: UIViewController, SelfChecking {
    private let store: PostMailStore
    private let scroll = UIScrollView()
    private let heading = UILabel()
    private let text = UILabel()
    private var shownID: Int?
    private lazy var moveItem = UIBarButtonItem(
        primaryAction: UIAction(
            title: "Move to Trash", image: UIImage(systemName: "trash")
        ) { [weak self] _ in self?.move() })
    private lazy var unreadItem = UIBarButtonItem(
        primaryAction: UIAction(
            title: "Mark Unread", image: UIImage(systemName: "envelope.badge")
        ) { [weak self] _ in self?.store.toggleUnread() })
    private lazy var replyItem = UIBarButtonItem(
        systemItem: .reply, primaryAction: UIAction { [weak self] _ in self?.reply() })

    init(store: PostMailStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = scroll }
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.numberOfLines = 0
        text.numberOfLines = 0
        scroll.addSubview(heading)
        scroll.addSubview(text)
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItems = [replyItem, unreadItem, moveItem]
        store.observe { [weak self] in self?.reload() }
        reload()
    }

    private func reload() {
        let message = store.selected
        heading.text = message.map { "\($0.subject)\n\($0.correspondent)" } ?? "No Message Selected"
        text.text = message?.body
        text.isHidden = message == nil
        for item in [moveItem, unreadItem, replyItem] { item.isEnabled = message != nil }
        moveItem.title = message?.box == .trash ? "Put Back" : "Move to Trash"
        moveItem.image = UIImage(systemName: message?.box == .trash ? "tray.and.arrow.up" : "trash")
        unreadItem.image = UIImage(
            systemName: message?.isUnread == true ? "envelope.open" : "envelope.badge")
        unreadItem.title = message?.isUnread == true ? "Mark Read" : "Mark Unread"
        if shownID != message?.id {
            shownID = message?.id
            scroll.setContentOffset(
                CGPoint(x: 0, y: -scroll.adjustedContentInset.top), animated: false)
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = scroll.safeAreaInsets
        let width = max(0, scroll.bounds.width - safe.left - safe.right - 40)
        let fit = CGSize(width: width, height: .greatestFiniteMagnitude)
        heading.frame = CGRect(
            x: safe.left + 20, y: 16, width: width, height: heading.sizeThatFits(fit).height)
        let height = text.isHidden ? 0 : text.sizeThatFits(fit).height
        text.frame = CGRect(
            x: safe.left + 20, y: heading.frame.maxY + 12, width: width, height: height)
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: text.frame.maxY + 16)
    }

    private func move() {
        guard store.selected != nil else { return }
        store.moveSelected()
        if let split = splitViewController, split.isCollapsed { split.show(.supplementary) }
    }
    private func reply() {
        guard let message = store.selected, presentedViewController == nil else { return }
        PostMailCompose.present(
            over: self, store: store, recipient: message.correspondent,
            subject: "Re: \(message.subject)")
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        guard let message = store.selected else {
            if moveItem.isEnabled || replyItem.isEnabled {
                return "a button is enabled though no message is selected"
            }
            return heading.text == "No Message Selected"
                ? nil : "a message is shown though none is selected"
        }
        if text.text != message.body { return "the text is not that of the selected message" }
        return moveItem.isEnabled && replyItem.isEnabled
            ? nil : "the buttons of the message are disabled"
    }
}

private final class PostMailCompose: UIViewController, UIAdaptivePresentationControllerDelegate,
    SelfChecking
{
    private let store: PostMailStore
    private let subject: String
    private let original: String
    private var recipient: String
    private var isDone = false
    private let recipientLabel = UILabel()
    private let subjectLabel = UILabel()
    private var choices: [UIButton] = []
    private lazy var sendItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })

    static func present(
        over page: UIViewController, store: PostMailStore, recipient: String, subject: String
    ) {
        let compose = PostMailCompose(store: store, recipient: recipient, subject: subject)
        let navigation = UINavigationController(rootViewController: compose)
        navigation.modalPresentationStyle = .formSheet
        navigation.presentationController?.delegate = compose
        page.present(navigation, animated: true)
    }

    init(store: PostMailStore, recipient: String, subject: String) {
        self.store = store
        self.subject = subject
        self.recipient = recipient
        original = recipient
        super.init(nibName: nil, bundle: nil)
        title = "New Message"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        subjectLabel.text = "Subject: \(subject)"
        choices = ["Ada", "Ben", "Cleo"].map { name in
            UIButton(
                type: .system,
                primaryAction: UIAction(title: "To \(name)") { [weak self] _ in
                    self?.address(to: name)
                })
        }
        for subview in [recipientLabel, subjectLabel] + choices { view.addSubview(subview) }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = sendItem
        update()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        recipientLabel.frame = CGRect(
            x: area.minX + 16, y: area.minY + 8, width: max(0, area.width - 32), height: 24)
        subjectLabel.frame = recipientLabel.frame.offsetBy(dx: 0, dy: 28)
        let width = max(0, area.width - 32) / CGFloat(choices.count)
        for (index, choice) in choices.enumerated() {
            choice.frame = CGRect(
                x: area.minX + 16 + CGFloat(index) * width, y: subjectLabel.frame.maxY + 8,
                width: width, height: 44)
        }
    }

    private func address(to name: String) {
        recipient = recipient == name ? "" : name
        update()
    }
    private func update() {
        recipientLabel.text = recipient.isEmpty ? "To: nobody yet" : "To: \(recipient)"
        sendItem.isEnabled = !recipient.isEmpty
        isModalInPresentation = recipient != original
        navigationController?.isModalInPresentation = recipient != original
    }
    private func send() {
        guard !recipient.isEmpty, !isDone, presentedViewController == nil else { return }
        store.send(to: recipient, subject: subject)
        leave()
    }
    private func cancel() {
        guard !isDone, presentedViewController == nil else { return }
        if recipient == original { leave() } else { askToDiscard() }
    }
    private func leave() {
        isDone = true
        navigationController?.dismiss(animated: true)
    }
    private func askToDiscard() {
        guard presentedViewController == nil, !isDone else { return }
        let alert = UIAlertController(
            title: "Discard this draft?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Discard Draft", style: .destructive) { [weak self] _ in
                self?.leave()
            })
        alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        present(alert, animated: true)
    }
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) { askToDiscard() }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        return sendItem.isEnabled == !recipient.isEmpty ? nil : "Send does not follow the recipient"
    }
}

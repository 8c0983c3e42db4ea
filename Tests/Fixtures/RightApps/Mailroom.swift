// A mailroom: an inbox with an editing toolbar, undo of deletions in a banner, a pull-down filter,
// and pages of messages. UINavigationController, editButtonItem, toolbarItems, UIMenu of bar
// buttons, action sheets, timers.
import UIKit

private struct MailroomMessage {
    let id: Int
    let subject: String
    var isRead = false
    var isFlagged = false
}

@MainActor private final class MailroomStore {
    private(set) var messages = ["Lease", "Parcel", "Meeting", "Invoice", "Holiday", "Visitors"]
        .enumerated().map { MailroomMessage(id: $0.offset + 1, subject: $0.element) }
    private(set) var removed: [(index: Int, message: MailroomMessage)] = []
    private var next = 7
    var onChange: (() -> Void)?

    func message(_ id: Int) -> MailroomMessage? { messages.first { $0.id == id } }

    func add() {
        messages.insert(MailroomMessage(id: next, subject: "Note \(next)"), at: 0)
        next += 1
        onChange?()
    }

    func update(_ ids: Set<Int>, _ change: (inout MailroomMessage) -> Void) {
        for index in messages.indices where ids.contains(messages[index].id) {
            change(&messages[index])
        }
        onChange?()
    }

    func remove(_ ids: Set<Int>) {
        let found = messages.enumerated().filter { ids.contains($0.element.id) }
        guard !found.isEmpty else { return }
        removed = found.map { ($0.offset, $0.element) }
        messages.removeAll { ids.contains($0.id) }
        onChange?()
    }

    func undo() {
        for (index, message) in removed { messages.insert(message, at: min(index, messages.count)) }
        removed = []
        onChange?()
    }

    func forgetRemoved() {
        removed = []
        onChange?()
    }
}

private final class MailroomInbox: UIViewController, SelfChecking {
    private let store: MailroomStore
    private let column = RowColumn()
    /// Offers for a while to undo a deletion.
    private lazy var banner = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.store.undo() })
    private let emptyLabel = UILabel()
    private var buttons: [Int: UIButton] = [:]
    private var selected: Set<Int> = []
    private var showsFlaggedOnly = false
    private var timer: Timer?

    private lazy var filterItem = UIBarButtonItem(title: "Filter", menu: filterMenu)
    private lazy var addItem = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self] _ in
            self?.showsFlaggedOnly = false
            self?.store.add()
        })
    private lazy var selectItem = UIBarButtonItem(
        title: "Select All",
        primaryAction: UIAction(title: "Select All") { [weak self] _ in self?.selectAll() })
    private lazy var flagItem = UIBarButtonItem(
        title: "Flag", primaryAction: UIAction(title: "Flag") { [weak self] _ in self?.flag() })
    private lazy var deleteItem = UIBarButtonItem(
        title: "Delete",
        primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.deleteSelected() })

    init(_ store: MailroomStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        navigationItem.backButtonTitle = "Inbox"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.fill(view)
        emptyLabel.textAlignment = .center
        banner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(banner)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            banner.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            banner.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            banner.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
            banner.heightAnchor.constraint(equalToConstant: 48),
        ])
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItems = [addItem, filterItem]
        toolbarItems = [selectItem, .flexibleSpace(), flagItem, .flexibleSpace(), deleteItem]
        store.onChange = { [weak self] in self?.reload() }
        reload()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(!isEditing, animated: animated)
        reload()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        // A page that is being pushed keeps its toolbar hidden.
        guard !editing || navigationController?.topViewController === self else { return }
        super.setEditing(editing, animated: animated)
        selected = []
        if navigationController?.topViewController === self {
            navigationController?.setToolbarHidden(!editing, animated: animated)
        }
        reload()
    }

    private var shown: [MailroomMessage] {
        store.messages.filter { !showsFlaggedOnly || $0.isFlagged }
    }

    private func text(of message: MailroomMessage) -> String {
        let mark = isEditing ? (selected.contains(message.id) ? "✓ " : "○ ") : ""
        return mark + message.subject + (message.isFlagged ? " ⚑" : "")
            + (message.isRead ? "" : " (new)")
    }

    private var wantedTitle: String { showsFlaggedOnly ? "Flagged" : "Inbox (\(shown.count))" }

    private func reload() {
        guard isViewLoaded else { return }
        let messages = shown
        if isEditing, store.messages.isEmpty { return setEditing(false, animated: true) }
        selected.formIntersection(messages.map(\.id))
        buttons = buttons.filter { entry in messages.contains { $0.id == entry.key } }
        for message in messages {
            let button = buttons[message.id] ?? makeButton(message.id)
            buttons[message.id] = button
            button.setTitle(text(of: message), for: .normal)
        }
        column.show(messages.isEmpty ? [emptyLabel] : messages.compactMap { buttons[$0.id] })
        navigationItem.title = wantedTitle
        filterItem.menu = filterMenu
        emptyLabel.text = showsFlaggedOnly ? "No flagged messages" : "No messages"
        editButtonItem.isEnabled = isEditing || !store.messages.isEmpty
        selectItem.title =
            !selected.isEmpty && selected.count == messages.count ? "Select None" : "Select All"
        selectItem.isEnabled = !messages.isEmpty
        flagItem.isEnabled = !selected.isEmpty
        deleteItem.isEnabled = !selected.isEmpty
        updateBanner()
    }

    private func updateBanner() {
        let count = store.removed.count
        banner.isHidden = count == 0
        banner.setTitle(count == 1 ? "Undo Deletion" : "Undo \(count) Deletions", for: .normal)
        column.contentInset.bottom = count == 0 ? 0 : 64
        if count == 0 {
            timer?.invalidate()
            timer = nil
        }
    }

    private func startCountdown() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 6, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.store.forgetRemoved() }
        }
    }

    private func makeButton(_ id: Int) -> UIButton {
        let button = UIButton(
            type: .system, primaryAction: UIAction { [weak self] _ in self?.tap(id) })
        button.contentHorizontalAlignment = .leading
        return button
    }

    private func tap(_ id: Int) {
        if isEditing {
            if selected.remove(id) == nil { selected.insert(id) }
            reload()
        } else if isInFront {
            let page = MailroomPage(store, id) { [weak self] in self?.startCountdown() }
            navigationController?.pushViewController(page, animated: true)
        }
    }

    private func selectAll() {
        selected = selected.count == shown.count ? [] : Set(shown.map(\.id))
        reload()
    }

    private func flag() {
        let flags = store.messages.contains { selected.contains($0.id) && !$0.isFlagged }
        store.update(selected) { $0.isFlagged = flags }
    }

    private func deleteSelected() {
        guard !selected.isEmpty else { return }
        store.remove(selected)
        startCountdown()
    }

    private var filterMenu: UIMenu {
        func choice(_ title: String, _ flaggedOnly: Bool) -> UIAction {
            UIAction(title: title, state: showsFlaggedOnly == flaggedOnly ? .on : .off) {
                [weak self] _ in
                self?.showsFlaggedOnly = flaggedOnly
                self?.reload()
            }
        }
        return UIMenu(
            options: .singleSelection,
            children: [choice("All Messages", false), choice("Flagged Only", true)])
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let titles = column.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        if titles != shown.map({ text(of: $0) }) { return "the inbox does not show its messages" }
        if navigationItem.title != wantedTitle { return "the title of the inbox is wrong" }
        if deleteItem.isEnabled != !selected.isEmpty {
            return "Delete does not follow the selection"
        }
        if banner.isHidden != store.removed.isEmpty {
            return "the undo banner does not follow the deletion"
        }
        if navigationController?.isToolbarHidden == isEditing {
            return "the toolbar does not follow editing"
        }
        return nil
    }
}

private final class MailroomPage: UIViewController, SelfChecking {
    private let store: MailroomStore
    private let id: Int
    private let didDelete: () -> Void
    private let column = RowColumn()
    private let body = UILabel()
    private lazy var readButton = UIButton(
        type: .system, primaryAction: UIAction { [weak self] _ in self?.toggleRead() })
    private lazy var trashItem = UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.confirm() })

    init(_ store: MailroomStore, _ id: Int, didDelete: @escaping () -> Void) {
        self.store = store
        self.id = id
        self.didDelete = didDelete
        super.init(nibName: nil, bundle: nil)
        title = store.message(id)?.subject
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        body.numberOfLines = 0
        body.text =
            "Dear colleague, this is all there is to say about “\(title ?? "")”. Please keep it for your records."
        column.fill(view)
        column.show([body, readButton])
        navigationItem.rightBarButtonItem = trashItem
        store.update([id]) { $0.isRead = true }
        showState()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    private var stateText: String {
        store.message(id)?.isRead == true ? "Mark as Unread" : "Mark as Read"
    }

    private func showState() { readButton.setTitle(stateText, for: .normal) }

    private func toggleRead() {
        store.update([id]) { $0.isRead.toggle() }
        showState()
    }

    private func confirm() {
        guard isInFront else { return }
        let sheet = UIAlertController(
            title: nil, message: "Delete “\(title ?? "")”?", preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Message", style: .destructive) { [weak self] _ in
                self?.delete()
            })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = trashItem
        present(sheet, animated: true) {
            sheet.popoverPresentationController?.passthroughViews = nil
        }
    }

    private func delete() {
        store.remove([id])
        didDelete()
        if navigationController?.topViewController === self {
            navigationController?.popViewController(animated: true)
        }
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil, let message = store.message(id) else { return nil }
        if title != message.subject { return "the page has the title of another message" }
        return readButton.currentTitle == stateText
            ? nil : "the button does not say whether the message is read"
    }
}

@MainActor func makeMailroom() -> UIViewController {
    UINavigationController(rootViewController: MailroomInbox(MailroomStore()))
}

// A messenger: chats and people in tabs, a composer above the keyboard, hidden tab bar, replies by
// tasks, unread badge, insert menu, deletion of the chat that is shown from either tab, bubbles for
// both directions of writing. from: .iOS15
import UIKit

private struct WhisperMessage: Equatable {
    let text: String
    let isMine: Bool
}

private struct WhisperChat {
    let person: String
    var messages: [WhisperMessage]
    var unread = 0
    var draft = ""
}

@MainActor private final class WhisperStore: NSObject {
    static let didChange = Notification.Name("WhisperStoreDidChange")
    let people = ["Ana", "Bo", "Cleo", "Dev"]
    private(set) var chats = [
        WhisperChat(
            person: "Ana",
            messages: [
                WhisperMessage(text: "Are you coming to the lake on Sunday?", isMine: false)
            ], unread: 1),
        WhisperChat(
            person: "Bo", messages: [WhisperMessage(text: "I found your keys", isMine: false)]),
    ]
    private(set) var blocked: Set<String> = []
    private var replies: [String: Task<Void, Never>] = [:]
    var unread: Int { chats.reduce(0) { $0 + $1.unread } }
    /// Whose chat is on screen.
    var openPerson: String? {
        didSet {
            if let openPerson, let place = index(of: openPerson), chats[place].unread > 0 {
                chats[place].unread = 0; changed()
            }
        }
    }

    private func changed() {
        NotificationCenter.default.post(name: WhisperStore.didChange, object: self)
    }
    private func index(of person: String) -> Int? { chats.firstIndex { $0.person == person } }
    func chat(with person: String) -> WhisperChat? { chats.first { $0.person == person } }

    func start(with person: String) {
        guard index(of: person) == nil, !blocked.contains(person) else { return }
        chats.append(WhisperChat(person: person, messages: []))
        changed()
    }

    func keep(_ draft: String, for person: String) {
        guard let place = index(of: person), chats[place].draft != draft else { return }
        chats[place].draft = draft
        changed()
    }

    func send(_ text: String, to person: String) {
        guard let place = index(of: person) else { return }
        chats[place].messages.append(WhisperMessage(text: text, isMine: true))
        chats[place].draft = ""
        replies[person]?.cancel()
        replies[person] = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 2_000_000_000)
            if !Task.isCancelled { self?.receive("You wrote: \(text)", from: person) }
        }
        changed()
    }

    private func receive(_ text: String, from person: String) {
        guard let place = index(of: person) else { return }
        chats[place].messages.append(WhisperMessage(text: text, isMine: false))
        if openPerson != person { chats[place].unread += 1 }
        changed()
    }

    func delete(_ person: String) {
        replies.removeValue(forKey: person)?.cancel()
        chats.removeAll { $0.person == person }
        changed()
    }

    func setBlocked(_ person: String, _ isBlocked: Bool) {
        if isBlocked { blocked.insert(person) } else { blocked.remove(person) }
        if isBlocked { delete(person) } else { changed() }
    }
}

/// Rows, or bubbles of their own size at either side.
private final class WhisperScroll: UIScrollView {
    var rows: [(view: UIView, isTrailing: Bool?)] = [] {
        didSet {
            for row in oldValue where !rows.contains(where: { $0.view === row.view }) {
                row.view.removeFromSuperview()
            }
            for row in rows where row.view.superview !== self { addSubview(row.view) }
            setNeedsLayout()
        }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        let width = max(0, bounds.width - safe.left - safe.right - 32)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y: CGFloat = 8
        for (view, isTrailing) in rows {
            var frame = CGRect(x: safe.left + 16, y: y, width: width, height: 48)
            if let isTrailing {
                let fitting = view.sizeThatFits(
                    CGSize(width: width * 0.75, height: .greatestFiniteMagnitude))
                frame.size = CGSize(width: min(fitting.width, width * 0.75), height: fitting.height)
                if isTrailing != isMirrored { frame.origin.x += width - frame.width }
            }
            view.frame = frame
            y = frame.maxY + 8
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
    }
}

private class WhisperPage: UIViewController {
    let store: WhisperStore
    let scroll = WhisperScroll()
    private var token: (any NSObjectProtocol)?

    init(_ store: WhisperStore, title: String) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        self.title = title
        token = NotificationCenter.default.addObserver(
            forName: WhisperStore.didChange, object: store, queue: nil
        ) {
            [weak self] _ in
            MainActor.assumeIsolated { if self?.isViewLoaded == true { self?.refresh() } }
        }
    }

    required init?(coder: NSCoder) { return nil }
    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        refresh()
    }

    func refresh() {}

    func button(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
        button.contentHorizontalAlignment = .leading
        return button
    }

    var isFrontPage: Bool {
        navigationController?.topViewController === self
            && navigationController?.presentedViewController == nil
    }

    func confirm(_ question: String, _ verb: String, _ act: @escaping @MainActor () -> Void) {
        guard isFrontPage else { return }
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: verb, style: .destructive) { _ in act() })
        present(alert, animated: true)
    }
}

private final class WhisperList: WhisperPage, SelfChecking {
    private var titles: [String] {
        store.chats.map {
            $0.unread > 0
                ? "\($0.person) (\($0.unread) new)"
                : $0.draft.isEmpty ? $0.person : "\($0.person) (draft)"
        }
    }

    override func refresh() {
        navigationController?.tabBarItem.badgeValue = store.unread > 0 ? "\(store.unread)" : nil
        if scroll.rows.compactMap({ ($0.view as? UIButton)?.currentTitle }) == titles,
            !scroll.rows.isEmpty
        {
            return
        }
        scroll.rows = zip(store.chats.map(\.person), titles).map { person, title in
            (
                button(title) { [unowned self] in
                    if isFrontPage {
                        navigationController?.pushViewController(
                            WhisperTalk(store, person), animated: true)
                    }
                }, nil
            )
        }
        guard titles.isEmpty else { return }
        let note = UILabel()
        note.text = "No chats. Start one with a person."
        note.numberOfLines = 0
        scroll.rows = [(note, nil)]
    }

    var complaint: String? {
        scroll.rows.compactMap { ($0.view as? UIButton)?.currentTitle } == titles
            ? nil : "the list does not show the chats"
    }
}

private final class WhisperTalk: WhisperPage, SelfChecking {
    let person: String
    private let composer = UIView()
    private let field = UITextField()
    private lazy var sendButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Send") { [unowned self] _ in send() })
    private var shown: [WhisperMessage] = []
    private var hasAppeared = false
    private var keyboard = CGRect.null
    private var tokens: [any NSObjectProtocol] = []
    private lazy var doneItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [unowned self] _ in view.endEditing(true) })
    private lazy var deleteItem = UIBarButtonItem(
        systemItem: .trash,
        primaryAction: UIAction { [unowned self] _ in
            confirm("Delete the chat with \(person)?", "Delete") { [store, person] in
                store.delete(person)
            }
        })
    private lazy var insertItem = UIBarButtonItem(
        title: "Insert",
        menu: UIMenu(
            title: "Insert",
            children: ["Thanks!", "See you soon.", "Call me."].map { text in
                UIAction(title: text) { [unowned self] _ in
                    field.text = (field.text ?? "").isEmpty ? text : "\(field.text ?? "") \(text)"
                    keepDraft()
                }
            }))

    init(_ store: WhisperStore, _ person: String) {
        self.person = person
        super.init(store, title: person)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { return nil }
    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    override func viewDidLoad() {
        scroll.keyboardDismissMode = .onDrag
        field.text = store.chat(with: person)?.draft
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [insertItem, deleteItem]
        composer.backgroundColor = .secondarySystemBackground
        field.placeholder = "Message"
        field.backgroundColor = .systemBackground
        view.addSubview(composer)
        for control in [field, sendButton] {
            control.translatesAutoresizingMaskIntoConstraints = false
            composer.addSubview(control)
            control.topAnchor.constraint(equalTo: composer.topAnchor, constant: 6).isActive = true
            control.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        NSLayoutConstraint.activate([
            sendButton.trailingAnchor.constraint(
                equalTo: composer.safeAreaLayoutGuide.trailingAnchor, constant: -12),
            sendButton.widthAnchor.constraint(equalToConstant: 64),
            field.leadingAnchor.constraint(
                equalTo: composer.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
        ])
        field.addAction(
            UIAction { [unowned self] _ in
                navigationItem.rightBarButtonItems = [doneItem, insertItem]
            }, for: .editingDidBegin)
        field.addAction(
            UIAction { [unowned self] _ in
                navigationItem.rightBarButtonItems = [insertItem, deleteItem]
                keepDraft()
            }, for: .editingDidEnd)
        for (name, shows) in [
            (UIResponder.keyboardWillShowNotification, true),
            (UIResponder.keyboardWillHideNotification, false),
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] note in
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
                        .cgRectValue
                    MainActor.assumeIsolated {
                        self?.keyboardWillMove(to: shows ? end ?? .null : .null)
                    }
                })
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        store.openPerson = person
        if !hasAppeared { showLatest() }
        hasAppeared = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if store.openPerson == person { store.openPerson = nil }
    }

    private func keyboardWillMove(to frame: CGRect) {
        keyboard = frame
        view.setNeedsLayout()
        guard view.window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
        showLatest()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        var covered = view.safeAreaInsets.bottom
        if let window = view.window, !keyboard.isNull {
            // A window that is lower than the screen lies in its middle.
            let above = max(0, (keyboard.maxY - window.bounds.height) / 2)
            covered = max(
                covered,
                bounds.maxY - view.convert(keyboard.offsetBy(dx: 0, dy: -above), from: nil).minY)
        }
        let top = max(0, bounds.height - covered - 56)
        composer.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        scroll.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    }

    override func refresh() {
        guard let chat = store.chat(with: person) else { return leave() }
        sendButton.isEnabled = !(field.text ?? "").isEmpty
        guard chat.messages != shown else { return }
        for message in chat.messages.dropFirst(shown.count) {
            let label = UILabel()
            label.text = message.text
            label.numberOfLines = 0
            label.backgroundColor = message.isMine ? .systemBlue : .systemGray
            scroll.rows.append((label, message.isMine))
        }
        shown = chat.messages
        showLatest()
    }

    private func showLatest() {
        guard scroll.window != nil, let last = scroll.rows.last else { return }
        scroll.layoutIfNeeded()
        scroll.scrollRectToVisible(last.view.frame.insetBy(dx: 0, dy: -8), animated: false)
    }

    /// The chat is gone, perhaps while another tab is in front.
    private func leave() {
        guard let stack = navigationController, stack.viewControllers.first !== self else { return }
        let isShown = stack.topViewController === self && view.window != nil
        stack.setViewControllers(stack.viewControllers.filter { $0 !== self }, animated: isShown)
    }

    private func keepDraft() {
        store.keep(field.text ?? "", for: person)
        sendButton.isEnabled = !(field.text ?? "").isEmpty
    }

    private func send() {
        guard let text = field.text, !text.isEmpty else { return }
        field.text = ""
        store.send(text, to: person)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil, let chat = store.chat(with: person) else { return nil }
        if scroll.rows.map({ ($0.view as? UILabel)?.text }) != chat.messages.map(\.text) {
            return "it does not show the messages"
        }
        return sendButton.isEnabled == (field.text ?? "").isEmpty
            ? "the send button does not follow the field" : nil
    }
}

private final class WhisperPeople: WhisperPage {
    override func refresh() {
        if scroll.rows.isEmpty {
            scroll.rows = store.people.map { person in
                (
                    button(person) { [unowned self] in
                        if isFrontPage {
                            navigationController?.pushViewController(
                                WhisperPerson(store, title: person), animated: true)
                        }
                    }, nil
                )
            }
        }
        for (row, person) in zip(scroll.rows, store.people) {
            (row.view as? UIButton)?.setTitle(
                store.blocked.contains(person) ? "\(person), blocked" : "Contact \(person)",
                for: .normal)
        }
    }
}

private final class WhisperPerson: WhisperPage {
    private var person: String { title ?? "" }
    private lazy var message = button("Write a message") { [unowned self] in write() }
    private lazy var block = button("Block") { [unowned self] in
        guard !store.blocked.contains(person) else { return store.setBlocked(person, false) }
        confirm("Block \(person) and delete the chat?", "Block and delete") { [store, person] in
            store.setBlocked(person, true)
        }
    }

    override func refresh() {
        if scroll.rows.isEmpty { scroll.rows = [(message, nil), (block, nil)] }
        message.isEnabled = !store.blocked.contains(person)
        block.setTitle(message.isEnabled ? "Block" : "Unblock", for: .normal)
    }

    private func write() {
        guard isFrontPage, let tabs = tabBarController,
            let stack = tabs.viewControllers?.first as? UINavigationController,
            let list = stack.viewControllers.first
        else { return }
        store.start(with: person)
        tabs.selectedIndex = 0
        if (stack.topViewController as? WhisperTalk)?.person == person { return }
        stack.setViewControllers([list, WhisperTalk(store, person)], animated: false)
    }
}

@MainActor func makeWhisper() -> UIViewController {
    let store = WhisperStore()
    let list = WhisperList(store, title: "Chats")
    let tabs = UITabBarController()
    let pages: [(WhisperPage, String)] = [
        (list, "message"), (WhisperPeople(store, title: "People"), "person.2"),
    ]
    tabs.viewControllers = pages.enumerated().map { index, page in
        let stack = UINavigationController(rootViewController: page.0)
        stack.tabBarItem = UITabBarItem(
            title: page.0.title, image: UIImage(systemName: page.1), tag: index)
        return stack
    }
    list.loadViewIfNeeded()
    return tabs
}

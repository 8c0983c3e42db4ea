// A messenger: chats with unread counts, a composer above the keyboard, actions on messages from
// their rows, late answers. Keyboard notifications, action sheets anchored to rows, tasks with
// delays, undo of deletion, compose menu.
import UIKit

@MainActor private final class ChatterChat {
    struct Message { let id: Int; let text: String; let isMine: Bool }

    let name: String
    private(set) var messages: [Message] = []
    private(set) var deleted: (index: Int, message: Message)?
    private(set) var unread = 0
    /// Whether a page shows the chat.
    var isRead = false { didSet { if isRead { unread = 0 } } }
    private var next = 1
    private var answer: Task<Void, Never>?
    var pageChange: (() -> Void)?
    var listChange: (() -> Void)?

    init(name: String) {
        self.name = name
        add("Hello, this is \(name).", isMine: false)
    }

    var title: String { unread == 0 ? name : "\(name) (\(unread) new)" }

    func send(_ text: String) {
        add(text, isMine: true)
        answer?.cancel()
        answer = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 2_000_000_000)
            if !Task.isCancelled { self?.add("Answer from \(self?.name ?? "")", isMine: false) }
        }
    }

    private func add(_ text: String, isMine: Bool) {
        messages.append(Message(id: next, text: "\(next). \(text)", isMine: isMine))
        next += 1
        if !isMine, !isRead { unread += 1 }
        changed()
    }

    func delete(_ id: Int) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        deleted = (index, messages.remove(at: index))
        changed()
    }

    func undo() {
        guard let (index, message) = deleted else { return }
        messages.insert(message, at: min(index, messages.count))
        deleted = nil
        changed()
    }

    private func changed() {
        pageChange?()
        listChange?()
    }
}

private final class ChatterList: UIViewController, SelfChecking {
    private let chats = ["Ada", "Bela", "Cleo"].map { ChatterChat(name: $0) }
    private var buttons: [UIButton] = []
    private lazy var composeItem = UIBarButtonItem(
        systemItem: .compose,
        menu: UIMenu(
            title: "Greet",
            children: chats.map { chat in
                UIAction(title: "Greet \(chat.name)") { [weak self] _ in
                    chat.send("Good morning")
                    self?.open(chat)
                }
            }))

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Chats"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = composeItem
        var top = view.safeAreaLayoutGuide.topAnchor
        for chat in chats {
            let button = UIButton(
                type: .system, primaryAction: UIAction { [weak self] _ in self?.open(chat) })
            buttons.append(button)
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
            NSLayoutConstraint.activate([
                button.leadingAnchor.constraint(
                    equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
                button.trailingAnchor.constraint(
                    equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
                button.topAnchor.constraint(equalTo: top, constant: 8),
                button.heightAnchor.constraint(equalToConstant: 48),
            ])
            top = button.bottomAnchor
            chat.listChange = { [weak self] in self?.reload() }
        }
        reload()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    private func reload() {
        for (button, chat) in zip(buttons, chats) { button.setTitle(chat.title, for: .normal) }
    }

    private func open(_ chat: ChatterChat) {
        guard isInFront else { return }
        navigationController?.pushViewController(ChatterPage(chat), animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return buttons.map({ $0.currentTitle ?? "" }) == chats.map(\.title)
            ? nil : "the unread counts are out of date"
    }
}

private final class ChatterPage: UIViewController, SelfChecking {
    private let chat: ChatterChat
    private let scrollView = UIScrollView()
    private let composer = UIView()
    private let field = UITextField()
    private lazy var sendButton = UIButton(
        type: .system, primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
    private lazy var undoItem = UIBarButtonItem(
        title: "Undo", primaryAction: UIAction(title: "Undo") { [weak self] _ in self?.chat.undo() }
    )
    private var bubbles: [Int: UIButton] = [:]
    private var order: [Int] = []
    private var keyboardFrame: CGRect?
    private var staysAtEnd = true
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    init(_ chat: ChatterChat) {
        self.chat = chat
        super.init(nibName: nil, bundle: nil)
        title = chat.name
    }

    required init?(coder: NSCoder) { nil }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        composer.backgroundColor = .secondarySystemBackground
        field.placeholder = "Message"
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .onDrag
        view.addSubview(scrollView)
        view.addSubview(composer)
        composer.addSubview(field)
        composer.addSubview(sendButton)
        observe(UIResponder.keyboardWillShowNotification, shows: true)
        observe(UIResponder.keyboardWillHideNotification, shows: false)
        chat.pageChange = { [weak self] in self?.reload() }
        reload()
    }

    private func observe(_ name: NSNotification.Name, shows: Bool) {
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] note in
            let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
                .cgRectValue
            MainActor.assumeIsolated {
                self?.keyboardDidMove(to: shows ? end : nil)
            }
        }
        tokens.append(token)
    }

    private func keyboardDidMove(to frame: CGRect?) {
        keyboardFrame = frame
        staysAtEnd = true
        view.setNeedsLayout()
        if view.window != nil { view.layoutIfNeeded() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        chat.isRead = true
        reload()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        chat.isRead = false
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        var bottom = room.maxY
        if let keyboardFrame { bottom = min(bottom, view.convert(keyboardFrame, from: nil).minY) }
        composer.frame = CGRect(x: room.minX, y: bottom - 52, width: room.width, height: 52)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = room.width
        sendButton.frame = CGRect(x: isMirrored ? 8 : width - 80, y: 4, width: 72, height: 44)
        field.frame = CGRect(x: isMirrored ? 88 : 12, y: 4, width: width - 100, height: 44)
        scrollView.frame = CGRect(
            x: room.minX, y: room.minY, width: width, height: max(0, bottom - 52 - room.minY))
        layOutBubbles(isMirrored: isMirrored)
        keepInPlace()
    }

    /// The user's own messages are at the trailing edge.
    private func layOutBubbles(isMirrored: Bool) {
        let width = scrollView.bounds.width
        var y: CGFloat = 8
        for message in chat.messages {
            guard let bubble = bubbles[message.id] else { continue }
            let size = CGSize(
                width: min(width - 48, max(44, bubble.intrinsicContentSize.width + 24)), height: 44)
            let isRight = message.isMine != isMirrored
            bubble.frame = CGRect(
                origin: CGPoint(x: isRight ? width - 16 - size.width : 16, y: y), size: size)
            y += size.height + 8
        }
        let size = CGSize(width: width, height: y)
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    private func keepInPlace() {
        let anchor = presentedViewController?.popoverPresentationController?.sourceView
        if let anchor, anchor.superview === scrollView {
            scrollView.scrollRectToVisible(anchor.frame, animated: false)
        } else if staysAtEnd, let last = chat.messages.last, let bubble = bubbles[last.id] {
            scrollView.scrollRectToVisible(bubble.frame, animated: false)
            staysAtEnd = false
        }
    }

    private func reload() {
        guard isViewLoaded else { return }
        let ids = chat.messages.map(\.id)
        for (id, bubble) in bubbles where !ids.contains(id) {
            bubble.removeFromSuperview()
            bubbles[id] = nil
        }
        for message in chat.messages where bubbles[message.id] == nil {
            let id = message.id
            let bubble = UIButton(
                type: .system,
                primaryAction: UIAction(title: message.text) { [weak self] _ in self?.act(on: id) })
            bubbles[id] = bubble
            scrollView.addSubview(bubble)
        }
        staysAtEnd = staysAtEnd || ids.last != order.last && ids.count > order.count
        order = ids
        navigationItem.rightBarButtonItem = chat.deleted == nil ? nil : undoItem
        view.setNeedsLayout()
    }

    private func send() {
        let text = (field.text ?? "").trimmingCharacters(in: .whitespaces)
        field.text = ""
        chat.send(text.isEmpty ? "👍" : text)
    }

    private func act(on id: Int) {
        guard isInFront, let bubble = bubbles[id] else { return }
        view.endEditing(true)
        let sheet = UIAlertController(
            title: nil, message: bubble.currentTitle, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Send Again", style: .default) { [weak self] _ in
                guard let self, let message = chat.messages.first(where: { $0.id == id }) else {
                    return
                }
                chat.send("Again: \(message.text.prefix(12))")
            })
        sheet.addAction(
            UIAlertAction(title: "Delete Message", style: .destructive) { [weak self] _ in
                self?.chat.delete(id)
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = bubble
        present(sheet, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let titles = order.compactMap { bubbles[$0]?.currentTitle }
        if titles != chat.messages.map(\.text) {
            return "the page does not show the messages of the chat"
        }
        let frame = composer.convert(composer.bounds, to: nil)
        if let keyboardFrame, frame.maxY > keyboardFrame.minY + 1 {
            return "the keyboard covers the composer"
        }
        if chat.unread > 0 { return "an open chat has unread messages" }
        let offersUndo = navigationItem.rightBarButtonItem != nil
        return offersUndo == (chat.deleted != nil) ? nil : "Undo does not follow the deletion"
    }
}

@MainActor func makeChatter() -> UIViewController {
    UINavigationController(rootViewController: ChatterList())
}

import UIKit

// A chat with a composer above the keyboard; leading and trailing only (right-to-left).
@MainActor func makeChat() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredPrimaryColumnWidth = 300
    split.setViewController(ChatList(), for: .primary)
    split.setViewController(ChatEmpty(title: nil, text: "No Conversation"), for: .secondary)
    return split
}

final class ChatEmpty: TextViewController {}

final class ChatList: ListViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chats"
        rows = ["Noor", "Omar"].map { name in
            Row(name) { [weak self] in
                guard let split = self?.splitViewController else { return }
                split.setViewController(ChatViewController(name: name), for: .secondary)
                split.show(.secondary)
            }
        }
    }
}

final class ChatViewController: UIViewController, UITextFieldDelegate {
    private let name: String
    private let messages = UILabel()
    private let field = UITextField()
    private let send = UIButton(type: .system)
    private var composerBottom: NSLayoutConstraint!
    private var observers: [any NSObjectProtocol] = []
    /// `nil` where it is not on screen.
    private var keyboard: CGRect? {
        didSet { moveComposer() }
    }

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
        restorationIdentifier = "chat.\(name)"
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        messages.text = "Hello"
        messages.numberOfLines = 0
        field.placeholder = "Message"
        field.delegate = self
        send.setTitle("Send", for: .normal)
        send.addAction(UIAction { [weak self] _ in self?.sendMessage() }, for: .touchUpInside)
        for item in [messages, field, send] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let safe = view.safeAreaLayoutGuide
        composerBottom = field.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8)
        NSLayoutConstraint.activate([
            messages.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            messages.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            messages.trailingAnchor.constraint(
                lessThanOrEqualTo: safe.trailingAnchor, constant: -16),
            field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            field.heightAnchor.constraint(equalToConstant: 44),
            field.trailingAnchor.constraint(equalTo: send.leadingAnchor, constant: -8),
            send.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            send.widthAnchor.constraint(equalToConstant: 60),
            send.heightAnchor.constraint(equalToConstant: 44),
            send.centerYAnchor.constraint(equalTo: field.centerYAnchor),
            composerBottom,
        ])
        observers = [
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
            ) { [weak self] note in
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let frame = value?.cgRectValue ?? .zero
                MainActor.assumeIsolated { self?.keyboard = frame.isEmpty ? nil : frame }
            },
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.keyboard = nil }
            },
        ]
    }

    isolated deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }

    // Outside of the window the view cannot convert the keyboard's frame.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        moveComposer()
    }

    private func moveComposer() {
        guard isViewLoaded, view.window != nil else { return }
        var overlap: CGFloat = 0
        if let keyboard {
            let local = view.convert(keyboard, from: nil)
            overlap = max(0, view.bounds.maxY - view.safeAreaInsets.bottom - local.minY)
        }
        composerBottom.constant = -8 - overlap
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }

    private func sendMessage() {
        let text = field.text ?? ""
        if !text.isEmpty { messages.text = text }
        field.text = ""
        field.resignFirstResponder()
    }
}

// Contacts and calls: two tabs, a contact's page, alerts with fields and a call on a full screen.
// Tab bar, navigation, timer, alerts, modal pages; from: .iOS14
import UIKit

@MainActor func makeKith() -> UIViewController {
    let store = KithStore()
    let contacts = UINavigationController(rootViewController: KithContactsPage(store: store))
    contacts.tabBarItem = UITabBarItem(title: "Contacts", image: nil, tag: 0)
    let calls = UINavigationController(rootViewController: KithCallsPage(store: store))
    calls.tabBarItem = UITabBarItem(title: "Recents", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [contacts, calls]
    return tabs
}

private struct KithContact {
    let id: Int
    var name: String
    var number: String
}

@MainActor private final class KithStore {
    private(set) var contacts = ["Ada", "Blaise", "Carl", "Emmy", "Grace"].enumerated().map {
        KithContact(id: $0, name: $1, number: "555 010\($0)")
    }
    private(set) var calls: [String] = []
    private var nextID = 5

    func contact(_ id: Int?) -> KithContact? { contacts.first { $0.id == id } }
    func save(name: String, number: String, id: Int?) {
        if let index = contacts.firstIndex(where: { $0.id == id }) {
            contacts[index].name = name
            contacts[index].number = number
        } else {
            contacts.append(KithContact(id: nextID, name: name, number: number))
            nextID += 1
        }
        contacts.sort { $0.name < $1.name }
    }
    func delete(_ id: Int) { contacts.removeAll { $0.id == id } }
    func noteCall(_ name: String, seconds: Int) { calls.insert("\(name), \(seconds) s", at: 0) }
    func clearCalls() { calls = [] }
}

/// A list of rows in a page, refreshed whenever it appears.
private class KithListPage: UIViewController {
    let store: KithStore
    private let scroll = UIScrollView()
    private let emptyLabel = UILabel()
    private var buttons: [UIButton] = []
    var shownTitles: [String] { buttons.map { $0.currentTitle ?? "" } }

    init(store: KithStore, title: String) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.alwaysBounceVertical = true
        scroll.addSubview(emptyLabel)
        view.addSubview(scroll)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    func refresh() {}
    /// Asks for name and number of a contact, or of a new one.
    func ask(id: Int?) {
        guard presentedViewController == nil else { return }
        let contact = store.contact(id)
        let alert = UIAlertController(
            title: id == nil ? "New Contact" : "Edit Contact", message: nil, preferredStyle: .alert)
        for (name, text) in [("Name", contact?.name), ("Number", contact?.number)] {
            alert.addTextField { field in
                field.placeholder = name
                field.text = text ?? ""
            }
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
                let texts = (alert?.textFields ?? []).map { $0.text ?? "" }
                let name = texts.first?.trimmingCharacters(in: .whitespaces) ?? ""
                self?.store.save(
                    name: name.isEmpty ? "No Name" : name, number: texts.last ?? "", id: id)
                self?.refresh()
            })
        present(alert, animated: true)
    }

    func show(_ rows: [(String, () -> Void)], empty: String) {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = rows.map { title, action in
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: title) { _ in action() })
            button.contentHorizontalAlignment = .leading
            scroll.addSubview(button)
            return button
        }
        emptyLabel.text = empty
        emptyLabel.isHidden = !rows.isEmpty
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let x = view.safeAreaInsets.left + 16
        let width = max(0, view.bounds.width - x - view.safeAreaInsets.right - 16)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: x, y: CGFloat(index) * 48, width: width, height: 48)
        }
        emptyLabel.frame = CGRect(x: x, y: 16, width: width, height: 24)
        scroll.contentSize = CGSize(
            width: view.bounds.width, height: CGFloat(max(1, buttons.count)) * 48)
    }
}

private final class KithContactsPage: KithListPage, SelfChecking {
    init(store: KithStore) { super.init(store: store, title: "Contacts") }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.ask(id: nil) })
    }

    override func refresh() {
        show(
            store.contacts.map { contact in
                (
                    contact.name,
                    { [weak self] in
                        guard let self, let pages = self.navigationController,
                            pages.topViewController === self
                        else { return }
                        let page = KithContactPage(store: self.store, id: contact.id)
                        pages.pushViewController(page, animated: true)
                    }
                )
            }, empty: "No contacts yet")
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return shownTitles == store.contacts.map(\.name) ? nil : "the contacts are not those kept"
    }
}

private final class KithContactPage: KithListPage, SelfChecking {
    private let id: Int
    init(store: KithStore, id: Int) {
        self.id = id
        super.init(store: store, title: store.contact(id)?.name ?? "")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.ask(id: id) })
    }
    required init?(coder: NSCoder) { nil }
    override func refresh() {
        guard let contact = store.contact(id) else { return }
        title = contact.name
        show(
            [
                ("Call \(contact.number)", { [weak self] in self?.call() }),
                ("Delete Contact", { [weak self] in self?.confirmDeletion() }),
            ], empty: "")
    }

    private func call() {
        guard presentedViewController == nil, let contact = store.contact(id) else { return }
        let call = KithCallPage(store: store, name: contact.name)
        call.modalPresentationStyle = .fullScreen
        present(call, animated: true)
    }

    private func confirmDeletion() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Delete \(title ?? "")?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                guard let self else { return }
                self.store.delete(self.id)
                self.navigationController?.popToRootViewController(animated: true)
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil, let contact = store.contact(id) else { return nil }
        return title == contact.name ? nil : "the title is not the name"
    }
}

private final class KithCallsPage: KithListPage, SelfChecking {
    private lazy var clearItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Clear") { [weak self] _ in
            self?.store.clearCalls()
            self?.refresh()
        })

    init(store: KithStore) { super.init(store: store, title: "Recent Calls") }
    required init?(coder: NSCoder) { nil }
    override func refresh() {
        navigationItem.rightBarButtonItem = clearItem
        clearItem.isEnabled = !store.calls.isEmpty
        show(
            store.calls.map { call in
                (call, { [weak self] in self?.explain(call) })
            }, empty: "No calls yet")
    }

    private func explain(_ call: String) {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Call Details", message: call, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if shownTitles != store.calls { return "the calls are not those made" }
        return clearItem.isEnabled == !store.calls.isEmpty ? nil : "Clear does not fit the list"
    }
}

private final class KithCallPage: UIViewController {
    private let store: KithStore
    private let name: String
    private let label = UILabel()
    private var seconds = 0
    private var timer: Timer?
    private lazy var endButton = UIButton(
        type: .system, primaryAction: UIAction(title: "End Call") { [weak self] _ in self?.end() })

    init(store: KithStore, name: String) {
        self.store = store
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for subview in [label, endButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
            endButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -40),
            endButton.heightAnchor.constraint(equalToConstant: 48),
            endButton.widthAnchor.constraint(equalToConstant: 160),
        ])
        showTime()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.seconds += 1
                self?.showTime()
            }
        }
    }

    private func showTime() { label.text = "\(name) – \(seconds) s" }
    private func end() {
        guard let timer, timer.isValid else { return }
        timer.invalidate()
        store.noteCall(name, seconds: seconds)
        dismiss(animated: true)
    }
}

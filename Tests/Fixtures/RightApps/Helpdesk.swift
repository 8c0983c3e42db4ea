// A ticket inbox for support staff: open and solved tickets in tabs, a ticket's page, a composer.
// Tab bar, sheet with detents that guards a draft, popover at a view, work item; from: .iOS15
import UIKit

@MainActor func makeHelpdesk() -> UIViewController {
    let store = HelpdeskStore()
    let tabs = UITabBarController()
    tabs.viewControllers = [false, true].map { isSolved in
        let page = HelpdeskListPage(store: store, isSolved: isSolved)
        let pages = UINavigationController(rootViewController: page)
        pages.tabBarItem = UITabBarItem(
            title: isSolved ? "Solved" : "Open", image: nil, tag: isSolved ? 1 : 0)
        return pages
    }
    return tabs
}

private struct HelpdeskTicket {
    let id: Int
    let subject: String
    var isSolved = false
    var owner: String?
    var replies: [String] = []
}

@MainActor private final class HelpdeskStore {
    let staff = ["Nia", "Omar", "Pia"]
    private(set) var tickets = ["Printer jams", "No sound", "Lost password"].enumerated().map {
        HelpdeskTicket(id: $0, subject: $1)
    }
    private var observers: [() -> Void] = []
    private var waiting: DispatchWorkItem?
    var isFetching: Bool { waiting != nil }
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    func ticket(_ id: Int) -> HelpdeskTicket? { tickets.first { $0.id == id } }
    func change(_ id: Int, _ change: (inout HelpdeskTicket) -> Void) {
        guard let index = tickets.firstIndex(where: { $0.id == id }) else { return }
        change(&tickets[index])
        observers.forEach { $0() }
    }
    /// Tickets arrive a moment later.
    func fetch() {
        let work = DispatchWorkItem { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.waiting = nil
                let id = self.tickets.count
                self.tickets.append(HelpdeskTicket(id: id, subject: "Question \(id)"))
                self.observers.forEach { $0() }
            }
        }
        waiting = work
        observers.forEach { $0() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6, execute: work)
    }
}

/// A column of rows: buttons, labels and fields.
private class HelpdeskRowsPage: UIViewController {
    let store: HelpdeskStore
    private let scroll = UIScrollView()
    private(set) var rows: [UIView] = []
    init(store: HelpdeskStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.keyboardDismissMode = .onDrag
        view.addSubview(scroll)
    }
    func show(_ rows: [UIView]) {
        for row in self.rows where !rows.contains(where: { $0 === row }) {
            row.removeFromSuperview()
        }
        self.rows = rows
        for row in rows where row.superview !== scroll { scroll.addSubview(row) }
        view.setNeedsLayout()
    }
    func makeButton(_ title: String, action: @escaping () -> Void) -> UIButton {
        let action = UIAction(title: title) { _ in action() }
        let button = UIButton(type: .system, primaryAction: action)
        button.contentHorizontalAlignment = .leading
        return button
    }
    func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, right) = (view.safeAreaInsets.left + 16, view.safeAreaInsets.right + 16)
        let width = max(0, view.bounds.width - left - right)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: CGFloat(index) * 48, width: width, height: 44)
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * 48)
    }
}

private final class HelpdeskListPage: HelpdeskRowsPage, SelfChecking {
    private let isSolved: Bool
    private lazy var fetchItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Fetch") { [weak self] _ in self?.store.fetch() })
    init(store: HelpdeskStore, isSolved: Bool) {
        self.isSolved = isSolved
        super.init(store: store)
        title = isSolved ? "Solved Tickets" : "Open Tickets"
        if !isSolved { navigationItem.rightBarButtonItem = fetchItem }
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        store.observe { [weak self] in self?.refresh() }
        refresh()
    }
    private var tickets: [HelpdeskTicket] { store.tickets.filter { $0.isSolved == isSolved } }

    private func refresh() {
        fetchItem.isEnabled = !store.isFetching
        let buttons = tickets.map { ticket in
            makeButton(ticket.subject) { [weak self] in self?.open(ticket.id) }
        }
        show(buttons.isEmpty ? [makeLabel("No tickets here")] : buttons)
    }
    private func open(_ id: Int) {
        guard let pages = navigationController, pages.topViewController === self else { return }
        pages.pushViewController(HelpdeskTicketPage(store: store, id: id), animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        let expected = tickets.isEmpty ? ["No tickets here"] : tickets.map(\.subject)
        let texts = rows.map { ($0 as? UIButton)?.currentTitle ?? ($0 as? UILabel)?.text ?? "" }
        return texts == expected ? nil : "the list does not show its tickets"
    }
}

private final class HelpdeskTicketPage: HelpdeskRowsPage, SelfChecking {
    private let id: Int
    private lazy var solveItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Solve") { [weak self] _ in
            guard let self else { return }
            self.store.change(self.id) { $0.isSolved.toggle() }
        })
    private lazy var assignButton = makeButton("Assign") { [weak self] in self?.assign() }
    init(store: HelpdeskStore, id: Int) {
        self.id = id
        super.init(store: store)
        title = store.ticket(id)?.subject
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        let reply = UIBarButtonItem(
            systemItem: .reply, primaryAction: UIAction { [weak self] _ in self?.reply() })
        navigationItem.rightBarButtonItems = [reply, solveItem]
        store.observe { [weak self] in self?.refresh() }
        refresh()
    }
    private func refresh() {
        guard let ticket = store.ticket(id) else { return }
        solveItem.title = ticket.isSolved ? "Reopen" : "Solve"
        assignButton.setTitle("Owner: \(ticket.owner ?? "Nobody")", for: .normal)
        show([assignButton] + ticket.replies.map { makeLabel("Reply: \($0)") })
    }
    private func assign() {
        guard presentedViewController == nil else { return }
        let page = HelpdeskOwnersPage(store: store, id: id)
        let popover = UINavigationController(rootViewController: page)
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = assignButton
        present(popover, animated: true)
    }
    private func reply() {
        guard presentedViewController == nil else { return }
        let page = HelpdeskComposer(store: store, id: id)
        let sheet = UINavigationController(rootViewController: page)
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.presentationController?.delegate = page
        present(sheet, animated: true)
    }
    var complaint: String? {
        guard isViewLoaded, let ticket = store.ticket(id) else { return nil }
        if rows.count != ticket.replies.count + 1 { return "the replies are not those sent" }
        return solveItem.title == (ticket.isSolved ? "Reopen" : "Solve")
            ? nil : "the button does not fit the ticket"
    }
}

private final class HelpdeskOwnersPage: HelpdeskRowsPage {
    private let id: Int
    init(store: HelpdeskStore, id: Int) {
        self.id = id
        super.init(store: store)
        title = "Assign Ticket"
        preferredContentSize = CGSize(width: 280, height: 220)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                self?.dismiss(animated: true)
            })
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        show(
            store.staff.map { name in
                makeButton(name) { [weak self, store, id] in
                    store.change(id) { $0.owner = name }
                    self?.dismiss(animated: true)
                }
            })
    }
}

private final class HelpdeskComposer: HelpdeskRowsPage, UIAdaptivePresentationControllerDelegate {
    private let id: Int
    private let field = UITextField()
    init(store: HelpdeskStore, id: Int) {
        self.id = id
        super.init(store: store)
        title = "New Reply"
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Your reply"
        let check = UIAction { [weak self] _ in self?.check() }
        field.addAction(check, for: [.editingDidBegin, .editingDidEnd])
        show(
            [field]
                + ["Thank you.", "Please restart."].map { phrase in
                    makeButton("Add “\(phrase)”") { [weak self] in
                        guard let self else { return }
                        self.field.text = (self.field.text ?? "") + phrase
                        self.check()
                    }
                })
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
    }
    private var hasDraft: Bool { !(field.text ?? "").isEmpty }
    /// A swipe does not close the sheet while there is something to lose.
    private func check() {
        isModalInPresentation = hasDraft || field.isEditing
        navigationController?.isModalInPresentation = isModalInPresentation
    }
    private func send() {
        view.endEditing(true)
        guard presentedViewController == nil else { return }
        guard let text = field.text, hasDraft else {
            let alert = UIAlertController(
                title: "The reply is empty", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel))
            return present(alert, animated: true)
        }
        store.change(id) { $0.replies.append(text) }
        dismiss(animated: true)
    }
    private func cancel() {
        view.endEditing(true)
        guard hasDraft else { return dismiss(animated: true) }
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Discard the reply?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Writing", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
                self?.dismiss(animated: true)
            })
        present(alert, animated: true)
    }
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) { cancel() }
}

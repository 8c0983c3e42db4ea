// A mail client in three columns: mailboxes, a message list with a toolbar, and the message. Uses a
// triple-column split view, show(_:) and hide(_:), the collapse delegate, a toolbar, menus and
// alerts.
import UIKit

private struct PostOfficeLetter {
    let id: Int
    let sender: String
    let subject: String
    var box: Int
    var isUnread = true
    var timesOpened = 0
}

@MainActor private final class PostOfficeStore {
    let boxes = ["Inbox", "Archive", "Bin"]
    private(set) var letters = [
        PostOfficeLetter(id: 1, sender: "Ada", subject: "Draft of the engine notes", box: 0),
        PostOfficeLetter(id: 2, sender: "Grace", subject: "A moth in the relay", box: 0),
        PostOfficeLetter(id: 3, sender: "Alan", subject: "Tea on Thursday", box: 0),
        PostOfficeLetter(id: 4, sender: "Edsger", subject: "Shortest route to the station", box: 1),
    ]
    private(set) var box = 0
    private(set) var timesChecked = 0
    private(set) var openID: Int?
    private var lastID = 4
    private var observers: [() -> Void] = []
    var shown: [PostOfficeLetter] { letters.filter { $0.box == box } }
    var open: PostOfficeLetter? { letters.first { $0.id == openID } }
    func unread(in box: Int) -> Int { letters.filter { $0.box == box && $0.isUnread }.count }
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    func notify() { for observer in observers { observer() } }
    func enter(_ newBox: Int) {
        if newBox != box { openID = nil }
        box = newBox
        timesChecked += 1
        notify()
    }
    func change(_ id: Int, _ change: (inout PostOfficeLetter) -> Void) {
        guard let index = letters.firstIndex(where: { $0.id == id }) else { return }
        change(&letters[index])
        if openID == id, letters[index].box != box { openID = nil }
        notify()
    }
    func read(_ id: Int) {
        openID = id
        change(id) {
            $0.isUnread = false
            $0.timesOpened += 1
        }
    }
    func markAllRead() {
        for index in letters.indices where letters[index].box == box {
            letters[index].isUnread = false
        }
        notify()
    }
    func delete(_ id: Int) {
        letters.removeAll { $0.id == id }
        if openID == id { openID = nil }
        notify()
    }
    func post(_ subject: String) {
        lastID += 1
        let text = subject.isEmpty ? "Letter \(lastID)" : "\(subject) (\(lastID))"
        letters.append(PostOfficeLetter(id: lastID, sender: "Me", subject: text, box: 0))
        enter(0)
    }
}

/// A scrolling page: a text, and a button for each item below it, which stays as long as the item
/// does.
private class PostOfficePage: UIViewController {
    let store: PostOfficeStore
    let label = UILabel()
    private let scroller = UIScrollView(frame: .zero)
    private var rows: [(id: Int, button: UIButton)] = []
    init(_ store: PostOfficeStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = scroller }
    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.alwaysBounceVertical = true
        scroller.addSubview(label)
        label.numberOfLines = 0
        store.observe { [weak self] in self?.reload() }
        reload()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let left = view.safeAreaInsets.left + 16
        let width = max(0, view.bounds.width - left - view.safeAreaInsets.right - 16)
        let height = ceil(label.sizeThatFits(CGSize(width: width, height: 10_000)).height)
        label.frame = CGRect(x: left, y: 10, width: width, height: height)
        var y = label.frame.maxY + 10
        for row in rows {
            row.button.frame = CGRect(x: left, y: y, width: width, height: 44)
            y += 50
        }
        let size = CGSize(width: view.bounds.width, height: y)
        if size != scroller.contentSize { scroller.contentSize = size }
    }
    var titles: [String] { rows.compactMap(\.button.currentTitle) }
    func show(_ items: [(id: Int, title: String)], current: Int? = nil) {
        let isCollapsed = splitViewController?.isCollapsed ?? true
        for row in rows where !items.contains(where: { $0.id == row.id }) {
            row.button.removeFromSuperview()
        }
        rows = items.map { id, title in
            let button = rows.first { $0.id == id }?.button ?? makeButton(id)
            button.setTitle(title, for: .normal)
            button.isSelected = !isCollapsed && id == current
            return (id, button)
        }
        view.setNeedsLayout()
    }
    private func makeButton(_ id: Int) -> UIButton {
        let button = UIButton(type: .system)
        button.contentHorizontalAlignment = .leading
        button.addAction(
            UIAction { [weak self] _ in self?.tapped(id) }, for: .primaryActionTriggered)
        scroller.addSubview(button)
        return button
    }
    func reload() {}
    func tapped(_ id: Int) {}
}

private final class PostOfficeBoxesController: PostOfficePage, SelfChecking {
    private var wanted: [String] {
        store.boxes.indices.map { "\(store.boxes[$0]), \(store.unread(in: $0)) unread" }
    }
    override func reload() {
        title = "Mailboxes"
        label.text = "\(store.letters.count) letters"
        show(wanted.indices.map { ($0, wanted[$0]) }, current: store.box)
    }
    override func tapped(_ id: Int) {
        store.enter(id)
        splitViewController?.show(.supplementary)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        return titles == wanted ? nil : "the mailboxes show wrong counts"
    }
}

private final class PostOfficeLettersController: PostOfficePage, SelfChecking {
    private lazy var markItem = UIBarButtonItem(
        title: "Mark All Read",
        primaryAction: UIAction(title: "Mark All Read") { [weak self] _ in self?.store.markAllRead()
        })
    override func viewDidLoad() {
        let write = UIBarButtonItem(
            systemItem: .compose,
            primaryAction: UIAction(title: "Compose") { [weak self] _ in self?.compose() })
        toolbarItems = [markItem, .flexibleSpace(), write]
        super.viewDidLoad()
    }
    private var wanted: [String] {
        store.shown.map { "\($0.isUnread ? "New: " : "")\($0.sender): \($0.subject)" }
    }
    private var wantedText: String {
        "\(store.shown.count) letters here, checked \(store.timesChecked) times"
    }
    override func reload() {
        title = store.boxes[store.box]
        label.text = wantedText
        show(zip(store.shown, wanted).map { ($0.id, $1) }, current: store.openID)
        markItem.isEnabled = store.unread(in: store.box) > 0
    }
    override func tapped(_ id: Int) {
        store.read(id)
        splitViewController?.show(.secondary)
    }
    private func compose() {
        guard viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        let alert = UIAlertController(title: "New Letter", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Subject" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Send to Myself", style: .default) { [store, weak alert] _ in
                store.post(alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        if title != store.boxes[store.box] { return "the title is not the mailbox's name" }
        if titles != wanted { return "the list does not show the letters of the mailbox" }
        return label.text == wantedText ? nil : "the status is stale"
    }
}

private final class PostOfficeLetterController: PostOfficePage, SelfChecking {
    private let moveItem = UIBarButtonItem(title: "Move")
    private lazy var binItem = UIBarButtonItem(
        systemItem: .trash,
        primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.discard() })
    override func viewDidLoad() {
        navigationItem.rightBarButtonItems = [binItem, moveItem]
        super.viewDidLoad()
    }
    private var wantedText: String {
        store.open.map { "\($0.subject). From \($0.sender), opened \($0.timesOpened) times." }
            ?? "No letter is open."
    }
    override func reload() {
        title = store.open?.sender ?? "Letter"
        label.text = wantedText
        for item in [binItem, moveItem] { item.isEnabled = store.open != nil }
        show(store.open.map { [(0, $0.isUnread ? "Mark as Read" : "Mark as Unread")] } ?? [])
        let places = store.boxes.indices.filter { $0 != store.box }
        moveItem.menu = UIMenu(
            children: places.map { box in
                UIAction(title: "Move to \(store.boxes[box])") { [weak self] _ in
                    self?.move(to: box)
                }
            })
    }
    override func tapped(_ id: Int) {
        if let openID = store.openID { store.change(openID) { $0.isUnread.toggle() } }
    }
    private func move(to box: Int) {
        guard let id = store.openID else { return }
        store.change(id) { $0.box = box }
        leaveClosedLetter()
    }
    private func discard() {
        guard let letter = store.open, viewIfLoaded?.window != nil, presentedViewController == nil
        else { return }
        guard letter.box == 2 else { return move(to: 2) }
        let alert = UIAlertController(
            title: "Delete for Ever?", message: letter.subject, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete for Ever", style: .destructive) { [weak self] _ in
                self?.store.delete(letter.id)
                self?.leaveClosedLetter()
            })
        present(alert, animated: true)
    }
    /// Collapsed, a page without a letter would be a dead end.
    private func leaveClosedLetter() {
        guard store.open == nil, let split = splitViewController, split.isCollapsed else { return }
        split.show(.supplementary)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        if label.text != wantedText { return "another letter is shown than the open one" }
        return binItem.isEnabled == (store.open != nil) ? nil : "Delete is enabled without a letter"
    }
}

private final class PostOfficeSplitController: UISplitViewController, UISplitViewControllerDelegate
{
    private let store = PostOfficeStore()
    init() {
        super.init(style: .tripleColumn)
        let letters = UINavigationController(rootViewController: PostOfficeLettersController(store))
        letters.isToolbarHidden = false
        setViewController(
            UINavigationController(rootViewController: PostOfficeBoxesController(store)),
            for: .primary)
        setViewController(letters, for: .supplementary)
        setViewController(
            UINavigationController(rootViewController: PostOfficeLetterController(store)),
            for: .secondary)
        delegate = self
    }
    required init?(coder: NSCoder) { nil }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        proposedTopColumn == .secondary && store.open == nil ? .supplementary : proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { store.notify() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { store.notify() }
}

@MainActor func makePostOffice() -> UIViewController { PostOfficeSplitController() }

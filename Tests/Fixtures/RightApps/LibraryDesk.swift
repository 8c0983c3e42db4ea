// A library's desk: sections, a catalogue with search, books that are lent, withdrawn and restored.
// Triple-column split view, its delegate, keyboard, alert with a field, placeholder; from: .iOS15
import UIKit

@MainActor private final class LibraryDeskCatalogue {
    static let changed = Notification.Name("LibraryDeskCatalogueChanged")
    enum Section: String, CaseIterable {
        case all = "All Books", novels = "Novels", science = "Science", loans = "On Loan"
    }
    struct Book {
        let id: Int, title: String, section: Section
        var reader: String?
    }
    private(set) var books = [
        Book(id: 1, title: "The Lighthouse", section: .novels),
        Book(id: 2, title: "A Quiet Winter", section: .novels, reader: "Ms Ito"),
        Book(id: 3, title: "River of Glass", section: .novels),
        Book(id: 4, title: "On Molluscs", section: .science),
        Book(id: 5, title: "Stars and Dust", section: .science, reader: "Mr Kaya"),
        Book(id: 6, title: "Seven Proofs", section: .science),
    ] { didSet { NotificationCenter.default.post(name: Self.changed, object: self) } }
    private var withdrawn: [Book] = []
    var canRestore: Bool { !withdrawn.isEmpty }

    func book(_ id: Int?) -> Book? { books.first { $0.id == id } }
    func books(in section: Section, matching text: String) -> [Book] {
        let wanted = text.trimmingCharacters(in: .whitespaces).lowercased()
        return books.filter { book in
            let isIn: Bool
            switch section {
            case .all: isIn = true
            case .loans: isIn = book.reader != nil
            case .novels, .science: isIn = book.section == section
            }
            return isIn && (wanted.isEmpty || book.title.lowercased().contains(wanted))
        }
    }
    /// Lends it, or takes it back where there is no reader.
    func lend(_ id: Int, to reader: String?) {
        if let index = books.firstIndex(where: { $0.id == id }) { books[index].reader = reader }
    }
    func withdraw(_ id: Int) {
        guard let index = books.firstIndex(where: { $0.id == id }) else { return }
        withdrawn.append(books[index])
        books.remove(at: index)
    }
    func restore() {
        guard let book = withdrawn.popLast() else { return }
        books = (books + [book]).sorted { $0.id < $1.id }
    }
}

private final class LibraryDeskRows: UIScrollView {
    /// Views of 44 points below each other.
    var rows: [UIView] = [] {
        didSet {
            for view in oldValue where !rows.contains(view) { view.removeFromSuperview() }
            for view in rows where view.superview !== self { addSubview(view) }
            setNeedsLayout()
        }
    }
    var titles: [String] { rows.compactMap { ($0 as? UIButton)?.currentTitle } }
    static func button(_ title: String, tapped: @escaping () -> Void) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.setTitle(title, for: .normal)
        button.contentHorizontalAlignment = .leading
        button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        return button
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: 8 + CGFloat(index) * 52, width: width, height: 44)
        }
        let size = CGSize(width: bounds.width, height: 8 + CGFloat(rows.count) * 52)
        if contentSize != size { contentSize = size }
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

private class LibraryDeskPage: UIViewController {
    let catalogue: LibraryDeskCatalogue
    let list = LibraryDeskRows(frame: .zero)
    private var token: (any NSObjectProtocol)?
    init(_ catalogue: LibraryDeskCatalogue) {
        self.catalogue = catalogue
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }
    override func loadView() {
        list.alwaysBounceVertical = true
        list.backgroundColor = .systemBackground
        view = list
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(
            forName: LibraryDeskCatalogue.changed, object: catalogue, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.refresh() } }
        refresh()
    }
    func refresh() {}
}

private final class LibraryDeskSections: LibraryDeskPage {
    var onSelect: ((LibraryDeskCatalogue.Section) -> Void)?
    override func refresh() {
        navigationItem.title = "Library"
        list.rows = LibraryDeskCatalogue.Section.allCases.map { section in
            let count = catalogue.books(in: section, matching: "").count
            return LibraryDeskRows.button("\(section.rawValue) (\(count))") { [weak self] in
                self?.onSelect?(section)
            }
        }
    }
}

private final class LibraryDeskList: LibraryDeskPage, UITextFieldDelegate, SelfChecking {
    var onSelect: ((Int) -> Void)?
    var selection: Int? { didSet { if isViewLoaded { refresh() } } }
    private(set) var section = LibraryDeskCatalogue.Section.all
    private let field = UITextField(frame: .zero)
    private let empty = UILabel(frame: .zero)
    private lazy var restoreItem = UIBarButtonItem(
        title: "Restore",
        primaryAction: UIAction(title: "Restore") { [weak self] _ in
            self?.catalogue.restore()
        })
    private lazy var doneItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in
            self?.field.resignFirstResponder()
        })
    private var shown: [LibraryDeskCatalogue.Book] {
        catalogue.books(in: section, matching: field.text ?? "")
    }
    override func viewDidLoad() {
        field.placeholder = "Search titles"
        field.delegate = self
        let end = UIAction { [weak self] _ in self?.field.resignFirstResponder() }
        field.addAction(end, for: .primaryActionTriggered)
        empty.text = "No books here"
        list.keyboardDismissMode = .onDrag
        navigationItem.rightBarButtonItem = restoreItem
        super.viewDidLoad()
    }
    func show(_ section: LibraryDeskCatalogue.Section) {
        self.section = section
        field.resignFirstResponder()
        field.text = ""
        if isViewLoaded { refresh() }
    }
    override func refresh() {
        navigationItem.title = section.rawValue
        restoreItem.isEnabled = catalogue.canRestore
        let buttons = shown.map { book in
            let button = LibraryDeskRows.button(book.title) { [weak self] in
                self?.field.resignFirstResponder()
                self?.onSelect?(book.id)
            }
            button.isSelected = book.id == selection
            return button
        }
        list.rows = [field] + (buttons.isEmpty ? [empty] : buttons)
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        navigationItem.rightBarButtonItem = doneItem
        list.scrollRectToVisible(field.frame, animated: true)
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        navigationItem.rightBarButtonItem = restoreItem
        refresh()
    }
    var complaint: String? {
        guard isViewLoaded, !field.isEditing else { return nil }
        if navigationItem.title != section.rawValue { return "the title is of another section" }
        return list.titles == shown.map(\.title) ? nil : "the list does not show the section"
    }
}

private final class LibraryDeskBook: LibraryDeskPage, SelfChecking {
    var onWithdraw: ((Int) -> Void)?
    var id: Int? { didSet { if isViewLoaded { refresh() } } }
    private let status = UILabel(frame: .zero)
    private lazy var lendButton = LibraryDeskRows.button("") { [weak self] in self?.lend() }
    private lazy var withdrawItem = UIBarButtonItem(
        title: "Withdraw",
        primaryAction: UIAction(title: "Withdraw") { [weak self] _ in
            self?.confirmWithdrawal()
        })
    private var book: LibraryDeskCatalogue.Book? { catalogue.book(id) }
    private var text: String {
        guard let book else { return "Choose a book" }
        return book.reader.map { "Lent to \($0)" } ?? "On the shelf"
    }
    override func refresh() {
        navigationItem.title = book?.title ?? "No Book"
        navigationItem.rightBarButtonItem = book == nil ? nil : withdrawItem
        status.text = text
        lendButton.setTitle(book?.reader == nil ? "Lend" : "Take Back", for: .normal)
        list.rows = book == nil ? [status] : [status, lendButton]
    }
    private func lend() {
        guard let book, presentedViewController == nil else { return }
        guard book.reader == nil else { return catalogue.lend(book.id, to: nil) }
        let alert = UIAlertController(title: "Lend to whom?", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Reader"
            field.text = "Mx Moreau"
        }
        alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Lend Book", style: .default) { [weak self, weak alert] _ in
                let name = alert?.textFields?.first?.text ?? ""
                self?.catalogue.lend(book.id, to: name.isEmpty ? "Unnamed reader" : name)
            })
        present(alert, animated: true)
    }
    private func confirmWithdrawal() {
        guard let book, presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Withdraw?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Book", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Withdraw It", style: .destructive) { [weak self] _ in
                self?.onWithdraw?(book.id)
            })
        present(alert, animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        if navigationItem.title != book?.title ?? "No Book" { return "the title is another's" }
        return status.text == text ? nil : "the status is not that of the book"
    }
}

private final class LibraryDeskSplit: UISplitViewController, UISplitViewControllerDelegate {
    private let list: LibraryDeskList
    private let book: LibraryDeskBook
    init(_ catalogue: LibraryDeskCatalogue) {
        let sections = LibraryDeskSections(catalogue)
        list = LibraryDeskList(catalogue)
        book = LibraryDeskBook(catalogue)
        super.init(style: .tripleColumn)
        delegate = self
        setViewController(UINavigationController(rootViewController: sections), for: .primary)
        setViewController(UINavigationController(rootViewController: list), for: .supplementary)
        setViewController(UINavigationController(rootViewController: book), for: .secondary)
        sections.onSelect = { [weak self] section in
            self?.list.show(section)
            self?.show(.supplementary)
        }
        list.onSelect = { [weak self] id in self?.select(id) }
        book.onWithdraw = { [weak self] id in
            catalogue.withdraw(id)
            self?.book.id = nil
            self?.list.selection = nil
            self?.show(.supplementary)
        }
    }
    required init?(coder: NSCoder) { nil }
    private func select(_ id: Int) {
        book.id = id
        list.selection = id
        show(.secondary)
        // A list that lies over the book would hide what was chosen.
        if !isCollapsed, displayMode == .oneOverSecondary || displayMode == .twoOverSecondary {
            hide(.supplementary)
        }
    }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { book.id == nil ? .supplementary : .secondary }
}

@MainActor func makeLibraryDesk() -> UIViewController { LibraryDeskSplit(LibraryDeskCatalogue()) }

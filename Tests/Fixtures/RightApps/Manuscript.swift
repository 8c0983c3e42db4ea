// A writing app: chapters in the sidebar, a form for the chapter beside it. Uses a double-column
// split view with its display modes, split behaviours and primary edge, text fields above the
// keyboard, an edit mode.
import UIKit

private struct ManuscriptChapter {
    let id: Int
    var name: String
    var summary: String
}

@MainActor private final class ManuscriptBook {
    private(set) var chapters = [
        ManuscriptChapter(id: 1, name: "The Harbour", summary: "A ship comes in at night."),
        ManuscriptChapter(id: 2, name: "The Letter", summary: "Nobody knows who sent it."),
        ManuscriptChapter(id: 3, name: "The Lighthouse", summary: "The lamp is out."),
    ]
    private(set) var currentID: Int?
    private var nextID = 4
    private var observers: [() -> Void] = []
    var current: ManuscriptChapter? { chapters.first { $0.id == currentID } }
    func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    func notify() { for observer in observers { observer() } }
    func open(_ id: Int?) {
        currentID = id
        notify()
    }
    func add() {
        chapters.append(ManuscriptChapter(id: nextID, name: "Chapter \(nextID)", summary: ""))
        currentID = nextID
        nextID += 1
        notify()
    }
    func remove(_ id: Int) {
        chapters.removeAll { $0.id == id }
        if currentID == id { currentID = nil }
        notify()
    }
    func change(_ id: Int, _ change: (inout ManuscriptChapter) -> Void) {
        guard let index = chapters.firstIndex(where: { $0.id == id }) else { return }
        change(&chapters[index])
        notify()
    }
}

/// Views below each other in a scroll view, each at least as high as a finger needs.
private final class ManuscriptPageView: UIScrollView {
    var blocks: [UIView] = [] {
        didSet {
            for old in oldValue where !blocks.contains(old) { old.removeFromSuperview() }
            for block in blocks where block.superview !== self { addSubview(block) }
            setNeedsLayout()
        }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        alwaysBounceVertical = true
        keyboardDismissMode = .onDrag
        backgroundColor = .systemBackground
    }
    required init?(coder: NSCoder) { nil }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let side = CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets).insetBy(
            dx: 16, dy: 0)
        var top: CGFloat = 6
        for block in blocks {
            let fitting = block.sizeThatFits(CGSize(width: side.width, height: 5_000)).height
            let height = block is UILabel ? ceil(fitting) : 44
            block.frame = CGRect(x: side.minX, y: top, width: side.width, height: height)
            top += height + 6
        }
        let size = CGSize(width: bounds.width, height: top)
        if contentSize != size { contentSize = size }
    }
}

private final class ManuscriptChaptersController: UIViewController, SelfChecking {
    private let book: ManuscriptBook
    private let page = ManuscriptPageView(frame: .zero)
    private let emptyLabel = UILabel()
    private var rows: [Int: UIButton] = [:]
    private lazy var addItem = UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction(title: "Add Chapter") { [weak self] _ in self?.addChapter() })
    init(book: ManuscriptBook) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        title = "Chapters"
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = page }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        navigationItem.leftBarButtonItem = addItem
        emptyLabel.text = "No chapters yet"
        book.observe { [weak self] in self?.reload() }
        reload()
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { reload() }
    }
    private func title(of chapter: ManuscriptChapter) -> String {
        isEditing ? "Remove \(chapter.name)" : chapter.name
    }
    private func reload() {
        let isCollapsed = splitViewController?.isCollapsed ?? true
        rows = rows.filter { row in book.chapters.contains { $0.id == row.key } }
        for chapter in book.chapters {
            let row = rows[chapter.id] ?? makeRow(chapter.id)
            rows[chapter.id] = row
            row.setTitle(title(of: chapter), for: .normal)
            row.isSelected = !isCollapsed && !isEditing && chapter.id == book.currentID
        }
        page.blocks =
            book.chapters.isEmpty ? [emptyLabel] : book.chapters.compactMap { rows[$0.id] }
    }
    private func makeRow(_ id: Int) -> UIButton {
        let row = UIButton(type: .system)
        row.contentHorizontalAlignment = .leading
        row.addAction(UIAction { [weak self] _ in self?.tapped(id) }, for: .primaryActionTriggered)
        return row
    }
    private func tapped(_ id: Int) {
        splitViewController?.view.endEditing(true)
        if isEditing { return confirmRemoval(of: id) }
        // A second tap beside the open chapter closes it.
        let isBeside = splitViewController?.displayMode == .oneBesideSecondary
        if splitViewController?.isCollapsed == false, isBeside, id == book.currentID {
            return book.open(nil)
        }
        book.open(id)
        splitViewController?.show(.secondary)
    }
    private func addChapter() {
        setEditing(false, animated: true)
        book.add()
        splitViewController?.show(.secondary)
    }
    private func confirmRemoval(of id: Int) {
        guard viewIfLoaded?.window != nil, presentedViewController == nil,
            let chapter = book.chapters.first(where: { $0.id == id })
        else { return }
        let alert = UIAlertController(
            title: "Remove \(chapter.name)?", message: "Its text is lost.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Chapter", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Remove Chapter", style: .destructive) { [weak self] _ in
                self?.book.remove(id)
            })
        present(alert, animated: true)
    }
    var complaint: String? {
        guard isViewLoaded else { return nil }
        let shown = page.blocks.compactMap { ($0 as? UIButton)?.currentTitle }
        return shown == book.chapters.map(title(of:))
            ? nil : "the list does not show the chapters of the book"
    }
}

private final class ManuscriptEditorController: UIViewController, UITextFieldDelegate, SelfChecking
{
    private let book: ManuscriptBook
    private let page = ManuscriptPageView(frame: .zero)
    private let nameField = UITextField(frame: .zero)
    private let summaryField = UITextField(frame: .zero)
    private let emptyLabel = UILabel()
    private var shownID: Int?
    private var keyboardFrame: CGRect?
    private var tokens: [any NSObjectProtocol] = []
    private lazy var layoutItem = UIBarButtonItem(title: "Layout", menu: makeLayoutMenu())
    private lazy var chaptersItem = UIBarButtonItem(
        title: "Chapters",
        primaryAction: UIAction(title: "Chapters") { [weak self] _ in self?.toggleChapters() })
    private lazy var finishItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction(title: "Done") { [weak self] _ in self?.view.endEditing(true) })
    init(book: ManuscriptBook) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = page }
    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name of the chapter"
        summaryField.placeholder = "Summary of the chapter"
        for field in [nameField, summaryField] { field.delegate = self }
        emptyLabel.text = "No chapter is open. Choose one from the list."
        emptyLabel.numberOfLines = 0
        book.observe { [weak self] in self?.reload() }
        reload()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
        // A cancelled swipe back appears without having disappeared.
        guard tokens.isEmpty else { return }
        for name in [
            UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardWillHideNotification,
        ] {
            let hides = name == UIResponder.keyboardWillHideNotification
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] note in
                    let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
                        .cgRectValue
                    MainActor.assumeIsolated { self?.keyboardMoves(to: hides ? nil : end) }
                })
        }
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
        keyboardMoves(to: nil)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        makeRoomForKeyboard()
    }
    private func keyboardMoves(to frame: CGRect?) {
        keyboardFrame = frame
        makeRoomForKeyboard()
        showEditedField()
    }
    private func makeRoomForKeyboard() {
        var overlap: CGFloat = 0
        if let keyboardFrame, view.window != nil {
            let frame = view.convert(keyboardFrame, from: nil)
            overlap = max(0, view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom)
        }
        guard page.contentInset.bottom != overlap else { return }
        page.contentInset.bottom = overlap
    }
    private func showEditedField() {
        guard let field = [nameField, summaryField].first(where: { $0.isEditing }) else { return }
        page.layoutIfNeeded()
        page.scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -6), animated: false)
    }
    private func reload() {
        if shownID != book.currentID {
            // The field stores its text in the chapter for which it was typed.
            view.endEditing(true)
            shownID = book.currentID
        }
        let chapter = book.current
        title = chapter?.name ?? "Manuscript"
        if !nameField.isEditing { nameField.text = chapter?.name }
        if !summaryField.isEditing { summaryField.text = chapter?.summary }
        page.blocks = chapter == nil ? [emptyLabel] : [nameField, summaryField]
        updateBar()
    }
    private func updateBar() {
        let isExpanded = splitViewController.map { !$0.isCollapsed } ?? false
        let isTyping = nameField.isEditing || summaryField.isEditing
        navigationItem.rightBarButtonItems =
            isTyping ? [finishItem] : isExpanded ? [layoutItem] : []
        navigationItem.leftBarButtonItems = isExpanded ? [chaptersItem] : nil
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        updateBar()
        if keyboardFrame != nil { showEditedField() }
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        let text = textField.text ?? ""
        if let id = shownID {
            book.change(id) {
                if textField === self.summaryField {
                    $0.summary = text
                } else if !text.isEmpty {
                    $0.name = text
                }
            }
        }
        updateBar()
    }
    private func toggleChapters() {
        guard let split = splitViewController else { return }
        if split.displayMode == .secondaryOnly {
            split.show(.primary)
        } else {
            split.hide(.primary)
        }
    }
    private func makeLayoutMenu() -> UIMenu {
        typealias Split = UISplitViewController
        func choice(_ title: String, _ behavior: Split.SplitBehavior, _ mode: Split.DisplayMode)
            -> UIAction
        {
            UIAction(title: title) { [weak self] _ in
                self?.splitViewController?.preferredSplitBehavior = behavior
                self?.splitViewController?.preferredDisplayMode = mode
            }
        }
        let edge = UIAction(title: "Swap Sides") { [weak self] _ in
            guard let split = self?.splitViewController else { return }
            split.primaryEdge = split.primaryEdge == .leading ? .trailing : .leading
        }
        return UIMenu(
            title: "Layout",
            children: [
                choice("Automatic", .automatic, .automatic),
                choice("Side by Side", .tile, .oneBesideSecondary),
                choice("Page Alone", .automatic, .secondaryOnly), edge,
            ])
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if shownID != book.currentID { return "the form is not that of the open chapter" }
        if title != book.current?.name ?? "Manuscript" {
            return "the title is not the name of the chapter"
        }
        if let chapter = book.current, !summaryField.isEditing, summaryField.text != chapter.summary
        {
            return "the form does not show the summary"
        }
        if (navigationItem.leftBarButtonItems ?? []).isEmpty
            == (splitViewController?.isCollapsed == false)
        {
            return "the button for the chapters does not fit the window"
        }
        return nil
    }
}

private final class ManuscriptSplitController: UISplitViewController, UISplitViewControllerDelegate
{
    private let book = ManuscriptBook()
    init() {
        super.init(style: .doubleColumn)
        let chapters = ManuscriptChaptersController(book: book)
        setViewController(UINavigationController(rootViewController: chapters), for: .primary)
        let editor = ManuscriptEditorController(book: book)
        setViewController(UINavigationController(rootViewController: editor), for: .secondary)
        minimumPrimaryColumnWidth = 240
        displayModeButtonVisibility = .never
        delegate = self
    }
    required init?(coder: NSCoder) { nil }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column { book.current == nil ? .primary : proposedTopColumn }
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: DisplayMode) {
        // A list over the form would leave the keyboard behind for a field that nobody sees.
        if displayMode == .oneOverSecondary { view.endEditing(true) }
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { book.notify() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { book.notify() }
}

@MainActor func makeManuscript() -> UIViewController { ManuscriptSplitController() }

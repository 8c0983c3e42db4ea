// Folio: a reader with chapters, a popover for the appearance, bookmarks and bars that hide.
// Hidden bars, status bar, popovers that stay popovers, menus; from: .iOS15
import UIKit

@MainActor func makeFolio() -> UIViewController {
    let navigation = FolioNavigation(rootViewController: FolioContents(book: FolioBook()))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
}

@MainActor final class FolioBook {
    let chapters = ["The Harbour", "The Crossing", "The Island", "The Return"]
    var bookmarks: Set<Int> = []
    private(set) var pointSize: CGFloat = 18
    var isSepia = false

    var canGrow: Bool { pointSize < 34 }
    var canShrink: Bool { pointSize > 14 }
    func grow() { pointSize = min(34, pointSize + 4) }
    func shrink() { pointSize = max(14, pointSize - 4) }

    func text(of chapter: Int) -> String {
        let sentence = "\(chapters[chapter]) was quiet that morning, and nobody spoke of the sea. "
        return String(repeating: sentence, count: 14)
    }
}

final class FolioNavigation: UINavigationController {
    override var childForStatusBarHidden: UIViewController? { topViewController }
    override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
}

final class FolioContents: UIViewController, SelfChecking {
    private let book: FolioBook
    private let column = ReadableColumn(frame: .zero)
    private let placeholder = UILabel(frame: .zero)
    private var showsMarkedOnly = false
    private lazy var filter = UIBarButtonItem(title: "Show", menu: nil)

    init(book: FolioBook) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        title = "Folio"
        navigationItem.rightBarButtonItem = filter
        placeholder.text = "No chapter is marked."
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = column }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
        refresh()
    }

    private var listed: [Int] {
        book.chapters.indices.filter { !showsMarkedOnly || book.bookmarks.contains($0) }
    }

    private func name(of chapter: Int) -> String {
        book.chapters[chapter] + (book.bookmarks.contains(chapter) ? " (marked)" : "")
    }

    private func refresh() {
        filter.menu = UIMenu(
            title: "Show", options: .singleSelection,
            children: [choice("All Chapters", marked: false), choice("Marked Only", marked: true)])
        let rows = listed.map { chapter in
            folioButton(name(of: chapter)) { [weak self] in self?.open(chapter) }
        }
        column.rows = rows.isEmpty ? [placeholder] : rows
    }

    private func choice(_ title: String, marked: Bool) -> UIAction {
        UIAction(title: title, state: showsMarkedOnly == marked ? .on : .off) { [weak self] _ in
            self?.showsMarkedOnly = marked
            self?.refresh()
        }
    }

    private func open(_ chapter: Int) {
        guard navigationController?.topViewController === self, presentedViewController == nil
        else { return }
        navigationController?.pushViewController(
            FolioPage(book: book, chapter: chapter), animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        let titles = column.rows.compactMap { ($0 as? UIButton)?.configuration?.title }
        return titles == listed.map(name) ? nil : "it does not list the chapters"
    }
}

final class FolioPage: UIViewController, UIPopoverPresentationControllerDelegate, SelfChecking {
    private let book: FolioBook
    private var chapter: Int
    private var hidesBars = false
    private weak var panel: FolioLook?
    private let column = ReadableColumn(frame: .zero)
    private let text = UILabel(frame: .zero)
    private lazy var bars = folioButton("Full Page") { [weak self] in self?.toggleBars() }
    private lazy var forward = folioButton("Next Chapter") { [weak self] in self?.turn(by: 1) }
    private lazy var back = folioButton("Previous Chapter") { [weak self] in self?.turn(by: -1) }
    private lazy var look = UIBarButtonItem(
        primaryAction: UIAction(title: "Look") { [weak self] _ in self?.showLook() })
    private lazy var mark = UIBarButtonItem(
        primaryAction: UIAction(title: "Mark") { [weak self] _ in self?.toggleMark() })

    init(book: FolioBook, chapter: Int) {
        (self.book, self.chapter) = (book, chapter)
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItems = [look, mark]
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = column }
    override var prefersStatusBarHidden: Bool { hidesBars }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesBars }

    override func viewDidLoad() {
        super.viewDidLoad()
        text.numberOfLines = 0
        column.rows = [bars, text, forward, back]
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(hidesBars, animated: animated)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { panel?.dismiss(animated: true) }
    }

    func refresh() {
        title = book.chapters[chapter]
        text.text = book.text(of: chapter)
        text.font = .systemFont(ofSize: book.pointSize)
        text.textColor = book.isSepia ? .systemBrown : .label
        column.backgroundColor = book.isSepia ? .systemYellow : .systemBackground
        forward.isEnabled = chapter < book.chapters.count - 1
        back.isEnabled = chapter > 0
        mark.title = book.bookmarks.contains(chapter) ? "Unmark" : "Mark"
        bars.configuration?.title = hidesBars ? "Show Bars" : "Full Page"
        column.setNeedsLayout()
    }

    private func turn(by step: Int) {
        guard presentedViewController == nil, book.chapters.indices.contains(chapter + step)
        else { return }
        chapter += step
        refresh()
        column.setContentOffset(CGPoint(x: 0, y: -column.adjustedContentInset.top), animated: false)
    }

    private func toggleMark() {
        if book.bookmarks.remove(chapter) == nil { book.bookmarks.insert(chapter) }
        refresh()
    }

    private func toggleBars() {
        guard presentedViewController == nil, navigationController?.topViewController === self
        else { return }
        hidesBars.toggle()
        refresh()
        navigationController?.setNavigationBarHidden(hidesBars, animated: true)
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    private func showLook() {
        guard !hidesBars, presentedViewController == nil, viewIfLoaded?.window != nil,
            navigationController?.topViewController === self
        else { return }
        let panel = FolioLook(book: book) { [weak self] in self?.refresh() }
        panel.modalPresentationStyle = .popover
        panel.preferredContentSize = CGSize(width: 260, height: 260)
        panel.popoverPresentationController?.barButtonItem = look
        panel.popoverPresentationController?.delegate = self
        self.panel = panel
        present(panel, animated: true) { [weak panel] in
            panel?.popoverPresentationController?.passthroughViews = nil
        }
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if text.font.pointSize != book.pointSize { return "the text has another size" }
        guard let navigationController, navigationController.topViewController === self
        else { return nil }
        return navigationController.isNavigationBarHidden == hidesBars
            ? nil : "the bars are not as the reader chose"
    }
}

final class FolioLook: UIViewController {
    private let book: FolioBook
    private let onChange: () -> Void
    private let column = ReadableColumn(frame: .zero)
    private lazy var larger = folioButton("Larger") { [weak self] in self?.change { $0.grow() } }
    private lazy var smaller = folioButton("Smaller") { [weak self] in
        self?.change { $0.shrink() }
    }
    private lazy var paper = folioButton("Paper") { [weak self] in
        self?.change { $0.isSepia.toggle() }
    }
    private lazy var done = folioButton("Done") { [weak self] in
        if self?.isBeingDismissed == false { self?.dismiss(animated: true) }
    }

    init(book: FolioBook, onChange: @escaping () -> Void) {
        (self.book, self.onChange) = (book, onChange)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    override func loadView() { view = column }

    override func viewDidLoad() {
        super.viewDidLoad()
        column.rows = [larger, smaller, paper, done]
        change { _ in }
    }

    private func change(_ edit: (FolioBook) -> Void) {
        edit(book)
        larger.isEnabled = book.canGrow
        smaller.isEnabled = book.canShrink
        paper.configuration?.title = book.isSepia ? "White Paper" : "Sepia Paper"
        onChange()
    }
}

@MainActor private func folioButton(_ title: String, _ tap: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in tap() })
}

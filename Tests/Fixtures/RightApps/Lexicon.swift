// An English and Arabic dictionary: search as one types, word pages, history, favourites. Tab bar
// with badge, Auto Layout, tasks, keyboard insets, right-to-left texts; from: .iOS16
import UIKit

@MainActor private final class LexiconStore {
    struct Word { let english: String, arabic: String }
    let words = [
        Word(english: "Apple", arabic: "تفاحة"), Word(english: "Book", arabic: "كتاب"),
        Word(english: "Bread", arabic: "خبز"), Word(english: "Door", arabic: "باب"),
        Word(english: "Garden", arabic: "حديقة"), Word(english: "House", arabic: "بيت"),
        Word(english: "Moon", arabic: "قمر"), Word(english: "Sea", arabic: "بحر"),
    ]
    var startsWithArabic = false
    private(set) var history: [Int] = []
    private(set) var favourites: [Int] = []
    var onFavourites: (() -> Void)?
    func matches(_ text: String) -> [Int] {
        let wanted = text.trimmingCharacters(in: .whitespaces).lowercased()
        return words.indices.filter { wanted.isEmpty || name(of: $0).lowercased().contains(wanted) }
    }
    func name(of index: Int) -> String {
        startsWithArabic ? words[index].arabic : words[index].english
    }
    func visit(_ index: Int) {
        history.removeAll { $0 == index }
        history.insert(index, at: 0)
    }
    func clearHistory() { history = [] }
    func toggleFavourite(_ index: Int) {
        let others = favourites.filter { $0 != index }
        favourites = others.count < favourites.count ? others : favourites + [index]
        onFavourites?()
    }
}

private final class LexiconList: UIScrollView {
    private(set) var rows: [UIView] = []
    var titles: [String] { rows.compactMap { ($0 as? UIButton)?.currentTitle } }
    func show(_ titles: [String], otherwise text: String, tapped: @escaping (Int) -> Void) {
        for row in rows { row.removeFromSuperview() }
        rows = titles.enumerated().map { index, title in
            let button = UIButton(configuration: .plain())
            button.setTitle(title, for: .normal)
            button.contentHorizontalAlignment = .leading
            button.addAction(UIAction { _ in tapped(index) }, for: .touchUpInside)
            return button
        }
        if rows.isEmpty {
            let label = UILabel(frame: .zero)
            label.text = text
            rows = [label]
        }
        for row in rows { addSubview(row) }
        setNeedsLayout()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let left = safeAreaInsets.left + 16
        let width = max(0, bounds.width - left - safeAreaInsets.right - 16)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left, y: CGFloat(index) * 48, width: width, height: 44)
        }
        let size = CGSize(width: bounds.width, height: CGFloat(rows.count) * 48)
        if contentSize != size { contentSize = size }
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

private class LexiconPage: UIViewController {
    let store: LexiconStore
    let list = LexiconList(frame: .zero)
    init(store: LexiconStore, title: String) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.alwaysBounceVertical = true
        list.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(list)
        NSLayoutConstraint.activate([
            topOfList,
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
    var topOfList: NSLayoutConstraint { list.topAnchor.constraint(equalTo: view.topAnchor) }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }
    func refresh() {}
    func open(_ index: Int) {
        guard navigationController?.topViewController === self else { return }
        view.endEditing(true)
        store.visit(index)
        show(LexiconWord(index: index, store: store), sender: self)
    }
}

private final class LexiconSearch: LexiconPage, UITextFieldDelegate, SelfChecking {
    private let field = UITextField(frame: .zero)
    private var keyboard = CGRect.null { didSet { makeRoomForKeyboard() } }
    private var search: Task<Void, Never>?
    private var tokens: [any NSObjectProtocol] = []
    private lazy var endItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in
            self?.field.resignFirstResponder()
        })
    isolated deinit {
        search?.cancel()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
    override var topOfList: NSLayoutConstraint {
        list.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8)
    }
    override func viewDidLoad() {
        field.placeholder = "Word to look up"
        field.delegate = self
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        super.viewDidLoad()
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            field.heightAnchor.constraint(equalToConstant: 44),
        ])
        field.addAction(
            UIAction { [weak self] _ in self?.field.resignFirstResponder() },
            for: .primaryActionTriggered)
        list.keyboardDismissMode = .onDrag
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Swap Languages",
            primaryAction: UIAction(title: "Swap Languages") { [weak self] _ in
                self?.store.startsWithArabic.toggle()
                self?.refresh()
            })
        let show = UIResponder.keyboardWillShowNotification
        tokens = [show, UIResponder.keyboardWillHideNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] note in
                let key = UIResponder.keyboardFrameEndUserInfoKey
                let frame = (note.userInfo?[key] as? NSValue)?.cgRectValue ?? .null
                let isShown = name == show
                MainActor.assumeIsolated { self?.keyboard = isShown ? frame : .null }
            }
        }
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        makeRoomForKeyboard()
    }
    private func makeRoomForKeyboard() {
        var height: CGFloat = 0
        if !keyboard.isNull, view.window != nil {
            let covered = view.convert(keyboard, from: nil).intersection(list.frame)
            height = covered.isNull ? 0 : max(0, covered.height - view.safeAreaInsets.bottom)
        }
        if list.contentInset.bottom != height { list.contentInset.bottom = height }
    }
    override func refresh() {
        search?.cancel()
        search = nil
        let results = store.matches(field.text ?? "")
        list.show(results.map(store.name), otherwise: "No such word") { [weak self] row in
            self?.open(results[row])
        }
        let isArabic = store.startsWithArabic
        for row in list.rows where isArabic { row.semanticContentAttribute = .forceRightToLeft }
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        navigationItem.rightBarButtonItem = endItem
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        navigationItem.rightBarButtonItem = nil
        search?.cancel()
        search = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(200))
            if !Task.isCancelled { self?.refresh() }
        }
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil, search == nil, !field.isEditing else { return nil }
        return list.titles == store.matches(field.text ?? "").map(store.name)
            ? nil : "the results are not those of the text"
    }
}

private final class LexiconHistory: LexiconPage, SelfChecking {
    private lazy var clearItem = UIBarButtonItem(
        title: "Clear",
        primaryAction: UIAction(title: "Clear") { [weak self] _ in
            self?.store.clearHistory()
            self?.refresh()
        })
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = clearItem
    }
    override func refresh() {
        let shown = store.history
        clearItem.isEnabled = !shown.isEmpty
        list.show(shown.map(store.name), otherwise: "No words visited") { [weak self] row in
            self?.open(shown[row])
        }
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return list.titles == store.history.map(store.name) ? nil : "the history is another one"
    }
}

private final class LexiconFavourites: LexiconPage {
    override func refresh() {
        let shown = store.favourites
        list.show(shown.map(store.name), otherwise: "No favourites yet") { [weak self] row in
            self?.open(shown[row])
        }
    }
}

private final class LexiconWord: LexiconPage, SelfChecking {
    private let index: Int
    private let starItem = UIBarButtonItem()
    init(index: Int, store: LexiconStore) {
        self.index = index
        super.init(store: store, title: store.name(of: index))
    }
    required init?(coder: NSCoder) { nil }
    private var starTitle: String {
        store.favourites.contains(index) ? "Remove Favourite" : "Add Favourite"
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        starItem.primaryAction = UIAction(title: starTitle) { [weak self] _ in
            guard let self else { return }
            store.toggleFavourite(index)
            refresh()
        }
        navigationItem.rightBarButtonItem = starItem
        let word = store.words[index]
        list.show([], otherwise: "\(word.english) = \(word.arabic)") { _ in }
    }
    override func refresh() { starItem.title = starTitle }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        return starItem.title == starTitle ? nil : "the button does not fit the favourites"
    }
}

@MainActor func makeLexicon() -> UIViewController {
    let store = LexiconStore()
    let favourites = LexiconFavourites(store: store, title: "Favourites")
    let pages = [
        LexiconSearch(store: store, title: "Words"),
        LexiconHistory(store: store, title: "History"), favourites,
    ]
    let tabs = UITabBarController()
    let symbols = ["magnifyingglass", "clock", "star"]
    tabs.viewControllers = zip(pages, symbols).map { page, symbol in
        let stack = UINavigationController(rootViewController: page)
        stack.tabBarItem = UITabBarItem(
            title: page.title, image: UIImage(systemName: symbol), selectedImage: nil)
        return stack
    }
    store.onFavourites = { [weak store, weak tabs] in
        let count = store?.favourites.count ?? 0
        tabs?.viewControllers?.last?.tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
    }
    return tabs
}

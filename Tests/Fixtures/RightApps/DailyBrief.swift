// A news reader with a page switcher: custom container that forwards appearance itself, a stack of
// tabs that changes its axis, Tasks with loading text and cancellation on leaving, a failed load
// with retry, saved articles by notification.
import UIKit

private struct DailyBriefArticle: Equatable { let id: String, title: String }

@MainActor private final class DailyBriefStore {
    static let didChange = Notification.Name("DailyBriefStoreDidChange")
    let topics = ["Top", "World", "Sports"]
    private(set) var saved: [DailyBriefArticle] = []
    var loaded: [String: [DailyBriefArticle]] = [:]
    private var hasFailed = false
    private var edition = 0
    private(set) var editions: [String: Int] = [:]
    struct Offline: Error {}
    /// The first load of the world's news fails, as on a bad line.
    func load(_ topic: String) async throws {
        try await Task.sleep(nanoseconds: 1_200_000_000)
        try Task.checkCancellation()
        if topic == "World", !hasFailed {
            hasFailed = true
            throw Offline()
        }
        edition += 1
        editions[topic] = edition
        loaded[topic] = (1...5).map {
            DailyBriefArticle(id: "\(topic)\($0)", title: "\(topic) story \($0)")
        }
    }
    func isSaved(_ article: DailyBriefArticle) -> Bool { saved.contains(article) }
    func toggle(_ article: DailyBriefArticle) {
        if isSaved(article) { saved.removeAll { $0 == article } } else { saved.append(article) }
        NotificationCenter.default.post(name: DailyBriefStore.didChange, object: self)
    }
}

/// Buttons side by side, or below each other.
@MainActor private final class DailyBriefTabs: UIView {
    var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
    var buttons: [UIButton] = [] { didSet { for button in buttons { addSubview(button) } } }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            if axis == .vertical {
                button.frame = CGRect(
                    x: room.minX, y: room.minY + CGFloat(index) * 52, width: room.width, height: 48)
            } else {
                let width = room.width / CGFloat(buttons.count)
                let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
                button.frame = CGRect(
                    x: room.minX + place * width, y: room.minY, width: width, height: 48)
            }
        }
    }
}

/// Switches between pages. Tells them itself when they appear.
@MainActor private final class DailyBriefSwitcher: UIViewController, SelfChecking {
    private enum Appearance { case gone, appearing, shown, disappearing }
    private let tabs = DailyBriefTabs(frame: .zero)
    private let pages: [UIViewController]
    private var selection = 0
    private var appearance = Appearance.gone
    private var page: UIViewController { pages[selection] }
    init(store: DailyBriefStore) {
        pages =
            store.topics.map { DailyBriefTopic(store: store, topic: $0) } + [
                DailyBriefSaved(store: store)
            ]
        super.init(nibName: nil, bundle: nil)
        navigationItem.backButtonTitle = "News"
    }
    required init?(coder: NSCoder) { return nil }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tabs.backgroundColor = .secondarySystemBackground
        tabs.buttons = pages.enumerated().map { index, page in
            UIButton(
                type: .system,
                primaryAction: UIAction(title: page.title ?? "") { [weak self] _ in
                    self?.select(index)
                })
        }
        view.addSubview(tabs)
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
        showSelection()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearance = .appearing
        page.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearance = .shown
        page.endAppearanceTransition()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        appearance = .disappearing
        page.beginAppearanceTransition(false, animated: animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearance = .gone
        page.endAppearanceTransition()
    }
    private func select(_ index: Int) {
        // While an article covers the switcher, or comes or goes, its pages stay.
        guard index != selection, appearance == .shown else { return }
        let (old, new) = (page, pages[index])
        selection = index
        old.willMove(toParent: nil)
        addChild(new)
        old.beginAppearanceTransition(false, animated: false)
        new.beginAppearanceTransition(true, animated: false)
        old.view.removeFromSuperview()
        view.addSubview(new.view)
        placeViews()
        old.endAppearanceTransition()
        new.endAppearanceTransition()
        old.removeFromParent()
        new.didMove(toParent: self)
        showSelection()
    }
    private func showSelection() {
        title = page.title
        for (index, button) in tabs.buttons.enumerated() {
            button.isSelected = index == selection
            button.isEnabled = index != selection
        }
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeViews()
    }
    private func placeViews() {
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let isLow = traitCollection.verticalSizeClass == .compact
        tabs.axis = isLow ? .vertical : .horizontal
        if isLow {
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let width = 120 + (isMirrored ? safe.right : safe.left)
            tabs.frame = CGRect(
                x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
            page.view.frame = CGRect(
                x: isMirrored ? 0 : width, y: 0, width: bounds.width - width, height: bounds.height)
        } else {
            tabs.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safe.top + 52)
            page.view.frame = CGRect(
                x: 0, y: tabs.frame.maxY, width: bounds.width,
                height: max(0, bounds.height - tabs.frame.maxY))
        }
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if children != [page] { return "the children are \(children.count), not the selected page" }
        if page.view.superview !== view { return "the selected page is not in the view" }
        return title == page.title
            ? nil : "the title is \(title ?? "none"), not \(page.title ?? "none")"
    }
}

/// Rows that scroll.
@MainActor private class DailyBriefPage: UIViewController {
    private let list = UIScrollView(frame: .zero)
    private(set) var rows: [UIView] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.alwaysBounceVertical = true
        view.addSubview(list)
    }
    func show(_ text: String?, _ buttons: [UIAction]) {
        for row in rows { row.removeFromSuperview() }
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.text = text
        rows =
            (text == nil ? [] : [label])
            + buttons.map { UIButton(type: .system, primaryAction: $0) }
        for row in rows { list.addSubview(row) }
        view.setNeedsLayout()
    }
    func open(_ article: DailyBriefArticle, in store: DailyBriefStore) {
        guard let navigationController, navigationController.topViewController === parent else {
            return
        }
        navigationController.pushViewController(
            DailyBriefReader(store: store, article: article), animated: true)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
        let (left, right) = (view.safeAreaInsets.left + 16, view.safeAreaInsets.right + 16)
        let width = max(0, view.bounds.width - left - right)
        var top: CGFloat = 8
        for row in rows {
            let height =
                row is UIControl ? 48 : row.sizeThatFits(CGSize(width: width, height: 0)).height
            row.frame = CGRect(x: left, y: top, width: width, height: height)
            top = row.frame.maxY + 8
        }
        list.contentSize = CGSize(width: view.bounds.width, height: top)
    }
}

@MainActor private final class DailyBriefTopic: DailyBriefPage, SelfChecking {
    private let store: DailyBriefStore
    private let topic: String
    private var loading: Task<Void, Never>?
    private var hasFailed = false
    init(store: DailyBriefStore, topic: String) {
        self.store = store
        self.topic = topic
        super.init(nibName: nil, bundle: nil)
        title = topic
    }
    required init?(coder: NSCoder) { return nil }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if store.loaded[topic] == nil, !hasFailed, loading == nil { load() } else { update() }
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loading?.cancel()
        loading = nil
    }
    private func load() {
        hasFailed = false
        store.loaded[topic] = nil
        loading?.cancel()
        loading = Task { [weak self, store, topic] in
            var failed = false
            do { try await store.load(topic) } catch { failed = true }
            guard let self, !Task.isCancelled else { return }
            hasFailed = failed
            loading = nil
            update()
        }
        update()
    }
    private func update() {
        if let articles = store.loaded[topic] {
            let refresh = UIAction(title: "Reload \(topic)") { [weak self] _ in self?.load() }
            show(
                "Edition \(store.editions[topic] ?? 1)",
                articles.map { article in
                    UIAction(title: article.title) { [weak self, store] _ in
                        self?.open(article, in: store)
                    }
                } + [refresh])
        } else if hasFailed {
            show(
                "There is no news here yet.",
                [UIAction(title: "Try Again") { [weak self] _ in self?.load() }])
        } else {
            show("Loading…", [])
        }
    }
    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if loading == nil, store.loaded[topic] == nil, !hasFailed {
            return "nothing is shown and nothing loads"
        }
        let count = store.loaded[topic].map { $0.count + 2 } ?? (hasFailed ? 2 : 1)
        return rows.count == count ? nil : "there are \(rows.count) rows instead of \(count)"
    }
}

@MainActor private final class DailyBriefSaved: DailyBriefPage {
    private let store: DailyBriefStore
    init(store: DailyBriefStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Saved"
    }
    required init?(coder: NSCoder) { return nil }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        show(
            store.saved.isEmpty ? "No saved articles." : nil,
            store.saved.map { article in
                UIAction(title: article.title) { [weak self, store] _ in
                    self?.open(article, in: store)
                }
            })
    }
}

/// An article.
@MainActor private final class DailyBriefReader: DailyBriefPage, SelfChecking {
    private let store: DailyBriefStore
    private let article: DailyBriefArticle
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    private lazy var saveItem = UIBarButtonItem(
        title: "Save", primaryAction: UIAction { [store, article] _ in store.toggle(article) })
    init(store: DailyBriefStore, article: DailyBriefArticle) {
        self.store = store
        self.article = article
        super.init(nibName: nil, bundle: nil)
        title = article.title
        observer = NotificationCenter.default.addObserver(
            forName: DailyBriefStore.didChange, object: store, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.updateItem() }
        }
        navigationItem.rightBarButtonItem = saveItem
        updateItem()
    }
    required init?(coder: NSCoder) { return nil }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
    override func viewDidLoad() {
        super.viewDidLoad()
        show(
            String(repeating: "This is what happened, and what people say about it. ", count: 30),
            [])
    }
    private func updateItem() { saveItem.title = store.isSaved(article) ? "Unsave" : "Save" }
    var complaint: String? {
        saveItem.title == (store.isSaved(article) ? "Unsave" : "Save")
            ? nil : "the button says \(saveItem.title ?? "nothing")"
    }
}

@MainActor func makeDailyBrief() -> UIViewController {
    UINavigationController(rootViewController: DailyBriefSwitcher(store: DailyBriefStore()))
}

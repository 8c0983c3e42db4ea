// A flashcard trainer: study, decks and progress in tabs, options in a popover, undo in a toolbar.
// UITab with a sidebar, navigation toolbar, popover that adapts, layout guides; from: .iOS18
import UIKit

@MainActor func makeRecall() -> UIViewController {
    let store = RecallStore()
    let tabs = UITabBarController()
    let study = UITab(title: "Study", image: nil, identifier: "study") { _ in
        UINavigationController(rootViewController: RecallStudyPage(store: store))
    }
    let decks = UITab(title: "Decks", image: nil, identifier: "decks") { _ in
        UINavigationController(rootViewController: RecallDecksPage(store: store))
    }
    let progress = UITab(title: "Progress", image: nil, identifier: "progress") { _ in
        UINavigationController(rootViewController: RecallProgressPage(store: store))
    }
    tabs.mode = .tabSidebar
    tabs.tabs = [study, decks, progress]
    return tabs
}

private struct RecallCard: Equatable {
    let front: String
    let back: String
}

@MainActor private final class RecallStore {
    let decks: [(name: String, cards: [RecallCard])] = [
        ("Capitals", [("Norway", "Oslo"), ("Kenya", "Nairobi"), ("Peru", "Lima")]),
        ("Colours", [("rouge", "red"), ("vert", "green"), ("bleu", "blue"), ("noir", "black")]),
    ].map { name, pairs in (name, pairs.map { RecallCard(front: $0.0, back: $0.1) }) }
    private(set) var deckIndex = 0
    private(set) var answers: [Bool] = []
    var showsBackFirst = false

    var deck: (name: String, cards: [RecallCard]) { decks[deckIndex] }
    var card: RecallCard? {
        answers.count < deck.cards.count ? deck.cards[answers.count] : nil
    }
    func begin(_ index: Int) {
        deckIndex = index
        answers = []
    }
    func answer(_ isKnown: Bool) { if card != nil { answers.append(isKnown) } }
    func undo() { if !answers.isEmpty { answers.removeLast() } }
}

/// Asks one card after the other.
private final class RecallStudyPage: UIViewController, SelfChecking {
    private let store: RecallStore
    private let label = UILabel()
    private var showsAnswer = false
    private lazy var first = makeButton { [weak self] in self?.tapFirst() }
    private lazy var second = makeButton { [weak self] in self?.answer(false) }
    private lazy var optionsItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Options") { [weak self] _ in self?.showOptions() })
    private lazy var undoItem = UIBarButtonItem(
        systemItem: .undo,
        primaryAction: UIAction { [weak self] _ in
            self?.store.undo()
            self?.showsAnswer = false
            self?.refresh()
        })

    init(store: RecallStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func makeButton(_ action: @escaping () -> Void) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction { _ in action() })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textAlignment = .center
        for subview in [label, first, second] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
            first.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
        ])
        for button in [first, second] {
            NSLayoutConstraint.activate([
                button.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
                button.widthAnchor.constraint(equalToConstant: 200),
                button.heightAnchor.constraint(equalToConstant: 44),
            ])
        }
        navigationItem.rightBarButtonItem = optionsItem
        toolbarItems = [undoItem, .flexibleSpace()]
        navigationController?.setToolbarHidden(false, animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    private var expectedText: String {
        guard let card = store.card else {
            return "\(store.answers.count { $0 }) of \(store.deck.cards.count) known"
        }
        return showsAnswer != store.showsBackFirst ? card.back : card.front
    }

    func refresh() {
        title = store.deck.name
        label.text = expectedText
        first.setTitle(
            store.card == nil ? "Start Over" : showsAnswer ? "Knew It" : "Show Answer",
            for: .normal)
        second.setTitle("Missed It", for: .normal)
        second.isHidden = !showsAnswer
        undoItem.isEnabled = !store.answers.isEmpty
    }

    private func tapFirst() {
        if store.card == nil {
            store.begin(store.deckIndex)
        } else if showsAnswer {
            return answer(true)
        } else {
            showsAnswer = true
        }
        refresh()
    }

    private func answer(_ isKnown: Bool) {
        store.answer(isKnown)
        showsAnswer = false
        refresh()
    }

    /// Begins with another deck.
    func restart() {
        showsAnswer = false
        if isViewLoaded { refresh() }
    }

    private func showOptions() {
        guard presentedViewController == nil else { return }
        let options = RecallOptionsPage(store: store) { [weak self] in self?.restart() }
        let popover = UINavigationController(rootViewController: options)
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.barButtonItem = optionsItem
        present(popover, animated: true) { [weak popover] in
            popover?.popoverPresentationController?.passthroughViews = []
        }
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if label.text != expectedText { return "the card is not the current one" }
        return undoItem.isEnabled == !store.answers.isEmpty ? nil : "Undo does not fit the answers"
    }
}

/// Rows below a title.
private class RecallRowsPage: UIViewController {
    let store: RecallStore
    private let scroll = UIScrollView()
    private(set) var buttons: [UIButton] = []
    init(store: RecallStore, title: String) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = scroll }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    func refresh() {}

    func show(_ rows: [(String, () -> Void)]) {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = rows.map { title, action in
            UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        }
        buttons.forEach { scroll.addSubview($0) }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, right) = (view.safeAreaInsets.left + 16, view.safeAreaInsets.right + 16)
        let width = max(0, view.bounds.width - left - right)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: left, y: CGFloat(index) * 48, width: width, height: 48)
        }
        let size = CGSize(width: view.bounds.width, height: CGFloat(buttons.count) * 48)
        if scroll.contentSize != size { scroll.contentSize = size }
    }
}

private final class RecallDecksPage: RecallRowsPage {
    init(store: RecallStore) { super.init(store: store, title: "All Decks") }
    required init?(coder: NSCoder) { nil }

    override func refresh() {
        show(
            store.decks.enumerated().map { index, deck in
                (deck.name, { [weak self] in self?.study(index) })
            })
    }

    private func study(_ index: Int) {
        guard let tabs = tabBarController, let tab = tabs.tab(forIdentifier: "study")
        else { return }
        store.begin(index)
        let pages = tab.viewController as? UINavigationController
        (pages?.viewControllers.first as? RecallStudyPage)?.restart()
        tabs.selectedTab = tab
    }
}

private final class RecallProgressPage: RecallRowsPage {
    init(store: RecallStore) { super.init(store: store, title: "Your Progress") }
    required init?(coder: NSCoder) { nil }

    override func refresh() {
        let known = store.answers.count { $0 }
        show([
            (
                "\(known) known, \(store.answers.count - known) missed",
                { [weak self] in
                    self?.explain()
                }
            )
        ])
    }

    private func explain() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: store.deck.name, message: "\(store.deck.cards.count) cards in this deck",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}

private final class RecallOptionsPage: RecallRowsPage {
    private let onChange: () -> Void
    init(store: RecallStore, onChange: @escaping () -> Void) {
        self.onChange = onChange
        super.init(store: store, title: "Card Options")
        preferredContentSize = CGSize(width: 280, height: 120)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                self?.dismiss(animated: true)
            })
    }
    required init?(coder: NSCoder) { nil }

    override func refresh() {
        show([
            (
                store.showsBackFirst ? "Ask for Fronts" : "Ask for Backs",
                { [weak self] in
                    self?.store.showsBackFirst.toggle()
                    self?.refresh()
                    self?.onChange()
                }
            )
        ])
    }
}

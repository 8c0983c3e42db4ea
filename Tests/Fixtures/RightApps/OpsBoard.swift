// OpsBoard: a dashboard of cards that load on their own, may fail and be retried; a wizard in a
// form sheet adds cards. Child controllers in a scroll view, Task with cancellation,
// registerForTraitChanges, form sheet with three steps, right-to-left. from: .iOS17
import UIKit

private struct OpsBoardMetric {
    enum State: Equatable { case loading, loaded(Int), failed }

    let id: Int
    let name: String
    let delay: UInt64
    var loads = 0
    var state = State.loading

    var text: String {
        switch state {
        case .loading: "\(name): loading"
        case .loaded(let value): "\(name): \(value)"
        case .failed: "\(name): could not be loaded"
        }
    }
}

@MainActor private final class OpsBoardModel {
    private(set) var metrics: [OpsBoardMetric] = []
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var nextID = 1
    var onChange: () -> Void = {}

    var isLoading: Bool { metrics.contains { $0.state == .loading } }
    func metric(_ id: Int) -> OpsBoardMetric? { metrics.first { $0.id == id } }

    func add(_ kind: String, isSlow: Bool) {
        let delay: UInt64 = isSlow ? 1_200_000_000 : 400_000_000
        metrics.append(OpsBoardMetric(id: nextID, name: "\(kind) \(nextID)", delay: delay))
        nextID += 1
        load(nextID - 1)
    }

    func remove(_ id: Int) {
        tasks.removeValue(forKey: id)?.cancel()
        metrics.removeAll { $0.id == id }
        onChange()
    }

    func load(_ id: Int) {
        guard let index = metrics.firstIndex(where: { $0.id == id }) else { return }
        tasks[id]?.cancel()
        metrics[index].state = .loading
        let delay = metrics[index].delay
        tasks[id] = Task { [weak self] in
            try? await Task.sleep(nanoseconds: delay)
            if !Task.isCancelled { self?.finish(id) }
        }
        onChange()
    }

    private func finish(_ id: Int) {
        guard let index = metrics.firstIndex(where: { $0.id == id }) else { return }
        tasks[id] = nil
        metrics[index].loads += 1
        let loads = metrics[index].loads
        metrics[index].state = (id + loads) % 4 == 0 ? .failed : .loaded(id * 100 + loads)
        onChange()
    }
}

@MainActor private func opsBoardButton(
    _ title: String, _ tap: @escaping @MainActor () -> Void
) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in tap() }, for: .touchUpInside)
    return button
}

/// One card of the board.
private final class OpsBoardCard: UIViewController, SelfChecking {
    let id: Int
    private let model: OpsBoardModel
    private let label = UILabel()
    private let open: UIButton
    private let reload: UIButton

    init(id: Int, model: OpsBoardModel, onOpen: @escaping @MainActor () -> Void) {
        self.id = id
        self.model = model
        let name = model.metric(id)?.name ?? ""
        open = opsBoardButton("Open \(name)", onOpen)
        reload = opsBoardButton("Reload \(name)") { [weak model] in model?.load(id) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        label.textAlignment = .center
        for part in [label, open, reload] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
                part.heightAnchor.constraint(equalToConstant: 44),
            ])
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
            open.topAnchor.constraint(equalTo: label.bottomAnchor),
            reload.topAnchor.constraint(equalTo: open.bottomAnchor),
        ])
        refresh()
    }

    func refresh() {
        guard let metric = model.metric(id) else { return }
        label.text = metric.text
        reload.isEnabled = metric.state != .loading
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil, let metric = model.metric(id) else { return nil }
        if label.text != metric.text { return "the card does not show its metric" }
        return reload.isEnabled == (metric.state != .loading) ? nil : "Reload has the wrong state"
    }
}

private final class OpsBoardPage: UIViewController, SelfChecking {
    private let model = OpsBoardModel()
    private let scroll = UIScrollView(frame: .zero)
    private let none = UILabel()
    private var cards: [OpsBoardCard] = []
    private weak var metricPage: OpsBoardMetricPage?
    private lazy var reloadAll = UIBarButtonItem(
        primaryAction: UIAction(title: "Reload All") { [weak self] _ in
            guard let self else { return }
            for metric in model.metrics { model.load(metric.id) }
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Operations"
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        none.text = "The board is empty"
        none.textAlignment = .center
        scroll.addSubview(none)
        navigationItem.leftBarButtonItem = reloadAll
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Add Card") { [weak self] _ in self?.startWizard() })
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (page: OpsBoardPage, _) in page.viewIfLoaded?.setNeedsLayout()
        }
        model.onChange = { [weak self] in self?.refresh() }
        model.add("Orders", isSlow: false)
        model.add("Visitors", isSlow: true)
    }

    private func refresh() {
        for card in cards where model.metric(card.id) == nil {
            card.willMove(toParent: nil)
            card.view.removeFromSuperview()
            card.removeFromParent()
        }
        cards.removeAll { model.metric($0.id) == nil }
        for metric in model.metrics where !cards.contains(where: { $0.id == metric.id }) {
            let id = metric.id
            let card = OpsBoardCard(id: id, model: model) { [weak self] in self?.openMetric(id) }
            addChild(card)
            scroll.addSubview(card.view)
            card.didMove(toParent: self)
            cards.append(card)
        }
        for card in cards { card.refresh() }
        none.isHidden = !cards.isEmpty
        reloadAll.isEnabled = !cards.isEmpty && !model.isLoading
        metricPage?.refresh()
        view.setNeedsLayout()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        let safe = view.safeAreaInsets
        let width = max(0, view.bounds.width - safe.left - safe.right - 32)
        let columns = traitCollection.horizontalSizeClass == .regular ? 2 : 1
        let cell = max(0, (width - CGFloat(columns - 1) * 12) / CGFloat(columns))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, card) in cards.enumerated() {
            let place = isMirrored ? columns - 1 - index % columns : index % columns
            card.view.frame = CGRect(
                x: safe.left + 16 + CGFloat(place) * (cell + 12),
                y: 12 + CGFloat(index / columns) * 152, width: cell, height: 140)
        }
        none.frame = CGRect(x: safe.left + 16, y: 12, width: width, height: 44)
        let rows = max(1, (cards.count + columns - 1) / columns)
        scroll.contentSize = CGSize(width: view.bounds.width, height: 12 + CGFloat(rows) * 152)
    }

    private func openMetric(_ id: Int) {
        guard model.metric(id) != nil, navigationController?.topViewController === self
        else { return }
        let page = OpsBoardMetricPage(id: id, model: model)
        metricPage = page
        navigationController?.pushViewController(page, animated: true)
    }

    private func startWizard() {
        guard presentedViewController == nil else { return }
        let first = OpsBoardStepPage(title: "What to Count", text: nil)
        first.choices = ["Orders", "Visitors", "Errors"].map { kind in
            (kind, { [weak self, weak first] in self?.chooseSpeed(of: kind, after: first) })
        }
        let stack = UINavigationController(rootViewController: first)
        stack.modalPresentationStyle = .formSheet
        stack.preferredContentSize = CGSize(width: 420, height: 420)
        present(stack, animated: true)
    }

    private func chooseSpeed(of kind: String, after step: OpsBoardStepPage?) {
        let next = OpsBoardStepPage(title: "Source of \(kind)", text: nil)
        next.choices = [("Fast Source", false), ("Slow Source", true)].map { name, isSlow in
            (name, { [weak self, weak next] in self?.review(kind, name, isSlow, after: next) })
        }
        step?.goOn(to: next)
    }

    private func review(
        _ kind: String, _ source: String, _ isSlow: Bool, after step: OpsBoardStepPage?
    ) {
        let last = OpsBoardStepPage(title: "Review", text: "\(kind) from a \(source.lowercased())")
        last.choices = [
            (
                "Add to Board",
                { [weak self, weak last] in
                    guard let last, last.navigationController?.isBeingDismissed == false
                    else { return }
                    self?.model.add(kind, isSlow: isSlow)
                    last.close()
                }
            )
        ]
        step?.goOn(to: last)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        if cards.map(\.id) != model.metrics.map(\.id) { return "the cards are not the metrics" }
        let isOut = cards.contains { $0.view.frame.width < 44 }
        if isOut { return "a card has no room" }
        return reloadAll.isEnabled == (!cards.isEmpty && !model.isLoading)
            ? nil : "Reload All has the wrong state"
    }
}

/// A page with rows from the top of the safe area.
private class OpsBoardRowsPage: UIViewController {
    private let scroll = UIScrollView(frame: .zero)
    var rows: [UIView] = [] {
        didSet {
            for row in oldValue { row.removeFromSuperview() }
            for row in rows { scroll.addSubview(row) }
            viewIfLoaded?.setNeedsLayout()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        let safe = view.safeAreaInsets
        let width = max(0, view.bounds.width - safe.left - safe.right - 32)
        var y: CGFloat = 12
        for row in rows {
            let height = row.sizeThatFits(CGSize(width: width, height: 10_000)).height
            row.frame = CGRect(x: safe.left + 16, y: y, width: width, height: max(44, height))
            y = row.frame.maxY + 8
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: y)
    }
}

private final class OpsBoardStepPage: OpsBoardRowsPage {
    private let text: String?
    var choices: [(name: String, perform: @MainActor () -> Void)] = []

    init(title: String, text: String?) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        rows = (text == nil ? [] : [label]) + choices.map { opsBoardButton($0.name, $0.perform) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.close() })
    }

    func goOn(to next: OpsBoardStepPage) {
        guard navigationController?.topViewController === self else { return }
        navigationController?.pushViewController(next, animated: true)
    }

    func close() { navigationController?.presentingViewController?.dismiss(animated: true) }
}

private final class OpsBoardMetricPage: OpsBoardRowsPage, SelfChecking {
    private let id: Int
    private let model: OpsBoardModel
    private let label = UILabel()
    private lazy var reload = opsBoardButton("Load Again") { [weak self] in
        guard let self else { return }
        model.load(id)
    }

    init(id: Int, model: OpsBoardModel) {
        (self.id, self.model) = (id, model)
        super.init(nibName: nil, bundle: nil)
        title = model.metric(id)?.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        rows = [
            label, reload, opsBoardButton("Remove Card") { [weak self] in self?.askToRemove() },
        ]
        refresh()
    }

    func refresh() {
        guard isViewLoaded, let metric = model.metric(id) else { return }
        label.text = text(of: metric)
        reload.isEnabled = metric.state != .loading
        view.setNeedsLayout()
    }

    private func text(of metric: OpsBoardMetric) -> String {
        "\(metric.text). Loaded \(metric.loads) times."
    }

    private func askToRemove() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Remove \(title ?? "")?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep Card", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
                guard let self else { return }
                navigationController?.popViewController(animated: true)
                model.remove(id)
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil else { return nil }
        guard let metric = model.metric(id) else { return "the card was removed" }
        return label.text == text(of: metric) ? nil : "the page does not show its metric"
    }
}

@MainActor func makeOpsBoard() -> UIViewController {
    UINavigationController(rootViewController: OpsBoardPage())
}

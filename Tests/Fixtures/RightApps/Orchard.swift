// Orchard: trees by plot, a picking list, and weather that loads; tabs, or a sidebar on iPad.
// UITab with badges, mode tabSidebar, async loading that fails and is cancelled. from: .iOS18
import UIKit

private struct OrchardTree: Hashable {
    let id: Int
    let name: String
    let plot: String
}

@MainActor private protocol OrchardObserver: AnyObject {
    func orchardDidChange()
}

@MainActor private final class OrchardModel {
    enum Weather: Equatable { case unknown, loading, failed, loaded(String) }

    let trees = [
        OrchardTree(id: 1, name: "Bramley", plot: "North Plot"),
        OrchardTree(id: 2, name: "Russet", plot: "North Plot"),
        OrchardTree(id: 3, name: "Quince", plot: "South Plot"),
        OrchardTree(id: 4, name: "Damson", plot: "South Plot"),
        OrchardTree(id: 5, name: "Medlar", plot: "South Plot"),
    ]
    private(set) var picking: [Int] = []
    private(set) var weather = Weather.unknown
    private var attempts = 0
    private var loading: Task<Void, Never>?
    private var observers: [() -> (any OrchardObserver)?] = []

    func observe(_ observer: any OrchardObserver) {
        observers.removeAll { $0() == nil }
        observers.append { [weak observer] in observer }
    }

    private func tell() { observers.forEach { $0()?.orchardDidChange() } }
    func tree(_ id: Int) -> OrchardTree? { trees.first { $0.id == id } }

    func togglePicking(_ id: Int) {
        if picking.contains(id) { picking.removeAll { $0 == id } } else { picking.append(id) }
        tell()
    }

    func clearPicking() {
        picking = []
        tell()
    }

    func loadWeather() {
        guard weather != .loading else { return }
        weather = .loading
        attempts += 1
        let attempt = attempts
        loading = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(600))
            guard !Task.isCancelled, let self, weather == .loading else { return }
            weather = attempt == 1 ? .failed : .loaded("Report \(attempt): dry, light wind")
            tell()
        }
        tell()
    }

    func cancelWeather() {
        loading?.cancel()
        weather = .unknown
        tell()
    }
}

private final class OrchardScroll: UIScrollView {
    var rows: [UIView] = [] {
        didSet {
            for old in oldValue where !rows.contains(old) { old.removeFromSuperview() }
            rows.forEach(addSubview)
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let y = 8 + CGFloat(index) * 52
            row.frame = CGRect(x: 16, y: y, width: max(0, bounds.width - 32), height: 44)
        }
        contentSize = CGSize(width: bounds.width, height: 8 + CGFloat(rows.count) * 52)
    }
}

private class OrchardPage: UIViewController, OrchardObserver {
    let model: OrchardModel
    let scroll = OrchardScroll()

    init(model: OrchardModel, title: String) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        model.observe(self)
        orchardDidChange()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        scroll.frame = view.bounds.inset(
            by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    }

    func orchardDidChange() {}
}

private final class OrchardPlotPage: OrchardPage, SelfChecking {
    private var trees: [OrchardTree] { model.trees.filter { $0.plot == title } }

    private func line(of tree: OrchardTree) -> String {
        model.picking.contains(tree.id) ? "\(tree.name), to pick" : tree.name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.rows = trees.map { tree in
            UIButton(
                configuration: .plain(),
                primaryAction: UIAction(title: line(of: tree)) { [weak self] _ in
                    self?.open(tree)
                })
        }
    }

    override func orchardDidChange() {
        for case (let tree, let row as UIButton) in zip(trees, scroll.rows) {
            row.setTitle(line(of: tree), for: .normal)
        }
    }

    private func open(_ tree: OrchardTree) {
        guard navigationController?.topViewController === self else { return }
        let page = OrchardTreePage(model: model, tree: tree)
        navigationController?.pushViewController(page, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        let shown = scroll.rows.compactMap { ($0 as? UIButton)?.currentTitle }
        return shown == trees.map(line) ? nil : "the rows are not the trees of the plot"
    }
}

private final class OrchardTreePage: OrchardPage {
    private let tree: OrchardTree
    private let plot = UILabel()
    private lazy var pick = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Put on Picking List") { [model, tree] _ in
            model.togglePicking(tree.id)
        })

    init(model: OrchardModel, tree: OrchardTree) {
        self.tree = tree
        super.init(model: model, title: tree.name)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        plot.text = "Stands in \(tree.plot)"
        scroll.rows = [plot, pick]
    }

    override func orchardDidChange() {
        let isListed = model.picking.contains(tree.id)
        pick.setTitle(isListed ? "Take off Picking List" : "Put on Picking List", for: .normal)
    }
}

private final class OrchardPickingPage: OrchardPage, SelfChecking {
    private lazy var clear = UIBarButtonItem(
        primaryAction: UIAction(title: "Clear List") { [weak self] _ in self?.confirmClearing() })

    override func viewDidLoad() {
        navigationItem.rightBarButtonItem = clear
        super.viewDidLoad()
    }

    override func orchardDidChange() {
        let rows = model.picking.compactMap(model.tree).map { tree in
            UIButton(
                configuration: .tinted(),
                primaryAction: UIAction(title: "Picked \(tree.name)") { [weak self] _ in
                    self?.model.togglePicking(tree.id)
                })
        }
        let placeholder = UILabel()
        placeholder.text = "Nothing to Pick"
        scroll.rows = rows.isEmpty ? [placeholder] : rows
        clear.isEnabled = !rows.isEmpty
    }

    private func confirmClearing() {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Clear the picking list?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep List", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Clear", style: .destructive) { [model] _ in
                model.clearPicking()
            })
        present(alert, animated: true)
    }

    var complaint: String? {
        guard isViewLoaded else { return nil }
        if clear.isEnabled == model.picking.isEmpty { return "the list clears when it is empty" }
        let count = scroll.rows.count { $0 is UIButton }
        return count == model.picking.count ? nil : "the rows are not the trees to pick"
    }
}

private final class OrchardWeatherPage: OrchardPage {
    private let report = UILabel()
    private lazy var load = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Load Weather") { [model] _ in
            model.weather == .loading ? model.cancelWeather() : model.loadWeather()
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.rows = [report, load]
    }

    override func orchardDidChange() {
        let (text, title) =
            switch model.weather {
            case .unknown: ("No Report", "Load Weather")
            case .loading: ("Asking the station…", "Stop Asking")
            case .failed: ("The station is silent.", "Try Again")
            case .loaded(let text): (text, "Load Newer Report")
            }
        report.text = text
        load.setTitle(title, for: .normal)
    }
}

private final class OrchardTabs: UITabBarController, OrchardObserver {
    private let model = OrchardModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        mode = .tabSidebar
        let model = model
        func page(_ title: String, _ make: @escaping () -> OrchardPage) -> UITab {
            UITab(title: title, image: UIImage(systemName: "leaf"), identifier: title) { _ in
                UINavigationController(rootViewController: make())
            }
        }
        let plots = ["North Plot", "South Plot"].map { name in
            page(name) { OrchardPlotPage(model: model, title: name) }
        }
        tabs =
            plots + [
                page("Picking") { OrchardPickingPage(model: model, title: "Picking") },
                page("Weather") { OrchardWeatherPage(model: model, title: "Weather") },
            ]
        model.observe(self)
    }

    func orchardDidChange() {
        let count = model.picking.count
        tab(forIdentifier: "Picking")?.badgeValue = count == 0 ? nil : String(count)
    }
}

@MainActor func makeOrchard() -> UIViewController { OrchardTabs() }

import UIKit

/// A list and a detail. Arrows on the rows say where a tap pushes, and the app goes through the
/// columns to colour their bars.
final class PanesSplitViewController: UISplitViewController, UISplitViewControllerDelegate,
    SelfChecking
{
    private let list = PanesListViewController()
    private(set) var refreshed: String?

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        list.split = self
        setViewController(list, for: .primary)
        setViewController(PaneViewController(nil), for: .secondary)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
    }

    func open(_ name: String) {
        let isSeen =
            list.viewIfLoaded?.window != nil
            && list.navigationController?.transitionCoordinator == nil
        let pane = PaneViewController(name)
        pane.mustSlideIn = isCollapsed && isSeen
        if !isCollapsed { pane.previous = viewController(for: .secondary) as? PaneViewController }
        setViewController(pane, for: .secondary)
        show(.secondary)
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        (viewController(for: .secondary) as? PaneViewController)?.previous = nil
    }

    /// Sets the detail that is there, as an app does that restores its state. One that the user is
    /// leaving comes back.
    func refresh() {
        guard let detail = viewController(for: .secondary),
            let before = detail.navigationController?.viewControllers
        else { return }
        setViewController(detail, for: .secondary)
        if before.contains(detail), detail.navigationController?.viewControllers != before {
            refreshed = "setting the detail that is there changes the stack"
        }
    }

    var complaint: String? {
        if let refreshed { return refreshed }
        guard !isCollapsed else { return nil }
        return viewControllers.allSatisfy { $0 is UINavigationController }
            ? nil : "a column is in no navigation controller"
    }
}

private final class PanesListViewController: RowsViewController, SelfChecking {
    /// The split view whose notices count.
    weak var split: UISplitViewController?
    private var pushes = true
    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Panes"
        observer = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: split,
            queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.updateArrows() }
        }
        updateArrows()
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateArrows()
    }

    private var panes: PanesSplitViewController? {
        splitViewController as? PanesSplitViewController
    }

    private func updateArrows() {
        pushes = splitViewController?.isCollapsed != false
        rowsView.rows =
            ["North", "South"].map { name in
                RowsView.Row(title: pushes ? "\(name) >" : name) { [unowned self] in
                    panes?.open(name)
                }
            } + [RowsView.Row(title: "Refresh") { [unowned self] in panes?.refresh() }]
    }

    var complaint: String? {
        guard viewIfLoaded?.window != nil, let split = splitViewController else { return nil }
        return split.isCollapsed == pushes ? nil : "the arrows are those of before"
    }
}

private final class PaneViewController: TextPageViewController, SelfChecking {
    /// Whether the user must see it slide in.
    var mustSlideIn = false
    /// The pane that Back leads to.
    weak var previous: PaneViewController?
    private var isAnimated: Bool?
    private let name: String?
    var isEmpty: Bool { name == nil }

    init(_ name: String?) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        label.text = name.map { "All about \($0)" } ?? "Nothing is chosen"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isAnimated == nil { isAnimated = animated }
    }

    var complaint: String? {
        if mustSlideIn, isAnimated == false { return "it was there at once, without sliding in" }
        guard let previous, previous.parent != nil, let stack = navigationController,
            stack.viewControllers.dropLast().last !== previous, stack.topViewController === self
        else { return nil }
        return "Back does not lead to the pane before"
    }
}

/// A classic split view whose delegate shows details itself, in a navigation controller of its own.
final class ClassicPanesSplitViewController: UISplitViewController, UISplitViewControllerDelegate,
    SelfChecking
{
    private var shownByDelegate: [UIViewController] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .automatic
        let list = ClassicPanesListViewController()
        viewControllers = [
            UINavigationController(rootViewController: list),
            UINavigationController(rootViewController: PaneViewController(nil)),
        ]
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        shownByDelegate.append(vc)
        guard !isCollapsed, !(vc is UINavigationController) else { return false }
        let wrapped = UINavigationController(rootViewController: vc)
        if let first = viewControllers.first { viewControllers = [first, wrapped] }
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        // Nobody needs an empty detail above the list.
        let stack = secondaryViewController as? UINavigationController
        return (stack?.topViewController as? PaneViewController)?.isEmpty == true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let stack = primaryViewController as? UINavigationController else { return nil }
        switch stack.topViewController {
        case let pane as PaneViewController:
            stack.popViewController(animated: false)
            return UINavigationController(rootViewController: pane)
        case is ClassicPanesListViewController:
            return UINavigationController(rootViewController: PaneViewController(nil))
        default: return nil
        }
    }

    func open(_ name: String) {
        let pane = PaneViewController(name)
        showDetailViewController(pane, sender: self)
        if !shownByDelegate.contains(pane) { lost = name }
    }

    /// Shows the detail that is there, as an app does for the row that is selected already.
    func openSame() {
        let before = viewControllers
        guard !isCollapsed, before.count > 1 else { return }
        showDetailViewController(before[1], sender: self)
        if viewControllers != before { lost = "the detail that is there" }
    }

    private var lost: String?

    var complaint: String? {
        if let lost { return "\(lost) was shown without a word to the delegate" }
        guard !isCollapsed, viewControllers.count > 1 else { return nil }
        return viewControllers[1] is UINavigationController ? nil : "the detail has no bar"
    }
}

private final class ClassicPanesListViewController: RowsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Panes"
        rowsView.rows = ["North", "South"].map { name in
            RowsView.Row(title: name) { [unowned self] in
                (splitViewController as? ClassicPanesSplitViewController)?.open(name)
            }
        }
        rowsView.rows.append(
            RowsView.Row(title: "Same") { [unowned self] in
                (splitViewController as? ClassicPanesSplitViewController)?.openSame()
            })
    }
}

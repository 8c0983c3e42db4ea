import Foundation
import UIKit

/// The recorded events, in order.
@MainActor final class Journal {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// The events since the last call, which are then removed.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller with a title that records the callbacks of UIKit.
@MainActor final class LoggingController: UIViewController {
    let name: String
    private let journal: Journal?
    /// Whether it also records layout, traits and safe areas.
    var isThorough = false
    /// Runs in each `viewDidLayoutSubviews`.
    var onLayout: (() -> Void)?

    init(_ name: String, journal: Journal? = nil) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { journal?.note("\(name) \(event)") }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

    override func viewDidLoad() {
        if isThorough { note("did load") }
    }

    override func viewWillLayoutSubviews() {
        if isThorough { note("will lay out") }
    }

    override func viewDidLayoutSubviews() {
        if isThorough { note("did lay out") }
        onLayout?()
    }

    override func viewSafeAreaInsetsDidChange() {
        if isThorough { note("safe area") }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        if isThorough { note("traits") }
    }

    override func willMove(toParent parent: UIViewController?) {
        if isThorough { note("will move to \(parent == nil ? "nobody" : "parent")") }
    }

    override func didMove(toParent parent: UIViewController?) {
        if isThorough { note("did move to \(parent == nil ? "nobody" : "parent")") }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("will become \(Int(size.width)) × \(Int(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
    }

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("will become \(newCollection.horizontalSizeClass)")
        super.willTransition(to: newCollection, with: coordinator)
    }
}

/// A controller that brings its own navigation controller, added when its view loads, as in the
/// sample of Fixing Multi-Level Menu Layouts.
@MainActor final class OwnNavigation: UIViewController {
    let navigation: UINavigationController

    init(root: UIViewController = LoggingController("list")) {
        navigation = UINavigationController(rootViewController: root)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        navigation.view.frame = view.bounds
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}

/// A plain container that fills itself with one child.
@MainActor final class Container: UIViewController {
    let child: UIViewController

    init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

extension UINavigationController {
    /// A navigation controller with a stack of several.
    @MainActor static func stack(_ controllers: [UIViewController]) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        return navigation
    }
}

extension UISplitViewController {
    /// A split view with a list, a detail and, where given, a compact column.
    @MainActor static func columns(
        _ style: Style = .doubleColumn, primary: UIViewController = LoggingController("list"),
        supplementary: UIViewController? = nil,
        secondary: UIViewController = LoggingController("detail"),
        compact: UIViewController? = nil, behavior: SplitBehavior = .automatic,
        mode: DisplayMode = .automatic,
        delegate: (any UISplitViewControllerDelegate)? = nil
    ) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.delegate = delegate
        split.preferredSplitBehavior = behavior
        split.preferredDisplayMode = mode
        split.setViewController(primary, for: .primary)
        if style == .tripleColumn {
            split.setViewController(
                supplementary ?? LoggingController("middle"), for: .supplementary)
        }
        split.setViewController(secondary, for: .secondary)
        split.setViewController(compact, for: .compact)
        return split
    }

    /// A classic split view with two controllers, or one.
    @MainActor static func classic(
        _ primary: UIViewController, _ secondary: UIViewController?,
        delegate: (any UISplitViewControllerDelegate)? = nil
    ) -> UISplitViewController {
        let split = UISplitViewController()
        split.delegate = delegate
        split.viewControllers = [primary, secondary].compactMap { $0 }
        return split
    }

    /// The split view's child in a column, and so the navigation controller that wraps it.
    @MainActor func child(_ column: Column) -> UIViewController? {
        let assigned = viewController(for: column)
        return children.first { $0 === assigned || assigned?.parent === $0 }
    }

    @MainActor func frame(_ column: Column) -> CGRect? { child(column)?.view.frame }
    @MainActor func insets(_ column: Column) -> UIEdgeInsets? { child(column)?.view.safeAreaInsets }
    /// The frame without what the safe area covers at the left and the right.
    @MainActor func freePart(_ column: Column) -> CGRect? {
        guard let frame = frame(column), let insets = insets(column) else { return nil }
        return frame.inset(
            by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
    }
}

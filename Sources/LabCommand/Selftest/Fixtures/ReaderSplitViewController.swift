internal import SplitFuzz
internal import UIKit

/// The root of the app: a list of articles, and the stack of the open article.
final class ReaderSplitViewController: UISplitViewController {
    /// What the app does wrong.
    enum Mistake {
        /// A change of the size class clears the article (C-014).
        case forgetsSelection
        /// The app counts on two columns, also while the system takes snapshots (C-021).
        case assertsColumns
        /// A window that grows moves the app up by what it grows (C-088).
        case movesRoot
    }

    private let mistake: Mistake?
    private let list = UINavigationController()
    private let reading = UINavigationController()
    private let swipes = AlwaysSwipes()

    init(mistake: Mistake?) {
        self.mistake = mistake
        super.init(style: .doubleColumn)
        delegate = self
        list.viewControllers = [makeList()]
        reading.viewControllers = [ArticleViewController(article: nil)]
        // Apps with back buttons of their own replace the gesture's delegate (B-066).
        for navigation in [list, reading] {
            navigation.interactivePopGestureRecognizer?.delegate = swipes
        }
        setViewController(list, for: .primary)
        setViewController(reading, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    private func makeList() -> UIViewController {
        RowsViewController(
            "Articles", identifier: "articles",
            rows: [
                ("One", { [unowned self] _ in open("One") }),
                ("Sidebar", { [unowned self] _ in toggleMode() }),
                ("Behaviour", { [unowned self] _ in toggleBehavior() }),
            ])
    }

    private func open(_ article: String) {
        reading.viewControllers = [ArticleViewController(article: article)]
        show(.secondary)
    }

    func toggleMode() {
        preferredDisplayMode =
            preferredDisplayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    }

    private func toggleBehavior() {
        preferredSplitBehavior = preferredSplitBehavior == .tile ? .overlay : .tile
    }

    private var isReading: Bool {
        (reading.viewControllers.first as? ArticleViewController)?.article != nil
    }

    // MARK: - Mistakes

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if mistake == .forgetsSelection {
            reading.viewControllers = [ArticleViewController(article: nil)]
        }
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if mistake == .assertsColumns {
            precondition(viewControllers.count == 2, "two columns are expected")
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard mistake == .movesRoot else { return }
        let height = view.bounds.height
        coordinator.animate(alongsideTransition: nil) { [unowned self] _ in
            view.frame.origin.y = min(0, height - size.height)
        }
    }
}

extension ReaderSplitViewController: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        isReading ? .secondary : .primary
    }

    /// Closes an article that the user has left.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
    ) -> DisplayMode {
        if list.viewControllers.count == 1 {
            reading.viewControllers = [ArticleViewController(article: nil)]
        }
        return proposedDisplayMode
    }
}

/// Lets every swipe back begin, also at the root.
@MainActor private final class AlwaysSwipes: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

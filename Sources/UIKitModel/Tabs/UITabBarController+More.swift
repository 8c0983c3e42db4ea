import Foundation

/// The item More of a compact bar with more than five tabs (D-035).
///
/// A list has a row for each tab that is not in the bar. A page that is chosen there takes the
/// place of the list: the model does not push it on the list's stack.
extension UITabBarController {
    fileprivate static let itemsBesideMore = 4

    fileprivate var itemsOfTabs: [UITabBarItem] {
        ownTabs.isEmpty ? pages.map(\.tabBarItem) : ownTabs.map(\.item)
    }

    private var needsMore: Bool {
        (ownTabs.isEmpty ? pages.count : ownTabs.count) > UITabBarController.itemsBesideMore + 1
    }

    /// Whether the last item of the bar is More.
    var barHasMore: Bool { needsMore && storedTraits.horizontalSizeClass == .compact }

    /// The index of the selected item in the bar; `NSNotFound` while there are no tabs.
    var selectedItem: Int {
        let most = UITabBarController.itemsBesideMore
        if showsMore { return most }
        return barHasMore ? min(selectedRoot, most) : selectedRoot
    }

    var moreNavigation: UINavigationController {
        if let storedMore { return storedMore }
        let made = UINavigationController(rootViewController: MoreListController())
        made.tabBarItem.title = "More"
        storedMore = made
        addChild(made)
        made.hasMovedToParent = true
        made.didMove(toParent: self)
        return made
    }

    func showItems() {
        let items = itemsOfTabs
        guard barHasMore else { return bar.show(items) }
        Simulation.active.passed(.moreList)
        bar.show(items.prefix(UITabBarController.itemsBesideMore) + [moreNavigation.tabBarItem])
    }

    /// A wide bar has room for all tabs, and no list.
    func moreFollowsTraits() {
        guard needsMore, barHasMore == (bar.items?.last !== storedMore?.tabBarItem) else { return }
        showItems()
        if showsMore, !barHasMore { select(selection) }
    }

    /// Called when the user taps an item of the bar.
    func userTaps(_ item: Int) {
        guard isMore(item) else { return userSelects(item) }
        let more = moreNavigation
        if let delegate, !delegate.tabBarController(self, shouldSelect: more) { return }
        select(selection, showingMore: true)
        delegate?.tabBarController(self, didSelect: more)
    }

    /// Whether an item of the bar is More.
    func isMore(_ item: Int) -> Bool { barHasMore && item == UITabBarController.itemsBesideMore }
}

/// The tabs that are not in the bar.
@MainActor private final class MoreListController: UIViewController {
    private var rows: [ChoiceRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "More"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for row in rows { row.removeFromSuperview() }
        guard let tabs = tabBarController else { return }
        // The slice keeps the indices of the whole list.
        let items = tabs.itemsOfTabs.dropFirst(UITabBarController.itemsBesideMore)
        rows = items.indices.map { index in
            ChoiceRow(items[index].title, isEnabled: true) { [weak tabs] in
                tabs?.userSelects(index)
            }
        }
        for row in rows { view.addSubview(row) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var frame = view.bounds.inset(by: view.safeAreaInsets)
        frame.size.height = 44
        for row in rows {
            row.frame = frame
            frame.origin.y += frame.size.height
        }
    }
}

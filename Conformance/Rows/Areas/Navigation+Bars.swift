import UIKit

extension ConformanceArea {
    /// What an app puts into bars.
    static let bars: [ConformanceRow] = [
        ConformanceRow(
            "navigation/edit-button", of: "B-154", "The edit button begins and ends", since: 8,
            expects: "not editing, editing, not editing"
        ) { stage in
            let page = Page("page")
            page.navigationItem.rightBarButtonItem = page.editButtonItem
            stage.show(UINavigationController(rootViewController: page), in: .wide)
            @MainActor func state() -> String { page.isEditing ? "editing" : "not editing" }
            let before = state()
            stage.perform { page.setEditing(true, animated: false) }
            let during = state()
            stage.perform { page.isEditing = false }
            return text([before, during, state()])
        },
        ConformanceRow(
            "navigation/title-view", of: "B-156", "A title view stands in the middle", since: 8,
            expects: "in the bar, in the middle"
        ) { stage in
            let page = Page("page")
            let title = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
            page.navigationItem.titleView = title
            let navigation = UINavigationController(rootViewController: page)
            stage.show(navigation, in: .wide)
            let bar = navigation.navigationBar
            guard title.isDescendant(of: bar) else { return "not in the bar" }
            let middle = title.convert(CGPoint(x: title.bounds.midX, y: 0), to: bar).x
            let isCentred = abs(middle - bar.bounds.midX) < 1
            return "in the bar, " + (isCentred ? "in the middle" : "beside the middle")
        },
        ConformanceRow(
            "navigation/item-views", of: "B-156", "A title view stands in the middle", since: 8,
            expects: "left, right"
        ) { stage in
            let page = Page("page")
            let (left, right) = (makeSquare(), makeSquare())
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
            let navigation = UINavigationController(rootViewController: page)
            stage.show(navigation, in: .wide)
            return text([left, right].map { side(of: $0, in: navigation.navigationBar) })
        },
        ConformanceRow(
            "navigation/flexible-spaces", of: "B-158", "Flexible spaces share the room", since: 14,
            expects: "left, middle, right"
        ) { stage in
            let page = Page("page")
            let views = (0..<3).map { _ in makeSquare() }
            let items = views.map { UIBarButtonItem(customView: $0) }
            page.toolbarItems = [
                items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2],
            ]
            let navigation = UINavigationController(rootViewController: page)
            navigation.isToolbarHidden = false
            stage.show(navigation, in: .wide)
            guard let toolbar = navigation.toolbar else { return "no toolbar" }
            return text(views.map { side(of: $0, in: toolbar) })
        },
        ConformanceRow(
            "navigation/groups", of: "B-162", "Groups of items stand on", since: 16,
            expects: "left, right, absent"
        ) { stage in
            guard #available(iOS 16, *) else { return "" }
            let page = Page("page")
            let views = (0..<3).map { _ in makeSquare() }
            let items = views.map { UIBarButtonItem(customView: $0) }
            let hidden = items[2].creatingFixedGroup()
            hidden.isHidden = true
            page.navigationItem.leadingItemGroups = [items[0].creatingFixedGroup()]
            page.navigationItem.trailingItemGroups = [items[1].creatingFixedGroup(), hidden]
            let navigation = UINavigationController(rootViewController: page)
            stage.show(navigation, in: .wide)
            return text(views.map { side(of: $0, in: navigation.navigationBar) })
        },
    ]

    private static func makeSquare() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 24),
            view.heightAnchor.constraint(equalToConstant: 24),
        ])
        return view
    }

    /// The third of a bar that the middle of a view is in.
    private static func side(of view: UIView, in bar: UIView) -> String {
        guard view.isDescendant(of: bar) else { return "absent" }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: 0), to: bar).x
        switch middle / bar.bounds.width {
        case ..<(1 / 3): return "left"
        case (2 / 3)...: return "right"
        default: return "middle"
        }
    }
}

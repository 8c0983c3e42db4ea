import Foundation

/// The sidebar of a tab bar controller on screen: a button that hides it, and a row for each tab (B-200).
@MainActor final class SidebarView: UIView {
    /// What a touch beside an overlapping sidebar arrives at.
    let outside: SidebarControl
    private let button: SidebarControl
    nonisolated(unsafe) private var rows: [SidebarControl] = []
    /// The controller that owns this view, and clears this in its `deinit` (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) private var owner: UITabBarController?

    init(of owner: UITabBarController) {
        self.owner = owner
        outside = SidebarControl(.outside, of: owner)
        button = SidebarControl(.hide, of: owner)
        super.init(frame: .zero)
        addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    /// Called when the owner goes.
    nonisolated func lose() {
        owner = nil
        outside.owner = nil
        button.owner = nil
        for row in rows { row.owner = nil }
    }

    /// Takes the sidebar off the screen.
    func leave() {
        outside.removeFromSuperview()
        removeFromSuperview()
        lose()
    }

    /// Makes the rows anew.
    func showRows() {
        guard let owner else { return }
        for row in rows {
            row.removeFromSuperview()
            row.owner = nil
        }
        rows = owner.rowsOfSidebar.map { SidebarControl(.row($0), of: owner) }
        rows.forEach(addSubview)
        setNeedsLayout()
    }

    /// The height of a row in points (*unverified*).
    private static let rowHeight: CGFloat = 44

    override func layoutSubviews() {
        super.layoutSubviews()
        let content = bounds.inset(by: storedSafeAreaInsets)
        var frame = CGRect(
            x: content.origin.x, y: content.origin.y, width: content.size.width,
            height: SidebarView.rowHeight)
        button.setFrame(frame)
        for row in rows {
            frame.origin.y += SidebarView.rowHeight
            row.setFrame(frame)
            row.isSelected = row.index == owner?.selection
        }
    }
}

/// A row of the sidebar.
struct SidebarRow {
    let item: UITabBarItem
    /// The index of the page that it selects.
    let index: Int
}

/// What the user touches to show the sidebar, to hide it, or to select a tab in it.
@MainActor final class SidebarControl: UIControl {
    enum Part {
        case show, hide, outside
        case row(SidebarRow)
    }

    let part: Part
    /// The names of the system's buttons are *unverified*.
    var title: String? {
        didSet { if title != oldValue { nameDidChange() } }
    }
    /// The controller whose sidebar this is of, and that clears this in its `deinit` (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) var owner: UITabBarController?

    init(_ part: Part, of owner: UITabBarController) {
        self.part = part
        self.owner = owner
        super.init(frame: .zero)
        switch part {
        case .show: title = "Show Sidebar"
        case .hide: title = "Hide Sidebar"
        case .outside: title = "Beside Sidebar"
        case .row(let row):
            title = row.item.title
            accessibilityIdentifier = row.item.accessibilityIdentifier
            row.item.row = self
        }
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        if case .row(let row) = part, row.item.row === self { row.item.row = nil }
    }

    /// The index of the page that a row selects; `nil` for another part.
    var index: Int? {
        guard case .row(let row) = part else { return nil }
        return row.index
    }

    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        guard controlEvents.contains(.touchUpInside), let owner else { return }
        switch part {
        case .show: owner.setSidebarHidden(false)
        case .hide, .outside: owner.setSidebarHidden(true)
        case .row(let row): owner.userSelects(row.index)
        }
    }
}

extension UITabBarController {
    /// The rows of the sidebar, from top to bottom.
    var rowsOfSidebar: [SidebarRow] {
        let items = ownTabs.isEmpty ? pages.compactMap(\.tabBarItem) : ownTabs.map(\.item)
        return items.enumerated().map { SidebarRow(item: $1, index: $0) }
    }
}

import Foundation

/// The sidebar of a tab bar controller on screen: a button that hides it, and a row for each tab
/// (B-200).
@MainActor final class SidebarView: UIView {
    private let button: SidebarControl
    nonisolated(unsafe) private var rows: [SidebarControl] = []
    /// Rows and the headers of groups, from top to bottom.
    private var lines: [UIView] = []
    /// The controller that owns this view, and clears this in its `deinit` (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) private var owner: UITabBarController?

    init(of owner: UITabBarController) {
        self.owner = owner
        button = SidebarControl(.hide, of: owner)
        super.init(frame: .zero)
        addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    /// Called when the owner goes.
    nonisolated func lose() {
        owner = nil
        button.owner = nil
        for row in rows { row.owner = nil }
    }

    func showRows() {
        guard let owner else { return }
        for line in lines { line.removeFromSuperview() }
        for row in rows { row.owner = nil }
        lines = owner.linesOfSidebar
        rows = lines.compactMap { $0 as? SidebarControl }
        lines.forEach(addSubview)
        setNeedsLayout()
    }

    /// Shows new titles of groups. Rows follow their items by themselves.
    func showTitles() {
        for case let header as SidebarHeader in lines { header.text = header.group?.title }
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
        for line in lines {
            frame.origin.y += SidebarView.rowHeight
            line.setFrame(frame)
        }
        let selected = owner?.tabOnScreen
        for control in rows {
            let row = control.row
            control.isSelected =
                row?.tab.map { $0 === selected } ?? (row?.index == owner?.selection)
        }
    }
}

/// A row of the sidebar.
struct SidebarRow {
    let item: UITabBarItem
    /// `nil` for a controller without a tab.
    let tab: UITab?
    /// The index of the page that it selects; `nil` before that is made (D-034).
    let index: Int?
}

/// The title of a group, above the rows of its children. It takes no touches (*unverified*).
@MainActor private final class SidebarHeader: UILabel {
    private(set) weak var group: UITabGroup?

    init(of group: UITabGroup) {
        self.group = group
        super.init(frame: .zero)
        text = group.title
    }

    required init?(coder: NSCoder) { nil }
}

/// What the user touches to show the sidebar, to hide it, or to select a tab in it.
@MainActor final class SidebarControl: UIControl {
    enum Part {
        case show, hide
        case row(SidebarRow)
    }

    let part: Part
    /// The names of the system's buttons are *unverified*.
    var title: String? {
        didSet { if title != oldValue { nameDidChange() } }
    }
    /// The controller with this sidebar, which clears this in its `deinit` (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) var owner: UITabBarController?

    init(_ part: Part, of owner: UITabBarController) {
        self.part = part
        self.owner = owner
        super.init(frame: .zero)
        switch part {
        case .show: title = "Show Sidebar"
        case .hide: title = "Hide Sidebar"
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

    /// `nil` for another part than a row.
    var row: SidebarRow? {
        if case .row(let row) = part { row } else { nil }
    }

    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        guard controlEvents.contains(.touchUpInside), let owner else { return }
        switch part {
        case .show: owner.setSidebarHidden(false)
        case .hide: owner.setSidebarHidden(true)
        case .row(let row):
            if let tab = row.tab {
                owner.userSelects(tab)
            } else if let index = row.index {
                owner.userSelects(index)
            }
        }
    }
}

extension UITabBarController {
    /// The lines of the sidebar, from top to bottom.
    fileprivate var linesOfSidebar: [UIView] {
        if ownTabs.isEmpty {
            return pages.enumerated().compactMap { index, page in
                page.tabBarItem.map { row(SidebarRow(item: $0, tab: nil, index: index)) }
            }
        }
        var lines: [UIView] = []
        for tab in ownTabs { appendLines(of: tab, to: &lines) }
        return lines
    }

    private func row(_ row: SidebarRow) -> UIView { SidebarControl(.row(row), of: self) }

    private func appendLines(of tab: UITab, to lines: inout [UIView]) {
        if let group = tab.asGroup, !group.children.isEmpty {
            lines.append(SidebarHeader(of: group))
            for child in group.children { appendLines(of: child, to: &lines) }
        } else {
            lines.append(row(SidebarRow(item: tab.item, tab: tab, index: pageIndex(of: tab))))
        }
    }
}

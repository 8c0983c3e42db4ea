/// Menus, groups and the back button's display mode of a page. An app may change them while the
/// page is covered.
extension StateEncoder {
    mutating func write(_ item: UINavigationItem) {
        if item.backButtonDisplayMode != .default {
            write(-10 - item.backButtonDisplayMode.rawValue)
        }
        for items in [item.leftBarButtonItems, item.rightBarButtonItems] {
            write(items?.count ?? -1)
            for item in items ?? [] { writeMenu(of: item) }
        }
        for groups in [item.leadingItemGroups, item.trailingItemGroups] {
            write(groups.count)
            for group in groups {
                write(group.isHidden)
                write(group.barButtonItems.count)
                for item in group.barButtonItems {
                    write(item.title)
                    write(item.isEnabled)
                    writeMenu(of: item)
                }
            }
        }
    }

    mutating func writeMenu(of item: UIBarButtonItem) {
        if let menu = item.menu { write(menu.stateText) }
    }
}

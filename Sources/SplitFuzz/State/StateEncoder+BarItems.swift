@_spi(Simulation) internal import UIKitModel

/// What bars show of a page, on screen or not. An app may change it while the page is covered.
extension StateEncoder {
    mutating func write(_ item: UINavigationItem) {
        if item.backButtonDisplayMode != .default {
            write(-10 - item.backButtonDisplayMode.rawValue)
        }
        for items in [item.leftBarButtonItems, item.rightBarButtonItems] {
            for item in items ?? [] { writeMenu(of: item) }
        }
        for groups in [item.leadingItemGroups, item.trailingItemGroups] where !groups.isEmpty {
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

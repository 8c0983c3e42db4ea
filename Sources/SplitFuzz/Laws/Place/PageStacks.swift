internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The pages of a split view's columns by their keys, or those of what is on screen while it is
/// collapsed.
@MainActor struct PageStacks {
    struct Stack: Equatable {
        /// 0 where there is no page.
        var top: UInt64 = 0
        var root: UInt64 = 0
        /// One number for all keys from the root to the top.
        var all: UInt64 = 0
    }

    private(set) var isCollapsed = false
    private(set) var primary = Stack()
    /// Triple columns only.
    private(set) var supplementary = Stack()
    private(set) var secondary = Stack()
    private(set) var compact = Stack()
    /// Whether a collapse in a column style has put the secondary on top, as UIKit proposes.
    private(set) var isProposed = false

    init() {}

    init(of split: UISplitViewController, _ screen: Screen, _ keys: PageKeys) {
        isCollapsed = split.isCollapsed
        if isCollapsed {
            if let shown = screen.columns.first {
                compact = Stack(of: shown.controller, shown.navigation, keys)
            }
            isProposed = split.style != .unspecified && split.topIsFromSecondary
            return
        }
        func stack(of column: UISplitViewController.Column) -> Stack {
            Stack(of: split.child(for: column), split.navigation(of: column), keys)
        }
        primary = stack(of: .primary)
        if split.style == .tripleColumn { supplementary = stack(of: .supplementary) }
        secondary = stack(of: .secondary)
    }

    /// The list that the user is at before anything is chosen: of one list, the page on top; 0 of
    /// two, since either may be in front.
    var firstList: UInt64 { supplementary.top == 0 ? primary.top : 0 }

    /// Whether a page is on top, or what UIKit proposes instead. Of the page 0: always.
    func shows(_ page: UInt64, after earlier: PageStacks) -> Bool {
        if page == 0 { return true }
        if isCollapsed {
            return compact.top == page || isProposed && earlier.secondary.top != page
        }
        return [primary.top, supplementary.top, secondary.top].contains(page)
    }

    /// The first column that has others than before, as a sentence.
    func difference(to now: PageStacks, _ keys: PageKeys) -> String? {
        for (name, old, new) in [
            ("primary", primary, now.primary), ("supplementary", supplementary, now.supplementary),
            ("secondary", secondary, now.secondary), ("compact window", compact, now.compact),
        ] where old != new {
            return old.top == new.top
                ? "the \(name) has other controllers below \(keys.text(of: new.top)) than before"
                : "the \(name) showed \(keys.text(of: old.top)), and now shows "
                    + keys.text(of: new.top)
        }
        return nil
    }

    func write(to encoder: inout StateEncoder) {
        encoder.write((isCollapsed ? 1 : 0) + (isProposed ? 2 : 0))
        for stack in [primary, supplementary, secondary, compact] { encoder.write(stack.all) }
    }
}

@MainActor extension PageStacks.Stack {
    fileprivate init(
        of controller: UIViewController?, _ navigation: UINavigationController?, _ keys: PageKeys
    ) {
        if let navigation {
            append(navigation, keys)
        } else if let controller {
            append(controller, keys)
        }
    }

    /// Adds what a navigation controller holds. Of tabs, and of a container around a navigation
    /// controller, that is the inner one's content, as in a column.
    private mutating func append(_ navigation: UINavigationController, _ keys: PageKeys) {
        navigation.forEachContent { page in
            if let inner = page.columnNavigation {
                append(inner, keys)
            } else {
                append(page, keys)
            }
        }
    }

    private mutating func append(_ page: UIViewController, _ keys: PageKeys) {
        top = keys.key(of: page)
        if root == 0 { root = top }
        all = (all ^ top) &* 0x9e37_79b9_7f4a_7c15
    }
}

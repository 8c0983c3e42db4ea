public import Foundation

/// What a harness may know of a running app beyond UIKit's own interface.
extension Simulation {
    /// Every controller of the window, parents before children.
    public func forEachController(_ body: (UIViewController) -> Void) {
        guard let root = window.rootViewController else { return }
        Simulation.visit(root, body)
        for presentation in presentations {
            if let shown = presentation.shown { Simulation.visit(shown, body) }
        }
    }

    private static func visit(_ controller: UIViewController, _ body: (UIViewController) -> Void) {
        body(controller)
        for child in controller.storedChildren { visit(child, body) }
    }

    /// The first controller, parents before children, that counts as shown while nothing of its view
    /// is on screen, or the other way round.
    public var firstControllerWithWrongAppearance: UIViewController? {
        guard let root = storedWindow.storedRoot else { return nil }
        if let wrong = Simulation.firstWrong(root) { return wrong }
        for presentation in presentations {
            if let shown = presentation.shown, let wrong = Simulation.firstWrong(shown) {
                return wrong
            }
        }
        return nil
    }

    private static func firstWrong(_ controller: UIViewController) -> UIViewController? {
        let isOnScreen = controller.viewIfLoaded?.shownCenter != nil
        if controller.appearance != (isOnScreen ? .shown : .hidden) { return controller }
        for child in controller.storedChildren {
            if let wrong = firstWrong(child) { return wrong }
        }
        return nil
    }

    /// A number that is the same as long as no controller has got or lost a parent.
    public var containmentVersion: Int { containmentChanges }

    /// The window's split views, outermost first.
    public var splitViews: [UISplitViewController] {
        var splits: [UISplitViewController] = []
        if let root = storedWindow.storedRoot { Simulation.append(root, to: &splits) }
        for presentation in presentations {
            if let shown = presentation.shown { Simulation.append(shown, to: &splits) }
        }
        return splits
    }

    private static func append(
        _ controller: UIViewController, to splits: inout [UISplitViewController]
    ) {
        if controller.isSplitView, let split = controller as? UISplitViewController {
            splits.append(split)
        }
        for child in controller.storedChildren { append(child, to: &splits) }
    }

    /// What the device covers of the window.
    public var windowInsets: UIEdgeInsets { window.storedSafeAreaInsets }

    /// The exception that terminated the app, `nil` while it runs.
    public var exception: (name: String, reason: String)? {
        for misuse in misuses {
            if case .raised(let name) = misuse.consequence { return (name, misuse.reason) }
        }
        return nil
    }
}

extension UISplitViewController {
    /// A column as it is on screen.
    @_spi(Simulation) public struct ShownColumn {
        public let column: Column
        /// The split view's child.
        public let controller: UIViewController
        /// The navigation controller that serves the column, if one does.
        public let navigation: UINavigationController?
        /// The column proper, in the split view's coordinates: its frame without the overhang.
        public let visible: CGRect
        /// A touch on it dismisses the sidebars (B-T1).
        public let isDimmed: Bool
    }

    /// The navigation controller that serves a column, on screen or not.
    @_spi(Simulation) public func navigation(of column: Column) -> UINavigationController? {
        columns[column].navigation
    }

    /// Whether what is on top while collapsed came from the secondary side when the split view
    /// collapsed.
    @_spi(Simulation) public var topIsFromSecondary: Bool {
        guard let shown = controllersOnScreen.first else { return false }
        switch collapseState.hierarchy {
        case .expanded, .compactColumn: return false
        case .stacked(let stack):
            guard stack.bottom != .secondary,
                let navigation = columns[stack.bottom].navigation
            else { return false }
            let count = navigation.stack.count
            return !stack.range(of: .secondary, in: count).isEmpty
        case .ontoPrimary:
            let secondary = classicPair.secondary
            return secondary != nil && shown.asNavigation?.stack.last === secondary
        }
    }

    /// The columns on screen, from secondary to primary; the compact one while collapsed.
    @_spi(Simulation) public var shownColumns: [ShownColumn] {
        // A full-screen presentation takes the split view out of the window.
        guard viewIfLoaded?.windowReference != nil else { return [] }
        if isCollapsed {
            let column: Column
            switch collapseState.hierarchy {
            case .stacked(let stack): column = stack.bottom
            case .ontoPrimary: column = .primary
            case .expanded, .compactColumn: column = .compact
            }
            guard let controller = controllersOnScreen.first else { return [] }
            return [
                ShownColumn(
                    column: column, controller: controller,
                    navigation: controller.columnNavigation,
                    visible: view.bounds, isDimmed: false)
            ]
        }
        var shown: [ShownColumn] = []
        shown.reserveCapacity(layout.placements.count)
        for placement in layout.placements where placement.isShown {
            let entry = columns[placement.column]
            guard let outer = entry.outer, outer.storedParent === self else { continue }
            shown.append(
                ShownColumn(
                    column: placement.column, controller: outer, navigation: entry.navigation,
                    visible: placement.visible, isDimmed: placement.isDimmed))
        }
        return shown
    }
}

extension UINavigationController {
    /// Whether the bar is not hidden, the stack is deep enough for a way back, and the top
    /// controller did not take it away (B-063).
    @_spi(Simulation) public var callsForWayBack: Bool {
        guard stack.count > 1, !storedIsBarHidden, !bar.storedIsHidden,
            let item = stack.last?.navigationItem
        else { return false }
        return item.letsBackButtonStand
    }
}

extension UINavigationBar {
    /// The back button, in the bar or not.
    @_spi(Simulation) public var backButtonView: UIView { backButton }

    /// Whether a view is one of the buttons that the bar lays out.
    @_spi(Simulation) public static func isBarButton(_ view: UIView) -> Bool {
        view is BarButtonView
    }
}

extension UIControl {
    /// What a control shows: a button's title, if it has one.
    @_spi(Simulation) public var shownTitle: String? {
        (self as? UIButton)?.currentTitle ?? (self as? BarButtonView)?.title
            ?? (self as? TabButton)?.title ?? (self as? UITextField)?.placeholder
    }
}

extension UISplitViewController.Column {
    /// The word by which cases and drawings call the column.
    @_spi(Simulation) public var word: String {
        switch self {
        case .primary: "primary"
        case .supplementary: "supplementary"
        case .secondary: "secondary"
        case .compact: "compact"
        }
    }
}

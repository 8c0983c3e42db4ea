package import Foundation

extension UISplitViewController {
    /// What a harness reads of a split view after every action: numbers only, read at once. Reading
    /// them later does not retain the split view, which would cost more than the reading.
    package struct Facts {
        /// -1 where there is no split view.
        package fileprivate(set) var serialNumber = -1
        package fileprivate(set) var isClassic = false
        package fileprivate(set) var isCollapsed = false
        package fileprivate(set) var isInWindow = false
        /// See `UIViewController.isFullyShown`.
        package fileprivate(set) var isFullyShown = false
        /// See `UIViewController.appearanceChanges`.
        package fileprivate(set) var appearanceChanges = 0
        /// In points.
        package fileprivate(set) var size = CGSize.zero
        package fileprivate(set) var displayMode = DisplayMode.automatic
        package fileprivate(set) var splitBehavior = SplitBehavior.automatic
        fileprivate var primary = ChildPlace()
        fileprivate var supplementary = ChildPlace()
        fileprivate var secondary = ChildPlace()

        /// Those of no split view.
        package init() {}

        /// A column of an expanded split view; empty for the compact one and the inspector.
        package subscript(column: Column) -> ChildPlace {
            switch column {
            case .primary: primary
            case .supplementary: supplementary
            case .secondary: secondary
            case .compact, .inspector: ChildPlace()
            }
        }

        /// Whether it has been the same split view, expanded and on screen, all the time.
        package func wasShown(since earlier: Facts) -> Bool {
            serialNumber >= 0 && serialNumber == earlier.serialNumber && isFullyShown
                && earlier.isFullyShown && appearanceChanges == earlier.appearanceChanges
                && !isCollapsed && !earlier.isCollapsed
        }
    }

    /// The split view's child for a column.
    package struct ChildPlace {
        /// -1 where there is none.
        package fileprivate(set) var serialNumber = -1
        /// Whether its view lies in the split view. A hidden sidebar rests beyond the edge.
        package fileprivate(set) var isInside = false

        package init() {}
    }

    package var facts: Facts {
        var facts = Facts()
        facts.serialNumber = serialNumber
        facts.isClassic = style == .unspecified
        facts.isCollapsed = isCollapsed
        facts.isInWindow = isInWindow
        facts.isFullyShown = isFullyShown
        facts.appearanceChanges = appearanceChanges
        facts.size = viewIfLoaded?.storedFrame.size ?? .zero
        facts.displayMode = displayMode
        facts.splitBehavior = splitBehavior
        if isCollapsed || facts.isClassic { return facts }
        facts.primary = place(of: .primary)
        facts.supplementary = place(of: .supplementary)
        facts.secondary = place(of: .secondary)
        return facts
    }

    private func place(of column: Column) -> ChildPlace {
        var place = ChildPlace()
        guard let outer = child(for: column) else { return place }
        place.serialNumber = outer.serialNumber
        guard let view = outer.viewIfLoaded, view.windowReference != nil,
            let width = viewIfLoaded?.storedFrame.size.width
        else { return place }
        let frame = view.storedFrame
        place.isInside = frame.right > 0.5 && frame.origin.x < width - 0.5
        return place
    }
}

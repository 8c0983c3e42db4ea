import Foundation

/// Which display modes a behaviour permits, and which mode a request leads to: table B-T1 as pure
/// functions.
struct DisplayModeRules: Equatable {
    typealias Mode = UISplitViewController.DisplayMode
    typealias Behavior = UISplitViewController.SplitBehavior

    let style: UISplitViewController.Style
    /// Never `.automatic`.
    let behavior: Behavior

    /// The permitted modes, from fewest sidebars to most (B-T1).
    var permitted: [Mode] {
        // Classic: the behaviour decides only the automatic mode, not the permitted ones.
        if style == .unspecified {
            return [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary]
        }
        switch (behavior, style == .tripleColumn) {
        case (.overlay, false): return [.secondaryOnly, .oneOverSecondary]
        case (.overlay, true): return [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
        case (.displace, true): return [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
        case (.tile, true), (.automatic, true):
            return [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
        case (_, false): return [.secondaryOnly, .oneBesideSecondary]
        }
    }

    /// The permitted mode that shows as many sidebars as the requested one, or else the most
    /// (A-110, B-011).
    func mode(nearestTo requested: Mode) -> Mode {
        if style == .unspecified { return classicMode(nearestTo: requested) }
        let wanted = min(requested.sidebarCount, permitted.count - 1)
        return permitted[wanted]
    }

    /// The mode that `.automatic` means (B-043, *unverified*).
    var automaticMode: Mode {
        behavior == .overlay ? .secondaryOnly : .oneBesideSecondary
    }

    /// The closest mode in which a column is fully visible, or hidden; `nil` for none (B-012).
    ///
    /// A secondary that is covered or displaced is not fully visible, and cannot be hidden.
    func mode(
        closestTo current: Mode, with column: UISplitViewController.Column, isShown: Bool
    ) -> Mode? {
        let candidates: [Mode]
        switch column {
        case .primary, .supplementary:
            candidates = permitted.filter { $0.showsSidebar(column, in: style) == isShown }
        case .secondary:
            candidates = isShown ? permitted.filter { $0.arrangement == .beside } : []
        case .compact, .inspector: return nil
        }
        return candidates.min {
            abs($0.sidebarCount - current.sidebarCount)
                < abs($1.sidebarCount - current.sidebarCount)
        }
    }

    /// Where a touch on the dimmed secondary leads, `nil` where nothing is dimmed (B-T1).
    func mode(dismissedFrom current: Mode) -> Mode? {
        switch current {
        case .oneOverSecondary, .twoOverSecondary: .secondaryOnly
        case .twoDisplaceSecondary: .oneBesideSecondary
        default: nil
        }
    }

    /// Where the display-mode button leads, `nil` where it is not shown (B-T3).
    ///
    /// In a double column the overlay's button also hides the sidebar again, and displace acts as
    /// tile (*unverified*).
    func mode(afterButtonIn current: Mode) -> Mode? {
        switch (behavior, style, current) {
        case (_, .unspecified, _): classicMode(afterButtonIn: current)
        case (.overlay, .tripleColumn, .twoOverSecondary): nil
        case (.overlay, .tripleColumn, .oneOverSecondary): .twoOverSecondary
        case (.overlay, _, .oneOverSecondary): .secondaryOnly
        case (.overlay, _, _): .oneOverSecondary
        case (.displace, .tripleColumn, .oneBesideSecondary): .twoDisplaceSecondary
        case (.displace, .tripleColumn, _): nil
        case (_, .tripleColumn, .secondaryOnly): nil
        case (_, .tripleColumn, .oneBesideSecondary): .twoBesideSecondary
        case (_, .tripleColumn, _): .oneBesideSecondary
        case (_, _, .secondaryOnly): .oneBesideSecondary
        default: .secondaryOnly
        }
    }

    /// The permitted mode that keeps most of the shown sidebars, each beside the secondary.
    func mode(keeping current: Mode) -> Mode {
        permitted.last { $0.arrangement == .beside && $0.sidebarCount <= current.sidebarCount }
            ?? .secondaryOnly
    }

    /// Where the double arrow leads: to the secondary alone, then to one sidebar (A-113, B-T3).
    func mode(afterSecondaryOnlyButtonIn current: Mode) -> Mode? {
        guard style == .tripleColumn else { return nil }
        return current == .secondaryOnly ? permitted[1] : .secondaryOnly
    }

    /// Where a gesture leads, with what of that is not verified.
    typealias Step = (mode: Mode, reliesOn: Behaviour?)

    /// Where an edge swipe leads, `nil` where every sidebar is on screen.
    func mode(afterSwipeIn current: Mode) -> Step? {
        if style == .unspecified {
            guard current == .secondaryOnly else { return nil }
            return (classicMode(afterButtonIn: current), .classicGestures)
        }
        let isBack = style == .tripleColumn && behavior != .overlay && current == .secondaryOnly
        return permitted.first { $0.sidebarCount == current.sidebarCount + 1 }
            .map { ($0, isBack ? .swipeFromSecondaryAlone : nil) }
    }

    /// Where pushing the outermost sidebar off the screen leads, `nil` where none can be pushed.
    ///
    /// In a triple column the supplementary leaves only where it lies over the secondary. Beside
    /// it, Mail's user cannot dismiss it.
    func mode(afterDragIn current: Mode) -> Step? {
        if style == .unspecified {
            return mode(dismissedFrom: current).map { ($0, .classicGestures) }
        }
        let least = style == .tripleColumn && behavior != .overlay ? 1 : 0
        guard current.sidebarCount > least else { return nil }
        return permitted.last { $0.sidebarCount == current.sidebarCount - 1 }.map { ($0, nil) }
    }
}

/// The classic style has one sidebar, beside the secondary or over it. Which of the two
/// `.automatic` means, the shape of the view decides (D-052).
extension DisplayModeRules {
    private func classicMode(nearestTo requested: Mode) -> Mode {
        switch requested {
        case .secondaryOnly: .secondaryOnly
        case .oneOverSecondary, .twoOverSecondary: .oneOverSecondary
        default: .oneBesideSecondary
        }
    }

    private func classicMode(afterButtonIn current: Mode) -> Mode {
        guard current == .secondaryOnly else { return .secondaryOnly }
        return behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    }
}

extension UISplitViewController.DisplayMode {
    /// How many sidebars the mode shows; `.automatic` counts as one.
    var sidebarCount: Int {
        switch self {
        case .secondaryOnly: 0
        case .automatic, .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether the mode shows a sidebar in a split view of a style.
    ///
    /// The sidebar next to the secondary comes first: with three columns the supplementary.
    func showsSidebar(
        _ column: UISplitViewController.Column, in style: UISplitViewController.Style
    ) -> Bool {
        switch column {
        case .primary: sidebarCount >= (style == .tripleColumn ? 2 : 1)
        case .supplementary: style == .tripleColumn && sidebarCount >= 1
        case .secondary, .compact, .inspector: false
        }
    }

    /// How the sidebars share the room with the secondary.
    enum Arrangement {
        case beside, over, displacing

        /// The behaviour that arranges sidebars so.
        var behavior: UISplitViewController.SplitBehavior {
            switch self {
            case .beside: .tile
            case .over: .overlay
            case .displacing: .displace
            }
        }
    }

    var arrangement: Arrangement {
        switch self {
        case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .beside
        case .oneOverSecondary, .twoOverSecondary: .over
        case .twoDisplaceSecondary: .displacing
        }
    }
}

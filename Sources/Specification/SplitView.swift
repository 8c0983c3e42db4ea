/// UIKit's choices of a split view, with UIKit's names and raw values.
package enum SplitStyle: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
}

package enum SplitColumn: Int, Sendable {
    case primary, supplementary, secondary, compact, inspector
}

package enum SplitBehavior: Int, CaseIterable, Sendable {
    case automatic, tile, overlay, displace
}

package enum ButtonVisibility: Int, Sendable {
    case automatic, never, always
}

package enum DisplayMode: Int, CaseIterable, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary

    /// How many sidebars it shows.
    package var sidebars: Int {
        switch self {
        case .secondaryOnly: 0
        case .automatic, .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether a sidebar lies over the secondary.
    package var covers: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// Whether a column is fully visible (B-T1).
    func shows(_ column: SplitColumn, style: SplitStyle) -> Bool {
        switch column {
        case .primary: sidebars >= (style == .tripleColumn ? 2 : 1)
        case .supplementary: style == .tripleColumn && sidebars >= 1
        case .secondary: !covers && self != .twoDisplaceSecondary
        case .compact, .inspector: false
        }
    }
}

/// A display mode under a behaviour, in a split view of a style: what the sources say of it (tables
/// B-T1 and B-T3).
///
/// The model has tables of its own. These are written after the sources once more, so that a
/// mistake in one of the two shows.
package struct Arrangement: Hashable, Sendable {
    package let behavior: SplitBehavior
    package let mode: DisplayMode

    package init(_ behavior: SplitBehavior, _ mode: DisplayMode) {
        self.behavior = behavior
        self.mode = mode
    }

    /// Whether the behaviour permits the mode (B-T1, A-109). The behaviour of a classic split view
    /// decides only which mode is the automatic one.
    package func isPermitted(_ style: SplitStyle) -> Bool {
        if style == .unspecified { return mode != .automatic && mode.sidebars < 2 }
        switch (behavior, mode) {
        case (_, .secondaryOnly): return behavior != .automatic
        case (.tile, .oneBesideSecondary), (.displace, .oneBesideSecondary): return true
        case (.overlay, .oneOverSecondary): return true
        case (.tile, .twoBesideSecondary), (.overlay, .twoOverSecondary),
            (.displace, .twoDisplaceSecondary):
            return style == .tripleColumn
        default: return false
        }
    }

    // MARK: - The user's ways. `nil` where no source tells.

    /// Whether the display-mode button is there (B-T3).
    package func hasButton(_ style: SplitStyle) -> Bool? {
        switch behavior {
        case .tile: style != .tripleColumn || mode != .secondaryOnly
        case .overlay: mode != .twoOverSecondary
        case .displace: style == .tripleColumn ? mode == .oneBesideSecondary : nil
        case .automatic: nil
        }
    }

    /// Where a tap on it leads (B-T3).
    package func modeAfterButton(_ style: SplitStyle) -> DisplayMode? {
        switch (behavior, mode, style) {
        case (.tile, .secondaryOnly, .doubleColumn): .oneBesideSecondary
        case (.tile, .oneBesideSecondary, .doubleColumn): .secondaryOnly
        case (.tile, .oneBesideSecondary, .tripleColumn): .twoBesideSecondary
        case (.tile, .twoBesideSecondary, .tripleColumn): .oneBesideSecondary
        case (.overlay, .secondaryOnly, .doubleColumn), (.overlay, .secondaryOnly, .tripleColumn):
            .oneOverSecondary
        // The only other mode that a double column permits (B-T1).
        case (.overlay, .oneOverSecondary, .doubleColumn): .secondaryOnly
        case (.overlay, .oneOverSecondary, .tripleColumn): .twoOverSecondary
        case (.displace, .oneBesideSecondary, .tripleColumn): .twoDisplaceSecondary
        default: nil
        }
    }

    /// Whether a swipe from the edge brings a sidebar in, with `presentsWithGesture` (A-005,
    /// B-032).
    package func hasEdgeSwipe(_ style: SplitStyle) -> Bool? {
        switch mode {
        case .secondaryOnly: true
        case .oneOverSecondary: style == .tripleColumn
        case .oneBesideSecondary: style == .tripleColumn ? nil : false
        default: false
        }
    }

    /// Whether a drag pushes a sidebar out, with `presentsWithGesture`. A supplementary beside the
    /// secondary stays (A-114, A-119, B-032).
    package func hasDrag(_ style: SplitStyle) -> Bool? {
        switch mode {
        case .secondaryOnly: false
        case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
        case .oneBesideSecondary: style == .tripleColumn ? false : nil
        default: nil
        }
    }

    /// Where a touch on the dimmed secondary leads; `nil` where nothing is dimmed (B-T1).
    package var modeAfterDimmedTap: DisplayMode? {
        switch mode {
        case .oneOverSecondary, .twoOverSecondary: .secondaryOnly
        case .twoDisplaceSecondary: .oneBesideSecondary
        default: nil
        }
    }
}

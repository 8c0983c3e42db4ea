@_spi(Simulation) internal import UIKitModel

/// The ways to show and hide sidebars that the sources give for a state of an expanded split view
/// (tables B-T1 and B-T3). `nil` where no source tells.
///
/// The model has tables of its own. These are written after the sources once more, so that a
/// mistake in one of the two shows.
struct SidebarWays {
    typealias Mode = UISplitViewController.DisplayMode

    let style: UISplitViewController.Style
    let behavior: UISplitViewController.SplitBehavior
    let mode: Mode

    private var isTriple: Bool { style == .tripleColumn }

    /// Whether the display-mode button is there, in a column style (B-T3).
    var hasButton: Bool? {
        switch behavior {
        case .tile: !isTriple || mode != .secondaryOnly
        case .overlay: mode != .twoOverSecondary
        case .displace: isTriple ? mode == .oneBesideSecondary : nil
        case .automatic: nil
        }
    }

    /// Where a tap on it leads (B-T3).
    var modeAfterButton: Mode? {
        switch (behavior, mode, isTriple) {
        case (.tile, .secondaryOnly, false): .oneBesideSecondary
        case (.tile, .oneBesideSecondary, false): .secondaryOnly
        case (.tile, .oneBesideSecondary, true): .twoBesideSecondary
        case (.tile, .twoBesideSecondary, true): .oneBesideSecondary
        case (.overlay, .secondaryOnly, _): .oneOverSecondary
        // The only other mode that a double column permits (B-T1).
        case (.overlay, .oneOverSecondary, false): .secondaryOnly
        case (.overlay, .oneOverSecondary, true): .twoOverSecondary
        case (.displace, .oneBesideSecondary, true): .twoDisplaceSecondary
        default: nil
        }
    }

    /// Whether a swipe from the edge brings a sidebar in, with `presentsWithGesture` (A-005,
    /// B-032).
    var hasEdgeSwipe: Bool? {
        switch mode {
        case .secondaryOnly: true
        case .oneOverSecondary: isTriple
        case .oneBesideSecondary: isTriple ? nil : false
        default: false
        }
    }

    /// Whether a drag pushes a sidebar out, with `presentsWithGesture`. A supplementary beside the
    /// secondary stays (A-114, A-119, B-032).
    var hasDrag: Bool? {
        switch mode {
        case .secondaryOnly: false
        case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
        case .oneBesideSecondary: isTriple ? false : nil
        default: nil
        }
    }

    /// Where a touch on the dimmed secondary leads; `nil` where nothing is dimmed (B-T1).
    var modeAfterDimmedTap: Mode? {
        switch mode {
        case .oneOverSecondary, .twoOverSecondary: .secondaryOnly
        case .twoDisplaceSecondary: .oneBesideSecondary
        default: nil
        }
    }
}

extension SidebarWays {
    @MainActor init(of split: UISplitViewController) {
        self.init(style: split.style, behavior: split.splitBehavior, mode: split.displayMode)
    }
}

extension UISplitViewController.DisplayMode {
    /// The number of sidebars that the mode shows.
    var shownSidebars: Int {
        switch self {
        case .secondaryOnly: 0
        case .automatic, .oneBesideSecondary, .oneOverSecondary: 1
        default: 2
        }
    }
}

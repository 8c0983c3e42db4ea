internal import Foundation
internal import Journal

/// What may be so of a split view at the next rest: collapsed or not, which mode and
/// behaviour are in force (A-108, B-009 to B-013, B-T1), and what the app prefers.
///
/// Requests and changes of the window are taken one by one. Each makes another set of arrangements
/// out of the set before.
struct ExpectedSplit: Sendable {
    /// As it was last seen, with what has been asked for since.
    private var known: Observation.Split
    /// While it is expanded.
    private(set) var arrangements: Arrangements
    private var reason = Reason.nobodyAsked
    /// Whether the app has asked for no other widths of columns.
    private var keepsWidths = true
    /// Its shape where it fills the screen of an iPad; `nil` elsewhere.
    private var isLandscape: Bool?

    /// Whether the inspector is shown: in one column as a sheet, which the user may close (B-195).
    /// `nil` where that is not known.
    private var inspector: Bool?

    /// Whether the delegate was told of a change in this action. A request after that may be made
    /// during another one, and no source says which of the two comes last.
    private var isChanging = false
    private var isInBackground = false
    private var keepsMode = false
    /// Whether the next layout may put any arrangement in force.
    private var isOpen = false
    /// Whether it is new. It has what the app prefers in the end.
    private var isNew = false
    /// How often somebody has asked for another arrangement.
    private var requests = 0
    /// What the next layout finds; `nil` where it finds nothing new.
    private var layout: Layout?

    /// How the room has changed, and whether the shape has.
    private enum Layout { case sameRoom, moreRoom, lessRoom, otherShape }

    var id: Int { known.id }
    /// Whether it was in the window. Elsewhere it is not laid out.
    var wasInWindow: Bool { known.isInWindow }
    private var style: SplitStyle { arrangements.style }

    /// Classic split views have no preferred behaviour.
    private var isLeftToSystem: Bool {
        known.preferredMode == .automatic
            && (known.preferredBehavior == .automatic || style == .unspecified)
    }

    // MARK: - The start

    /// Of a split view that is at rest.
    init(atRest split: Observation.Split) {
        self.init(split, Arrangements(split.style))
        arrangements.insert(split.arrangement)
        inspector = split.isCollapsed ? nil : split.hasInside(.inspector)
    }

    /// Of a split view that comes: a new one, or one of before in whatever state. In the launch the
    /// window's shape and room decide. Later, it may have been another shape at first.
    init(
        coming split: Observation.Split, to window: Observation.Window, isNew: Bool, isLaunch: Bool
    ) {
        self.init(split, Arrangements(all: split.style))
        reason = .start
        self.isNew = isNew
        if isLaunch { isLandscape = isLandscape(in: window) }
        if isNew { arrangements = preferred }
        isLandscape = isLandscape(in: window)
    }

    private init(_ split: Observation.Split, _ arrangements: Arrangements) {
        (known, self.arrangements) = (split, arrangements)
    }

    // MARK: - The window

    /// Whether no layout has put a mode in force yet, as in a tab that was never selected (B-009).
    var isUntouched: Bool { !arrangements.arePermitted }

    func hasOtherSize(than split: Observation.Split) -> Bool {
        known.size != split.size || known.goesByRoom != split.goesByRoom
    }

    /// Follows a change of the window or of the split view's own size.
    mutating func windowChanges(to split: Observation.Split, in window: Observation.Window) {
        // A turn of the device is also asked for.
        if layout != nil, known.size == split.size { return }
        // No source says which shape a square has.
        let isOpen =
            known.goesByRoom != split.goesByRoom || isInBackground
            || known.size.width == known.size.height
        let turns = (known.size.width < known.size.height) != (split.size.width < split.size.height)
        layout = turns ? .otherShape : split.size.width < known.size.width ? .lessRoom : .moreRoom
        // The room for an inspector is not specified.
        if known.size != split.size { inspector = nil }
        known.size = split.size
        known.goesByRoom = split.goesByRoom
        isLandscape = isLandscape(in: window)
        if known.isCollapsed { return }
        reason = .window
        layOut()
        if isOpen { arrangements = arrangements.union(preferred) }
    }

    private func isLandscape(in window: Observation.Window) -> Bool? {
        guard window.isPad, window.isFull, window.size == known.size else { return nil }
        return known.size.width > known.size.height
    }

    /// Makes of the set what the layout does.
    private mutating func layOut() {
        guard let layout else { return }
        let old = arrangements
        arrangements = Arrangements(style) { new in
            var isReached = false
            if mayBe(new.behavior) {
                old.forEach { isReached = isReached || mayBecome(new, from: $0, by: layout) }
            }
            return isReached
        }
    }

    /// Whether a layout may make one arrangement of another. No sidebar comes to lie over a
    /// secondary that was free (B-043). By shape, an iPad has a sidebar beside the secondary in
    /// landscape, and none in portrait (D-049). By room, none comes that was hidden, and all stay
    /// that fit (D-002, D-003, D-005).
    private func mayBecome(
        _ new: Arrangement, from old: Arrangement, by layout: Layout
    ) -> Bool {
        let (isSame, covers) = (new.mode.sidebars == old.mode.sidebars, new.mode.covers)
        if layout == .sameRoom { return isSame }
        if known.preferredMode != .automatic {
            return isPreferred(new) || isSame && !isPreferred(old)
                || known.goesByRoom != false && new.mode.sidebars < old.mode.sidebars
        }
        if covers, !old.mode.covers { return false }
        guard isLeftToSystem else { return true }
        let isByShape =
            layout == .otherShape ? fitsShape(new) || covers : isSame || isLandscape == nil
        let isByRoom = isSame || layout != .moreRoom && new.mode.sidebars < old.mode.sidebars
        return known.goesByRoom != true && isByShape || known.goesByRoom != false && isByRoom
    }

    private func fitsShape(_ arrangement: Arrangement) -> Bool {
        isLandscape.map { $0 == (arrangement.mode.sidebars > 0) } ?? true
    }

    // MARK: - What happens

    mutating func take(_ request: Request, by origin: Origin) {
        switch request {
        case .preferredDisplayMode(let mode, split: id):
            known.preferredMode = DisplayMode(rawValue: mode) ?? .automatic
            keepsMode = false
            // In the background the mode of before is kept for an app that prefers the same.
            if !isNew { change(to: isInBackground ? arrangements.union(preferred) : preferred) }
        case .preferredSplitBehavior(let behavior, split: id):
            known.preferredBehavior = SplitBehavior(rawValue: behavior) ?? .automatic
            keepsMode = false
            // The next layout puts it in force (B-009). Which mode follows, no source says (C-038).
            isOpen = true
            change(to: arrangements)
        case .column(let column, let isShown, split: id):
            change(to: arrangements.mapped { modes(from: $0, to: column, isShown: isShown) })
        case .sidebars(let way, split: id):
            change(to: arrangements.mapped { modes(from: $0, by: way) })
            isChanging = true
        case .modeForExpanding(let mode, split: id):
            let mode = DisplayMode(rawValue: mode) ?? .automatic
            arrangements = Arrangements(style) { isNearest($0, to: mode) }
        case .targetMode(let mode, split: id):
            let mode = DisplayMode(rawValue: mode) ?? .automatic
            change(to: arrangements.union(Arrangements(style) { isNearest($0, to: mode) }))
        case .columnWidth(split: id, _):
            layout = .lessRoom
            if origin == .app { keepsWidths = false }
        case .inspector(let isShown, split: id): inspector = isShown
        case .columnController(SplitColumn.inspector.rawValue, _, split: id): inspector = nil
        // The sheet may be closed. The system ends it to make it a column again.
        case .dismissal where origin != .system: inspector = nil
        default: break
        }
    }

    /// - Parameter keepsMode: whether it comes back in the mode of before.
    mutating func enterBackground(keepingMode keepsMode: Bool) {
        (isInBackground, self.keepsMode) = (true, keepsMode)
    }

    /// Follows what changes without a request: whether gestures decide (B-010), and the answers of
    /// an app's class, which may differ from what it was told.
    mutating func adoptProperties(of split: Observation.Split) {
        if known.presentsWithGesture != split.presentsWithGesture { isOpen = true }
        known.presentsWithGesture = split.presentsWithGesture
        guard split.isSubclass else { return }
        if known.preferredMode == split.preferredMode,
            known.preferredBehavior == split.preferredBehavior
        {
            return
        }
        known.preferredMode = split.preferredMode
        known.preferredBehavior = split.preferredBehavior
        isOpen = true
    }

    mutating func take(_ call: SplitViewCall) {
        switch call {
        case .willChangeMode: isChanging = true
        case .topColumnForCollapsing, .primaryForCollapsing: known.isCollapsed = true
        case .modeForExpanding, .primaryForExpanding: expands()
        default: break
        }
    }

    /// Goes to the preferred mode. Sidebars that were hidden may stay so (D-003), and on the return
    /// from the background all may be as it was (B-056).
    private mutating func expands() {
        guard known.isCollapsed else { return }
        known.isCollapsed = false
        isChanging = true
        if isInBackground, keepsMode { return }
        reason = .expand
        let kept = arrangements.filter {
            isInBackground || isLeftToSystem && $0.mode == .secondaryOnly
        }
        arrangements = kept.union(preferred)
    }

    private mutating func change(to next: Arrangements) {
        if known.isCollapsed { return }
        arrangements = isChanging || isNew ? arrangements.union(next) : next
        reason = .asked
        requests += 1
        if known.goesByRoom != false, layout == nil { layout = .sameRoom }
    }

    /// Ends the action. The set includes what the next layout makes of it.
    mutating func endAction() {
        let before = arrangements
        layOut()
        arrangements = arrangements.union(before)
        if isOpen {
            arrangements = arrangements.union(Arrangements(style) { mayBe($0.behavior) })
        }
        (isNew, isInBackground, layout) = (false, false, nil)
    }

    // MARK: - Which arrangements

    /// Whether a behaviour may be in force. Three columns that lack the room to tile displace the
    /// secondary (B-010). With one sidebar preferred beside the secondary, none lies over it
    /// (D-001).
    private func mayBe(_ behavior: SplitBehavior) -> Bool {
        if behavior == .automatic { return false }
        if style == .unspecified { return true }
        switch known.preferredBehavior {
        case .automatic: return known.preferredMode != .oneBesideSecondary || behavior != .overlay
        case .tile where style == .tripleColumn: return behavior != .overlay
        default: return behavior == known.preferredBehavior
        }
    }

    /// The arrangements of the preferred mode. `automatic` puts no sidebar over the secondary
    /// (B-043). By shape a whole iPad shows a sidebar in landscape, and none in portrait (D-049).
    private var preferred: Arrangements {
        Arrangements(style) { new in
            guard mayBe(new.behavior), isPreferred(new) else { return false }
            guard isLeftToSystem, isLandscape != nil else { return true }
            return known.goesByRoom != false || fitsShape(new)
        }
    }

    private func isPreferred(_ arrangement: Arrangement) -> Bool {
        known.preferredMode == .automatic
            ? !arrangement.mode.covers : isNearest(arrangement, to: known.preferredMode)
    }

    /// Whether the mode is the one that shows as many sidebars as the wanted one (A-110, B-011), or
    /// one fewer where two lack the room (B-010).
    private func isNearest(_ arrangement: Arrangement, to wanted: DisplayMode) -> Bool {
        if style == .unspecified { return isClassicMode(arrangement.mode, for: wanted) }
        let most = style == .tripleColumn ? 2 : 1
        let sidebars = min(wanted.sidebars, most)
        return arrangement.mode.sidebars == sidebars
            || sidebars == 2 && arrangement.mode.sidebars == 1
    }

    /// A classic split view has one sidebar, beside the secondary or over it.
    private func isClassicMode(_ mode: DisplayMode, for wanted: DisplayMode) -> Bool {
        switch wanted {
        case .automatic: true
        case .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: mode == wanted
        default: mode.sidebars == 1
        }
    }

    /// The modes closest to the present one that show or hide a column (B-012).
    private func modes(
        from old: Arrangement, to column: Int, isShown: Bool
    ) -> [DisplayMode] {
        guard let column = SplitColumn(rawValue: column), style != .unspecified else {
            return [old.mode]
        }
        // The secondary cannot be hidden, and it is open whether it can be shown.
        if column == .secondary, !isShown { return [old.mode] }
        let fitting = DisplayMode.allCases.filter {
            Arrangement(old.behavior, $0).isPermitted(style)
                && $0.shows(column, style: style) == isShown
        }
        let distances = fitting.map { abs($0.sidebars - old.mode.sidebars) }
        let closest = zip(fitting, distances).filter { $0.1 == distances.min() }.map(\.0)
        let isCertain = known.hasSidebars && (column == .primary || column == .supplementary)
        return isCertain && !closest.isEmpty ? closest : closest + [old.mode]
    }

    /// Where a way of the user leads.
    private func modes(from old: Arrangement, by way: SidebarWay) -> [DisplayMode] {
        let any = DisplayMode.allCases
        let step = any.filter { abs($0.sidebars - old.mode.sidebars) == 1 }
        switch way {
        case .cancelledGesture: return [old.mode]
        // A classic split view has its sidebar or not (B-030).
        case .button where style == .unspecified:
            return any.filter { ($0 == .secondaryOnly) != (old.mode == .secondaryOnly) }
        case .button: return old.modeAfterButton(style).map { [$0] } ?? any
        // It brings the supplementary back.
        case .doubleArrow:
            return old.mode == .secondaryOnly
                ? any.filter { $0.sidebars == 1 } : [.secondaryOnly]
        case .touchOnSecondary: return [old.modeAfterDimmedTap ?? old.mode]
        // They need `presentsWithGesture` (B-032).
        case .edgeSwipe where !known.presentsWithGesture, .drag where !known.presentsWithGesture:
            return [old.mode]
        case .edgeSwipe: return step.filter { $0.sidebars > old.mode.sidebars }
        case .drag: return step.filter { $0.sidebars < old.mode.sidebars }
        }
    }

    var words: [Int] {
        [
            Int(arrangements.bits), known.preferredMode.rawValue, known.preferredBehavior.rawValue,
            Int(known.size.width), Int(known.size.height), known.isCollapsed ? 1 : 0,
            isChanging ? 1 : 0, requests,
            inspector.map { $0 ? 1 : 0 } ?? 2,
        ]
    }

    // MARK: - The comparison

    /// - Parameter isOpen: whether requests may be carried out in any order.
    func compare(to split: Observation.Split, isOpen: Bool, _ visit: (Comparison) -> Void) {
        guard split.isInWindow, split.arrangement.behavior != .automatic else { return }
        visit(Comparison(.collapsed, split.isCompact, split.isCollapsed, .widthClass))
        if !split.isSubclass {
            visit(Comparison(.preferredMode, [known.preferredMode], split.preferredMode, .asked))
            visit(
                Comparison(
                    .preferredBehavior, [known.preferredBehavior], split.preferredBehavior, .asked))
            if keepsWidths {
                visit(Comparison(.columnWidth, true, known.widths == split.widths, .nobodyAsked))
            }
        }
        // Whether a button that is wanted can be seen, `display-mode-button-visible` judges.
        let reasonOfButtons = split.isCollapsed ? Reason.isCollapsed : .unwanted
        func compare(_ button: Output, _ isWanted: Bool?, _ isShown: Bool) {
            visit(Comparison(button, isWanted == false ? false : nil, isShown, reasonOfButtons))
        }
        compare(.displayModeButton, split.wantsButton, split.showsButton)
        compare(.doubleArrow, split.wantsArrow, split.showsDoubleArrow)
        if split.isCollapsed { return }
        visit(
            Comparison(
                .inspector, isOpen ? nil : inspector, split.hasInside(.inspector), .nobodyAsked))
        let (behavior, mode) = (split.arrangement.behavior, split.arrangement.mode)
        let (modes, behaviors) = (arrangements.modes, arrangements.behaviors(in: mode))
        let isOpen = isOpen && requests > 1
        let possible = Arrangements(all: style)
        visit(
            Comparison(
                .displayMode, isOpen ? .max : modes, among: possible.modes, mode.rawValue, reason))
        visit(
            Comparison(
                .splitBehavior, isOpen || behaviors == 0 ? .max : behaviors,
                among: possible.behaviors(in: mode), behavior.rawValue, reason))
    }
}

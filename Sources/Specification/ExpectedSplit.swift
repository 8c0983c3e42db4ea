internal import Foundation
internal import Journal

/// What may be so of a split view at the next rest: collapsed or not, which mode and
/// behaviour are in force (A-108, B-009 to B-013, B-T1), and what the app prefers.
///
/// Requests and changes of the window are taken one by one. Each makes another set of arrangements
/// out of the set before.
package struct ExpectedSplit: Hashable, Sendable {
    package let id: Int
    /// While it is expanded.
    package private(set) var arrangements: Arrangements
    private(set) var preferredMode: DisplayMode
    private(set) var preferredBehavior: SplitBehavior
    private(set) var reason = Reason.nobodyAsked
    private var isCollapsed: Bool
    private var width: CGFloat
    private var height: CGFloat
    private var automaticMode: Observation.AutomaticMode
    private var hasSidebars: Bool

    /// Whether the delegate was told of a change in this action. A request after that may be made
    /// during another one, and no source says which of the two comes last.
    private var isChanging = false
    /// Whether the window gives the split view a sidebar, which nobody has hidden since.
    private var showsSidebar = false
    /// Whether the next layout may put another behaviour in force.
    private var isLaidOutAnew = false

    /// Why the set is as it is.
    enum Reason: String, Sendable {
        case nobodyAsked = "nobody has asked for another one"
        case start = "the app starts"
        case window = "the window has changed"
        case expand = "the split view expands"
        case request = "that was asked for"
    }

    private var style: SplitStyle { arrangements.style }

    /// Classic split views have no preferred behaviour.
    private var isLeftToSystem: Bool {
        preferredMode == .automatic && (preferredBehavior == .automatic || style == .unspecified)
    }

    // MARK: - The start

    /// Of a split view that is at rest.
    init(atRest split: Observation.Split) {
        self.init(split, Arrangements(split.style))
        arrangements.insert(split.arrangement)
    }

    /// Of a split view that comes into the window: by the app's launch, or later in any state.
    init(coming split: Observation.Split, to window: Observation.Window, isLaunch: Bool) {
        self.init(split, Arrangements(split.style) { _ in true })
        guard isLaunch else { return }
        reason = .start
        showsSidebar = isLeftToSystem && hasRoomForSidebar(in: window)
        arrangements = preferred.filter { !showsSidebar || $0.mode != .secondaryOnly }
    }

    private init(_ split: Observation.Split, _ arrangements: Arrangements) {
        id = split.id
        self.arrangements = arrangements
        preferredMode = split.preferredMode
        preferredBehavior = split.preferredBehavior
        isCollapsed = split.isCollapsed
        width = split.size.width
        height = split.size.height
        automaticMode = split.automaticMode
        hasSidebars = split.hasSidebars
    }

    // MARK: - The window

    func hasOtherSize(than split: Observation.Split) -> Bool {
        width != split.size.width || height != split.size.height
            || automaticMode != split.automaticMode
    }

    /// Follows a change of the window or of the split view's own size.
    mutating func windowChanges(to split: Observation.Split, in window: Observation.Window) {
        let wasPortrait = width < height
        width = split.size.width
        height = split.size.height
        automaticMode = split.automaticMode
        isLaidOutAnew = true
        if isCollapsed { return }
        reason = .window
        showsSidebar =
            (showsSidebar || wasPortrait) && automaticMode == .byShape && isLeftToSystem
            && hasRoomForSidebar(in: window)
        arrangements = laidOut
    }

    /// What a layout in another size makes of the set. No sidebar comes to lie over a secondary
    /// that was free (B-043). Where the room decides, none comes that was hidden (D-003).
    private var laidOut: Arrangements {
        var isCovered = false
        var most = 0
        arrangements.forEach {
            isCovered = isCovered || $0.mode.covers
            most = max(most, $0.mode.sidebars)
        }
        return Arrangements(style) { new in
            guard mayBe(new.behavior), !showsSidebar || new.mode != .secondaryOnly else {
                return false
            }
            if preferredMode != .automatic {
                return new.mode.sidebars <= most || isPreferred(new)
            }
            return (isCovered || !new.mode.covers)
                && (automaticMode != .byRoom || !isLeftToSystem || new.mode.sidebars <= most)
        }
    }

    /// Whether a split view of this size, left to itself, shows a sidebar: in landscape on a whole
    /// iPad (B-043), and where the room decides, wherever there is plenty (D-002).
    private func hasRoomForSidebar(in window: Observation.Window) -> Bool {
        window.isPad && window.isFull && window.size == CGSize(width: width, height: height)
            && width > height && (automaticMode == .byShape || width >= 1_000)
    }

    // MARK: - What happens

    mutating func take(_ request: Request) {
        switch request {
        case .preferredDisplayMode(let mode, split: id):
            preferredMode = DisplayMode(rawValue: mode) ?? .automatic
            change(to: preferred)
        case .preferredSplitBehavior(let behavior, split: id):
            preferredBehavior = SplitBehavior(rawValue: behavior) ?? .automatic
            isLaidOutAnew = true
            // Which mode follows, no source says (C-038).
            change(to: Arrangements(style) { mayBe($0.behavior) })
        case .column(let column, let isShown, split: id):
            change(to: arrangements.mapped { modes(from: $0, to: column, isShown: isShown) })
        case .sidebars(let way, split: id):
            change(to: arrangements.mapped { modes(from: $0, by: way) })
        case .modeForExpanding(let mode, split: id):
            let mode = DisplayMode(rawValue: mode) ?? .automatic
            arrangements = Arrangements(style) { isNearest($0, to: mode) }
        case .targetMode(let mode, split: id):
            let mode = DisplayMode(rawValue: mode) ?? .automatic
            change(to: arrangements.union(Arrangements(style) { isNearest($0, to: mode) }))
        case .columnWidth(split: id): isLaidOutAnew = true
        default: break
        }
    }

    /// Follows the answers of an app's class, which may differ from what it was told.
    mutating func adoptPreferences(of split: Observation.Split) {
        if preferredMode == split.preferredMode, preferredBehavior == split.preferredBehavior {
            return
        }
        (preferredMode, preferredBehavior) = (split.preferredMode, split.preferredBehavior)
        isLaidOutAnew = true
        arrangements = arrangements.union(preferred)
    }

    mutating func take(_ call: SplitViewCall) {
        switch call {
        case .willChangeMode: isChanging = true
        case .topColumnForCollapsing, .primaryForCollapsing: isCollapsed = true
        case .modeForExpanding, .primaryForExpanding: expands()
        default: break
        }
    }

    /// On the return from the background the mode may be as it was (B-056).
    private mutating func expands() {
        guard isCollapsed else { return }
        isCollapsed = false
        isLaidOutAnew = true
        reason = .expand
        showsSidebar = false
        arrangements = arrangements.union(preferred)
    }

    private mutating func change(to next: Arrangements) {
        if isCollapsed { return }
        arrangements = isChanging ? arrangements.union(next) : next
        reason = .request
        showsSidebar = false
        if automaticMode != .byShape { isLaidOutAnew = true }
    }

    /// Ends the action. The set includes what the next layout makes of it.
    mutating func endAction() {
        if isLaidOutAnew { arrangements = arrangements.union(laidOut) }
        (isChanging, isLaidOutAnew, showsSidebar) = (false, false, false)
    }

    // MARK: - Which arrangements

    /// Whether a behaviour may be in force. Three columns that lack the room to tile displace the
    /// secondary (B-010). With one sidebar preferred beside the secondary, none lies over it
    /// (D-001).
    private func mayBe(_ behavior: SplitBehavior) -> Bool {
        if behavior == .automatic { return false }
        if style == .unspecified { return true }
        switch preferredBehavior {
        case .automatic: return preferredMode != .oneBesideSecondary || behavior != .overlay
        case .tile where style == .tripleColumn: return behavior != .overlay
        default: return behavior == preferredBehavior
        }
    }

    /// The arrangements of the preferred mode. `automatic` puts no sidebar over the secondary
    /// (B-043).
    private var preferred: Arrangements {
        Arrangements(style) { mayBe($0.behavior) && isPreferred($0) }
    }

    private func isPreferred(_ arrangement: Arrangement) -> Bool {
        preferredMode == .automatic
            ? !arrangement.mode.covers : isNearest(arrangement, to: preferredMode)
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
        let isCertain = hasSidebars && (column == .primary || column == .supplementary)
        return isCertain && !closest.isEmpty ? closest : closest + [old.mode]
    }

    /// Where a way of the user leads.
    private func modes(from old: Arrangement, by way: SidebarWay) -> [DisplayMode] {
        let any = DisplayMode.allCases
        let step = any.filter { abs($0.sidebars - old.mode.sidebars) == 1 }
        switch way {
        case .cancelledGesture: return [old.mode]
        case .button: return old.modeAfterButton(style).map { [$0] } ?? any
        case .doubleArrow:
            return old.mode == .secondaryOnly
                ? any.filter { $0.sidebars > 0 } : [.secondaryOnly]
        case .touchOnSecondary: return [old.modeAfterDimmedTap ?? old.mode]
        case .edgeSwipe:
            let more = step.filter { $0.sidebars > old.mode.sidebars }
            return old.hasEdgeSwipe(style) == true ? more : more + [old.mode]
        case .drag:
            let fewer = step.filter { $0.sidebars < old.mode.sidebars }
            return old.hasDrag(style) == true ? fewer : fewer + [old.mode]
        }
    }

    var words: [Int] {
        [
            Int(arrangements.bits), preferredMode.rawValue, preferredBehavior.rawValue,
            Int(width), Int(height), isCollapsed ? 1 : 0,
        ]
    }

    // MARK: - The comparison

    /// - Parameter isExact: whether the requests are known to be carried out one after the other.
    func difference(to split: Observation.Split, isExact: Bool) -> Difference? {
        if let isCompact = split.isCompact, isCompact != split.isCollapsed {
            return Difference(
                "collapsed", of: "the split view",
                expected: isCompact ? "collapsed in compact width" : "expanded in regular width",
                actual: split.isCollapsed ? "collapsed" : "expanded", subject: id)
        }
        if split.preferredMode != preferredMode, !split.isSubclass {
            return Difference(
                "preferred-display-mode", of: "the mode that the app prefers",
                expected: "\(preferredMode)", actual: "\(split.preferredMode)", subject: id)
        }
        if split.preferredBehavior != preferredBehavior, !split.isSubclass {
            return Difference(
                "preferred-split-behavior", of: "the behaviour that the app prefers",
                expected: "\(preferredBehavior)", actual: "\(split.preferredBehavior)",
                subject: id)
        }
        if split.showsButton, let reason = split.reasonAgainstButton {
            return Difference(
                "display-mode-button", of: "the display-mode button",
                expected: "off the screen, since \(reason)", actual: "on screen", subject: id)
        }
        if split.showsDoubleArrow, !split.mayShowDoubleArrow {
            let reason = split.isCollapsed ? "the split view is collapsed" : "the app wants none"
            return Difference(
                "double-arrow", of: "the double arrow",
                expected: "off the screen, since \(reason)", actual: "on screen", subject: id)
        }
        if split.isCollapsed || !isExact || arrangements.contains(split.arrangement) { return nil }
        let (behavior, mode) = (split.arrangement.behavior, split.arrangement.mode)
        let modes = DisplayMode.allCases.filter { mode in
            arrangements.members.contains { $0.mode == mode }
        }
        if !modes.contains(mode) {
            return Difference(
                "display-mode", of: "the display mode",
                expected: "\(alternatives(modes)), since \(reason.rawValue)", actual: "\(mode)",
                subject: id)
        }
        let behaviors = arrangements.members.filter { $0.mode == mode }.map(\.behavior)
        return Difference(
            "split-behavior", of: "the behaviour in \(mode)",
            expected: "\(alternatives(behaviors)), since \(reason.rawValue)", actual: "\(behavior)",
            subject: id)
    }

    private func alternatives<Value>(_ values: [Value]) -> String {
        values.map { "\($0)" }.joined(separator: " or ")
    }
}

extension Observation.Split {
    /// Why the display-mode button must not be on screen, as part of a sentence; `nil` where it may
    /// be there: collapsed, unwanted (A-112, B-033), or not put into a bar by an app with a
    /// classic split view (B-030).
    package var reasonAgainstButton: String? {
        if isCollapsed { return "the split view is collapsed" }
        if style == .unspecified { return hasOwnButton ? nil : "the app has put it into no bar" }
        switch buttonVisibility {
        case .never: return "the app wants it never"
        case .automatic where !presentsWithGesture: return "presentsWithGesture is false"
        default: return nil
        }
    }

    /// Whether the double arrow may be on screen.
    package var mayShowDoubleArrow: Bool { !isCollapsed && wantsDoubleArrow }
}

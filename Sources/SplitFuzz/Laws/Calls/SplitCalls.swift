internal import Journal
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The calls of a split view's delegate in one action: a state machine that accepts the documented
/// orders.
@MainActor struct SplitCalls {
    private typealias Column = UISplitViewController.Column

    /// The app before the action.
    private let before: Situation
    private var isCollapsed: Bool
    /// The last question of a collapse or an expand that is not over.
    private var question: SplitViewCall?
    private var hasAdapted = false
    private var adaptationFault: Mismatch?

    /// The mode that was last announced, or the one before the action.
    private var mode: UISplitViewController.DisplayMode
    /// How often a mode was asked for, now and at the last call about a mode.
    private var modeRequests = 0
    private var modeRequestsOfCall = 0
    /// Whether the app has asked for a mode during the change to another.
    private var isNested = false
    private var modeFault: Mismatch?
    /// The columns that are shown, and those whose coming or going was told wrongly: bits by raw
    /// values.
    private var shown = 0
    private var wronglyTold = 0

    /// Which changes the release reports, and who has asked for those of this action.
    private let toldColumns: ToldColumns
    private let asker: Asker
    /// Columns whose coming and going was told as about to happen, and not yet as over.
    private var coming = 0
    private var going = 0
    private var endFault: Mismatch?
    private var hasToldOfColumns = false

    /// Who has asked for the changes of columns in an action.
    enum Asker {
        /// Only the app's `show(_:)` and `hide(_:)`.
        case app
        /// Anything but them.
        case others
        case several
    }

    private var gestures = 0
    private var gestureIsOn = false
    private var modeRequestsOfGesture = 0
    private var gestureFault: Mismatch?

    init(from before: Situation, toldColumns: ToldColumns, asker: Asker) {
        self.before = before
        self.toldColumns = toldColumns
        self.asker = asker
        isCollapsed = before.split.isCollapsed
        mode = before.split.displayMode
        for column in Column.expanded where before.split[column].isInside {
            shown |= 1 << column.rawValue
        }
    }

    mutating func take(_ entry: Journal.Entry, of split: Int) {
        switch entry {
        case .request(let request, _): if request.isForMode { modeRequests += 1 }
        case .call(.splitView(split, let call, let mode, let isCollapsed)):
            take(call, in: mode, isCollapsed: isCollapsed)
        case .call: break
        }
    }

    private mutating func take(_ call: SplitViewCall, in mode: Int, isCollapsed: Bool) {
        switch call {
        case .willChangeMode(let next): takeMode(next, in: mode)
        case .willShow(let column): takeColumn(column, isShown: true)
        case .willHide(let column): takeColumn(column, isShown: false)
        case .didShow(let column): takeEnd(of: column, isShown: true)
        case .didHide(let column): takeEnd(of: column, isShown: false)
        case .gestureWillBegin, .gestureDidEnd:
            takeGesture(begins: call == .gestureWillBegin)
            modeRequestsOfGesture = modeRequests
        case .topColumnForCollapsing: takeAdaptation(call, isCollapse: true, isCollapsed)
        case .didCollapse:
            takeAdaptation(
                call, isCollapse: true, after: .topColumnForCollapsing, ends: true, isCollapsed)
        case .modeForExpanding: takeAdaptation(call, isCollapse: false, isCollapsed)
        case .didExpand:
            takeAdaptation(
                call, isCollapse: false, after: .modeForExpanding, ends: true, isCollapsed)
        case .primaryForCollapsing(let isLast):
            takeAdaptation(call, isCollapse: true, ends: isLast, isCollapsed)
        case .collapseSecondary:
            takeAdaptation(
                call, isCollapse: true, after: .primaryForCollapsing(isLast: false), ends: true,
                isCollapsed)
        case .primaryForExpanding(let isLast):
            takeAdaptation(call, isCollapse: false, ends: isLast, isCollapsed)
        case .separateSecondary:
            takeAdaptation(
                call, isCollapse: false, after: .primaryForExpanding(isLast: false), ends: true,
                isCollapsed)
        }
    }

    /// What is wrong with all the calls; `nil` where nothing is.
    func fault(at after: Situation, gestures expectedGestures: Int) -> Mismatch? {
        if let adaptationFault { return adaptationFault }
        if question != nil {
            return Mismatch("collapse", explanation: "the delegate was not told of the end")
        }
        if isCollapsed != after.split.isCollapsed {
            return Mismatch(
                after.split.isCollapsed ? "collapse" : "expand",
                explanation: "the split view has "
                    + (after.split.isCollapsed ? "collapsed" : "expanded")
                    + ", and its delegate was not told")
        }
        if let gestureFault { return gestureFault }
        if gestureIsOn || gestures != expectedGestures {
            return Mismatch(
                "gesture",
                explanation: "the delegate heard of \(gestures) gestures that begin"
                    + (gestureIsOn ? ", and not of the end" : ", and \(expectedGestures) did"))
        }
        // No source says what is told of modes in a collapse or an expand.
        guard !hasAdapted, !isNested, after.split.wasShown(since: before.split),
            before.split.displayMode != .automatic
        else { return nil }
        return modeFault ?? faultOfModes(at: after.split)
    }

    // MARK: - Modes and columns (B-050)

    private mutating func takeMode(_ value: Int, in present: Int) {
        if gestureIsOn, modeRequests != modeRequestsOfGesture { isNested = true }
        if present == value {
            // Of two requests, one may have come while the other ended an earlier change.
            if modeRequests > 1 { isNested = true }
            reportMode("display-mode", "was told of a mode when it was in force already")
        } else if present != mode.rawValue {
            // The mode of the last call has not come yet: a call within a call, or the same again.
            if value == mode.rawValue, modeRequests == modeRequestsOfCall {
                reportMode("display-mode", "was told twice of one change of the mode")
            } else {
                isNested = true
            }
        }
        mode = UISplitViewController.DisplayMode(rawValue: value) ?? mode
        modeRequestsOfCall = modeRequests
    }

    private mutating func takeColumn(_ column: Int, isShown: Bool) {
        if before.split.isClassic {
            return reportMode("columns", "of a classic split view was told of columns")
        }
        hasToldOfColumns = true
        if (shown & 1 << column != 0) == isShown { wronglyTold |= 1 << column }
        if isShown {
            shown |= 1 << column
            coming |= 1 << column
        } else {
            shown &= ~(1 << column)
            going |= 1 << column
        }
    }

    /// The end comes once for each column that was about to come or go (B-171).
    private mutating func takeEnd(of column: Int, isShown: Bool) {
        let bit = 1 << column
        if (isShown ? coming : going) & bit == 0 || toldColumns == .everyChange, endFault == nil {
            let name = Column(rawValue: column)?.label ?? "column"
            endFault = Mismatch(
                "columns",
                explanation: "the delegate was told that the \(name) has "
                    + (isShown ? "come" : "gone")
                    + (toldColumns == .everyChange
                        ? ", which this release does not tell" : ", and not of the begin"))
        }
        if isShown { coming &= ~bit } else { going &= ~bit }
    }

    /// What is wrong with the calls about columns that only some releases make (B-170, B-171).
    private var faultOfRelease: Mismatch? {
        guard toldColumns == .allButOwnRequests else { return endFault }
        if asker == .app, hasToldOfColumns {
            return Mismatch(
                "columns", explanation: "the delegate was told of a column that the app asked for")
        }
        if asker == .others, coming | going != 0, endFault == nil {
            return Mismatch(
                "columns",
                explanation: "the delegate was told of a column's coming or going, not of its end")
        }
        return endFault
    }

    private func faultOfModes(at after: UISplitViewController.Facts) -> Mismatch? {
        if mode != after.displayMode {
            return Mismatch(
                "display-mode",
                explanation:
                    "the mode is \(after.displayMode), and the delegate was last told of \(mode)")
        }
        guard !before.split.isClassic else { return nil }
        if let faultOfRelease { return faultOfRelease }
        if toldColumns == .allButOwnRequests, asker != .others { return nil }
        // No mode hides the secondary. Sidebars may displace it off the screen.
        for column in [Column.primary, .supplementary]
        where before.split[column].serialNumber == after[column].serialNumber {
            let bit = 1 << column.rawValue
            if wronglyTold & bit != 0 {
                return Mismatch(
                    "columns",
                    explanation:
                        "the delegate was told twice that the \(column.label) comes or goes"
                )
            }
            let isShown = after[column].isInside
            if (shown & bit != 0) == isShown { continue }
            return Mismatch(
                "columns",
                explanation:
                    "the \(column.label) is \(isShown ? "there" : "gone"), and the delegate "
                    + "was not told")
        }
        return nil
    }

    private mutating func reportMode(_ location: String, _ explanation: String) {
        if modeFault == nil {
            modeFault = Mismatch(location, explanation: "the delegate " + explanation)
        }
    }

    // MARK: - Gestures (B-032)

    private mutating func takeGesture(begins: Bool) {
        if gestureIsOn == begins, gestureFault == nil {
            gestureFault = Mismatch(
                "gesture",
                explanation:
                    "the delegate was told of a gesture's \(begins ? "begin" : "end") twice")
        }
        gestureIsOn = begins
        if begins { gestures += 1 }
    }

    // MARK: - Collapsing and expanding (B-005, B-051 to B-054)

    /// - Parameters:
    ///   - first: the question that comes before; `nil` for the first one.
    ///   - ends: whether the call is the last one of its change.
    ///   - state: whether the split view was collapsed at the time of the call.
    private mutating func takeAdaptation(
        _ call: SplitViewCall, isCollapse: Bool, after first: SplitViewCall? = nil,
        ends: Bool = false, _ state: Bool
    ) {
        hasAdapted = true
        // Only the two calls that come at the end see the new state (B-005, B-054).
        let comesLast = call == .didCollapse || call == .didExpand
        if question != first || isCollapsed == isCollapse || state != (comesLast == isCollapse),
            adaptationFault == nil
        {
            adaptationFault = Mismatch(
                isCollapse ? "collapse" : "expand",
                explanation:
                    "the delegate's call \(call.name) comes at the wrong time, or twice")
        }
        question = ends ? nil : call
        if ends { isCollapsed = isCollapse }
    }
}

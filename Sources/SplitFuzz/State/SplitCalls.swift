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
    private var question: CallbackNote.Callback?
    private var hasAdapted = false
    private var adaptationFault: Mismatch?

    /// The mode that was last announced, or the one before the action.
    private var mode: UISplitViewController.DisplayMode
    private var modeRequests: Int
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
        modeRequests = before.modeRequests
        for column in Column.expanded where before.split[column].isInside {
            shown |= 1 << column.rawValue
        }
    }

    mutating func take(_ note: CallbackNote) {
        switch note.callback {
        case .willChangeMode: takeMode(Int(note.value), note)
        case .willShowColumn, .willHideColumn:
            takeColumn(Int(note.value), isShown: note.callback == .willShowColumn)
        case .didShowColumn, .didHideColumn:
            takeEnd(of: Int(note.value), isShown: note.callback == .didShowColumn)
        case .gestureWillBegin, .gestureDidEnd:
            takeGesture(begins: note.callback == .gestureWillBegin)
            modeRequestsOfGesture = note.modeRequests
        case .topColumnForCollapsing, .modeForExpanding, .primaryForCollapsing,
            .primaryForExpanding, .collapseSecondary, .separateSecondary, .didCollapse,
            .didExpand:
            hasAdapted = true
            takeAdaptation(note)
        default: break
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

    private mutating func takeMode(_ value: Int, _ now: CallbackNote) {
        if gestureIsOn, now.modeRequests != modeRequestsOfGesture { isNested = true }
        if now.mode.rawValue == value {
            // Of two requests, one may have come while the other ended an earlier change.
            if now.modeRequests - before.modeRequests > 1 { isNested = true }
            reportMode("display-mode", "was told of a mode when it was in force already")
        } else if now.mode != mode {
            // The mode of the last call has not come yet: a call within a call, or the same again.
            if value == mode.rawValue, now.modeRequests == modeRequests {
                reportMode("display-mode", "was told twice of one change of the mode")
            } else {
                isNested = true
            }
        }
        mode = UISplitViewController.DisplayMode(rawValue: value) ?? mode
        modeRequests = now.modeRequests
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

    private mutating func takeAdaptation(_ note: CallbackNote) {
        let isCollapse: Bool
        /// The question that comes before; `nil` for the first.
        let first: CallbackNote.Callback?
        var ends = false
        switch note.callback {
        case .topColumnForCollapsing: (isCollapse, first) = (true, nil)
        case .didCollapse: (isCollapse, first, ends) = (true, .topColumnForCollapsing, true)
        case .modeForExpanding: (isCollapse, first) = (false, nil)
        case .didExpand: (isCollapse, first, ends) = (false, .modeForExpanding, true)
        case .primaryForCollapsing: (isCollapse, first, ends) = (true, nil, note.value == 0)
        case .collapseSecondary: (isCollapse, first, ends) = (true, .primaryForCollapsing, true)
        case .primaryForExpanding: (isCollapse, first, ends) = (false, nil, note.value == 0)
        default: (isCollapse, first, ends) = (false, .primaryForExpanding, true)
        }
        // Only the two calls that come at the end see the new state (B-005, B-054).
        let comesLast = note.callback == .didCollapse || note.callback == .didExpand
        if question != first || isCollapsed == isCollapse
            || note.isCollapsed != (comesLast == isCollapse)
        {
            reportAdaptation(isCollapse ? "collapse" : "expand", note.callback)
        }
        question = ends ? nil : note.callback
        if ends { isCollapsed = isCollapse }
    }

    private mutating func reportAdaptation(_ location: String, _ call: CallbackNote.Callback) {
        guard adaptationFault == nil else { return }
        adaptationFault = Mismatch(
            location, explanation: "the delegate's call \(call) comes at the wrong time, or twice")
    }
}

extension CallbackNote {
    /// Of a call of a split view's delegate: how often a mode had been asked for.
    fileprivate var modeRequests: Int { Int(context) }
}

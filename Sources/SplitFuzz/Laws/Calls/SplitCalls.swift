internal import Journal
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What a split view's delegate knows after the calls of one action. Each call tells of a change,
/// once and before it takes place; at the end the delegate knows what is so.
@MainActor struct SplitCalls {
    private typealias Column = UISplitViewController.Column

    private let before: Observation.Split
    private let toldColumns: ToldColumns
    /// The first wrong call about the hierarchy or a gesture, and about a mode.
    private var wrongCall: Mismatch?
    private var wrongModeCall: Mismatch?

    private var isCollapsed: Bool
    /// The last question of a collapse or an expand that is not over.
    private var question: SplitViewCall?
    private var hasAdapted = false

    private var gestures = 0
    private var gestureIsOn = false

    private var mode: DisplayMode
    /// The columns that are shown, and those that were about to come and to go: bits by raw values.
    private var shown = 0
    private var coming = 0
    private var going = 0
    private var toldTwice = 0
    /// How many causes the changes of modes and columns have: requests, and the window.
    private var causes: Int
    /// Whether the app asks for a column.
    private var isForColumn = false

    init(from last: LastAction, toldColumns: ToldColumns) {
        before = last.isLaunch ? Observation.Split() : last.before.split
        self.toldColumns = toldColumns
        isCollapsed = before.isCollapsed
        mode = before.arrangement.mode
        causes = last.leftWindowAlone ? 0 : 1
        shown = before.inside
    }

    mutating func take(_ entry: Journal.Entry, of split: Int) {
        switch entry {
        case .request(let request, _) where request.isForMode(of: split):
            causes += 1
            if request.isForColumn { isForColumn = true }
        case .call(.splitView(split, let call, let mode, let isCollapsed)):
            take(call, in: mode, isCollapsed: isCollapsed)
        case .request, .call: break
        }
    }

    private mutating func take(_ call: SplitViewCall, in mode: Int, isCollapsed: Bool) {
        switch call {
        case .willChangeMode(let next): takeMode(next, in: mode)
        case .willShow(let column): takeColumn(column, isShown: true)
        case .willHide(let column): takeColumn(column, isShown: false)
        case .didShow(let column): coming &= ~(1 << column)
        case .didHide(let column): going &= ~(1 << column)
        case .gestureWillBegin, .gestureDidEnd: takeGesture(begins: call == .gestureWillBegin)
        case .topColumnForCollapsing, .modeForExpanding: takeQuestion(call, isCollapsed)
        case .didCollapse: takeAnswer(call, to: .topColumnForCollapsing, isCollapsed)
        case .didExpand: takeAnswer(call, to: .modeForExpanding, isCollapsed)
        case .primaryForCollapsing(let isLast), .primaryForExpanding(let isLast):
            takeQuestion(call, isCollapsed)
            if isLast { takeAnswer(call, to: call, isCollapsed) }
        case .collapseSecondary:
            takeAnswer(call, to: .primaryForCollapsing(isLast: false), isCollapsed)
        case .separateSecondary:
            takeAnswer(call, to: .primaryForExpanding(isLast: false), isCollapsed)
        }
    }

    /// What is wrong with all the calls; `nil` where nothing is.
    func fault(at after: Observation.Split, gestures expected: Int) -> Mismatch? {
        if let wrongCall { return wrongCall }
        if question != nil {
            return Mismatch(
                isCollapsed ? "expand" : "collapse", "the delegate was not told of the end")
        }
        if isCollapsed != after.isCollapsed {
            let (name, what) =
                after.isCollapsed ? ("collapse", "collapsed") : ("expand", "expanded")
            return Mismatch(name, "the split view has \(what), and its delegate was not told")
        }
        if gestureIsOn || gestures != expected {
            return Mismatch(
                "gesture",
                "the delegate heard of \(gestures) gestures that begin"
                    + (gestureIsOn ? ", and not of the end" : ", and \(expected) did"))
        }
        // No source says what is told of modes in a collapse or an expand, or of two changes.
        guard !hasAdapted, causes <= 1, after.wasShown(since: before),
            before.arrangement.mode != .automatic
        else { return nil }
        return wrongModeCall ?? faultOfMode(at: after) ?? faultOfColumns(at: after)
    }

    // MARK: - Modes and columns (B-050, B-170, B-171)

    private mutating func takeMode(_ value: Int, in present: Int) {
        if wrongModeCall == nil, present == value || mode.rawValue == value {
            wrongModeCall = Mismatch(
                "display-mode",
                "the delegate was told of a mode that it was told of, or that is in force")
        }
        mode = DisplayMode(rawValue: value) ?? mode
    }

    private mutating func takeColumn(_ column: Int, isShown: Bool) {
        let bit = 1 << column
        if (shown & bit != 0) == isShown { toldTwice |= bit }
        if isShown {
            (shown, coming) = (shown | bit, coming | bit)
        } else {
            (shown, going) = (shown & ~bit, going | bit)
        }
    }

    private func faultOfMode(at after: Observation.Split) -> Mismatch? {
        if mode == after.arrangement.mode { return nil }
        return Mismatch(
            "display-mode",
            "the mode is \(after.arrangement.mode), and the delegate was last told of \(mode)")
    }

    private func faultOfColumns(at after: Observation.Split) -> Mismatch? {
        if before.style == .unspecified { return nil }
        if toldColumns == .allButOwnRequests {
            if isForColumn { return nil }
            if coming | going != 0 {
                return Mismatch(
                    "columns",
                    "the delegate was told of a column's coming or going, and not of its end")
            }
        }
        // No mode hides the secondary. Sidebars may displace it off the screen.
        for (column, isSame) in [
            (Column.primary, before.primary == after.primary),
            (.supplementary, before.supplementary == after.supplementary),
        ] where isSame {
            if toldTwice & column.bit != 0 {
                return Mismatch(
                    "columns", "the delegate was told twice that the \(column.label) comes or goes")
            }
            let isShown = after.inside & column.bit != 0
            if (shown & column.bit != 0) == isShown { continue }
            return Mismatch(
                "columns",
                "the \(column.label) is \(isShown ? "there" : "gone"), and the delegate was not "
                    + "told")
        }
        return nil
    }

    // MARK: - Gestures (B-032)

    private mutating func takeGesture(begins: Bool) {
        if gestureIsOn == begins, wrongCall == nil {
            wrongCall = Mismatch(
                "gesture", "the delegate was told of a gesture's \(begins ? "begin" : "end") twice")
        }
        gestureIsOn = begins
        if begins { gestures += 1 }
    }

    // MARK: - Collapsing and expanding (B-005, B-051 to B-054)

    /// - Parameter state: whether the split view was collapsed at the time of the call.
    private mutating func takeQuestion(_ call: SplitViewCall, _ state: Bool) {
        hasAdapted = true
        check(call, question == nil && state == isCollapsed && isCollapsed == !call.isOfCollapse)
        question = call
    }

    /// Only the two calls that come at the end see the new state (B-005, B-054).
    private mutating func takeAnswer(
        _ call: SplitViewCall, to asked: SplitViewCall, _ state: Bool
    ) {
        let comesLast = call == .didCollapse || call == .didExpand
        check(call, question == asked && state == (comesLast != isCollapsed))
        question = nil
        isCollapsed = call.isOfCollapse
    }

    private mutating func check(_ call: SplitViewCall, _ isInOrder: Bool) {
        if isInOrder || wrongCall != nil { return }
        wrongCall = Mismatch(
            call.isOfCollapse ? "collapse" : "expand",
            "the delegate's call \(call.name) comes at the wrong time, or twice")
    }
}

extension Observation.Split {
    /// Whether it has been the same split view, expanded and on screen, all the time.
    fileprivate func wasShown(since earlier: Self) -> Bool {
        id >= 0 && id == earlier.id && isFullyShown && earlier.isFullyShown
            && appearanceChanges == earlier.appearanceChanges && !isCollapsed
            && !earlier.isCollapsed
    }
}

extension UISplitViewController.Column {
    fileprivate var bit: Int { 1 << rawValue }
}

extension SplitViewCall {
    /// Whether it is about a collapse, and not about an expand.
    fileprivate var isOfCollapse: Bool {
        switch self {
        case .topColumnForCollapsing, .didCollapse, .primaryForCollapsing, .collapseSecondary: true
        default: false
        }
    }
}

internal import Journal

/// What invariants ask about a journal, counted once for each action.
struct JournalSummary {
    // MARK: - Requests

    /// How often somebody has asked for a display mode, a split behaviour or a column.
    private(set) var modeRequests = 0
    /// How often the app has asked to show or to hide a column.
    private(set) var columnRequests = 0
    /// Whether columns may have come, gone, or got another width.
    private(set) var changesColumns = false
    /// Whether a delegate has named another mode for an expand than the proposed one.
    private(set) var delegateNamesMode = false
    /// The split view whose sidebars the user has moved; `nil` where there is none.
    private(set) var movedSplit: Int?
    /// Whether somebody has asked for another stack, and whether the app has.
    private(set) var asksForStack = false
    private(set) var appChangesStacks = false
    private(set) var appChangesTabs = false
    /// Whether the app has asked to show or to hide a column, or for another controller in one.
    private(set) var appChangesColumns = false
    /// How often the app has asked to present a controller.
    private(set) var presentationRequests = 0
    /// Whether somebody has asked to dismiss something, or the user has chosen an action of an
    /// alert or a menu; and whether the app has.
    private(set) var asksForDismissal = false
    private(set) var appDismisses = false
    /// The controller whose dismissal the user has asked for; `nil` where there is none.
    private(set) var dismissedByUser: Int?

    // MARK: - What the action was

    private(set) var isSecondTouch = false
    private(set) var isCancelledGesture = false
    private(set) var isRotation = false
    private(set) var isBackground = false

    // MARK: - Calls

    /// Whether a split view has collapsed or expanded.
    private(set) var hasAdapted = false
    private(set) var presentationsBegun = 0
    /// Whether a block, a timer or a task of the app has run.
    private(set) var hasWork = false
    /// Whether what the app had left for later has changed the tree of controllers.
    private(set) var hasLateChange = false
    /// Whether there is something that `traits-told` or `delegates-told` compares.
    private(set) var needsComparison = false

    init() {}

    init(of journal: Journal) {
        for entry in journal.entries {
            switch entry {
            case .request(let request, let origin): count(request, by: origin)
            case .call(let call): count(call)
            }
        }
    }

    private mutating func count(_ request: Request, by origin: Origin) {
        switch request {
        case .preferredDisplayMode, .preferredSplitBehavior: modeRequests += 1
        case .sidebars(let way, let split):
            movedSplit = way.isGesture ? split : movedSplit
            if way != .cancelledGesture { modeRequests += 1 }
        case .column:
            modeRequests += 1
            columnRequests += 1
            appChangesColumns = true
        case .columnWidth: changesColumns = true
        case .columnController, .detail: appChangesColumns = true
        case .modeForExpanding: delegateNamesMode = true
        case .targetMode, .keyboardKey: break
        case .stack:
            asksForStack = true
            if origin == .app { appChangesStacks = true }
        case .tabs: if origin == .app { appChangesTabs = true }
        case .presentation: if origin == .app { presentationRequests += 1 }
        case .dismissal(let presented):
            asksForDismissal = true
            if origin == .app { appDismisses = true }
            if origin == .user { dismissedByUser = presented }
        case .choice: asksForDismissal = true
        case .traits: needsComparison = true
        case .secondTouch: isSecondTouch = true
        case .cancelledGesture: isCancelledGesture = true
        case .rotation: isRotation = true
        case .background: isBackground = true
        }
    }

    private mutating func count(_ call: Call) {
        switch call {
        case .willTransition, .passesOn, .traitsDidChange, .willShow, .didShow:
            needsComparison = true
        case .splitView(_, let call, _, _):
            needsComparison = true
            if case .willChangeMode = call { changesColumns = true }
        case .presentation(_, .presentationWillBegin): presentationsBegun += 1
        case .presentation: needsComparison = true
        case .showDetailTargetDidChange: hasAdapted = true
        case .work: hasWork = true
        case .lateChange: hasLateChange = true
        case .viewWillTransition, .appearance, .appearanceEndsUnseen, .willMove, .didMove,
            .firstResponderDidChange,
            .action:
            break
        }
    }
}

extension Request {
    /// Whether it is for a display mode, a split behaviour or a column.
    var isForMode: Bool {
        switch self {
        case .preferredDisplayMode, .preferredSplitBehavior, .column: true
        case .sidebars(let way, _): way != .cancelledGesture
        default: false
        }
    }
}

extension PresentationCall {
    /// Whether it is one of the presentation's delegate.
    var isOfDelegate: Bool {
        switch self {
        case .shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss: true
        case .presentationWillBegin, .dismissalWillBegin, .dismissalDidEnd: false
        }
    }
}

extension SidebarWay {
    /// Whether a finger moves a sidebar.
    var isGesture: Bool {
        switch self {
        case .edgeSwipe, .drag, .cancelledGesture: true
        case .button, .doubleArrow, .touchOnSecondary: false
        }
    }
}

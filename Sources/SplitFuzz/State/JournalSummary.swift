internal import Journal

/// What invariants ask about every journal, found in one pass.
struct JournalSummary {
    // What the action was.
    private(set) var isSecondTouch = false
    private(set) var isCancelledGesture = false
    private(set) var isBackground = false

    /// Whether a controller was told of a size that it has already.
    private(set) var repeatsSize = false
    /// Whether somebody has asked for another stack.
    private(set) var asksForStack = false
    /// Whether a split view has collapsed or expanded.
    private(set) var hasAdapted = false
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
            case .request(.secondTouch, _): isSecondTouch = true
            case .request(.cancelledGesture, _): isCancelledGesture = true
            case .request(.background, _): isBackground = true
            case .request(.stack, _): asksForStack = true
            case .call(.viewWillTransition(_, let old, let new)) where old == new:
                repeatsSize = true
            case .call(.showDetailTargetDidChange): hasAdapted = true
            case .call(.work): hasWork = true
            case .call(.lateChange): hasLateChange = true
            case .request(.traits, _), .call(.passesOn), .call(.traitsDidChange),
                .call(.willShow), .call(.didShow), .call(.splitView),
                .call(.presentation), .call(.safeAreaDidChange), .call(.editing):
                needsComparison = true
            case .request, .call: break
            }
        }
    }
}

extension Journal {
    /// Whether somebody, or who is named, has asked for what a body selects.
    func asks(_ origin: Origin? = nil, for isMeant: (Request) -> Bool) -> Bool {
        for case .request(let request, let other) in entries
        where (origin == nil || origin == other) && isMeant(request) { return true }
        return false
    }
}

extension Request {
    /// Whether it is for a display mode, a split behaviour or a column of a split view.
    func isForMode(of split: Int) -> Bool {
        switch self {
        case .preferredDisplayMode(_, split), .preferredSplitBehavior(_, split),
            .column(_, _, split):
            true
        case .sidebars(let way, split): way != .cancelledGesture
        default: false
        }
    }

    var isForDetail: Bool {
        switch self {
        case .detail, .columnController: true
        default: false
        }
    }
    var isForColumn: Bool { if case .column = self { true } else { false } }
    var isForStack: Bool { if case .stack = self { true } else { false } }
    var isForTabs: Bool {
        switch self {
        case .tabs, .selection: true
        default: false
        }
    }
    var isForPresentation: Bool { if case .presentation = self { true } else { false } }
    var isForDismissal: Bool { if case .dismissal = self { true } else { false } }
}

extension PresentationCall {
    /// Whether it is one of the presentation's delegate.
    var isOfDelegate: Bool {
        switch self {
        case .shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss: true
        default: false
        }
    }
}

extension SidebarWay {
    /// Whether a finger moves a sidebar.
    var isGesture: Bool {
        switch self {
        case .edgeSwipe, .drag, .cancelledGesture: true
        default: false
        }
    }
}

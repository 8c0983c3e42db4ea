/// An unverified behaviour of UIKit, or a defect of a release, whose effect a trace may depend on.
///
/// The model notes each behaviour where its code decides by it: `simulation.passed(.edgeDrag)`. One
/// with several readings is noted where the code asks for the reading in force (`Reading`).
/// `Behaviour.Entry` says what each one is.
@_spi(Simulation) public enum Behaviour: UInt8, CaseIterable, Sendable {
    // Unverified, in the order of docs/FIDELITY.md.
    case wrapsAtFirstLayout, wrapsWhatIsNotAllowed, replacesColumnInStack, replacesClassicDetail,
        setsSecondaryForDetail, rootDecidesRotation
    case hiddenColumnRestsOutside, overhangBesideNotch, insetBeforeFrame, sidebarAtMostHalf,
        fillLeavesHalf,
        inspectorPlace
    case behaviorDecides, twoSidebarsNeedRoom, roomOfSecondary, roomInEveryWindow,
        automaticTriple, changeEndsChange, modeToldFirst
    case buttonSequenceInDouble, buttonInLeadingBar, buttonBesideBack, itemGoesInTransparent,
        appsOwnButton, ownButtonAlone
    case dragResistance, frameGoesBeyond, swipeFromSecondaryAlone, gestureAnnounces,
        cancelledSwipeAppears, cancelledDragLaysOut, noGestureWhileMoving, edgeDrag
    case collapsedShowing, topOnNextCollapse, collapsedFlagFirst, emptyColumnStaysOut,
        pagesAboveGoToColumn,
        snapshotSize, modeAfterBackground, collapseEndsChange, modeWaitsForCollapse,
        inspectorSheet, inspectorAdapts
    case classicChildrenAtOnce, classicNearestMode, classicGestures,
        classicPrimaryInside, secondaryLeavesFirst, separatedLeavesStack
    case poppedIsRight, eagerBar, expandedViewIsNarrow
    case stackTwice, nestingPermitted, nestedBarGivesWay, nestedPopsFirst, toolbarHeight,
        barHeight, swipeAtRoot, swipeNeedsBackButton, immediateChangeEnds,
        noTouchWhileMoving, changeDuringPush, barAfterCancelledPop, secondTouch, twoFingers,
        willShowAfterAppearing, splitInNavigation
    case tabSwitchOrder, tabsUnderBar, tabBarHeight, tapPopsToRoot, moreList, topTabBar, ownTabs,
        tabSidebar, sidebarOfTabsPlace, tabGroups, managedTabs
    case keyboardHeight, keyboardKey
    case traitsBeforeHierarchy, handlersAfterCallback
    case dockWalks, everyRecomputation, safeAreaNotNegative
    case flexibleParts, animationTimes, textMetric, edgesInTurn
    case automaticInset, contentStays, scrollByPage, interactiveDismissal
    case workAfterLayout, delayedWorkFirst, otherQueues, tenSeconds, waitingForQueues, tasks
    case regularWidth, phoneInsets, freeWindow, resizesUnderFinger, phoneWindow, resizesInSteps
    case popoverDefaultSize, popoverBarSize, navigationKeepsSize, constraintsKeepFrame,
        anchorLeaves, popoverOrder, popoverDirections, sheetSizes, cancelledSheetDrag, sheetHeights,
        tapOnAnchor, presenterGoes, goesWithContext, alertSizes, menuInline, barBesideMenu

    // The defects of releases, in their order.
    case insetsLostAfterPush, getterNamesInnerNavigation, buttonLeftTransparent,
        dockWalkSkipsSplitView, columnBehindItsWidth, swipeFreezesRoot, compactColumnSetOnce,
        roomKeptForBar, directionKept, itemsInTwoBars,
        itemStaysInHiddenTab, itemGoesToOuterBar
}

/// A set of behaviours. It has a fixed size, so that noting one costs an instruction or two.
@_spi(Simulation) public struct BehaviourSet: Equatable, Sendable {
    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0

    public init() {}

    @inline(__always) mutating func insert(_ behaviour: Behaviour) {
        let bit = BehaviourSet.bit(of: behaviour)
        switch behaviour.rawValue >> 6 {
        case 0: low |= bit
        case 1: middle |= bit
        default: high |= bit
        }
    }

    mutating func remove(_ behaviour: Behaviour) {
        let bit = BehaviourSet.bit(of: behaviour)
        switch behaviour.rawValue >> 6 {
        case 0: low &= ~bit
        case 1: middle &= ~bit
        default: high &= ~bit
        }
    }

    @inline(__always) public func contains(_ behaviour: Behaviour) -> Bool {
        let word =
            switch behaviour.rawValue >> 6 {
            case 0: low
            case 1: middle
            default: high
            }
        return word & BehaviourSet.bit(of: behaviour) != 0
    }

    @inline(__always) private static func bit(of behaviour: Behaviour) -> UInt64 {
        1 << UInt64(behaviour.rawValue & 63)
    }
}

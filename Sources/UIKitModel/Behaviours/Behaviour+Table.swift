// scripts/behaviours makes this file of docs/behaviours. Edit those files, and run it again.
// swift-format-ignore-file

/// An unverified behaviour of UIKit, or a defect of a release, whose effect a trace may depend on.
///
/// The model notes each where its code decides by it: `simulation.passed(.edgeDrag)`. One with
/// several readings is noted where the code asks for the reading in force (`Reading`).
@_spi(Simulation) public enum Behaviour: UInt8, CaseIterable, Sendable {
    // Columns and what is in them
    case wrapsAtFirstLayout
    case wrapsWhatIsNotAllowed
    case columnSetWhileCollapsed
    case setsAgainWhatWasLeft
    case replacesClassicDetail
    case detailWhileCollapsed
    case rootDecidesRotation
    // Where columns are
    case hiddenColumnRestsOutside
    case floatingOverhang
    case overhangBesideNotch
    case insetBeforeFrame
    case sidebarAtMostHalf
    case fillLeavesHalf
    case inspectorPlace
    // Display modes and behaviours
    case behaviorDecides
    case twoSidebarsNeedRoom
    case roomBesideSidebars
    case automaticMode
    case automaticTriple
    case showSecondaryExpanded
    case hideWhileCollapsed
    case changeEndsChange
    case modeToldFirst
    // The display-mode button
    case buttonSequenceInDouble
    case buttonInLeadingBar
    case buttonBesideBack
    case itemGoesInTransparent
    case appsOwnButton
    case ownButtonAlone
    // Gestures
    case dragResistance
    case beyondTheEnd
    case swipeFromSecondaryAlone
    case gestureAnnounces
    case cancelledSwipeAppears
    case cancelledDragLaysOut
    case noGestureWhileMoving
    case edgeDrag
    case edgeDragLimit
    // Collapsing and expanding
    case collapsedShowing
    case topOnNextCollapse
    case collapsedFlag
    case emptyColumnStaysOut
    case pagesAbove
    case modeOnExpand
    case snapshotSize
    case modeAfterBackground
    case collapseEndsChange
    case modeWaitsForCollapse
    case inspectorSheet
    case inspectorAdapts
    // The classic split view
    case classicChildrenAtOnce
    case classicNearestMode
    case classicGestures
    case classicPrimaryInside
    case secondaryLeavesFirst
    case separatedLeavesStack
    // Defects of releases
    case olderDefects
    case poppedIsRight
    case eagerBar
    case expandedViewIsNarrow
    // Navigation
    case stackTwice
    case nestingPermitted
    case nestedBarGivesWay
    case nestedPopsFirst
    case toolbarHeight
    case barHeight
    case swipeAtRoot
    case swipeNeedsBackButton
    case contentSwipe
    case immediateChangeEnds
    case noTouchWhileMoving
    case changeDuringPush
    case barAfterCancelledPop
    case secondTouch
    case twoFingers
    case willShowAfterAppearing
    case splitInNavigation
    // Tab bars
    case tabSwitchOrder
    case tabsUnderBar
    case tabBarHeight
    case tapPopsToRoot
    case moreList
    case topTabBar
    case ownTabs
    case tabSidebar
    case sidebarOfTabsPlace
    case tabGroups
    case managedTabs
    // The keyboard
    case keyboardHeight
    case keyboardKey
    // Appearance, containment, traits
    case traitsBeforeHierarchy
    case handlersAfterCallback
    // Safe areas
    case dockWalk
    case equalInsetsTold
    case negativeSafeArea
    // Views and time
    case flexibleParts
    case animationTimes
    case textMetric
    case edgesInTurn
    // Scrolling
    case automaticInset
    case contentStays
    case scrollByPage
    case interactiveDismissal
    // Queues and timers
    case workAfterLayout
    case delayedWorkFirst
    case otherQueues
    case tenSeconds
    case waitingForQueues
    case tasks
    // Devices
    case regularWidth
    case phoneInsets
    case freeWindow
    case sizesUnderFinger
    case phoneWindow
    case resizesInSteps
    case openingAnnounces
    case geometryAfterLayout
    case orientationAfterClosing
    case barsAtSide
    case alertBesideFold
    case popoverBesideFold
    case keyboardAtPose
    case olderSDK
    case heightBelowVideo
    case halfTurn
    case sheetsOnFold
    case barsOfFold
    // Popovers and presentation
    case popoverDefaultSize
    case popoverBarSize
    case navigationKeepsSize
    case constraintsKeepFrame
    case anchorGone
    case popoverOrder
    case popoverDirections
    case sheetSizes
    case cancelledSheetDrag
    case sheetHeights
    case tapOnAnchor
    case presenterGoes
    case goesWithContext
    case alertSizes
    case menuInline
    case barBesideMenu
    // The defects of releases, in their order.
    case insetsLostAfterPush
    case getterNamesInnerNavigation
    case buttonLeftTransparent
    case dockWalkSkipsSplitView
    case columnBehindItsWidth
    case swipeFreezesRoot
    case compactColumnSetOnce
    case roomKeptForBar
    case directionKept
    case itemsInTwoBars
    case itemStaysInHiddenTab
    case itemGoesToOuterBar
    case tabAddedWhileBarTurns
}

extension Behaviour {
    static let unverified: [Entry] = [
        Entry(.wrapsAtFirstLayout, in: "columns-and-what-is-in-them", "A-009, B-T2", "whether a column wraps its controller is decided when the split view first lays it out"),
        Entry(.wrapsWhatIsNotAllowed, in: "columns-and-what-is-in-them", "B-T2", "a tab bar controller in a column that does not allow it is wrapped"),
        Entry(.columnSetWhileCollapsed, in: "columns-and-what-is-in-them", "B-003, B-012", "while collapsed, a column's new controller takes its place in the stack at once"),
        Entry(.setsAgainWhatWasLeft, in: "columns-and-what-is-in-them", "B-019", "a detail that the user has gone back from is pushed again when the app sets it again"),
        Entry(.replacesClassicDetail, in: "columns-and-what-is-in-them", "B-014, D-055", "show-detail replaces the navigation controller of a classic secondary"),
        Entry(.detailWhileCollapsed, in: "columns-and-what-is-in-them", "B-014, B-019, D-054", "in collapsed columns, show-detail sets the secondary and goes to it"),
        Entry(.rootDecidesRotation, in: "columns-and-what-is-in-them", "B-017, D-056", "the window's root decides whether a phone's window turns; an iPad's always does"),
        Entry(.hiddenColumnRestsOutside, in: "where-columns-are", "A-017", "a hidden column rests 100 points further out than its overhang"),
        Entry(.floatingOverhang, in: "where-columns-are", "A-003, D-009", "a primary that floats sticks out over the edge by 100 points, as before iOS 26"),
        Entry(.overhangBesideNotch, in: "where-columns-are", "A-006, B-114", "at a notch, the primary's inset is that of the notch and the overhang together"),
        Entry(.insetBeforeFrame, in: "where-columns-are", "A-019, A-022", "a relayout sets a column's inset before its frame"),
        Entry(.sidebarAtMostHalf, in: "where-columns-are", "B-040, B-122, D-091", "a sidebar is at most half as wide as the split view"),
        Entry(.fillLeavesHalf, in: "where-columns-are", "A-117", "a supplementary column that fills leaves half of the split view to the secondary"),
        Entry(.inspectorPlace, in: "where-columns-are", "B-195, B-197", "the inspector is a plain child across from the sidebars, which share the room beside it"),
        Entry(.behaviorDecides, in: "display-modes-and-behaviours", "B-011, D-001", "the automatic behaviour wins, and the permitted mode nearest to the preferred one comes"),
        Entry(.twoSidebarsNeedRoom, in: "display-modes-and-behaviours", "B-010", "two sidebars never stand beside a secondary of less than 320 points"),
        Entry(.roomBesideSidebars, in: "display-modes-and-behaviours", "B-043, D-002", "sidebars come beside the secondary by themselves where they leave it 550 points"),
        Entry(.automaticMode, in: "display-modes-and-behaviours", "D-002, D-049", "on iOS 17 and 18, sidebars go by room in every window"),
        Entry(.automaticTriple, in: "display-modes-and-behaviours", "A-114, B-043, D-050", "up to iOS 16, three columns displace in landscape and overlay in portrait by themselves"),
        Entry(.showSecondaryExpanded, in: "display-modes-and-behaviours", "B-012, D-101", "`show(.secondary)` goes to the closest mode in which nothing covers or displaces the secondary"),
        Entry(.hideWhileCollapsed, in: "display-modes-and-behaviours", "B-012, D-008", "in collapsed columns, `hide` pops the column that is on top"),
        Entry(.changeEndsChange, in: "display-modes-and-behaviours", "B-012", "a second change of columns ends the first at once"),
        Entry(.modeToldFirst, in: "display-modes-and-behaviours", "B-050", "the delegate is notified of the mode before the columns"),
        Entry(.buttonSequenceInDouble, in: "the-display-mode-button", "B-T3", "in a double column, the button hides an overlay, and displace acts as tile"),
        Entry(.buttonInLeadingBar, in: "the-display-mode-button", "B-T3", "the display-mode button stands in the bar of the leading-most shown column"),
        Entry(.buttonBesideBack, in: "the-display-mode-button", "B-T3", "the display-mode button stands beside the back button after a push"),
        Entry(.itemGoesInTransparent, in: "the-display-mode-button", "A-020, A-021", "the display-mode item goes in at alpha 0, and the bar's layout shows it"),
        Entry(.appsOwnButton, in: "the-display-mode-button", "B-030, D-075", "in a column style, a display-mode item that the app places is a second button"),
        Entry(.ownButtonAlone, in: "the-display-mode-button", "B-030, B-T3, D-075", "where the table has no button, the app's own item brings one sidebar"),
        Entry(.dragResistance, in: "gestures", "A-004", "past its end a column follows half as far; a cancelled finger turns halfway"),
        Entry(.beyondTheEnd, in: "gestures", "A-004", "past its end a column moves by its frame"),
        Entry(.swipeFromSecondaryAlone, in: "gestures", "A-114, A-119", "an edge swipe brings a sidebar back where the secondary stood alone"),
        Entry(.gestureAnnounces, in: "gestures", "B-050", "a gesture that finishes notifies the delegate of mode and column when the finger leaves"),
        Entry(.cancelledSwipeAppears, in: "gestures", "B-007, B-032", "a cancelled swipe lets the column appear and disappear again"),
        Entry(.cancelledDragLaysOut, in: "gestures", "A-004, B-007", "a drag that turns back lays the columns out, and sets insets anew"),
        Entry(.noGestureWhileMoving, in: "gestures", "B-032", "no gesture begins while columns move"),
        Entry(.edgeDrag, in: "gestures", "B-194", "an edge that is dragged passes one width half way; a column keeps that of the finger until the app prefers another"),
        Entry(.edgeDragLimit, in: "gestures", "B-194, D-092", "a finger makes a column without a minimum no narrower than 200 points"),
        Entry(.collapsedShowing, in: "collapsing-and-expanding", "B-191", "while collapsed, the split view shows the column on top and no other"),
        Entry(.topOnNextCollapse, in: "collapsing-and-expanding", "B-051, B-053, B-122, D-273", "a collapse proposes the secondary, whatever was on top the last time"),
        Entry(.collapsedFlag, in: "collapsing-and-expanding", "B-005", "in an expand, isCollapsed changes before the columns appear"),
        Entry(.emptyColumnStaysOut, in: "collapsing-and-expanding", "B-051", "a column that has nothing to show is not put on the collapsed stack"),
        Entry(.pagesAbove, in: "collapsing-and-expanding", "B-051, B-122, C-011", "in an expand, pages above a column in the stack go on the column's own stack"),
        Entry(.modeOnExpand, in: "collapsing-and-expanding", "B-052, D-003", "an expand brings the automatic display mode, whatever was hidden before the collapse"),
        Entry(.snapshotSize, in: "collapsing-and-expanding", "B-056, C-023, D-071, D-073", "in the background an app is laid out as in Slide Over, a phone's in portrait"),
        Entry(.modeAfterBackground, in: "collapsing-and-expanding", "B-056, D-074", "after the background a split view has the display mode of before"),
        Entry(.collapseEndsChange, in: "collapsing-and-expanding", "B-013", "a collapse ends a running change of columns first"),
        Entry(.modeWaitsForCollapse, in: "collapsing-and-expanding", "B-010", "a mode that is asked for during a collapse changes nothing at once; the next expand goes to the preferred one"),
        Entry(.inspectorSheet, in: "collapsing-and-expanding", "B-196", "the inspector's sheet is one like any other; its drag tells the delegate of the column"),
        Entry(.inspectorAdapts, in: "collapsing-and-expanding", "B-196", "a shown inspector becomes a sheet at the end of a collapse, and a column before the rest of an expand"),
        Entry(.classicChildrenAtOnce, in: "the-classic-split-view", "B-004", "the controllers of a classic split view are its children at once"),
        Entry(.classicNearestMode, in: "the-classic-split-view", "A-110", "a classic split view takes a mode of columns as the nearest of its three"),
        Entry(.classicGestures, in: "the-classic-split-view", "B-043, B-T1", "a swipe brings a classic primary in; a drag or a touch beside sends it away"),
        Entry(.classicPrimaryInside, in: "the-classic-split-view", "B-003", "a classic primary does not stick out"),
        Entry(.secondaryLeavesFirst, in: "the-classic-split-view", "A-082, B-053", "the secondary leaves the screen before the delegate is asked about it"),
        Entry(.separatedLeavesStack, in: "the-classic-split-view", "B-053", "what a delegate separates leaves the stack that it is on"),
        Entry(.olderDefects, in: "defects-of-releases", "A-012, A-018, A-020, A-023, A-040", "the defects that Fixing Multi-Level Menu Layouts describes for iOS 14 are gone in iOS 15"),
        Entry(.poppedIsRight, in: "defects-of-releases", "A-012, A-018", "after a pop, the getter and the next layout are right again"),
        Entry(.eagerBar, in: "defects-of-releases", "A-021", "a bar lays itself out when insets change, and then counts as done"),
        Entry(.expandedViewIsNarrow, in: "defects-of-releases", "A-040", "on expanding, a view over the edge is as wide as the collapsed width allowed"),
        Entry(.stackTwice, in: "navigation", "B-062", "a stack with one controller twice raises"),
        Entry(.nestingPermitted, in: "navigation", "A-085", "nesting is permitted from the question about a collapse until an expand"),
        Entry(.nestedBarGivesWay, in: "navigation", "A-070", "a nested navigation controller's bar gives way to the outer bar"),
        Entry(.nestedPopsFirst, in: "navigation", "A-069, A-070", "back and the swipe pop the nested stack first, then the outer one"),
        Entry(.toolbarHeight, in: "navigation", "A-148, B-112", "toolbars are as high as navigation bars"),
        Entry(.barHeight, in: "navigation", "B-112, B-174", "navigation bars are 50 points high on an iPad, 44 on a phone, 32 on one that lies on its side"),
        Entry(.swipeAtRoot, in: "navigation", "B-066", "as documented, a swipe at the root leaves nothing behind"),
        Entry(.swipeNeedsBackButton, in: "navigation", "B-066", "a left item in the back button's place, or a hidden back button, stops UIKit's own swipe back"),
        Entry(.contentSwipe, in: "navigation", "B-066", "a left item in the back button's place, or a hidden back button, stops a swipe back in the content"),
        Entry(.immediateChangeEnds, in: "navigation", "B-070", "a change without animation ends the running transition first"),
        Entry(.noTouchWhileMoving, in: "navigation", "B-070", "no touch arrives while columns or presentations move"),
        Entry(.changeDuringPush, in: "navigation", "B-070, C-001, D-012", "a change of the window comes in the middle of a push"),
        Entry(.barAfterCancelledPop, in: "navigation", "B-064, C-044, D-016", "after a cancelled swipe back, the bar is as the page that stays sets it"),
        Entry(.secondTouch, in: "navigation", "C-040", "the second of two quick taps arrives before the first has changed the screen"),
        Entry(.twoFingers, in: "navigation", "B-091", "two fingers that leave two controls together run the actions of both"),
        Entry(.willShowAfterAppearing, in: "navigation", "A-152, A-153, B-140", "the delegate's will-show comes after viewWillAppear, its did-show after viewDidAppear, also for a root that comes on screen"),
        Entry(.splitInNavigation, in: "navigation", "B-002, C-003", "a split view may be the root of a navigation controller, whose bar is one more"),
        Entry(.tabSwitchOrder, in: "tab-bars", "B-102", "a tab that is selected hears that it will appear before the other one hears that it disappears"),
        Entry(.tabsUnderBar, in: "tab-bars", "B-060", "a tab bar controller in a navigation controller works, and shows both bars"),
        Entry(.tabBarHeight, in: "tab-bars", "B-112, B-174, D-079", "tab bars are 50 points high on an iPad, 49 on a phone, 32 on one that lies on its side"),
        Entry(.tapPopsToRoot, in: "tab-bars", "B-060", "a tap on the selected tab pops its navigation controller to the root"),
        Entry(.moreList, in: "tab-bars", "D-035", "a page that is chosen in the list of More takes the list's place"),
        Entry(.topTabBar, in: "tab-bars", "B-198, D-029", "tabs at the top are as wide as their titles, and pushed pages leave them there"),
        Entry(.ownTabs, in: "tab-bars", "B-199", "tabs at the root make their controllers when they are set, and their delegate is notified of no controllers"),
        Entry(.tabSidebar, in: "tab-bars", "B-200", "the sidebar of tabs is hidden at first, and comes back after compact width"),
        Entry(.sidebarOfTabsPlace, in: "tab-bars", "B-201", "the sidebar of tabs is 320 points wide, and a touch beside it leaves it there"),
        Entry(.tabGroups, in: "tab-bars", "B-202", "the delegate is notified of a group's child; pages are counted once they are made"),
        Entry(.managedTabs, in: "tab-bars", "B-203", "where the user has popped a tab's controller, its group is the selected tab"),
        Entry(.keyboardHeight, in: "the-keyboard", "B-079", "the keyboard has measured heights, and turning the device moves it anew"),
        Entry(.keyboardKey, in: "the-keyboard", "B-079", "the keyboard's own key hides it and leaves the field first responder"),
        Entry(.traitsBeforeHierarchy, in: "appearance-containment-traits", "B-143, D-022", "before its view is in the hierarchy a controller reads the traits of the window"),
        Entry(.handlersAfterCallback, in: "appearance-containment-traits", "B-175", "handlers of traits are called after traitCollectionDidChange, those of views last"),
        Entry(.dockWalk, in: "safe-areas", "A-023, A-024", "safe areas are set anew when the Dock comes or goes, though none changes"),
        Entry(.equalInsetsTold, in: "safe-areas", "A-026, A-040", "observers of a safe area are notified of every recomputation, equal values too"),
        Entry(.negativeSafeArea, in: "safe-areas", "A-040", "a safe area never falls below 0, whatever an app adds"),
        Entry(.flexibleParts, in: "views-and-time", "B-103", "several flexible parts of an autoresizing mask share a change equally"),
        Entry(.animationTimes, in: "views-and-time", "B-100", "animations take a third of a second or so; values are final at once"),
        Entry(.textMetric, in: "views-and-time", "B-151", "a character is half as wide as its font is large, a line six fifths as high"),
        Entry(.edgesInTurn, in: "views-and-time", "B-166", "constraints place one view after the other; a length by the content gives way to them"),
        Entry(.automaticInset, in: "scrolling", "B-131", "the scroll view of a page is its first view"),
        Entry(.contentStays, in: "scrolling", "B-133", "content at its top stays there when insets change, and none goes beyond its end"),
        Entry(.scrollByPage, in: "scrolling", "B-133, B-134", "a finger scrolls by 88 points less than a page at once, and holds before it lifts"),
        Entry(.interactiveDismissal, in: "scrolling", "B-136, D-078", "where a drag dismisses the keyboard interactively, each drag downwards does"),
        Entry(.workAfterLayout, in: "queues-and-timers", "B-123", "blocks run after the layout that their event asked for"),
        Entry(.delayedWorkFirst, in: "queues-and-timers", "B-123", "delayed work runs before an animation that ends at the same time"),
        Entry(.otherQueues, in: "queues-and-timers", "B-123", "other queues run on the same thread, in the order of all queues"),
        Entry(.tenSeconds, in: "queues-and-timers", "B-123, B-126", "an action waits for work that is due within ten seconds"),
        Entry(.waitingForQueues, in: "queues-and-timers", "B-124", "while the main queue waits, other queues run and the clock stands still"),
        Entry(.tasks, in: "queues-and-timers", "B-128", "the parts of tasks run as blocks of the main queue and of other queues do"),
        Entry(.regularWidth, in: "devices", "B-T5", "a window is regular from 660 points on"),
        Entry(.phoneInsets, in: "devices", "B-114", "a phone's insets are those of one size of phone"),
        Entry(.freeWindow, in: "devices", "B-121, B-144", "a free window has the insets of the screen, and is never smaller than 320 × 480 points"),
        Entry(.sizesUnderFinger, in: "devices", "B-121, D-080", "an app that is resized under the finger passes through one size half way"),
        Entry(.phoneWindow, in: "devices", "D-043, D-044", "a phone's free window has a least size, bars, and classes by its width as an iPad's"),
        Entry(.resizesInSteps, in: "devices", "D-042", "a window of an app that requires the full screen has the longer side cut where its shape fits no orientation of the app"),
        Entry(.openingAnnounces, in: "devices", "D-245, D-249", "opening and closing announce the new size in an animation, as an iPad's window does"),
        Entry(.geometryAfterLayout, in: "devices", "D-248", "every new size or orientation of the window calls `didUpdateEffectiveGeometry` of the scene's delegate, after the layout"),
        Entry(.orientationAfterClosing, in: "devices", "D-251", "a phone that closes is held as it was: the outer display stands upright where the inner one lay on its side"),
        Entry(.barsAtSide, in: "devices", "D-234, D-235, D-238", "buttons at a side are 44 points high and 52 apart, and tabs as high as a bar of tabs. Back is a chevron, and every system item without a title but Edit is a symbol. Bars are horizontal in a secondary that an inspector, or from right to left a sidebar, keeps from the edge"),
        Entry(.alertBesideFold, in: "devices", "D-279", "an alert of a phone that is half open like a book is on the trailing side"),
        Entry(.popoverBesideFold, in: "devices", "D-280", "a popover is on the side of the fold on which the middle of its anchor is"),
        Entry(.keyboardAtPose, in: "devices", "D-285", "the keyboard goes down as a phone opens, folds or closes, and the field stays first responder"),
        Entry(.olderSDK, in: "devices", "D-225, D-227", "in the window of an app that was built with an older SDK, the device covers 34 points at the bottom, and with the SDK of iOS 26 those of a status bar at the top"),
        Entry(.heightBelowVideo, in: "devices", "D-261", "a video on top takes 180 points of the height, and what the display has at its top"),
        Entry(.halfTurn, in: "devices", "D-206, D-207", "a half turn of a closed phone on its side changes the safe area alone, in an animation, and announces no size"),
        Entry(.sheetsOnFold, in: "devices", "D-275", "sheets with heights or a size of their own, form sheets, and sheets in a part of the display have the margins that page sheets have on a phone that folds, and are in the middle of what these leave free. In a sheet at the edge, bars stand at the side"),
        Entry(.barsOfFold, in: "devices", "D-212, D-214", "in sheets and popovers on a phone that folds, bars are as high as in its window; so are those at the bottom in every pose"),
        Entry(.popoverDefaultSize, in: "popovers-and-presentation", "A-132", "a popover without a size is as wide as Slide Over in landscape"),
        Entry(.popoverBarSize, in: "popovers-and-presentation", "A-130, A-135", "a bar adds nothing to a popover's size"),
        Entry(.navigationKeepsSize, in: "popovers-and-presentation", "A-135", "a top controller that wants no size leaves the navigation controller's as it is"),
        Entry(.constraintsKeepFrame, in: "popovers-and-presentation", "A-151", "a view without mask and constraints keeps its frame"),
        Entry(.anchorGone, in: "popovers-and-presentation", "B-172, B-082", "a popover stays where it was when its source view leaves the window"),
        Entry(.popoverOrder, in: "popovers-and-presentation", "B-075", "a popover tries up, down, left and right in this order"),
        Entry(.popoverDirections, in: "popovers-and-presentation", "B-075", "a popover that fits on no side takes the side where most of it shows, or covers its anchor"),
        Entry(.sheetSizes, in: "popovers-and-presentation", "B-076", "sheets have the sizes that devices show; popovers and form sheets are compact inside"),
        Entry(.cancelledSheetDrag, in: "popovers-and-presentation", "B-090, D-081", "a sheet that is dragged and let go disappears and appears again"),
        Entry(.sheetHeights, in: "popovers-and-presentation", "B-192", "a medium sheet has half the height of a large one, also in the middle, where it stays"),
        Entry(.tapOnAnchor, in: "popovers-and-presentation", "B-081", "a tap on the item that a popover points at dismisses it, and does nothing else"),
        Entry(.presenterGoes, in: "popovers-and-presentation", "B-082", "what a controller has presented stays when that is freed"),
        Entry(.goesWithContext, in: "popovers-and-presentation", "B-181", "what covers a context leaves the screen with it, and comes back"),
        Entry(.alertSizes, in: "popovers-and-presentation", "B-153", "alerts and action sheets have the sizes that devices show"),
        Entry(.menuInline, in: "popovers-and-presentation", "B-152, D-082", "a menu shows the actions of the menus in it among its own, in a popover, and a touch elsewhere only closes it"),
        Entry(.barBesideMenu, in: "popovers-and-presentation", "B-081, B-152", "a touch beside an open menu closes it and goes no further, on its bar too"),
    ]
}

extension Doubt {
    /// Every doubt, in the order of `docs/FIDELITY.md`.
    @_spi(Simulation) public static let all: [Doubt] = [
        Doubt(ColumnSetWhileCollapsed.self, "what does a new controller for a column do while columns are collapsed?", "while collapsed, a column's new controller takes its place in the stack at once", "while collapsed, a column's new controller waits for `show(_:)` or an expand"),
        Doubt(DetailWhileCollapsed.self, "what does show-detail do in collapsed columns?", "in collapsed columns, show-detail sets the secondary and goes to it", "in collapsed columns, show-detail pushes what it shows"),
        Doubt(FloatingOverhang.self, "does a primary that floats over its neighbour stick out over the edge?", "a primary that floats sticks out over the edge by 100 points, as before iOS 26", "a primary that floats does not stick out over the edge"),
        Doubt(OverhangBesideNotch.self, "what is the primary's inset where its overhang and a notch meet?", "at a notch, the primary's inset is that of the notch and the overhang together", "at a notch, the primary's inset is that of the notch or the overhang, the larger one"),
        Doubt(InsetBeforeFrame.self, "what does a relayout of columns set first, insets or frames?", "a relayout sets a column's inset before its frame", "a relayout sets a column's frame before its inset"),
        Doubt(BehaviorDecides.self, "which wins where the automatic behaviour does not permit the mode that the app prefers?", "the automatic behaviour wins, and the permitted mode nearest to the preferred one comes", "the preferred mode wins, and brings the behaviour that permits it"),
        Doubt(RoomBesideSidebars.self, "how much room do sidebars that come by themselves leave to the secondary?", "sidebars come beside the secondary by themselves where they leave it 550 points", "sidebars come beside the secondary by themselves where they leave it 425 points"),
        Doubt(AutomaticMode.self, "in which windows of iOS 17 and 18 do sidebars go by room?", "on iOS 17 and 18, sidebars go by room in every window", "on iOS 17 and 18, sidebars go by room in free windows, and by shape in others"),
        Doubt(ShowSecondaryExpanded.self, "what does `show(.secondary)` do where sidebars cover or displace the secondary?", "`show(.secondary)` goes to the closest mode in which nothing covers or displaces the secondary", "`show(.secondary)` is ignored while the columns are expanded"),
        Doubt(HideWhileCollapsed.self, "what does `hide` do in collapsed columns?", "in collapsed columns, `hide` pops the column that is on top", "in collapsed columns, `hide` does nothing"),
        Doubt(OwnButtonAlone.self, "where the table has no button, what does the app's own item do?", "where the table has no button, the app's own item brings one sidebar", "where the table has no button, the app's own item does nothing"),
        Doubt(BeyondTheEnd.self, "does a column's frame move when a finger pulls it past its end?", "past its end a column moves by its frame", "past its end a column moves on the screen alone, and its frame stays at the end"),
        Doubt(CancelledDragLaysOut.self, "does a drag that turns back lay the columns out anew?", "a drag that turns back lays the columns out, and sets insets anew", "a drag that turns back moves frames there and back alone"),
        Doubt(EdgeDragLimit.self, "how narrow can a finger make a column without a minimum?", "a finger makes a column without a minimum no narrower than 200 points", "a finger makes a column without a minimum no narrower than 320 points, the usual width"),
        Doubt(TopOnNextCollapse.self, "which column is on top where the user went back while collapsed before?", "a collapse proposes the secondary, whatever was on top the last time", "a collapse proposes the column that was on top the last time"),
        Doubt(CollapsedFlag.self, "when does isCollapsed change in an expand?", "in an expand, isCollapsed changes before the columns appear", "in an expand, isCollapsed changes after the columns have come on screen"),
        Doubt(PagesAbove.self, "where do pages go in an expand that were pushed above a column while collapsed?", "in an expand, pages above a column in the stack go on the column's own stack", "in an expand, pages above a column in the stack stay on the primary's stack"),
        Doubt(ModeOnExpand.self, "do sidebars that were hidden before a collapse come back in the expand?", "an expand brings the automatic display mode, whatever was hidden before the collapse", "sidebars that were hidden before a collapse stay hidden in the expand"),
        Doubt(SnapshotSize.self, "to what size is an app laid out in the background?", "in the background an app is laid out as in Slide Over, a phone's in portrait", "in the background an app is laid out as on a device that has turned", "in the background an app keeps its size"),
        Doubt(ModeAfterBackground.self, "which display mode does an expanded split view have after the background?", "after the background a split view has the display mode of before", "after the background a split view has the display mode that an expand or the room brings"),
        Doubt(SecondaryLeavesFirst.self, "where is a classic secondary when the delegate is asked about it?", "the secondary leaves the screen before the delegate is asked about it", "the secondary is the split view's child when the delegate is asked about it"),
        Doubt(OlderDefects.self, "do iOS 15 to 18 have the defects that are described for iOS 14?", "the defects that Fixing Multi-Level Menu Layouts describes for iOS 14 are gone in iOS 15", "the defects that Fixing Multi-Level Menu Layouts describes for iOS 14 are in iOS 15 to 18, too"),
        Doubt(ContentSwipe.self, "does a left item or a hidden back button stop the swipe back in the content?", "a left item in the back button's place, or a hidden back button, stops a swipe back in the content", "a left item in the back button's place, or a hidden back button, stops no swipe back in the content"),
        Doubt(ChangeDuringPush.self, "the window changes while a push runs: which comes first?", "a change of the window comes in the middle of a push", "a change of the window waits for the end of a push"),
        Doubt(BarAfterCancelledPop.self, "does the bar come back after a cancelled swipe to a page that hides it?", "after a cancelled swipe back, the bar is as the page that stays sets it", "after a cancelled swipe back, the bar stays as the page below set it"),
        Doubt(DockWalk.self, "does the Dock set insets that stay as they are?", "safe areas are set anew when the Dock comes or goes, though none changes", "safe areas are set anew only where one changes, which the Dock does not bring about"),
        Doubt(EqualInsetsTold.self, "are observers notified of safe areas that stay as they are?", "observers of a safe area are notified of every recomputation, equal values too", "observers of a safe area are notified of other values only"),
        Doubt(NegativeSafeArea.self, "may an app's negative addition bring a safe area below 0?", "a safe area never falls below 0, whatever an app adds", "a safe area falls below 0 where an app adds so"),
        Doubt(SizesUnderFinger.self, "which sizes does an app get while the user drags its window?", "an app that is resized under the finger passes through one size half way", "an app that is resized under the finger gets its new size at the end"),
        Doubt(OpeningAnnounces.self, "does a controller hear of the new size in an animation as the phone opens or closes?", "opening and closing announce the new size in an animation, as an iPad's window does", "opening and closing announce the new size without an animation", "opening and closing announce the new size in an animation, after they have called the scene's delegate"),
        Doubt(OrientationAfterClosing.self, "which orientation does the outer display have after closing?", "a phone that closes is held as it was: the outer display stands upright where the inner one lay on its side", "a phone that closes keeps the orientation: the outer display lies on its side where the inner one did"),
        Doubt(AlertBesideFold.self, "on which side of the fold is an alert in book pose?", "an alert of a phone that is half open like a book is on the trailing side", "an alert of a phone that is half open like a book is on the leading side"),
        Doubt(KeyboardAtPose.self, "does the keyboard go down as a phone opens, folds or closes?", "the keyboard goes down as a phone opens, folds or closes, and the field stays first responder", "the keyboard stays up as a phone opens, folds or closes"),
        Doubt(PopoverBarSize.self, "does a bar add to the size of a popover?", "a bar adds nothing to a popover's size", "a navigation controller adds its bar to the size that its page prefers"),
        Doubt(AnchorGone.self, "where is a popover whose source view has left the window?", "a popover stays where it was when its source view leaves the window", "a popover goes to the window's corner when its source view leaves the window"),
        Doubt(PopoverOrder.self, "which side of its anchor does a popover take where it fits on several?", "a popover tries up, down, left and right in this order", "a popover takes the side with most room of those where it fits"),
        Doubt(BarBesideMenu.self, "does the bar that an open menu hangs on take touches?", "a touch beside an open menu closes it and goes no further, on its bar too", "the bar that an open menu hangs on takes touches, as beside a popover"),
    ]
}

enum ColumnSetWhileCollapsed: UInt8, Reading {
    /// While collapsed, a column's new controller takes its place in the stack at once.
    case atOnce
    /// While collapsed, a column's new controller waits for `show(_:)` or an expand.
    case later
    static var behaviour: Behaviour { .columnSetWhileCollapsed }
}

enum DetailWhileCollapsed: UInt8, Reading {
    /// In collapsed columns, show-detail sets the secondary and goes to it.
    case setsSecondary
    /// In collapsed columns, show-detail pushes what it shows.
    case pushes
    static var behaviour: Behaviour { .detailWhileCollapsed }
}

enum FloatingOverhang: UInt8, Reading {
    /// A primary that floats sticks out over the edge by 100 points, as before iOS 26.
    case sticksOut
    /// A primary that floats does not stick out over the edge.
    case inside
    static var behaviour: Behaviour { .floatingOverhang }
}

enum OverhangBesideNotch: UInt8, Reading {
    /// At a notch, the primary's inset is that of the notch and the overhang together.
    case sum
    /// At a notch, the primary's inset is that of the notch or the overhang, the larger one.
    case larger
    static var behaviour: Behaviour { .overhangBesideNotch }
}

enum InsetBeforeFrame: UInt8, Reading {
    /// A relayout sets a column's inset before its frame.
    case insetFirst
    /// A relayout sets a column's frame before its inset.
    case frameFirst
    static var behaviour: Behaviour { .insetBeforeFrame }
}

enum BehaviorDecides: UInt8, Reading {
    /// The automatic behaviour wins, and the permitted mode nearest to the preferred one comes.
    case behavior
    /// The preferred mode wins, and brings the behaviour that permits it.
    case mode
    static var behaviour: Behaviour { .behaviorDecides }
}

enum RoomBesideSidebars: UInt8, Reading {
    /// Sidebars come beside the secondary by themselves where they leave it 550 points.
    case most
    /// Sidebars come beside the secondary by themselves where they leave it 425 points.
    case least
    static var behaviour: Behaviour { .roomBesideSidebars }
}

enum AutomaticMode: UInt8, Reading {
    /// On iOS 17 and 18, sidebars go by room in every window.
    case everywhere
    /// On iOS 17 and 18, sidebars go by room in free windows, and by shape in others.
    case freeWindows
    static var behaviour: Behaviour { .automaticMode }
}

enum ShowSecondaryExpanded: UInt8, Reading {
    /// `show(.secondary)` goes to the closest mode in which nothing covers or displaces the
    /// secondary.
    case uncovers
    /// `show(.secondary)` is ignored while the columns are expanded.
    case isIgnored
    static var behaviour: Behaviour { .showSecondaryExpanded }
}

enum HideWhileCollapsed: UInt8, Reading {
    /// In collapsed columns, `hide` pops the column that is on top.
    case pops
    /// In collapsed columns, `hide` does nothing.
    case nothing
    static var behaviour: Behaviour { .hideWhileCollapsed }
}

enum OwnButtonAlone: UInt8, Reading {
    /// Where the table has no button, the app's own item brings one sidebar.
    case oneSidebar
    /// Where the table has no button, the app's own item does nothing.
    case nothing
    static var behaviour: Behaviour { .ownButtonAlone }
}

enum BeyondTheEnd: UInt8, Reading {
    /// Past its end a column moves by its frame.
    case frame
    /// Past its end a column moves on the screen alone, and its frame stays at the end.
    case drawing
    static var behaviour: Behaviour { .beyondTheEnd }
}

enum CancelledDragLaysOut: UInt8, Reading {
    /// A drag that turns back lays the columns out, and sets insets anew.
    case yes
    /// A drag that turns back moves frames there and back alone.
    case no
    static var behaviour: Behaviour { .cancelledDragLaysOut }
}

enum EdgeDragLimit: UInt8, Reading {
    /// A finger makes a column without a minimum no narrower than 200 points.
    case narrow
    /// A finger makes a column without a minimum no narrower than 320 points, the usual width.
    case usualWidth
    static var behaviour: Behaviour { .edgeDragLimit }
}

enum TopOnNextCollapse: UInt8, Reading {
    /// A collapse proposes the secondary, whatever was on top the last time.
    case secondary
    /// A collapse proposes the column that was on top the last time.
    case lastTop
    static var behaviour: Behaviour { .topOnNextCollapse }
}

enum CollapsedFlag: UInt8, Reading {
    /// In an expand, isCollapsed changes before the columns appear.
    case first
    /// In an expand, isCollapsed changes after the columns have come on screen.
    case last
    static var behaviour: Behaviour { .collapsedFlag }
}

enum PagesAbove: UInt8, Reading {
    /// In an expand, pages above a column in the stack go on the column's own stack.
    case ownColumn
    /// In an expand, pages above a column in the stack stay on the primary's stack.
    case primary
    static var behaviour: Behaviour { .pagesAbove }
}

enum ModeOnExpand: UInt8, Reading {
    /// An expand brings the automatic display mode, whatever was hidden before the collapse.
    case comesBack
    /// Sidebars that were hidden before a collapse stay hidden in the expand.
    case staysHidden
    static var behaviour: Behaviour { .modeOnExpand }
}

enum SnapshotSize: UInt8, Reading {
    /// In the background an app is laid out as in Slide Over, a phone's in portrait.
    case slideOver
    /// In the background an app is laid out as on a device that has turned.
    case turned
    /// In the background an app keeps its size.
    case unchanged
    static var behaviour: Behaviour { .snapshotSize }
}

enum ModeAfterBackground: UInt8, Reading {
    /// After the background a split view has the display mode of before.
    case asBefore
    /// After the background a split view has the display mode that an expand or the room brings.
    case proposed
    static var behaviour: Behaviour { .modeAfterBackground }
}

enum SecondaryLeavesFirst: UInt8, Reading {
    /// The secondary leaves the screen before the delegate is asked about it.
    case leaves
    /// The secondary is the split view's child when the delegate is asked about it.
    case stays
    static var behaviour: Behaviour { .secondaryLeavesFirst }
}

enum OlderDefects: UInt8, Reading {
    /// The defects that Fixing Multi-Level Menu Layouts describes for iOS 14 are gone in iOS 15.
    case gone
    /// The defects that Fixing Multi-Level Menu Layouts describes for iOS 14 are in iOS 15 to 18,
    /// too.
    case last
    static var behaviour: Behaviour { .olderDefects }
}

enum ContentSwipe: UInt8, Reading {
    /// A left item in the back button's place, or a hidden back button, stops a swipe back in the
    /// content.
    case withBackButton
    /// A left item in the back button's place, or a hidden back button, stops no swipe back in the
    /// content.
    case always
    static var behaviour: Behaviour { .contentSwipe }
}

enum ChangeDuringPush: UInt8, Reading {
    /// A change of the window comes in the middle of a push.
    case cutsShort
    /// A change of the window waits for the end of a push.
    case waits
    static var behaviour: Behaviour { .changeDuringPush }
}

enum BarAfterCancelledPop: UInt8, Reading {
    /// After a cancelled swipe back, the bar is as the page that stays sets it.
    case restored
    /// After a cancelled swipe back, the bar stays as the page below set it.
    case lost
    static var behaviour: Behaviour { .barAfterCancelledPop }
}

enum DockWalk: UInt8, Reading {
    /// Safe areas are set anew when the Dock comes or goes, though none changes.
    case always
    /// Safe areas are set anew only where one changes, which the Dock does not bring about.
    case onChange
    static var behaviour: Behaviour { .dockWalk }
}

enum EqualInsetsTold: UInt8, Reading {
    /// Observers of a safe area are notified of every recomputation, equal values too.
    case always
    /// Observers of a safe area are notified of other values only.
    case onChange
    static var behaviour: Behaviour { .equalInsetsTold }
}

enum NegativeSafeArea: UInt8, Reading {
    /// A safe area never falls below 0, whatever an app adds.
    case never
    /// A safe area falls below 0 where an app adds so.
    case always
    static var behaviour: Behaviour { .negativeSafeArea }
}

enum SizesUnderFinger: UInt8, Reading {
    /// An app that is resized under the finger passes through one size half way.
    case halfWay
    /// An app that is resized under the finger gets its new size at the end.
    case atTheEnd
    static var behaviour: Behaviour { .sizesUnderFinger }
}

enum OpeningAnnounces: UInt8, Reading {
    /// Opening and closing announce the new size in an animation, as an iPad's window does.
    case animated
    /// Opening and closing announce the new size without an animation.
    case atOnce
    /// Opening and closing announce the new size in an animation, after they have called the
    /// scene's delegate.
    case geometryFirst
    static var behaviour: Behaviour { .openingAnnounces }
}

enum OrientationAfterClosing: UInt8, Reading {
    /// A phone that closes is held as it was: the outer display stands upright where the inner one
    /// lay on its side.
    case asHeld
    /// A phone that closes keeps the orientation: the outer display lies on its side where the
    /// inner one did.
    case asBefore
    static var behaviour: Behaviour { .orientationAfterClosing }
}

enum AlertBesideFold: UInt8, Reading {
    /// An alert of a phone that is half open like a book is on the trailing side.
    case trailing
    /// An alert of a phone that is half open like a book is on the leading side.
    case leading
    static var behaviour: Behaviour { .alertBesideFold }
}

enum KeyboardAtPose: UInt8, Reading {
    /// The keyboard goes down as a phone opens, folds or closes, and the field stays first
    /// responder.
    case goes
    /// The keyboard stays up as a phone opens, folds or closes.
    case stays
    static var behaviour: Behaviour { .keyboardAtPose }
}

enum PopoverBarSize: UInt8, Reading {
    /// A bar adds nothing to a popover's size.
    case addsNothing
    /// A navigation controller adds its bar to the size that its page prefers.
    case adds
    static var behaviour: Behaviour { .popoverBarSize }
}

enum AnchorGone: UInt8, Reading {
    /// A popover stays where it was when its source view leaves the window.
    case stays
    /// A popover goes to the window's corner when its source view leaves the window.
    case corner
    static var behaviour: Behaviour { .anchorGone }
}

enum PopoverOrder: UInt8, Reading {
    /// A popover tries up, down, left and right in this order.
    case upFirst
    /// A popover takes the side with most room of those where it fits.
    case mostRoom
    static var behaviour: Behaviour { .popoverOrder }
}

enum BarBesideMenu: UInt8, Reading {
    /// A touch beside an open menu closes it and goes no further, on its bar too.
    case swallows
    /// The bar that an open menu hangs on takes touches, as beside a popover.
    case takesTouches
    static var behaviour: Behaviour { .barBesideMenu }
}

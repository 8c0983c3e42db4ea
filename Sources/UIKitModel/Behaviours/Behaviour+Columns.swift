/// Unverified behaviours of split views.
extension Behaviour {
    static let unverifiedOfColumns: [Entry] = [
        Entry(
            .wrapsAtFirstLayout, ["A-009", "B-T2"],
            "whether a column wraps its controller is decided when the split view first lays it out"
        ),
        Entry(
            .wrapsWhatIsNotAllowed, ["B-T2"],
            "a tab bar controller in a column that does not allow it is wrapped"),
        Entry(ColumnSetWhileCollapsed.doubt),
        Entry(
            .replacesClassicDetail, ["B-014", "D-055"],
            "show-detail replaces the navigation controller of a classic secondary"),
        Entry(DetailWhileCollapsed.doubt),
        Entry(
            .rootDecidesRotation, ["B-017", "D-056"],
            "the window's root decides whether a phone's window turns; an iPad's always does"),
        Entry(
            .hiddenColumnRestsOutside, ["A-017"],
            "a hidden column rests 100 points further out than its overhang"),
        Entry(OverhangBesideNotch.doubt), Entry(InsetBeforeFrame.doubt),
        Entry(
            .sidebarAtMostHalf, ["B-040", "B-122", "D-091"],
            "a sidebar is at most half as wide as the split view"),
        Entry(
            .fillLeavesHalf, ["A-117"],
            "a supplementary column that fills leaves half of the split view to the secondary"),
        Entry(
            .inspectorPlace, ["B-195", "B-197"],
            "the inspector is a plain child across from the sidebars, which share the room beside it"
        ),
        Entry(
            .behaviorDecides, ["B-011", "D-001"],
            "what a preferred mode other than one beside means, the automatic behaviour decides"),
        Entry(
            .twoSidebarsNeedRoom, ["B-010"],
            "at no size do two sidebars stand beside a secondary of less than 320 points"),
        Entry(RoomBesideSidebars.doubt), Entry(AutomaticMode.doubt),
        Entry(
            .automaticTriple, ["A-114", "B-043", "D-050"],
            "up to iOS 16, three columns displace in landscape and overlay in portrait by themselves"
        ),
        Entry(.changeEndsChange, ["B-012"], "a second change of columns ends the first at once"),
        Entry(.modeToldFirst, ["B-050"], "the delegate is told of the mode before the columns"),
        Entry(
            .buttonSequenceInDouble, ["B-T3"],
            "in a double column, the button hides an overlay, and displace acts as tile"),
        Entry(
            .buttonInLeadingBar, ["B-T3"],
            "the display-mode button stands in the bar of the leading-most shown column"),
        Entry(
            .buttonBesideBack, ["B-T3"],
            "the display-mode button stands beside the back button after a push"),
        Entry(
            .itemGoesInTransparent, ["A-020", "A-021"],
            "the display-mode item goes in at alpha 0, and the bar's layout shows it"),
        Entry(
            .appsOwnButton, ["B-030", "D-075"],
            "in a column style, a display-mode item that the app places is a second button"),
        Entry(OwnButtonAlone.doubt),
        Entry(
            .dragResistance, ["A-004"],
            "past its end a column follows half as far; a cancelled finger turns halfway"),
        Entry(BeyondTheEnd.doubt),
        Entry(
            .swipeFromSecondaryAlone, ["A-114", "A-119"],
            "an edge swipe brings a sidebar back where the secondary stood alone"),
        Entry(
            .gestureAnnounces, ["B-050"],
            "a gesture that finishes tells of mode and column when the finger leaves"),
        Entry(
            .cancelledSwipeAppears, ["B-007", "B-032"],
            "a cancelled swipe lets the column appear and disappear again"),
        Entry(CancelledDragLaysOut.doubt),
        Entry(.noGestureWhileMoving, ["B-032"], "no gesture begins while columns move"),
        Entry(
            .edgeDrag, ["B-194"],
            "an edge that is dragged passes one width half way; a column keeps 200 points, and its "
                + "width until the app prefers another"),
        Entry(
            .collapsedShowing, ["B-191"],
            "while collapsed, the split view shows the column on top and no other"),
        Entry(TopOnNextCollapse.doubt), Entry(CollapsedFlag.doubt),
        Entry(
            .emptyColumnStaysOut, ["B-051"],
            "a column that has nothing to show is not put on the collapsed stack"),
        Entry(
            .pagesAboveGoToColumn, ["B-051", "B-122"],
            "in an expand, pages above a column in the stack go on the column's own stack"),
        Entry(SnapshotSize.doubt),
        Entry(
            .modeAfterBackground, ["B-056", "D-074"],
            "after the background a split view has the display mode of before"),
        Entry(.collapseEndsChange, ["B-013"], "a collapse ends a running change of columns first"),
        Entry(
            .modeWaitsForCollapse, ["B-010"],
            "a mode that is asked for during a collapse waits for the next expand"),
        Entry(
            .inspectorSheet, ["B-196"],
            "the inspector's sheet is one like any other; its drag tells the delegate of the column"
        ),
        Entry(
            .inspectorAdapts, ["B-196"],
            "a shown inspector is a sheet at the end of a collapse, and a column in an expand"),
        Entry(
            .classicChildrenAtOnce, ["B-004"],
            "the controllers of a classic split view are its children at once"),
        Entry(
            .classicNearestMode, ["A-110"],
            "a classic split view takes a mode of columns as the nearest of its three"),
        Entry(
            .classicGestures, ["B-043", "B-T1"],
            "a swipe brings a classic primary in; a drag or a touch beside sends it away"),
        Entry(.classicPrimaryInside, ["B-003"], "a classic primary does not stick out"),
        Entry(SecondaryLeavesFirst.doubt),
        Entry(
            .separatedLeavesStack, ["B-053"],
            "what a delegate separates leaves the stack that it is on"),
    ]
}

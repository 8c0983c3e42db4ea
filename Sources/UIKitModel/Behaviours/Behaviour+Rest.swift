/// Unverified behaviours of everything but split views, and of their defects.
extension Behaviour {
    static let unverifiedOfRest: [Entry] = [
        Entry(
            .poppedIsRight, ["A-012", "A-018"],
            "after a pop, the getter and the next layout are right again"),
        Entry(
            .eagerBar, ["A-021"],
            "a bar lays itself out when insets change, and then counts as done"),
        Entry(
            .expandedViewIsNarrow, ["A-040"],
            "on expanding, a view over the edge is as wide as the collapsed width allowed"),
        Entry(.stackTwice, ["B-062"], "a stack with one controller twice raises"),
        Entry(
            .nestingPermitted, ["A-085"],
            "nesting is permitted from the question about a collapse until an expand"),
        Entry(
            .nestedBarGivesWay, ["A-070"],
            "a nested navigation controller's bar gives way to the outer bar"),
        Entry(
            .nestedPopsFirst, ["A-069", "A-070"],
            "Back and the swipe pop the nested stack first, then the outer one"),
        Entry(.toolbarHeight, ["A-148", "B-112"], "toolbars are as high as navigation bars"),
        Entry(
            .barHeight, ["B-112", "B-174"],
            "navigation bars are 50 points high on an iPad, 44 on a phone, 32 on one that lies on its side"
        ),
        Entry(.swipeAtRoot, ["B-066"], "as documented, a swipe at the root leaves nothing behind"),
        Entry(
            .swipeNeedsBackButton, ["B-066"],
            "a left item in the back button's place, or a hidden back button, stops UIKit's own swipe back"
        ),
        Entry(
            .immediateChangeEnds, ["B-070"],
            "a change without animation ends the running transition first"),
        Entry(
            .noTouchWhileMoving, ["B-070"], "no touch arrives while columns or presentations move"),
        Entry(ChangeDuringPush.doubt), Entry(BarAfterCancelledPop.doubt),
        Entry(
            .secondTouch, ["C-040"],
            "the second of two quick taps arrives before the first has changed the screen"),
        Entry(
            .twoFingers, ["B-091"],
            "two fingers that leave two controls together run the actions of both"),
        Entry(
            .willShowAfterAppearing, ["A-152", "A-153", "B-140"],
            "the delegate's will-show comes after viewWillAppear, its did-show after viewDidAppear, "
                + "also for a root that comes on screen"),
        Entry(
            .splitInNavigation, ["B-002", "C-003"],
            "a split view may be the root of a navigation controller, whose bar is one more"),
        Entry(
            .tabSwitchOrder, ["B-102"],
            "a tab that is selected hears that it will appear before the other one hears that it "
                + "disappears"),
        Entry(
            .tabsUnderBar, ["B-060"],
            "a tab bar controller in a navigation controller works, and shows both bars"),
        Entry(
            .tabBarHeight, ["B-112", "B-174", "D-079"],
            "tab bars are 50 points high on an iPad, 49 on a phone, 32 on one that lies on its side"
        ),
        Entry(
            .tapPopsToRoot, ["B-060"],
            "a tap on the selected tab pops its navigation controller to the root"),
        Entry(
            .moreList, ["D-035"],
            "a page that is chosen in the list of More takes the list's place"),
        Entry(
            .topTabBar, ["B-198", "D-029"],
            "tabs at the top are as wide as their titles, and pushed pages leave them there"),
        Entry(
            .ownTabs, ["B-199"],
            "tabs at the root make their controllers when they are set, and their delegate hears of no "
                + "controllers"),
        Entry(
            .tabSidebar, ["B-200"],
            "the sidebar of tabs is hidden at first, and comes back after compact width"),
        Entry(
            .sidebarOfTabsPlace, ["B-201"],
            "the sidebar of tabs is 320 points wide, and a touch beside it leaves it there"),
        Entry(
            .tabGroups, ["B-202"],
            "the delegate hears of a group's child; pages are counted once they are made"),
        Entry(
            .managedTabs, ["B-203"],
            "where the user has popped a tab's controller, its group is the selected tab"),
        Entry(
            .keyboardHeight, ["B-079"],
            "the keyboard has measured heights, and turning the device moves it anew"),
        Entry(
            .keyboardKey, ["B-079"],
            "the keyboard's own key hides it and leaves the field first responder"),
        Entry(
            .traitsBeforeHierarchy, ["B-143", "D-022"],
            "before its view is in the hierarchy a controller reads the traits of the window"),
        Entry(
            .handlersAfterCallback, ["B-175"],
            "handlers of traits are called after traitCollectionDidChange, those of views last"),
        Entry(DockWalk.doubt),
        Entry(EqualInsetsTold.doubt),
        Entry(NegativeSafeArea.doubt),
        Entry(
            .flexibleParts, ["B-103"],
            "several flexible parts of an autoresizing mask share a change equally"),
        Entry(
            .animationTimes, ["B-100"],
            "animations take a third of a second or so; values are final at once"),
        Entry(
            .textMetric, ["B-151"],
            "a character is half as wide as its font is large, a line six fifths as high"),
        Entry(
            .edgesInTurn, ["B-166"],
            "constraints place one view after the other; a length by the content gives way to them"),
        Entry(.automaticInset, ["B-131"], "the scroll view of a page is its first view"),
        Entry(
            .contentStays, ["B-133"],
            "content at its top stays there when insets change, and none goes beyond its end"),
        Entry(
            .scrollByPage, ["B-133", "B-134"],
            "a finger scrolls by 88 points less than a page at once, and holds before it lifts"),
        Entry(
            .interactiveDismissal, ["B-136", "D-078"],
            "where a drag dismisses the keyboard interactively, each drag downwards does"),
        Entry(
            .workAfterLayout, ["B-123"], "blocks run after the layout that their event asked for"),
        Entry(
            .delayedWorkFirst, ["B-123"],
            "delayed work runs before an animation that ends at the same time"),
        Entry(
            .otherQueues, ["B-123"],
            "other queues run on the same thread, in the order of all queues"),
        Entry(
            .tenSeconds, ["B-123", "B-126"],
            "an action waits for work that is due within ten seconds"),
        Entry(
            .waitingForQueues, ["B-124"],
            "while the main queue waits, other queues run and the clock stands still"),
        Entry(
            .tasks, ["B-128"],
            "the parts of tasks run as blocks of the main queue and of other queues do"),
        Entry(.regularWidth, ["B-T5"], "a window is regular from 660 points on"),
        Entry(.phoneInsets, ["B-114"], "a phone's insets are those of one size of phone"),
        Entry(
            .freeWindow, ["B-121", "B-144"],
            "a free window has the insets of the screen, and is never smaller than 320 × 480 points"
        ),
        Entry(
            .resizesUnderFinger, ["B-121", "D-080"],
            "an app that is resized under the finger passes through one size half way"),
        Entry(
            .phoneWindow, ["D-043", "D-044"],
            "a phone's free window has a least size, bars, and classes by its width as an iPad's"),
        Entry(
            .resizesInSteps, ["D-042"],
            "an app that requires the full screen loses what is too long for its orientations"),
        Entry(
            .popoverDefaultSize, ["A-132"],
            "a popover without a size is as wide as Slide Over in landscape"),
        Entry(PopoverBarSize.doubt),
        Entry(
            .navigationKeepsSize, ["A-135"],
            "a top controller that wants no size leaves the navigation controller's as it is"),
        Entry(
            .constraintsKeepFrame, ["A-151"],
            "a view without mask and constraints keeps its frame"),
        Entry(AnchorGone.doubt),
        Entry(PopoverOrder.doubt),
        Entry(
            .popoverDirections, ["B-075"],
            "a popover that fits on no side shows most, or covers its anchor"),
        Entry(
            .sheetSizes, ["B-076"],
            "sheets have the sizes that devices show; popovers are compact inside"),
        Entry(
            .cancelledSheetDrag, ["B-090", "D-081"],
            "a sheet that is dragged and let go disappears and appears again"),
        Entry(
            .sheetHeights, ["B-192"],
            "a medium sheet has half the height of a large one, also in the middle, where it stays"),
        Entry(
            .tapOnAnchor, ["B-081"],
            "a tap on the item that a popover points at dismisses it, and does nothing else"),
        Entry(
            .presenterGoes, ["B-082"], "what a controller has presented stays when that is freed"),
        Entry(
            .goesWithContext, ["B-181"],
            "what covers a context leaves the screen with it, and comes back"),
        Entry(.alertSizes, ["B-153"], "alerts and action sheets have the sizes that devices show"),
        Entry(
            .menuInline, ["B-152", "D-082"],
            "a menu shows the actions of the menus in it among its own, in a popover, and a touch elsewhere "
                + "only closes it"),
        Entry(BarBesideMenu.doubt),
    ]
}

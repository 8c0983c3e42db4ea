/// Behaviours that a source describes, in coarse groups.
extension Behaviour {
    static let verified: [Entry] = [
        Entry(
            .columnLayout, ["A-003", "A-006", "A-014"],
            "the primary sticks out over its edge, and is inset by what sticks out"),
        Entry(
            .sidebarOnTheRight, ["A-015", "A-115", "B-042"],
            "layout direction and primary edge put the sidebars on the right"),
        Entry(.modeChange, ["A-106", "B-013"], "the columns go where the mode in force says"),
        Entry(
            .columnRequest, ["B-012"],
            "show and hide go to the closest mode with the column shown, or hidden"),
        Entry(
            .inspector, ["B-195"], "the inspector comes and goes beside the secondary"),
        Entry(
            .displayModeButton, ["A-007", "B-T3"],
            "the display-mode button goes to the mode of the table"),
        Entry(
            .secondaryOnlyButton, ["A-113", "B-T3"],
            "the double arrow leaves the secondary alone, or ends that"),
        Entry(
            .touchOnDimmed, ["A-107", "A-114", "B-T1"],
            "a touch on the dimmed secondary dismisses the sidebars"),
        Entry(.columnGesture, ["A-005", "A-112", "B-032"], "a finger moves the sidebars"),
        Entry(
            .collapse, ["A-064", "A-065", "B-013"],
            "a split view that becomes compact collapses"),
        Entry(
            .compactColumn, ["A-068", "A-100"],
            "a compact column is all there is while collapsed"),
        Entry(
            .stackedColumns, ["A-069", "B-051"],
            "the columns become one stack up to the top column"),
        Entry(
            .expand, ["A-101", "B-052"],
            "a split view that becomes regular expands, in a mode that the delegate names"),
        Entry(
            .classicCollapse, ["A-068", "B-053"],
            "a classic split view collapses onto its primary"),
        Entry(
            .classicExpand, ["A-081", "B-053"],
            "a classic split view separates its secondary again"),
        Entry(.backgroundSnapshot, ["B-056"], "going to the background collapses and expands once"),
        Entry(.transition, ["B-065", "B-100"], "a stack changes with callbacks in their order"),
        Entry(.deferredChange, ["B-070"], "a push during a transition waits for its end"),
        Entry(.interruption, ["B-070"], "since iOS 26 a push or pop completes for the next change"),
        Entry(.swipeBack, ["B-066"], "a swipe back pops, or leaves the stack as it was"),
        Entry(
            .cancelledSwipeBack, ["B-064", "B-066"],
            "a cancelled swipe back asks the returning controller again"),
        Entry(.barVisibility, ["B-064", "B-112"], "hiding the bar gives its room to the content"),
        Entry(.barHidesItself, ["B-067"], "bars hide by themselves where the app asks for it"),
        Entry(
            .nesting, ["A-085", "B-069", "B-142"],
            "a navigation controller can be nested while a split view is collapsed"),
        Entry(.tabs, ["B-102", "B-103"], "the selected tab is on screen"),
        Entry(
            .keyboard, ["B-079"],
            "the keyboard covers a part of the window, and the app hears of it"),
        Entry(
            .dockWalk, ["A-024", "B-113"],
            "the window walks the controllers when the Dock comes or goes"),
        Entry(.additionalInsets, ["A-016", "B-111"], "additional insets are in force at once"),
        Entry(.insetLoop, ["A-040"], "insets that keep changing themselves are given up"),
        Entry(.sizeChange, ["B-114", "B-117"], "a change of size goes down the tree"),
        Entry(.traitChange, ["B-115"], "traits go from parent to child"),
        Entry(.queuedWork, ["B-123", "B-126"], "blocks and timers run on the simulation's clock"),
        Entry(
            .presentation, ["B-080", "B-082"],
            "a presentation shows a controller over the others"),
        Entry(.popoverPlacement, ["B-071", "B-075"], "a popover stands beside its anchor"),
        Entry(.popoverSize, ["A-134", "A-135"], "a navigation controller takes its top's size"),
        Entry(.adaptation, ["B-076", "B-078"], "a presentation adapts its style to the window"),
        Entry(.touchOutside, ["B-080"], "a touch beside a popover dismisses it"),
        Entry(.sheetDrag, ["B-090"], "a finger drags a sheet down, which dismisses it"),
        Entry(
            .sheetDetents, ["B-192"],
            "a finger drags a sheet from one of its heights to the next"),
        Entry(
            .scrolling, ["B-130", "B-131", "B-133"],
            "a finger moves the content of a scroll view, which the safe area insets"),
    ]
}

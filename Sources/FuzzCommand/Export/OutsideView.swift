internal import SplitFuzz
internal import StatefulTesting

/// How far a UI test, which sees the app from outside, can judge an invariant.
struct OutsideView {
    /// The name of the function that asserts that the app runs.
    static let running = "assertRunning"

    /// The names of the functions that assert something about the screen after the last action.
    let checks: [String]
    /// Whether the screen must be the same before and after the last action.
    let comparesScreens: Bool
    /// What a person must look at, as a question; `nil` if the assertions are enough.
    let look: String?

    init(_ checks: String..., comparesScreens: Bool = false, look: String? = nil) {
        self.checks = checks + [Self.running]
        self.comparesScreens = comparesScreens
        self.look = look
    }

    /// The view of an invariant. One without a view is a question to a person; a test checks that
    /// each invariant has one.
    @MainActor init(of invariant: String) {
        self =
            Self.views[invariant]
            ?? OutsideView(look: "Does this hold: \(Self.summary(of: invariant))?")
    }

    /// What an invariant promises, as a clause.
    @MainActor static func summary(of invariant: String) -> String {
        switch invariant {
        case Violation.start: "the app starts"
        case Violation.keepsRunning: "the app keeps running, and each step ends"
        default:
            SplitMachine.invariants.first { $0.name == invariant }?.summary
                ?? SplitMachine.goals.first { $0.name == invariant }?.summary ?? invariant
        }
    }

    /// The views of all invariants, by name.
    static let views: [String: OutsideView] = [
        "start": OutsideView(),
        "keeps-running": OutsideView(),
        "no-exception": OutsideView(),
        "layout-settles": OutsideView(),
        "primary-content-on-screen": OutsideView("assertContentInsideWindow"),
        "single-navigation-bar": OutsideView("assertOneBarInEachColumn"),
        "display-mode-button-visible": OutsideView("assertOneSidebarButton"),
        "no-stray-button": OutsideView("assertNoSecondSidebarButton"),
        "way-back-visible": OutsideView("assertWayBack"),
        "background-undone": OutsideView(comparesScreens: true),
        "cancel-undone": OutsideView(comparesScreens: true),
        "insets-current": OutsideView(
            "assertContentInsideWindow",
            look: "Does the content begin at the column's edge and below its bar, without a gap?"),
        "popover-anchored": OutsideView(
            "assertPopoverInsideWindow",
            look: "Does the popover's arrow point at what has opened it?"),
        "popover-placed": OutsideView(
            "assertPopoverInsideWindow",
            look: "Does the popover lie beside what has opened it, clear of the keyboard?"),
        "sizes-match": OutsideView(
            look: "Is the popover as large as its content, and each column as wide as it should be?"
        ),
        "place-kept": OutsideView(look: "Is what was opened last still in sight, or behind it?"),
        "legal-columns": OutsideView(look: "Is each page in the column where it belongs?"),
        "layout-current": OutsideView(
            look: "Is the content laid out for the width that it has now?"),
        "comes-to-rest": OutsideView(look: "Has every animation ended?"),
        "views-fill": OutsideView(look: "Does the app fill its window, without gaps?"),
        "collapsed-in-compact": OutsideView(
            look: "Is there one column in a narrow window, and more in a wide one?"),
        "mode-kept": OutsideView(
            look: "Are the same columns in sight as before, or those that the app asks for?"),
        "sidebar-in-landscape": OutsideView(look: "Is the sidebar in sight?"),
        "presentations-kept": OutsideView(
            look: "Is what was presented before the last step still there?"),
        "keyboard-follows-field": OutsideView(
            look: "Is the keyboard there exactly while a text field is in use?"),
        "taps-arrive": OutsideView(look: "Has the last tap done what its control promises?"),
        "ways-lead": OutsideView(
            look: "Has the last button or gesture of the system shown or hidden what it should?"),
        "requests-carried-out": OutsideView(
            look: "Is what the app wanted to present, dismiss or show presented, gone or shown?"),
        "content-in-reach": OutsideView(look: "Does scrolling bring the last control into sight?"),
        "never-stuck": OutsideView(
            look: "Can a button or a gesture bring the columns back that are not in sight?"),
        // What only a debugger shows.
        "appearance-balanced": OutsideView(
            look:
                "With breakpoints in viewWillAppear, viewDidAppear and their opposites: does each "
                + "page hear of them in order, once?"),
        "nothing-logged": OutsideView(look: "Is the console free of warnings of UIKit?"),
        "sizes-announced": OutsideView(
            look: "With a breakpoint in viewWillTransition(to:with:): does each page hear of the "
                + "size that it gets?"),
        "traits-told": OutsideView(
            look: "With breakpoints where the app hears of traits: does each page hear of each "
                + "change, before and after it?"),
        "delegates-told": OutsideView(
            look: "With breakpoints in the delegates: does each hear of each change of modes, "
                + "columns, stacks and presentations?"),
        "getters-agree": OutsideView(
            look: "In the debugger: are the columns that the split view names those on the screen?"),
    ]
}

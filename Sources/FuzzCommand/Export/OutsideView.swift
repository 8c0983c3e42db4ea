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

    /// The view of an invariant. One without a view is a question to a person.
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

    /// The views of the invariants that a UI test can judge in part, by name.
    static let views: [String: OutsideView] = [
        "start": OutsideView(),
        "keeps-running": OutsideView(),
        "no-exception": OutsideView(),
        "layout-settles": OutsideView(),
        "primary-content-on-screen": OutsideView("assertContentInsideWindow"),
        "single-navigation-bar": OutsideView("assertOneBarInEachColumn"),
        "display-mode-button-visible": OutsideView("assertOneSidebarButton"),
        "as-specified": OutsideView(
            "assertNoSecondSidebarButton",
            look: "Are the columns, the presentations and the keyboard what was asked for?"),
        "way-back-visible": OutsideView("assertWayBack"),
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
    ]
}

import UIKit

extension AppUnderTest {
    /// Trips, the days of a trip, and a day, on a phone that folds. The variants are mistakes that
    /// developers have reported of such phones.
    public static let trips = AppUnderTest(
        name: "trips",
        summary: "trips, days and a day in three columns beside other tabs, on a phone that folds",
        setup: LaunchSetup(
            device: .iPhoneDuo, release: .iOS27Point1, orientation: .portrait,
            deploymentTarget: .iOS27Point1),
        hints: hints,
        variants: [
            variant(
                "placeholder", "leaves it to UIKit which column is on top after a collapse (D-273)",
                .placeholder),
            variant(
                "tabs-by-class", "changes its tabs in the update that changes the size class",
                .tabsByClass),
            variant(
                "one-edge", "pins the page of a day to the safe area at one edge alone", .oneEdge),
            variant(
                "class-by-size", "overrides the size class in a layout method (D-272)",
                .classBySize),
            variant("right", "makes none of these mistakes", nil),
        ])

    private static func variant(
        _ name: String, _ summary: String, _ mistake: TripsMistake?
    ) -> Variant {
        Variant(name, summary) { TripsTabBarController(mistake: mistake) }
    }

    private static var hints: Hints {
        var hints = Hints.pageOnTop
        hints.expect("draft-kept") { root in
            guard let page = (root as? TripsTabBarController)?.planner.page, page.isViewLoaded,
                page.shownDraft != page.draft
            else { return nil }
            return "the field shows \"\(page.shownDraft)\", the draft is \"\(page.draft)\""
        }
        hints.expect("list-uncovered") { root in
            guard let tabs = root as? TripsTabBarController, tabs.planner.isPlaceholderOnTop
            else { return nil }
            return "a placeholder covers the list"
        }
        hints.expect("rows-in-safe-area") { root in
            guard let page = (root as? TripsTabBarController)?.planner.page,
                let view = page.viewIfLoaded, view.window != nil
            else { return nil }
            let safeArea = view.safeAreaLayoutGuide.layoutFrame
            let isInside = view.subviews.allSatisfy {
                $0.frame.minX >= safeArea.minX && $0.frame.maxX <= safeArea.maxX
            }
            return isInside ? nil : "a row of a day is not in the safe area"
        }
        return hints
    }
}

/// The mistake that a variant makes; the summaries of the variants describe each.
enum TripsMistake {
    case placeholder, tabsByClass, oneEdge, classBySize
}

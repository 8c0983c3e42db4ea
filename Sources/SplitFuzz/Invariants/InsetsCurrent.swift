import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// The top controller of each shown column has the safe area that the documented rules give for
    /// the position of its view. An edge may also include the insets that the app adds (B-110 to
    /// B-112).
    @MainActor static var insetsCurrent: Self {
        Invariant(
            "insets-current",
            summary: "safe areas are those that the rules give for the current frames",
            sources: ["A-006", "A-014", "B-110", "B-112"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            for split in machine.screen.splits {
                for shown in machine.screen.columns(of: split).reversed() {
                    guard let top = shown.navigation?.innermostTopViewController,
                        top.isViewLoaded,
                        top.view.window != nil
                    else { continue }
                    let documented = insets(
                        of: top.view, in: shown, of: split, simulation: machine.simulation)
                    if !isCurrent(top, documented: documented) {
                        return Mismatch(
                            shown.column.label,
                            explanation: explanation(top, documented: documented))
                    }
                }
            }
            return nil
        }
    }

    /// The safe area by the documented rules, computed from frames alone: the insets of the
    /// window's bars, of the navigation bar, and of the overhang.
    @MainActor private static func insets(
        of view: UIView, in shown: UISplitViewController.ShownColumn,
        of split: UISplitViewController, simulation: Simulation
    ) -> UIEdgeInsets {
        let frame = view.convert(view.bounds, to: nil)
        let column = split.view.convert(shown.visible, to: nil)
        let covered = simulation.windowInsets
        let safe = simulation.window.bounds.inset(by: covered)
        // A part outside of the column is covered. A part outside of the window is covered only at
        // edges that the device covers: a displaced secondary has no inset at the window's edge.
        func inset(_ beyondColumn: CGFloat, _ beyondSafe: CGFloat, _ edge: CGFloat) -> CGFloat {
            max(0, beyondColumn, edge > 0 ? beyondSafe : 0)
        }
        var insets = UIEdgeInsets(
            top: inset(column.minY - frame.minY, safe.minY - frame.minY, covered.top),
            left: inset(column.minX - frame.minX, safe.minX - frame.minX, covered.left),
            bottom: inset(frame.maxY - column.maxY, frame.maxY - safe.maxY, covered.bottom),
            right: inset(frame.maxX - column.maxX, frame.maxX - safe.maxX, covered.right))
        if let navigation = shown.navigation, !navigation.isNavigationBarHidden {
            let bar = navigation.navigationBar
            insets.top = max(insets.top, bar.convert(bar.bounds, to: nil).maxY - frame.minY)
        }
        return insets
    }

    /// As in `the safe area of "Presenters" is 0 at the left; its frame needs 100`.
    @MainActor private static func explanation(
        _ top: UIViewController, documented: UIEdgeInsets
    ) -> String {
        let edges = zip(top.view.safeAreaInsets.edges, documented.edges)
        let wrong = edges.first { abs($0.inset - $1.inset) >= 0.5 }
        guard let (actual, expected) = wrong else { return "" }
        return "the safe area of \(top.readableName) is \(actual.inset.text) at the "
            + "\(actual.name); its frame needs \(expected.inset.text)"
    }

    @MainActor private static func isCurrent(
        _ top: UIViewController, documented: UIEdgeInsets
    ) -> Bool {
        let actual = top.view.safeAreaInsets
        // Most controllers pass here. Collecting the insets that apps add is slow.
        if areAlike(actual, documented) { return true }
        var added = UIEdgeInsets.zero
        var controller: UIViewController? = top
        while let current = controller {
            added.top += current.additionalSafeAreaInsets.top
            added.left += current.additionalSafeAreaInsets.left
            added.bottom += current.additionalSafeAreaInsets.bottom
            added.right += current.additionalSafeAreaInsets.right
            controller = current.parent
        }
        func agrees(_ actual: CGFloat, _ documented: CGFloat, _ added: CGFloat) -> Bool {
            abs(actual - documented) < 0.5 || abs(actual - max(0, documented + added)) < 0.5
        }
        return agrees(actual.top, documented.top, added.top)
            && agrees(actual.left, documented.left, added.left)
            && agrees(actual.bottom, documented.bottom, added.bottom)
            && agrees(actual.right, documented.right, added.right)
    }

    private static func areAlike(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
        abs(one.top - other.top) < 0.5 && abs(one.left - other.left) < 0.5
            && abs(one.bottom - other.bottom) < 0.5 && abs(one.right - other.right) < 0.5
    }
}

import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// While expanded, a shown column with a navigation controller has exactly one visible bar. The
    /// bar is as wide as the column, and shows the item of the stack's top controller (A-008).
    /// While collapsed, there is at most one bar.
    ///
    /// A container of the app's may show several stacks side by side, or one at a time. Each has a
    /// bar then, and only a bar right below another is one too many. Where something is presented
    /// over the column in a context, its stack is judged instead. No source tells of the bars
    /// around a context (B-181).
    static var singleNavigationBar: Self {
        Invariant(
            "single-navigation-bar",
            summary: "a column with a navigation controller shows exactly one bar, its own",
            sources: ["A-002", "A-008", "A-009"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            for shown in machine.screen.allColumns {
                guard let fault = faultOfBars(shown) else { continue }
                return Mismatch(shown.column.label, "the \(shown.column.label) \(fault)")
            }
            return nil
        }
    }

    /// What is wrong with the bars of a column, as part of a sentence; `nil` if nothing is.
    private static func faultOfBars(_ shown: UISplitViewController.ShownColumn) -> String? {
        var bars: [UINavigationBar] = []
        let view = (shown.controller.coverInContext ?? shown.controller).viewIfLoaded
        view?.appendVisibleBars(to: &bars)
        var lastBar = bars.last
        // Most columns have one bar. Looking for the reasons of more is slow.
        if bars.count > 1 {
            bars = bars.filter { !$0.isPresented(inside: view) }
            bars = bars.filter { bar in !bars.contains { $0.hides(bar) } }
            if bars.contains(where: { bar in bars.contains { $0.isStacked(below: bar) } }) {
                let most = shown.isCollapsed || shown.navigation == nil ? "at most one" : "one"
                return "must show \(most) bar, and shows \(bars.count)"
            }
            lastBar =
                bars.first { $0 === shown.navigationInFront?.navigationBar }
                ?? (bars.count == 1 ? bars.first : nil)
        }
        guard !shown.isCollapsed, let navigation = shown.navigationInFront,
            !navigation.isNavigationBarHidden, !(shown.controller is UISplitViewController)
        else { return nil }
        guard let bar = lastBar else { return "must show one bar, and shows \(bars.count)" }
        let frame = bar.frameInWindow
        let room = shown.roomForBar(of: navigation)
        if frame.minX > room.minX + 0.5 || frame.maxX < room.maxX - 0.5 {
            return "is \(room.width.points) wide, and its bar \(frame.width.text)"
        }
        let top = navigation.innermostTopViewController
        if bar.topItem === top?.navigationItem { return nil }
        return "shows \(top?.readableName ?? "nothing"), and its bar belongs to "
            + (bar.topItem?.title.map { "\"\($0)\"" } ?? "something else")
    }
}

extension UINavigationBar {
    /// Whether the navigation controller of this bar lies over another bar.
    fileprivate func hides(_ other: UINavigationBar) -> Bool {
        guard other !== self, let view = viewOfOwner, view !== other.viewOfOwner else {
            return false
        }
        return view.isInFront(of: other) && view.takesUpPlace(of: other)
    }

    /// Whether this bar lies below another one, and no content has room between the two. Bars side
    /// by side belong to different content, and so does a bar further down.
    fileprivate func isStacked(below other: UINavigationBar) -> Bool {
        guard other !== self else { return false }
        let (lower, upper) = (frameInWindow, other.frameInWindow)
        guard lower.minX < upper.maxX - 0.5, lower.maxX > upper.minX + 0.5 else { return false }
        let gap = lower.minY - upper.maxY
        if gap > -0.5 { return gap < upper.height }
        // A drawer of the app's may lie over a part of a bar. Bars of nested controllers may not
        // overlap.
        guard lower.maxY > upper.minY + 0.5 else { return false }
        guard let outer = other.viewOfOwner else { return gap < -upper.height / 2 }
        return isDescendant(of: outer)
    }
}

extension UISplitViewController.ShownColumn {
    /// The part of the column that a bar should span, in the window's coordinates: all of it, or
    /// what a container of the app's leaves to the navigation controller beside something else.
    @MainActor fileprivate func roomForBar(of navigation: UINavigationController) -> CGRect {
        guard navigation !== controller, let container = controller.viewIfLoaded,
            let view = navigation.viewIfLoaded, container.subviews.count > 1
        else { return visibleInWindow }
        return view.frameInWindow.part(in: visibleInWindow)
    }
}

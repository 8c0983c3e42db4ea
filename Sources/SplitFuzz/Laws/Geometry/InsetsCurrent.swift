import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// The top controller of each shown column, of a sheet, of a full screen and of a window
    /// without a split view has the safe area that the documented rules give for the position of
    /// its view (B-110 to B-112), plus what the app adds.
    ///
    /// At the left and the right, what the app adds may neither put the content beyond the column
    /// or below a notch, nor repeat the inset for the part of the column that sticks out (A-006,
    /// A rail of the app's may be as wide as that part. Parts of a page have what of its
    /// safe area reaches into them. The window's own safe area is that of its scene (B-114).
    static var insetsCurrent: Self {
        Invariant(
            "insets-current",
            summary:
                "a page's safe area leaves out what bars, the device or the column's edge hide",
            sources: ["A-006", "A-014", "B-110", "B-112", "B-114"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            let (last, simulation) = (machine.lastAction, machine.simulation)
            if last.isLaunch || !last.leftWindowAlone,
                simulation.windowInsets != simulation.sceneInsets
            {
                return Mismatch("window", "the window's safe area is not that of its scene")
            }
            for shown in machine.screen.allColumns {
                let top = shown.top
                guard top.isInWindow else { continue }
                let place = ColumnPlace(
                    of: top, in: shown, simulation, judgesSides: !top.isBesideSidebarOfTabs)
                if let fault = place.fault(of: top, simulation) {
                    return Mismatch(shown.column.label, fault)
                }
            }
            if machine.screen.splits.isEmpty, let fault = faultOfRoot(simulation) { return fault }
            return faultOfPresented(simulation)
        }
    }

    /// The page of a window without a split view, in containers of UIKit's. One of the app's may
    /// stick out.
    private static func faultOfRoot(_ simulation: Simulation) -> Mismatch? {
        guard let root = simulation.window.rootViewController, root.isInWindow,
            root is UINavigationController || root is UITabBarController,
            let top = root.firstNavigationOnScreen?.innermostTopViewController, top.isInWindow,
            simulation.window.bounds.holds(top.view.frameInWindow)
        else { return nil }
        // The sides are judged in a navigation controller only: no source says what the sidebar of
        // a tab bar controller covers.
        let place = ColumnPlace(
            of: top, in: nil, simulation, judgesSides: root is UINavigationController)
        return place.fault(of: top, simulation).map {
            Mismatch(Region.window.label, $0)
        }
    }

    /// The top controllers of sheets and full screens: the bars of the device cover them where they
    /// reach under these.
    private static func faultOfPresented(_ simulation: Simulation) -> Mismatch? {
        guard simulation.isPresenting else { return nil }
        for presentation in simulation.activePresentations where presentation.isSettled {
            // The bars around a context cover its content, too. The columns of a split view are
            // judged by themselves.
            guard presentation.styleOnScreen != .popover, presentation.context == nil,
                let shown = presentation.controllerOnScreen,
                shown.first(where: { $0 is UISplitViewController }) == nil
            else { continue }
            let top = shown.firstNavigationOnScreen?.innermostTopViewController ?? shown
            guard top.isInWindow else { continue }
            if let fault = ColumnPlace(of: top, in: nil, simulation).fault(of: top, simulation) {
                return Mismatch(Region(presentation).label, fault)
            }
        }
        return nil
    }
}

/// Where a column's content is, and the safe area that the documented rules give it there.
private struct ColumnPlace {
    /// Computed from frames alone: the insets of the window's bars, of bars that UIKit's containers
    /// show, and of the overhang.
    private let documented: UIEdgeInsets
    /// How far the view sticks out of the column at the left and the right, in points.
    private let overhang: (left: CGFloat, right: CGFloat)
    /// The column, in the window's coordinates, or the frame of a controller that is in none.
    private let column: CGRect

    /// - Parameter shown: `nil` for a controller that is in no column.
    @MainActor init(
        of top: UIViewController, in shown: UISplitViewController.ShownColumn?,
        _ simulation: Simulation, judgesSides: Bool = true
    ) {
        let frame = top.view.frameInWindow
        column = shown?.visibleInWindow ?? frame
        var covered = simulation.windowInsets
        let ofBars = top.insetsOfSideBars
        (covered.left, covered.right) = (
            max(covered.left, ofBars.left), max(covered.right, ofBars.right)
        )
        let safe = simulation.window.bounds.inset(by: covered)
        let own = top.edgesOfBars(below: shown?.splitReference)
        let around = shown?.barsAround ?? own
        let bars = (top: max(own.top, around.top), bottom: min(own.bottom, around.bottom))
        // A part outside of the column is covered. What the device covers of the column counts, by
        // no more than at the window's edge (D-064): a displaced secondary has no other inset
        // there.
        func inset(_ beyondColumn: CGFloat, _ beyondSafe: CGFloat, _ edge: CGFloat) -> CGFloat {
            let sticksOut = max(0, beyondColumn)
            return sticksOut + max(0, min(beyondSafe - sticksOut, edge))
        }
        // At the sides, how the two combine is open: the model decides.
        func side(
            _ sticksOut: CGFloat, _ beyondSafe: CGFloat, _ edge: CGFloat, _ fold: CGFloat
        ) -> CGFloat {
            let covered = max(0, min(beyondSafe - sticksOut, edge))
            return simulation.inset(max(covered, fold), beside: sticksOut)
        }
        overhang = (max(0, column.minX - frame.minX), max(0, frame.maxX - column.maxX))
        // Half open like a book, the fold covers a part of the columns on both sides (D-265).
        var ofFold: (left: CGFloat, right: CGFloat) = (0, 0)
        if let fold = simulation.foldInWindow, fold.isUpright,
            shown?.split.displayMode == .oneBesideSecondary
        {
            if abs(column.minX - fold.midX) < 1 { ofFold.left = fold.maxX - column.minX }
            if abs(column.maxX - fold.midX) < 1 { ofFold.right = column.maxX - fold.minX }
        }
        var insets = UIEdgeInsets(
            top: max(
                bars.top - frame.minY,
                inset(column.minY - frame.minY, safe.minY - frame.minY, covered.top)),
            left: side(overhang.left, safe.minX - frame.minX, covered.left, ofFold.left),
            bottom: max(
                frame.maxY - bars.bottom,
                inset(frame.maxY - column.maxY, frame.maxY - safe.maxY, covered.bottom)),
            right: side(overhang.right, frame.maxX - safe.maxX, covered.right, ofFold.right))
        if !judgesSides {
            let (actual, added) = (top.view.safeAreaInsets, top.insetsOfApp)
            (insets.left, insets.right) = (actual.left - added.left, actual.right - added.right)
        }
        documented = insets
    }

    /// What is wrong with a controller's safe area, as a sentence; `nil` if nothing is.
    @MainActor func fault(of top: UIViewController, _ simulation: Simulation) -> String? {
        let actual = top.view.safeAreaInsets
        // Most controllers pass here. Collecting the insets that apps add is slow.
        if actual.isAlike(documented), top.additionalSafeAreaInsets == .zero {
            return top.faultOfParts
        }
        let added = top.insetsOfApp
        let expected = documented.edges
        for (index, edge) in actual.edges.enumerated() {
            let (name, inset) = expected[index]
            let sticksOut = name == "left" ? overhang.left : name == "right" ? overhang.right : 0
            let isOwn = top.additionalSafeAreaInsets.edges[index].inset > 0.5 && sticksOut < 0.5
            if abs(edge.inset - inset) < 0.5, !isOwn { continue }
            let own = added.edges[index].inset
            let isWanted = abs(edge.inset - simulation.safeAreaEdge(inset + own)) < 0.5
            if isWanted, name == "top" || name == "bottom" { continue }
            if isWanted, own > 0,
                sticksOut < 0.5 || abs(own - sticksOut) >= 0.5
                    || top.hasRail(at: name, in: column, width: own)
            {
                continue
            }
            let needs =
                "the safe area of \(top.readableName) is \(edge.inset.text) at the \(name); its frame "
                + "needs \(inset.text)"
            return isWanted && own > 0
                ? "\(needs), and the app adds what sticks out once more" : needs
        }
        return top.faultOfParts
    }
}

extension UIViewController {
    /// What is wrong with the safe area of a part of the view. A part has what of the view's own
    /// reaches into it (B-110). Not judged: what a scroll view scrolls, containers of UIKit's,
    /// which add their bars, and parts that stick out of the view, of which no source tells.
    fileprivate var faultOfParts: String? {
        guard let view = viewIfLoaded, !(view is UIScrollView), !(self is UINavigationController),
            !(self is UITabBarController), !(self is UISplitViewController)
        else { return nil }
        let (insets, bounds) = (view.safeAreaInLayout, view.bounds)
        for part in view.subviews where !part.isHidden {
            let frame = part.frame
            if frame.isEmpty || !bounds.holds(frame) { continue }
            var expected = UIEdgeInsets(
                top: max(0, insets.top + bounds.minY - frame.minY),
                left: max(0, insets.left + bounds.minX - frame.minX),
                bottom: max(0, insets.bottom + frame.maxY - bounds.maxY),
                right: max(0, insets.right + frame.maxX - bounds.maxX))
            let child = children.first { $0.viewIfLoaded === part }
            if let added = child?.additionalSafeAreaInsets { expected = expected.adding(added) }
            if part.safeAreaInLayout.isAlike(expected) { continue }
            return "the safe area of \(type(of: part)) in \(readableName) is "
                + "\(part.safeAreaInLayout.text); its frame needs \(expected.text)"
        }
        return nil
    }

    /// Whether a view stands at an edge of a column and is as wide as the insets that the app adds
    /// there, such as a rail of buttons. It covers the middle of the column's height, and half of
    /// the height or more. It may be inside the content.
    fileprivate func hasRail(at edge: String, in column: CGRect, width: CGFloat) -> Bool {
        guard let view = viewIfLoaded, let window = view.window, edge == "left" || edge == "right"
        else { return false }
        let x = edge == "left" ? column.minX + width / 2 : column.maxX - width / 2
        var next = window.hitTest(CGPoint(x: x, y: column.midY), with: nil)
        while let rail = next, !view.isDescendant(of: rail) {
            let frame = rail.frameInWindow
            if abs(frame.width - width) < 0.5, abs(frame.midX - x) < 0.5,
                frame.height >= column.height / 2
            {
                return true
            }
            next = rail.superview
        }
        return false
    }

    /// The insets that the app adds to this controller and to those that contain it.
    fileprivate var insetsOfApp: UIEdgeInsets {
        var added = UIEdgeInsets.zero
        var controller: UIViewController? = self
        while let current = controller {
            added = added.adding(current.additionalSafeAreaInsets)
            controller = current.parent
        }
        return added
    }
}

extension UIEdgeInsets {
    fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
            right: right + other.right)
    }

    fileprivate var text: String { "\(top.text), \(left.text), \(bottom.text), \(right.text)" }
}

import Foundation

/// Where the bars and the content are.
extension UINavigationController {
    /// The height of the navigation bar, in points.
    var barHeight: CGFloat { Simulation.active.barHeight }

    private var barFrame: CGRect {
        guard let view = viewIfLoaded else { return .zero }
        return CGRect(
            x: 0, y: view.storedSafeAreaInsets.top - sharedRow, width: view.storedFrame.size.width,
            height: hasRow ? barHeight : 0)
    }

    /// The tab bar controller in whose row at the top the bar is (D-029). That a bar that is not as
    /// wide, and the columns of a split view, are below the row is *unverified*.
    private var tabsInRow: UITabBarController? {
        guard showsOwnBar, Simulation.active.release.conventions.tabBarsRise else { return nil }
        var next = parentReference
        while let reference = next {
            let parent = reference.takeUnretainedValue()
            if let tabs = parent.asTabs {
                let isAsWide =
                    tabs.viewIfLoaded?.storedFrame.size.width
                    == viewIfLoaded?.storedFrame.size.width
                return isAsWide ? tabs : nil
            }
            if parent.asSplitView != nil || parent.asNavigation?.showsOwnBar == true { return nil }
            next = parent.parentReference
        }
        return nil
    }

    /// The part of the safe area at the top that is the row of tabs and of the bar, in points.
    private var rowOfTabs: CGFloat {
        min(tabsInRow?.rowAtTop ?? 0, viewIfLoaded?.storedSafeAreaInsets.top ?? 0)
    }

    /// The part of the safe area at the top in which the bar is, in points: the row of tabs, or the
    /// row of the status bar on the upright inner display of a phone that folds (D-213).
    private var sharedRow: CGFloat {
        guard Simulation.folds else { return rowOfTabs }
        let statusBar = Simulation.active.window.storedSafeAreaInsets.top
        if statusBar == 0 || isBelowAnotherBar { return 0 }
        return min(barHeight, statusBar, viewIfLoaded?.storedSafeAreaInsets.top ?? 0)
    }

    /// Whether a navigation controller around this one shows its bar.
    private var isBelowAnotherBar: Bool {
        var next = parentReference
        while let parent = next?.takeUnretainedValue() {
            if parent.asNavigation?.showsOwnBar == true { return true }
            next = parent.parentReference
        }
        return false
    }

    /// The room on each side of the tabs in the bar's row, in points; `nil` where none are.
    var roomBesideTabs: CGFloat? {
        guard let tabs = tabsInRow, tabs.rowAtTop > 0, let strip = tabs.bar.strip else {
            return nil
        }
        return strip.minX - bar.storedSafeAreaInsets.left - 8
    }

    /// The insets of the content: those of this controller's view, plus the bars (B-112).
    var contentInsets: UIEdgeInsets {
        var insets = viewIfLoaded?.storedSafeAreaInsets ?? .zero
        if showsOwnBar, hasRow, !Defect.ignoresBar(of: self) {
            insets.top += max(0, barHeight - sharedRow)
        }
        insets.bottom += toolbarInset
        if showsOwnBar || !toolsAreHidden, let view = viewIfLoaded, let strip = sideStrip {
            insets.cover(strip, in: view.storedFrame.size.width)
        }
        return insets
    }

    func layOutContents() {
        guard let view = viewIfLoaded else { return }
        if showsOwnBar { Simulation.active.passed(.barHeight) }
        if Simulation.folds { bar.laidOutStrip = partsOfStrip }
        bar.setFrame(barFrame)
        layOutTools(in: view)
        raiseTop(in: view)
        for controller in stack {
            if controller.viewIfLoaded?.storedSuperview === view { place(controller) }
        }
    }

    /// Puts the page that stays over the one that leaves, so that it takes the touches of a
    /// transition (D-012). A second touch of the event that has begun it comes earlier (C-040).
    private func raiseTop(in view: UIView) {
        guard transitions.isInterruptible, let transition, let top = stack.last?.viewIfLoaded,
            let leaving = (transition.isCancelled ? transition.to : transition.from)?.viewIfLoaded,
            leaving.superview === view,
            view.storedSubviews.first(where: { $0 === top || $0 === leaving }) === top
        else { return }
        view.insertSubview(top, aboveSubview: leaving)
    }

    func place(_ controller: UIViewController) {
        guard let view = viewIfLoaded, let content = controller.viewIfLoaded else { return }
        let bounds = view.storedBounds
        if !content.storedFrame.isSame(as: bounds) { content.setFrame(bounds) }
        controller.setContentOverlayInsets(contentInsets)
    }

    /// Lays the bar out at once after its insets have changed: UIKit does not wait for the next
    /// pass (stack trace of A-024).
    func layOutBarEagerly() {
        guard isViewLoaded, showsOwnBar else { return }
        bar.setFrame(barFrame)
        bar.layOutEagerly()
    }

    /// Puts the top controller's view in, without a transition.
    func installTopView() {
        guard let top = stack.last, let view = viewIfLoaded else { return }
        top.loadViewIfNeeded()
        guard let content = top.viewIfLoaded, content.storedSuperview !== view else { return }
        for controller in stack.dropLast() {
            guard let old = controller.viewIfLoaded, old.storedSuperview === view else { continue }
            old.removeFromSuperview()
        }
        view.insertSubview(content, at: 0)
        place(top)
    }
}

import Foundation
import UIKit

/// Gives configured answers to a classic split view's questions. Records each with the values of
/// `isCollapsed` and `viewControllers` inside it.
@MainActor final class ClassicListener: NSObject, UISplitViewControllerDelegate {
    let journal = Journal()
    var collapses = false
    /// The delegate's own action with the secondary.
    var onCollapse: (_ secondary: UIViewController, _ primary: UIViewController) -> Void = { _, _ in
    }
    var separate: (UIViewController) -> UIViewController? = { _ in nil }
    var collapsedPrimary: UIViewController?
    var expandedPrimary: UIViewController?
    var shows = false
    var showsDetail = false
    var target = UISplitViewController.DisplayMode.automatic

    private func note(_ event: String, _ split: UISplitViewController) {
        journal.note(
            "\(event), \(split.isCollapsed ? "collapsed" : "expanded"), "
                + "\(split.viewControllers.count)")
    }

    func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
        note("primary for collapsing?", splitViewController)
        return collapsedPrimary
    }

    func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
        note("primary for expanding?", splitViewController)
        return expandedPrimary
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        note("collapse?", splitViewController)
        onCollapse(secondaryViewController, primaryViewController)
        return collapses
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        note("separate?", splitViewController)
        return separate(primaryViewController)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        note("show \(vc.title ?? "")?", splitViewController)
        return shows
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool {
        note("show detail \(vc.title ?? "")?", splitViewController)
        return showsDetail
    }

    func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { target }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { note("will change to \(displayMode)", svc) }

    // Column style only: never called (B-050).

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("did collapse", svc) }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("did expand", svc) }
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { note("will show", svc) }
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { note("will hide", svc) }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        note("gesture", svc)
    }
}

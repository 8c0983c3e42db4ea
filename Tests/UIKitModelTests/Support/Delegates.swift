import Foundation
import UIKit

/// Gives configured answers to a split view's questions. Records each call with the value of
/// `isCollapsed` inside it.
@MainActor final class SplitListener: NSObject, UISplitViewControllerDelegate {
    let journal = Journal()
    var topColumn: UISplitViewController.Column?
    var expandedMode: UISplitViewController.DisplayMode?

    private func note(_ event: String, _ split: UISplitViewController) {
        journal.note("\(event), \(split.isCollapsed ? "collapsed" : "expanded")")
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        note("top column? \(proposedTopColumn)", svc)
        return topColumn ?? proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        note("display mode? \(proposedDisplayMode)", svc)
        return expandedMode ?? proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("did collapse", svc) }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("did expand", svc) }

    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { note("will show \(column)", svc) }

    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { note("will hide \(column)", svc) }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { note("will change to \(displayMode)", svc) }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        note("gesture will begin", svc)
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        note("gesture did end", svc)
    }
}

/// Records the controllers that a navigation controller says it shows.
@MainActor final class NavigationListener: NSObject, UINavigationControllerDelegate {
    private let journal: Journal

    init(journal: Journal) {
        self.journal = journal
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) { journal.note("will show \(viewController.title ?? "")") }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) { journal.note("did show \(viewController.title ?? "")") }
}

import UIKit

/// A delegate of columns. It notes what it is asked and told, and whether the split view is
/// collapsed then, and answers as configured.
@MainActor final class SplitRecorder: NSObject, UISplitViewControllerDelegate {
    let journal = Journal()
    var topColumn: UISplitViewController.Column?
    var expandedMode: UISplitViewController.DisplayMode?
    /// Runs when the delegate is asked for the top column.
    var onCollapse: (UISplitViewController) -> Void = { _ in }
    /// Runs when the delegate is told of an expand.
    var onExpand: (UISplitViewController) -> Void = { _ in }

    private func note(_ event: String, _ split: UISplitViewController) {
        journal.note("\(event) \(split.isCollapsed ? "(collapsed)" : "(expanded)")")
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        note("top \(proposedTopColumn.label)?", svc)
        onCollapse(svc)
        return topColumn ?? proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
            UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        note("mode?", svc)
        return expandedMode ?? proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("did collapse", svc) }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        note("did expand", svc)
        onExpand(svc)
    }

    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { journal.note("will show \(column.label)") }

    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { journal.note("will hide \(column.label)") }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { journal.note("will change to \(displayMode.label)") }
}

/// A delegate of a classic split view.
@MainActor final class ClassicRecorder: NSObject, UISplitViewControllerDelegate {
    let journal = Journal()
    /// Whether it says that it has dealt with a detail, or with the secondary of a collapse.
    var takesDetail = false
    var takesSecondary = false
    var onCollapse: (_ secondary: UIViewController, _ primary: UIViewController) -> Void = { _, _ in
    }
    var separate: (UIViewController) -> UIViewController? = { _ in nil }
    var collapsedPrimary: UIViewController?
    var expandedPrimary: UIViewController?

    private func note(_ event: String, _ split: UISplitViewController) {
        journal.note(
            "\(event) \(split.isCollapsed ? "(collapsed" : "(expanded"), "
                + "\(split.viewControllers.count))")
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
        return takesSecondary
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        note("separate?", splitViewController)
        return separate(primaryViewController)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool {
        journal.note("asked for \(vc.label)")
        return takesDetail
    }
}

/// Notes the end of each column's coming and going. iOS tells of it since iOS 26.
@MainActor final class ColumnEndRecorder: NSObject, UISplitViewControllerDelegate {
    let journal = Journal()

    func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) { journal.note("did show \(column.label)") }

    func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) { journal.note("did hide \(column.label)") }
}

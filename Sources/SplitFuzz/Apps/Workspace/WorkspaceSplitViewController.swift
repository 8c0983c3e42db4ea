import UIKit

/// A column for the list of tasks, and one for the stack of the open task. Where there is room for
/// one column only, the split view stacks them.
class WorkspaceSplitViewController: UISplitViewController {
    private let dismissals: PopoverDismissals
    private let list = UINavigationController()
    private let work = UINavigationController()

    init(dismissals: PopoverDismissals) {
        self.dismissals = dismissals
        super.init(style: .doubleColumn)
        delegate = self
        let tasks = TaskListViewController(tasks: ["Build", "Plan"])
        tasks.delegate = self
        list.viewControllers = [tasks]
        work.viewControllers = [makePage(of: nil)]
        setViewController(list, for: .primary)
        setViewController(work, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    /// The page of a task, or a placeholder.
    func makePage(of task: String?) -> TaskViewController {
        TaskViewController(task: task, dismissals: dismissals)
    }

    private var isWorking: Bool {
        (work.viewControllers.first as? TaskViewController)?.task != nil
    }

    /// Dismisses a popover whose anchor is about to disappear.
    private func closePopover(for dismissal: PopoverDismissals) {
        guard dismissals.contains(dismissal),
            presentedViewController?.modalPresentationStyle == .popover
        else { return }
        dismiss(animated: false)
    }

    /// Every screen moves when one column becomes two, or two become one.
    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        closePopover(for: .changedColumns)
        super.willTransition(to: newCollection, with: coordinator)
    }
}

extension WorkspaceSplitViewController: TaskListViewControllerDelegate {
    func taskList(_ list: TaskListViewController, didSelect task: String) {
        work.viewControllers = [makePage(of: task)]
        show(.secondary)
    }
}

extension WorkspaceSplitViewController: UISplitViewControllerDelegate {
    func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
        closePopover(for: .hiddenColumn)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        isWorking ? .secondary : .primary
    }

    /// Closes a task that the user has left.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
    ) -> DisplayMode {
        if list.topViewController is TaskListViewController {
            work.viewControllers = [makePage(of: nil)]
        }
        return proposedDisplayMode
    }
}

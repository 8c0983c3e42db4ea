import Foundation
import UIKit

/// A list of tasks, and a stack with what there is about one: a column each, or one stack where
/// there is room for one column only.
final class WorkspaceSplitViewController: UISplitViewController {
    private static let names = ["Build", "Plan"]

    private let cares: WorkspaceCares
    private let list = UINavigationController()
    private let work = UINavigationController()

    init(cares: WorkspaceCares) {
        self.cares = cares
        super.init(style: .doubleColumn)
        delegate = self
        let tasks = TaskListViewController(tasks: WorkspaceSplitViewController.names)
        tasks.delegate = self
        list.viewControllers = [tasks]
        work.viewControllers = [TaskViewController(task: nil, cares: cares)]
        setViewController(list, for: .primary)
        setViewController(work, for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    private var isWorking: Bool {
        (work.viewControllers.first as? TaskViewController)?.task != nil
    }

    /// A popover points into a column that is about to go elsewhere.
    private func closePopover(for care: WorkspaceCares) {
        guard cares.contains(care), presentedViewController != nil else { return }
        dismiss(animated: false)
    }

    /// Between one column and two every screen changes its place.
    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        closePopover(for: .stacking)
        super.willTransition(to: newCollection, with: coordinator)
    }
}

extension WorkspaceSplitViewController: TaskListViewControllerDelegate {
    func taskList(_ list: TaskListViewController, didSelect task: String) {
        work.viewControllers = [TaskViewController(task: task, cares: cares)]
        show(.secondary)
    }
}

extension WorkspaceSplitViewController: UISplitViewControllerDelegate {
    func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
        closePopover(for: .hiding)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        isWorking ? .secondary : .primary
    }

    /// Work that the user had left is no longer open.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: DisplayMode
    ) -> DisplayMode {
        if list.topViewController is TaskListViewController {
            work.viewControllers = [TaskViewController(task: nil, cares: cares)]
        }
        return proposedDisplayMode
    }
}

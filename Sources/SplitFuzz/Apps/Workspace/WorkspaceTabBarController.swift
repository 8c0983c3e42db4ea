import UIKit

/// The workspace in one tab, the user's profile in another.
final class WorkspaceTabBarController: UITabBarController {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        let work = EditableWorkspaceSplitViewController()
        work.tabBarItem.title = "Work"
        let profile = UINavigationController(rootViewController: ProfileViewController())
        profile.tabBarItem.title = "Profile"
        viewControllers = [work, profile]
    }
}

/// A workspace without the system's button for the list. The detail's bar has one of the app's own.
final class EditableWorkspaceSplitViewController: WorkspaceSplitViewController {
    convenience init() {
        self.init(dismissals: .all)
        displayModeButtonVisibility = .never
        preferredPrimaryColumnWidth = 240
    }

    override func makePage(of task: String?) -> TaskViewController {
        EditableTaskViewController(task: task, dismissals: .all)
    }

    /// Hides or shows the list. Where the list lies over the detail, a tap beside it hides it.
    func toggleList() {
        if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
    }
}

extension EditableWorkspaceSplitViewController {
    // One column has no list to show or hide.

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { updateListButtons() }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { updateListButtons() }

    private func updateListButtons() {
        let work = viewController(for: .secondary) as? UINavigationController
        for case let page as EditableTaskViewController in work?.viewControllers ?? [] {
            page.updateListButton()
        }
    }
}

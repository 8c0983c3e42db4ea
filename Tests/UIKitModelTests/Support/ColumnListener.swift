import Foundation
import UIKitModel

/// Records a split view's calls about columns.
@MainActor final class ColumnListener: NSObject, UISplitViewControllerDelegate {
    let journal = Journal()
    private let notesModes: Bool

    /// - Parameter notesModes: whether it also records `willChangeTo`.
    init(notesModes: Bool) { self.notesModes = notesModes }

    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { journal.note("will show \(column)") }
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { journal.note("will hide \(column)") }
    func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) { journal.note("did show \(column)") }
    func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) { journal.note("did hide \(column)") }
    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { if notesModes { journal.note("will change") } }
}

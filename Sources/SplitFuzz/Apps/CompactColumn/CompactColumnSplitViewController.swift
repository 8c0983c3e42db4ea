import UIKit

/// The root of the app: a split view with columns and a compact column.
final class CompactColumnSplitViewController: UISplitViewController {
    private var coordinator: CompactColumnCoordinator?

    convenience init(hierarchies: CompactColumnCoordinator.Hierarchies) {
        self.init(style: .doubleColumn)
        coordinator = CompactColumnCoordinator(split: self, hierarchies: hierarchies)
    }
}

import UIKit

/// The root of the app: a split view with columns and a compact column.
final class CompactColumnSplitViewController: UISplitViewController {
    private var coordinator: CompactColumnCoordinator?

    init(hierarchies: CompactColumnCoordinator.Hierarchies) {
        super.init(style: .doubleColumn)
        coordinator = CompactColumnCoordinator(split: self, hierarchies: hierarchies)
    }

    required init?(coder: NSCoder) { nil }
}

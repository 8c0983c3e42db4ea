import Foundation
import UIKit

/// The app: a split view with columns and a compact column, and who keeps them in step, or not.
final class CompactColumnSplitViewController: UISplitViewController {
    private var coordinator: CompactColumnCoordinator?

    init(hierarchies: CompactColumnCoordinator.Hierarchies) {
        super.init(style: .doubleColumn)
        coordinator = CompactColumnCoordinator(split: self, hierarchies: hierarchies)
    }

    required init?(coder: NSCoder) { nil }
}

import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// When the window gets another size, `viewWillTransition(to:with:)` tells each controller on screen
    /// the size that its view then has: the root, and below it each child that fills its parent or is a
    /// column (B-117).
    ///
    /// Says nothing where controllers, columns or the display mode change with the window: what those
    /// are told no source says.
    @MainActor static var sizesAnnounced: Self {
        Invariant(
            "sizes-announced",
            summary: "controllers are told the size that the window's change gives to them",
            sources: ["B-117"]
        ) { machine in
            let last = machine.lastAction
            guard last.before.windowSize != last.after.windowSize else { return nil }
            let (before, after) = (last.before, last.after)
            guard last.isWhole, last.kind != .background, !last.hasAdapted,
                before.containmentVersion == after.containmentVersion,
                before.split == after.split, before.mode == after.mode,
                let root = machine.simulation.window.rootViewController
            else { return nil }
            return unannounced(root, .window, last)
        }
    }

    /// The first controller at or below another one that was told nothing, or another size.
    @MainActor private static func unannounced(
        _ controller: UIViewController, _ region: Region, _ last: LastAction
    ) -> Mismatch? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
        let size = view.bounds.size
        let announced = last.announcedSize(to: controller)
        guard let announced, announced.isAlike(size) else {
            return Mismatch(
                region.label,
                explanation: "\(controller.readableName) now has \(size.text), and was told "
                    + (announced?.text ?? "nothing"))
        }
        let split = controller as? UISplitViewController
        for child in controller.children {
            guard let frame = child.viewIfLoaded?.frame else { continue }
            // The height of a column changes with that of its split view.
            let isColumn =
                split != nil && last.before.windowSize.height != last.after.windowSize.height
            guard isColumn || frame.size.isAlike(size) else { continue }
            let column = split?.columnOnScreen(of: child).map(Region.init)
            if let found = unannounced(child, column ?? region, last) { return found }
        }
        return nil
    }
}

extension UISplitViewController {
    /// The column that a child is; `nil` for one that is not shown.
    fileprivate func columnOnScreen(of child: UIViewController) -> Column? {
        shownColumns.first { $0.controller === child }?.column
    }
}

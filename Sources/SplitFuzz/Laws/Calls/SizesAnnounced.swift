import Foundation
internal import Journal
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// When the window gets another size, `viewWillTransition(to:with:)` tells each controller on
    /// screen the size that its view then has: the root, and each child of a container of UIKit's
    /// that fills it or is a column (B-117). A child of another container need not have filled it
    /// before, so only a size that it was told counts. A controller that keeps its size is told
    /// nothing. A window that the user drags passes through sizes half way (B-121): what such a
    /// child heard before its parent heard of the last size does not count.
    ///
    /// Says nothing where controllers, columns, the widths that the app asks for or the display
    /// mode change with the window: no source says what those are told. Nor does it where a full
    /// screen was over the root, whose pages may have the new size from before that.
    static var sizesAnnounced: Self {
        Invariant(
            "sizes-announced",
            summary: "controllers are told the size that the window's change gives to them",
            sources: ["B-117"]
        ) { machine in
            let last = machine.lastAction
            if last.summary.repeatsSize {
                return Mismatch("same-size", "a controller was told of a size that it has already")
            }
            guard last.before.window.size != last.after.window.size else { return nil }
            guard last.isWhole, last.before.window.hasRoot, !last.summary.isBackground,
                !last.summary.hasAdapted,
                last.before.tree == last.after.tree,
                last.before.split.id == last.after.split.id, !last.changesMode,
                !last.journal.changesColumns,
                let root = machine.simulation.window.rootViewController
            else { return nil }
            return unannounced(root, .window, isToldForSure: true, machine)
        }
    }

    /// The first controller at or below another one that was told nothing, or another size.
    private static func unannounced(
        _ controller: UIViewController, _ region: Region, isToldForSure: Bool,
        _ machine: SplitMachine
    ) -> Mismatch? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
        let last = machine.lastAction
        let size = view.bounds.size
        let announced = last.announcedSize(
            to: controller,
            afterAnnouncementTo: isToldForSure ? nil : controller.parent?.serialNumber)
        if announced == nil, !isToldForSure { return nil }
        guard let announced, announced.isAlike(size) else {
            return Mismatch(
                region.label,
                "\(controller.readableName) now has \(size.text), and was told "
                    + (announced?.text ?? "nothing"))
        }
        if let split = controller as? UISplitViewController {
            // The modes before and after are those of one split view.
            guard split.serialNumber == last.after.split.id else { return nil }
            // The height of a column changes with that of its split view.
            let isToldForSure =
                split.isCollapsed
                || last.before.window.size.height != last.after.window.size.height
            let columns = machine.screen.columns(of: split)
            for child in split.children {
                var place = region
                for shown in columns where shown.controller === child {
                    place = Region(shown.column)
                }
                let found = unannounced(child, place, isToldForSure: isToldForSure, machine)
                if let found { return found }
            }
            return nil
        }
        for child in controller.children {
            guard let frame = child.viewIfLoaded?.frame, frame.size.isAlike(size) else { continue }
            let isOfUIKit = controller is UINavigationController || controller is UITabBarController
            let found = unannounced(child, region, isToldForSure: isOfUIKit, machine)
            if let found { return found }
        }
        return nil
    }
}

extension Journal {
    /// Whether columns may have come, gone, or got another width.
    fileprivate var changesColumns: Bool {
        entries.contains {
            switch $0 {
            case .request(.columnWidth, _), .call(.splitView(_, .willChangeMode, _, _)): true
            default: false
            }
        }
    }
}

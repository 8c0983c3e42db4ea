import Foundation
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// Views that fill their container do so, and columns that share a split view leave no gap:
    /// - the root and a full-screen presentation fill the window (B-117);
    /// - a collapsed split view's child fills it (A-068), and a secondary that is covered does
    ///   (A-107);
    /// - columns beside each other tile the split view (A-107), and sidebars begin at the primary
    ///   edge: by the user's direction, unless the app has set another (A-115, B-042);
    /// - a navigation controller's top controller fills it;
    /// - the window turns with the device, a sheet is in its middle, and covers nearly all of it in
    ///   compact width (HIG), unless the app names lower heights (B-192).
    ///
    /// Judges frames alone, without the layout that has set them.
    @MainActor static var viewsFill: Self {
        Invariant(
            "views-fill",
            summary: "root, columns and top controllers fill what contains them, without gaps",
            sources: ["A-068", "A-107", "A-115", "B-042", "B-117"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            if machine.lastAction.summary.isRotation,
                machine.lastAction.before.orientation == machine.lastAction.after.orientation
            {
                return Mismatch(
                    "size", explanation: "the device has turned, and the window has not")
            }
            if let gap = gapInWindow(of: machine.simulation) { return gap }
            if let gap = gap(in: machine.screen.facts, machine.screen.columns) { return gap }
            if machine.screen.isStacked { return nil }
            for split in machine.screen.splits.dropFirst() {
                if let gap = gap(in: split.facts, machine.screen.columns(of: split)) { return gap }
            }
            return machine.screen.firstAnswer { split in
                gapAtEdge(of: split, machine.screen.columns(of: split))
            }
        }
    }

    // MARK: - The window

    @MainActor private static func gapInWindow(of simulation: Simulation) -> Mismatch? {
        if let root = simulation.rootThatLeavesRoom, let view = root.viewIfLoaded {
            return Mismatch(
                Region.window.label,
                explanation: "\(root.readableName) is at \(view.frame.text) in a window of "
                    + simulation.window.bounds.size.text)
        }
        guard simulation.isPresenting else { return nil }
        let window = simulation.window
        for presentation in simulation.activePresentations
        where presentation.isSettled && !presentation.isPlacedBySystem {
            guard let shown = presentation.controllerOnScreen, let view = shown.viewIfLoaded,
                view.window != nil
            else { continue }
            let region = Region(presentation)
            if let context = presentation.context, let covered = context.viewIfLoaded {
                if !covered.frameInWindow.isAlike(view.frameInWindow) {
                    return Mismatch(
                        region.label,
                        explanation: "\(shown.readableName) is presented over "
                            + "\(context.readableName) at \(view.frameInWindow.text), which is at "
                            + covered.frameInWindow.text)
                }
            } else if region == .modal, !window.bounds.isAlike(view.frameInWindow) {
                return Mismatch(
                    region.label,
                    explanation: "\(shown.readableName) is presented over the full screen at "
                        + "\(view.frameInWindow.text), in a window of \(window.bounds.size.text)")
            }
            if region == .sheet, presentation.sheet?.isAtMedium == true,
                !simulation.keyboardIsUpForThisApp,
                window.traitCollection.horizontalSizeClass == .compact,
                window.traitCollection.verticalSizeClass == .regular,
                view.frameInWindow.height > window.bounds.height * 0.7
            {
                return Mismatch(
                    region.label,
                    explanation:
                        "a sheet at its medium detent is \(view.frameInWindow.height.text) "
                        + "high in a window of \(window.bounds.size.text)")
            }
            if region == .sheet,
                let fault = faultOfSheet(
                    view.frameInWindow, in: window,
                    isLow: presentation.sheet?.hasOwnHeight == true)
            {
                return Mismatch(region.label, explanation: fault)
            }
            if let navigation = shown as? UINavigationController,
                let gap = gap(in: navigation, region)
            {
                return gap
            }
        }
        return nil
    }

    /// What is wrong with the place of a sheet, as a sentence. Its sizes in regular width no source
    /// has.
    ///
    /// - Parameter isLow: whether the app names heights, which may be low ones (B-192).
    @MainActor private static func faultOfSheet(
        _ frame: CGRect, in window: UIWindow, isLow: Bool
    ) -> String? {
        if abs(frame.midX - window.bounds.midX) > 0.5 {
            return "the sheet is at \(frame.text), and not in the middle of a window of "
                + window.bounds.size.text
        }
        guard window.traitCollection.horizontalSizeClass == .compact,
            abs(frame.maxY - window.bounds.maxY) > 0.5
                || frame.height < window.bounds.height * 0.75 && !isLow
        else { return nil }
        let part = isLow ? "the bottom" : "nearly all"
        return "in compact width a sheet covers \(part) of the window of "
            + "\(window.bounds.size.text), and this one is at \(frame.text)"
    }

    /// Whether the top controller's view leaves a part of its navigation controller free.
    @MainActor private static func gap(
        in navigation: UINavigationController, _ region: Region
    ) -> Mismatch? {
        guard let top = navigation.topThatLeavesRoom, let view = top.viewIfLoaded,
            let container = navigation.viewIfLoaded
        else { return nil }
        return Mismatch(
            region.label,
            explanation:
                "\(top.readableName) is at \(view.frame.text) in a navigation controller of "
                + container.bounds.size.text)
    }

    // MARK: - Split views

    @MainActor private static func gap(
        in split: UISplitViewController.Facts, _ columns: [UISplitViewController.ShownColumn]
    ) -> Mismatch? {
        if columns.isEmpty { return nil }
        let bounds = CGRect(origin: .zero, size: split.size)
        // A secondary below sidebars fills the room beside the inspector (B-195).
        var room = bounds
        var expectedCount = 1 + DisplayMode(split.displayMode).sidebars
        for shown in columns where shown.column == .inspector {
            if shown.visible.origin.x <= 0.5 { room.origin.x = shown.visible.size.width }
            room.size.width -= shown.visible.size.width
            expectedCount += 1
        }
        var covered: CGFloat = 0
        var count = 0
        for shown in columns {
            let region = Region(shown.column)
            if let navigation = shown.navigation, let gap = gap(in: navigation, region) {
                return gap
            }
            guard shown.controller.isInWindow, let view = shown.controller.viewIfLoaded else {
                return Mismatch(
                    region.label, explanation: "the \(region.label)'s view is not on screen")
            }
            let frame = view.frame
            if split.isCollapsed || shown.column == .secondary && split.displayMode.covers {
                if room.isAlike(frame) { continue }
                return Mismatch(
                    region.label,
                    explanation:
                        "the \(region.label) must fill the \(room == bounds ? "split view" : "room") of "
                        + "\(room.size.text), and is at \(frame.text)")
            }
            // Columns lie in the split view's own bounds, which begin at zero.
            let part = frame.inset(by: shown.belowSidebars)
            let right = min(bounds.size.width, part.maxX)
            covered += max(0, right - max(0, part.minX))
            count += 1
            if abs(frame.origin.y) > 0.5 || abs(frame.size.height - bounds.size.height) > 0.5 {
                return Mismatch(
                    region.label,
                    explanation: "the \(region.label) must be as high as the split view of "
                        + "\(bounds.size.text), and is at \(frame.text)")
            }
        }
        guard !split.isCollapsed, split.displayMode.tiles,
            count == expectedCount
        else { return nil }
        if abs(covered - bounds.size.width) <= 0.5 { return nil }
        return Mismatch(
            "columns",
            explanation: "the columns beside each other take \(covered.text) points of the "
                + "split view's \(bounds.width.text)")
    }

    /// Whether no sidebar begins at the primary edge.
    @MainActor private static func gapAtEdge(
        of split: UISplitViewController, _ columns: [UISplitViewController.ShownColumn]
    ) -> Mismatch? {
        if split.isCollapsed { return nil }
        let (width, isAtRight) = (split.view.bounds.size.width, split.sidebarsAreAtRight)
        var nearest: (column: UISplitViewController.Column, start: CGFloat)?
        for shown in columns where shown.column != .secondary && shown.column != .inspector {
            guard let frame = shown.controller.viewIfLoaded?.frame else { continue }
            let start = isAtRight ? width - frame.maxX : frame.minX
            if start < nearest?.start ?? .infinity { nearest = (shown.column, start) }
        }
        guard let nearest, nearest.start > 0.5 else { return nil }
        return Mismatch(
            nearest.column.label,
            explanation: "the \(nearest.column.label) must begin at the "
                + "\(isAtRight ? "right" : "left") edge, and begins \(nearest.start.text) points "
                + "from it")
    }
}

extension UISplitViewController {
    /// Whether the primary edge is the right one (B-042).
    fileprivate var sidebarsAreAtRight: Bool {
        let isRightToLeft =
            switch view.semanticContentAttribute {
            case .forceRightToLeft: true
            case .forceLeftToRight: false
            default: traitCollection.layoutDirection == .rightToLeft
            }
        return isRightToLeft == (primaryEdge == .leading)
    }
}

extension UISplitViewController.DisplayMode {
    /// Whether sidebars lie over the secondary. One that is displaced is not covered.
    var covers: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// Whether the columns stand beside each other.
    fileprivate var tiles: Bool {
        self == .secondaryOnly || self == .oneBesideSecondary || self == .twoBesideSecondary
    }
}

extension UISheetPresentationController {
    /// Whether the app wants about half the height (B-192).
    fileprivate var isAtMedium: Bool { wantedDetent == .medium }
}

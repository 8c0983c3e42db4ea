import Foundation
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// Views that fill their container do so, and columns lie where mode and widths say:
    /// - the root and a full-screen presentation fill the window (B-117);
    /// - a collapsed split view's child fills it;
    /// - the columns of an expanded one lie by `ColumnFrames` (A-003, A-107, A-115, A-116, B-042);
    /// - a navigation controller's top controller fills it;
    /// - an alert and a sheet are in the middle of the window, or of its part on one side of an
    ///   active fold (D-276, D-279);
    /// - a sheet covers nearly all of it in compact width (HIG), unless the app names lower heights
    ///   (B-192).
    ///
    /// Judges frames alone, without the layout that has set them.
    static var viewsFill: Self {
        Invariant(
            "views-fill",
            summary:
                "root, columns and top controllers lie where mode and widths say, without gaps",
            sources: ["A-003", "A-068", "A-107", "A-115", "A-116", "B-042", "B-117"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            let last = machine.lastAction
            if let gap = gapInWindow(of: machine.simulation) { return gap }
            for (index, seen) in last.after.splits.enumerated() {
                let split = machine.screen.splits[index]
                let columns = index == 0 ? machine.screen.columns : split.shownColumns
                if let gap = gap(of: split, seen, columns) { return gap }
            }
            return nil
        }
    }

    // MARK: - The window

    private static func gapInWindow(of simulation: Simulation) -> Mismatch? {
        if let root = simulation.rootThatLeavesRoom, let view = root.viewIfLoaded {
            return Mismatch(
                Region.window.label,
                "\(root.readableName) is at \(view.frame.text) in a window of "
                    + simulation.window.bounds.size.text)
        }
        guard simulation.isPresenting else { return nil }
        let window = simulation.window
        for presentation in simulation.activePresentations where presentation.isSettled {
            if presentation.isPlacedBySystem {
                if let fault = faultOfAlert(presentation, in: simulation) { return fault }
                continue
            }
            guard let shown = presentation.controllerOnScreen, let view = shown.viewIfLoaded,
                view.window != nil
            else { continue }
            let region = Region(presentation)
            if let context = presentation.context, let covered = context.viewIfLoaded {
                if !covered.frameInWindow.isAlike(view.frameInWindow) {
                    return Mismatch(
                        region.label,
                        "\(shown.readableName) is presented over \(context.readableName) at "
                            + "\(view.frameInWindow.text), which is at "
                            + covered.frameInWindow.text)
                }
            } else if region == .modal, !window.bounds.isAlike(view.frameInWindow) {
                return Mismatch(
                    region.label,
                    "\(shown.readableName) is presented over the full screen at "
                        + "\(view.frameInWindow.text), in a window of \(window.bounds.size.text)")
            }
            if region == .sheet,
                let fault = faultOfSheet(presentation.sheet, at: view.frameInWindow, in: simulation)
            {
                return Mismatch(region.label, fault)
            }
            if let navigation = shown as? UINavigationController,
                let gap = gap(in: navigation, region)
            {
                return gap
            }
        }
        return nil
    }

    /// An alert is in the middle of the window's safe area, and above the keyboard of its fields
    /// where there is room (B-079). How a tab bar or the Dock changes that, no source says.
    private static func faultOfAlert(
        _ presentation: UIPresentationController, in simulation: Simulation
    ) -> Mismatch? {
        guard let alert = presentation.controllerOnScreen as? UIAlertController,
            alert.preferredStyle == .alert, let frame = alert.viewIfLoaded?.frameInWindow
        else { return nil }
        let room = simulation.window.bounds.inset(by: simulation.windowInsets)
        let keyboard = simulation.keyboardFrame
        if !keyboard.isNull {
            let isCovered =
                simulation.keyboardIsUpForThisApp && frame.maxY > keyboard.minY + 0.5
                && frame.height < keyboard.minY - room.minY
            return isCovered
                ? Mismatch("alert", "the keyboard covers a part of the alert at \(frame.text)")
                : nil
        }
        // Across, bars at the sides do not count.
        let isCentred = simulation.partsBesideFold.contains { part in
            let free = part.intersection(room)
            return abs(frame.midX - part.midX) < 1
                && abs(frame.midY - free.midY) < 0.05 * free.height
        }
        return isCentred
            ? nil
            : Mismatch(
                "alert", "the alert is at \(frame.text), and not in the middle of \(room.text)")
    }

    /// What is wrong with the place of a sheet, as a sentence. Its sizes in regular width no source
    /// has.
    private static func faultOfSheet(
        _ sheet: UISheetPresentationController?, at frame: CGRect, in simulation: Simulation
    ) -> String? {
        let (window, traits) = (simulation.window.bounds, simulation.window.traitCollection)
        let isCompact = traits.horizontalSizeClass == .compact
        // It makes room for the keyboard, as far as there is room (D-039).
        let keyboard = simulation.keyboardIsUpForThisApp ? simulation.keyboardFrame.height : 0
        let part = (frame.height - keyboard) / window.height
        let isFull = keyboard > 0 && frame.minY < 0.15 * window.height
        if isCompact, traits.verticalSizeClass == .regular, sheet?.wantedDetent == .medium,
            !isFull, part > 0.7 || part < 0.3
        {
            return "a sheet at its medium detent is \(frame.height.text) high in a window of "
                + window.size.text
        }
        // Half open like a book, it is in one half. Bars at one side may move it.
        let fold = simulation.foldInWindow.flatMap { $0.isUpright ? $0.midX : nil }
        let safe = window.inset(by: simulation.windowInsets)
        let isAcross =
            fold.map { frame.minX < $0 && frame.maxX > $0 }
            ?? (abs(frame.midX - window.midX) > 0.5 && abs(frame.midX - safe.midX) > 0.5)
        if isAcross || frame.minY < -0.5 {
            return "the sheet is at \(frame.text), and not in the middle of a window of "
                + window.size.text
        }
        // The app may name low heights (B-192).
        let isLow = sheet?.hasOwnHeight == true
        guard isCompact,
            abs(frame.maxY - window.maxY) > 0.5 || frame.height < window.height * 0.75 && !isLow
        else { return nil }
        let covered = isLow ? "the bottom" : "nearly all"
        return "in compact width a sheet covers \(covered) of the window of "
            + "\(window.size.text), and this one is at \(frame.text)"
    }

    /// Whether the top controller's view leaves a part of its navigation controller free.
    private static func gap(in navigation: UINavigationController, _ region: Region) -> Mismatch? {
        guard let top = navigation.topThatLeavesRoom, let view = top.viewIfLoaded,
            let container = navigation.viewIfLoaded
        else { return nil }
        return Mismatch(
            region.label,
            "\(top.readableName) is at \(view.frame.text) in a navigation controller of "
                + container.bounds.size.text)
    }

    // MARK: - Split views

    private static func gap(
        of split: UISplitViewController, _ seen: Observation.Split,
        _ columns: [UISplitViewController.ShownColumn]
    ) -> Mismatch? {
        for shown in columns {
            let region = Region(shown.column)
            if let navigation = shown.navigation, let gap = gap(in: navigation, region) {
                return gap
            }
            guard seen.isCollapsed, let view = shown.controller.viewIfLoaded else { continue }
            if !view.frame.isAlike(CGRect(origin: .zero, size: seen.size)) {
                return Mismatch(
                    region.label,
                    "the \(region.label) must fill the split view of \(seen.size.text), and is at "
                        + "\(view.frame.text)")
            }
        }
        return seen.isCollapsed ? nil : ColumnFrames(of: split, seen, columns).fault
    }
}

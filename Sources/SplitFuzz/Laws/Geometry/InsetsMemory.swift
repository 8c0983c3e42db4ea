import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Remembers the safe areas of the shown columns, in apps that add insets of their own.
///
/// An action of the system that leaves the window, the display mode and the top controllers as they
/// are changes no safe area: neither does the Dock, nor the background with the return from it.
/// When the user acts, or a timer does, the app's code may change its insets.
@MainActor final class InsetsMemory {
    /// What the safe areas depend on, besides the top controllers.
    private struct Scene: Equatable {
        let window: CGRect
        let windowInsets: UIEdgeInsets
        let keyboard: CGRect
        let mode: UISplitViewController.DisplayMode
        let isCollapsed: Bool
    }

    fileprivate struct Entry {
        /// The serial number of the top controller.
        let top: Int
        let insets: UIEdgeInsets
        /// The part of them that the app adds.
        let added: UIEdgeInsets
    }

    /// The change by the last action; `nil` if it changed nothing, or was free to.
    private(set) var change: Mismatch?
    private var scene: Scene?
    private var entries: [Entry] = []
    /// The entries before the last rest; kept for their storage.
    private var earlier: [Entry] = []
    /// Whether the user or work of the app's has acted since the app was last at rest.
    private var userHasActed = false
    private var isBehind = false

    func observe(_ machine: SplitMachine) {
        change = nil
        if machine.lastAction.summary.hasWork { userHasActed = true }
        // Few apps add insets. Without any, the frames alone determine the safe areas.
        guard machine.simulation.appAddsInsets else { return }
        if machine.lastActionWasUsers { userHasActed = true }
        isBehind = !machine.isAtRest
        guard machine.isAtRest, let split = machine.screen.split else { return }
        let scene = Scene(
            window: machine.simulation.window.frame, windowInsets: machine.simulation.windowInsets,
            keyboard: machine.simulation.keyboardFrame, mode: split.displayMode,
            isCollapsed: split.isCollapsed)
        let isJudged = scene == self.scene && !userHasActed
        swap(&entries, &earlier)
        entries.removeAll(keepingCapacity: true)
        for shown in machine.screen.columns {
            let top = shown.navigation?.innermostTopViewController ?? shown.controller
            let insets = top.viewIfLoaded?.safeAreaInsets ?? .zero
            let entry = Entry(top: top.serialNumber, insets: insets, added: top.insetsOfApp)
            entries.append(entry)
            if isJudged, let old = earlier.first(where: { $0.top == entry.top }),
                let explanation = entry.explanation(top, since: old)
            {
                change = Mismatch(shown.column.label, explanation: explanation)
            }
        }
        self.scene = scene
        userHasActed = false
    }

    /// Writes the memory. At rest it is what the views say.
    func write(to encoder: inout StateEncoder) {
        guard isBehind else { return }
        encoder.write(userHasActed)
        encoder.write(scene?.window ?? .null)
        for entry in entries { encoder.write(entry.insets) }
    }
}

extension InsetsMemory.Entry {
    /// How the app has changed the safe area since another entry, as a sentence; `nil` if it has
    /// not. An app that makes up for an inset that UIKit lost changes nothing.
    @MainActor fileprivate func explanation(
        _ top: UIViewController, since old: InsetsMemory.Entry
    ) -> String? {
        if insets.isAlike(old.insets) || added.isAlike(old.added) { return nil }
        for (before, now) in zip(old.insets.edges, insets.edges)
        where abs(before.inset - now.inset) >= 0.5 {
            return "the safe area of \(top.readableName) was \(before.inset.text) at the "
                + "\(now.name), and is \(now.inset.text) in the same window, because the app adds "
                + "another inset"
        }
        return nil
    }
}

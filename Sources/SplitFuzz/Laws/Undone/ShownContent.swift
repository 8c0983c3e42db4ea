internal import Foundation
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The columns on screen or the window's root, and the presentations: their stacks and bars, and
/// where they are. Made before what must leave all of it as it was. The specification judges modes
/// and what is presented.
@MainActor struct ShownContent {
    @MainActor private struct Part {
        let region: Region
        let isPresented: Bool
        /// The serial numbers of the controllers on the stack.
        let stack: [Int]
        let hidesBar: Bool
        let hidesToolbar: Bool
        /// Where the controller and the page on top are in the window. Empty for a popover, which
        /// follows its anchor.
        let frames: [CGRect]

        init(
            _ region: Region, _ controller: UIViewController,
            _ navigation: UINavigationController?, isPresented: Bool = false
        ) {
            self.region = region
            self.isPresented = isPresented
            hidesBar = navigation?.isNavigationBarHidden ?? true
            hidesToolbar = navigation?.isToolbarHidden ?? true
            var stack: [Int] = []
            navigation?.forEachContent { stack.append($0.serialNumber) }
            self.stack = navigation == nil ? [controller.serialNumber] : stack
            let page = navigation?.innermostTopViewController ?? controller
            frames = region == .popover ? [] : [controller.frameInWindow, page.frameInWindow]
        }
    }

    /// `nil` without a split view in the window.
    private let mode: DisplayMode?
    private let isCollapsed: Bool
    private var parts: [Part] = []

    init(of machine: SplitMachine) {
        let screen = machine.screen
        let split = machine.lastAction.after.split
        mode = split.id >= 0 ? split.arrangement.mode : nil
        isCollapsed = split.isCollapsed
        for shown in screen.columns {
            parts.append(Part(Region(shown.column), shown.controller, shown.navigation))
        }
        // A full-screen presentation takes the root's view out of the window.
        if screen.columns.isEmpty, let root = machine.simulation.window.rootViewController,
            root.viewIfLoaded?.window != nil
        {
            parts.append(Part(.window, root, root.firstNavigationOnScreen))
        }
        for presentation in machine.simulation.activePresentations {
            guard let shown = presentation.controllerOnScreen else { continue }
            parts.append(
                Part(Region(presentation), shown, shown.firstNavigationOnScreen, isPresented: true))
        }
    }

    /// The first difference that a user would notice; `nil` where all is as before, and where
    /// another mode, or a presentation that comes or goes, leaves nothing to compare.
    func difference(to now: ShownContent) -> Mismatch? {
        guard mode == now.mode, isCollapsed == now.isCollapsed,
            parts.filter(\.isPresented).map(\.region)
                == now.parts.filter(\.isPresented).map(\.region)
        else { return nil }
        if parts.map(\.region) != now.parts.map(\.region) {
            func list(_ parts: [Part]) -> String {
                parts.map(\.region.label).joined(separator: ", ")
            }
            return Mismatch(
                "parts", "on screen were \(list(parts)), and now are \(list(now.parts))")
        }
        for (old, new) in zip(parts, now.parts) {
            let name = old.region.label
            if old.stack != new.stack {
                return Mismatch("stack", "the \(name) has another stack than before")
            }
            for (bar, wasHidden, isHidden) in [
                ("navigation bar", old.hidesBar, new.hidesBar),
                ("toolbar", old.hidesToolbar, new.hidesToolbar),
            ] where wasHidden != isHidden {
                return Mismatch(
                    "bar",
                    wasHidden
                        ? "the \(name) had no \(bar), and now has one"
                        : "the \(name) had a \(bar), and now has none")
            }
            for (old, new) in zip(old.frames, new.frames) where !old.isAlike(new) {
                return Mismatch("place", "the \(name) was at \(old.text), and is at \(new.text)")
            }
        }
        return nil
    }
}

extension UIViewController {
    fileprivate var frameInWindow: CGRect { viewIfLoaded?.frameInWindow ?? .zero }
}

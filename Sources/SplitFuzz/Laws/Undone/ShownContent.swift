import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What a user sees of the app's structure: where columns and presentations are, their stacks and
/// their bars. Made before the few actions that must leave all of it as it was.
@MainActor struct ShownContent {
    /// A column, a presentation, or the root of a window without a split view.
    struct Part {
        let region: Region
        let isPresented: Bool
        /// In the window's coordinates. Zero for a popover: `popover-placed` and `sizes-match`
        /// judge it.
        let frame: CGRect
        /// A digest of the controllers on the stack.
        let stack: UInt64
        let barIsHidden: Bool
        let toolbarIsHidden: Bool
        /// In the bar's superview. Zero without a bar that is shown, and in a popover.
        let barFrame: CGRect
        /// The frame of the top controller's view in its superview; zero in a popover.
        let topFrame: CGRect
    }

    private let windowSize: CGSize
    /// `nil` while collapsed, and without a split view in the window.
    private let mode: UISplitViewController.DisplayMode?
    private let behavior: UISplitViewController.SplitBehavior?
    private var parts: [Part] = []

    init(_ simulation: Simulation, _ screen: Screen) {
        windowSize = simulation.window.bounds.size
        if screen.facts.isInWindow, !screen.facts.isCollapsed {
            mode = screen.facts.displayMode
            behavior = screen.facts.splitBehavior
        } else {
            mode = nil
            behavior = nil
        }
        parts.reserveCapacity(4)
        for shown in screen.columns {
            parts.append(
                Part(Region(shown.column), shown.controller, shown.navigation))
        }
        // A full-screen presentation takes the root's view out of the window.
        if screen.columns.isEmpty, let root = simulation.window.rootViewController,
            root.viewIfLoaded?.window != nil
        {
            parts.append(Part(.window, root, root.firstNavigationOnScreen))
        }
        for presentation in simulation.activePresentations {
            guard let shown = presentation.controllerOnScreen else { continue }
            parts.append(Part(Region(presentation), shown, shown.firstNavigationOnScreen))
        }
    }

    /// Whether stacks must be equal. `place-kept` judges them after a change of the window.
    enum Stacks { case compared, leftToPlaceKept }

    /// Whether a presentation hides everything else.
    var isCovered: Bool { !parts.isEmpty && parts.allSatisfy(\.isPresented) }

    /// The same without presentations, for comparisons across a dismissal by the app.
    var withoutPresentations: ShownContent {
        var rest = self
        rest.parts.removeAll { $0.isPresented }
        return rest
    }

    /// The first difference that a user would notice; `nil` where all is as before. The location is
    /// the kind of difference.
    func difference(to now: ShownContent, stacks: Stacks) -> Mismatch? {
        if windowSize != now.windowSize {
            return Mismatch(
                "window",
                explanation: "the window was \(windowSize.text), and now is \(now.windowSize.text)")
        }
        if let mode, let nowMode = now.mode, mode != nowMode {
            return Mismatch(
                "display-mode",
                explanation: "the display mode was \(mode), and now is \(nowMode)")
        }
        if behavior != now.behavior {
            return Mismatch("behavior", explanation: "the split behaviour has changed")
        }
        if parts.count != now.parts.count
            || zip(parts, now.parts).contains(where: { $0.region != $1.region })
        {
            func list(_ parts: [Part]) -> String {
                parts.map(\.region.label).joined(separator: ", ")
            }
            return Mismatch(
                "parts",
                explanation: "on screen were \(list(parts)), and now are \(list(now.parts))")
        }
        for (old, new) in zip(parts, now.parts) {
            if let difference = old.difference(to: new, stacks: stacks) { return difference }
        }
        return nil
    }
}

extension SplitMachine {
    var shownContent: ShownContent { ShownContent(simulation, screen) }
}

@MainActor extension ShownContent.Part {
    fileprivate init(
        _ region: Region, _ controller: UIViewController, _ navigation: UINavigationController?
    ) {
        self.region = region
        isPresented = region == .popover || region == .sheet || region == .modal
        let hasFrame = region != .popover
        frame = hasFrame ? controller.viewIfLoaded?.frameInWindow ?? .zero : .zero
        var digest: UInt64 = 0
        if let navigation {
            navigation.forEachContent { content in
                let number = UInt64(truncatingIfNeeded: content.serialNumber) &+ 1
                digest = (digest ^ number) &* 0x9e37_79b9_7f4a_7c15
            }
        } else {
            digest = UInt64(truncatingIfNeeded: controller.serialNumber) &+ 1
        }
        stack = digest
        barIsHidden = navigation?.isNavigationBarHidden ?? true
        toolbarIsHidden = navigation?.isToolbarHidden ?? true
        let showsBar = hasFrame && !barIsHidden
        barFrame = showsBar ? navigation?.navigationBar.frame ?? .zero : .zero
        topFrame = hasFrame ? navigation?.topViewController?.viewIfLoaded?.frame ?? .zero : .zero
    }

    fileprivate func difference(to now: Self, stacks: ShownContent.Stacks) -> Mismatch? {
        let name = region.label
        if !frame.isAlike(now.frame) {
            return Mismatch(
                "frame",
                explanation: "the \(name) was at \(frame.text), and now is at \(now.frame.text)")
        }
        if stack != now.stack {
            guard stacks == .compared else { return nil }
            return Mismatch("stack", explanation: "the \(name) has another stack than before")
        }
        if barIsHidden != now.barIsHidden {
            return Mismatch(
                "bar", explanation: change(of: "navigation bar", wasHidden: barIsHidden))
        }
        if toolbarIsHidden != now.toolbarIsHidden {
            return Mismatch("bar", explanation: change(of: "toolbar", wasHidden: toolbarIsHidden))
        }
        if !barFrame.isAlike(now.barFrame) || !topFrame.isAlike(now.topFrame) {
            return Mismatch(
                "frame",
                explanation: "the \(name)'s bar was at \(barFrame.text) and its content at "
                    + "\(topFrame.text); now they are at \(now.barFrame.text) and "
                    + now.topFrame.text)
        }
        return nil
    }

    private func change(of bar: String, wasHidden: Bool) -> String {
        wasHidden
            ? "the \(region.label) had no \(bar), and now has one"
            : "the \(region.label) had a \(bar), and now has none"
    }
}

extension UIView {
    /// In points.
    @MainActor var frameInWindow: CGRect { convert(bounds, to: nil) }
}

extension CGRect {
    /// Whether origin and size are the same, to half a point.
    func isAlike(_ other: CGRect) -> Bool {
        abs(origin.x - other.origin.x) <= 0.5 && abs(origin.y - other.origin.y) <= 0.5
            && abs(size.width - other.size.width) <= 0.5
            && abs(size.height - other.size.height) <= 0.5
    }

    /// As in `0, 24, 375 by 636`.
    var text: String { "\(minX.text), \(minY.text), \(size.text)" }
}

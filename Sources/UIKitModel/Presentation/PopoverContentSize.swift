package import Foundation

/// The size that a popover's content wants, in points.
package struct PopoverContentSize {
    /// The size that the presented controller asks for: its preferred size, else the size that
    /// constraints of the top view fix on both axes.
    package let asked: CGSize
    /// The size that the top controller wants: its preferred size, else `asked`.
    package let ofTop: CGSize

    /// Whether the presented controller asks for the size that the top controller wants.
    package var isPassedOn: Bool { ofTop.isAlike(asked) }

    /// Compares the size that `presented` asks for with the one that `top` wants, the top controller
    /// of the stack in it. `nil` where the presented controller asks for none.
    @MainActor package init?(of presented: UIViewController, top: UIViewController) {
        let preferred = presented.preferredContentSize
        guard
            let asked = preferred.isWanted
                ? preferred : top.viewIfLoaded?.sizeFixedByConstraints
        else { return nil }
        let ofTop = top.preferredContentSize
        self.asked = asked
        self.ofTop = ofTop.isWanted ? ofTop : asked
    }
}

extension CGSize {
    /// Whether both sides differ by less than half a point.
    package func isAlike(_ other: CGSize) -> Bool {
        abs(width - other.width) < 0.5 && abs(height - other.height) < 0.5
    }
}

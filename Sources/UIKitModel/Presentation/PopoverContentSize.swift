package import Foundation

/// The size that a popover's content wants, in points.
package struct PopoverContentSize {
    /// The size that the presented controller asks for: its preferred size, else the size that
    /// constraints of the top view fix on both axes.
    package let asked: CGSize
    /// The size that the top controller wants: its preferred size, else `asked`.
    package let ofTop: CGSize
    /// Whether the presented controller asks for the size that the top controller wants, or
    /// for another one that the app has chosen for it.
    package let isPassedOn: Bool

    /// Compares the size that `presented` asks for with the one that `top` wants, the top
    /// controller of the stack in it. `nil` where the presented controller asks for none.
    @MainActor package init?(of presented: UIViewController, top: UIViewController) {
        let preferred = presented.preferredContentSize
        guard
            let asked = preferred.isWanted
                ? preferred : top.viewIfLoaded?.sizeFixedByConstraints
        else { return nil }
        let wanted = top.preferredContentSize
        self.asked = asked
        ofTop = wanted.isWanted ? wanted : asked
        // Most pass here. The rest is slow.
        isPassedOn =
            ofTop.isAlike(asked)
            || presented.choosesOwnSize(asked, around: top, wanting: ofTop)
    }
}

/// The sizes that containers of the app's ask for, where those are others than the content's.
extension UIViewController {
    /// Whether this controller asks for another size than its content on purpose:
    /// - its class computes the size whenever it is asked;
    /// - its own header, bars or margins take the rest, and leave the content what it wants;
    /// - it limits the size, and has done so since the content last wanted another one;
    /// - its setter takes another size than it is given.
    ///
    /// UIKit's own navigation controller takes over what its top wants, and perhaps adds its bar.
    fileprivate func choosesOwnSize(
        _ asked: CGSize, around top: UIViewController, wanting wanted: CGSize
    ) -> Bool {
        if let navigation = asNavigation, navigation.addsBar(to: wanted, giving: asked) {
            return true
        }
        guard type(of: self) != UINavigationController.self else { return false }
        if !preferredContentSize.isAlike(storedPreferredSize) { return true }
        if asNavigation?.hasAnswered(wanted) == true { return true }
        return leaves(wanted, of: asked, to: top) || limits(wanted, to: asked, of: top)
    }

    /// Whether the rest of this controller's view around a child's would be what one size has more
    /// than the other. What bars cover of the child counts as rest, or does not.
    private func leaves(_ wanted: CGSize, of asked: CGSize, to top: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let content = top.viewIfLoaded,
            content.windowReference != nil
        else { return false }
        let (whole, part) = (view.storedFrame.size, content.storedFrame.size)
        let safe = content.safeAreaInsets
        func isRest(_ rest: CGFloat, outside: CGFloat, covered: CGFloat) -> Bool {
            outside >= -0.5 && rest >= outside - 0.5 && rest <= outside + covered + 0.5
        }
        return isRest(
            asked.width - wanted.width, outside: whole.width - part.width,
            covered: safe.left + safe.right)
            && isRest(
                asked.height - wanted.height, outside: whole.height - part.height,
                covered: safe.top + safe.bottom)
    }

    /// Whether this controller has asked for no more than the content wants since that last
    /// changed, and not for what another page wants.
    private func limits(_ wanted: CGSize, to asked: CGSize, of top: UIViewController) -> Bool {
        guard asked.width <= wanted.width + 0.5, asked.height <= wanted.height + 0.5 else {
            return false
        }
        var next: UIViewController? = top
        while let controller = next {
            for page in controller.asNavigation?.stack ?? [] where page !== top {
                if page.preferredContentSize.isAlike(asked) { return false }
            }
            if controller === self { return true }
            if controller.hasChangedSize(since: self) { return false }
            next = controller.storedParent
        }
        return false
    }

    /// Whether this controller has asked for another size since a container last asked for one.
    func hasChangedSize(since container: UIViewController) -> Bool {
        preferredSizeRequest.change > container.preferredSizeRequest.latest
    }
}

extension CGSize {
    /// Whether both sides differ by less than half a point.
    package func isAlike(_ other: CGSize) -> Bool {
        abs(width - other.width) < 0.5 && abs(height - other.height) < 0.5
    }
}

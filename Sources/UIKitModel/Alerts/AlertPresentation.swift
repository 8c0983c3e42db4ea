import Foundation

/// Puts an alert in the middle of the room that bars and keyboard leave, and an action sheet of a
/// phone at the bottom. The sizes are *unverified*: no source has them.
@MainActor final class AlertPresentation: UIPresentationController {
    override var avoidsKeyboard: Bool { true }
    override var isPlacedBySystem: Bool { true }
    override var takesTouchOutside: Bool { alert?.letsTouchOutsideCancel ?? false }

    private var alert: UIAlertController? { shown as? UIAlertController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let alert, let container else { return .zero }
        return AlertPlacement.frame(of: alert, in: container)
    }

    override func userDidDismiss() { alert?.cancelByTouchOutside() }
}

/// Shows an action sheet in a popover. In compact width it is at the bottom; since iOS 26 it is a
/// popover there, too, and in the middle where it has no source (D-037, D-038).
@MainActor final class ActionSheetPresentation: UIPopoverPresentationController {
    private var alert: UIAlertController? { shown as? UIAlertController }
    private var isAnchored: Bool {
        UIAlertController.sheetsAreAnchored && (sourceView != nil || barButtonItem != nil)
    }

    override var avoidsKeyboard: Bool { true }
    override var isPlacedBySystem: Bool { true }
    override var takesTouchOutside: Bool {
        isShownAsPopover || alert?.letsTouchOutsideCancel ?? false
    }

    override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let isInLittleRoom =
            traitCollection.horizontalSizeClass == .compact
            || traitCollection.userInterfaceIdiom == .phone
        return isInLittleRoom && !isAnchored ? .custom : .none
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard !isShownAsPopover, let alert, let container else {
            return super.frameOfPresentedViewInContainerView
        }
        return AlertPlacement.frame(of: alert, in: container)
    }

    override func presentationStyleDidChange() {
        super.presentationStyleDidChange()
        (alert?.viewIfLoaded as? AlertView)?.update()
    }

    override func userDidDismiss() {
        super.userDidDismiss()
        alert?.cancelByTouchOutside()
    }
}

/// Where alerts are, in points. Action sheets are at the bottom before iOS 26 (D-037, D-038).
@MainActor enum AlertPlacement {
    static let alertWidth: CGFloat = 270
    static let popoverWidth: CGFloat = 304
    static let margin: CGFloat = 8

    static func frame(of alert: UIAlertController, in container: UIView) -> CGRect {
        Simulation.active.passed(.alertSizes)
        let room = self.room(in: container)
        if alert.preferredStyle == .actionSheet, !UIAlertController.sheetsAreAnchored {
            let bounds = container.bounds
            let width = min(bounds.size.width, bounds.size.height) - 2 * margin
            let height = min(alert.contentHeight(width: width), room.size.height)
            return CGRect(
                x: bounds.midX - width / 2, y: room.bottom - height, width: width, height: height)
        }
        let height = min(alert.contentHeight(width: alertWidth), room.size.height)
        return CGRect(
            x: room.midX - alertWidth / 2,
            y: max(room.minY, (room.midY - height / 2).rounded(.down)),
            width: alertWidth, height: height)
    }

    /// The window without its bars, the keyboard and a margin.
    private static func room(in container: UIView) -> CGRect {
        let simulation = Simulation.active
        let insets = simulation.window.storedSafeAreaInsets
        let bounds = container.bounds
        let top = insets.top + margin
        var bottom = bounds.bottom - max(insets.bottom, margin)
        let keyboard = simulation.keyboard
        if keyboard.isUp, !keyboard.frame.isNull {
            bottom = min(bottom, keyboard.frame.origin.y - margin)
        }
        let room = CGRect(
            x: 0, y: top, width: bounds.size.width, height: max(0, bottom - top))
        guard let fold = simulation.foldInWindow else { return room }
        // At the top of a laptop, and of a book on one of its pages.
        let isMirrored = simulation.window.sceneTraits.layoutDirection == .rightToLeft
        let isFirst = simulation.reading(AlertBesideFold.self) == .leading
        let isBefore = !fold.isUpright || isFirst != isMirrored
        return room.intersection(simulation.part(of: bounds, beforeFold: isBefore))
    }
}

extension UIAlertController {
    /// Whether action sheets are at their source in every window (D-037).
    static var sheetsAreAnchored: Bool {
        Simulation.active.release.conventions.presentation.anchorsActionSheets
    }

    /// Whether the sheet at the bottom has an action that a touch beside it chooses.
    fileprivate var letsTouchOutsideCancel: Bool {
        preferredStyle == .actionSheet && cancelAction != nil
    }

    /// A touch beside an action sheet chooses its cancel action (B-153).
    fileprivate func cancelByTouchOutside() {
        if let cancelAction { run(cancelAction) }
    }
}

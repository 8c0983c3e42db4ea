import Foundation

@_spi(Simulation) @testable import UIKitModel

extension SimulationFixture {
    /// Presents a controller in a popover at a rectangle of the root's view, and settles.
    @discardableResult func presentPopover(
        _ content: UIViewController,
        at rect: CGRect = CGRect(x: 500, y: 100, width: 40, height: 40),
        adjusting adjust: (UIPopoverPresentationController) -> Void = { _ in }
    ) -> UIPopoverPresentationController? {
        content.modalPresentationStyle = .popover
        let popover = content.popoverPresentationController
        popover?.sourceView = root.view
        popover?.sourceRect = rect
        if let popover { adjust(popover) }
        perform { root.present(content, animated: true) }
        return popover
    }
}

/// A controller of a size.
@MainActor func page(_ name: String, _ width: CGFloat, _ height: CGFloat) -> LoggingController {
    let page = LoggingController(name)
    page.preferredContentSize = CGSize(width: width, height: height)
    return page
}

/// A delegate with configurable answers that records its calls.
@MainActor final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    let journal = Journal()
    var allowsDismissal = true
    var newRect: CGRect?
    var substitute: ((UIPresentationController) -> UIViewController?)?

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        journal.note("controller for \(style)")
        return style == .none ? nil : substitute?(controller)
    }
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        journal.note("will be \(style)")
    }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        journal.note("should dismiss")
        return allowsDismissal
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        journal.note("will dismiss")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        journal.note("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        journal.note("did attempt")
    }
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        journal.note("will reposition")
        if let newRect { rect.pointee = newRect }
    }
}

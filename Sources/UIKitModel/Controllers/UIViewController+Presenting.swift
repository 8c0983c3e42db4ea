public import Foundation
internal import Journal

/// Presenting a controller over others, and dismissing it (A-010, B-083).
extension UIViewController {
    func startPresenting(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let simulation = Simulation.active
        simulation.note(controller.requestToPresent)
        guard controller !== self else {
            return simulation.raise(
                "NSInvalidArgumentException",
                "Application tried to present modal view controller on itself. "
                    + "Presenting controller is \(type(of: self)).", by: objectName)
        }
        guard controller.activePresentation == nil, controller.storedParent == nil else {
            return simulation.raise(
                "NSInvalidArgumentException",
                "Application tried to present modally an active controller "
                    + "\(type(of: controller)).", by: controller.objectName)
        }
        let presentation = controller.presentationOfThis
        let context = presentation?.needsContext == true ? nearestContext : nil
        let presenter = context ?? presenterForThis
        if let other = presenter.begunPresentation {
            return simulation.log(
                "Attempt to present \(type(of: controller)) on \(type(of: self)) which is already "
                    + "presenting \(type(of: other.presentedViewController))",
                about: .presentation, by: controller.objectName)
        }
        guard presenter.viewIfLoaded?.windowReference != nil else {
            return simulation.log(
                "Attempt to present \(type(of: controller)) on \(type(of: self)) whose view is "
                    + "not in the window hierarchy!", about: .presentation,
                by: controller.objectName)
        }
        presentation?.isInContext = context != nil
        presentation?.begin(from: presenter, animated: animated, completion: completion)
    }

    /// The request to present this controller, in the style that it has now.
    var requestToPresent: Request {
        var style = modalPresentationStyle
        if style == .automatic {
            style = Simulation.active.release.conventions.presentation.automaticStyle
        }
        return .presentation(
            of: serialNumber, as: PresentationStyle(rawValue: style.rawValue) ?? .custom)
    }

    /// The controller that presents when this one is asked to: the outermost container. What covers
    /// a context cannot cover the window, and hands the request on.
    private var presenterForThis: UIViewController {
        var outermost = outermostContainer
        while let presentation = outermost.activePresentation, presentation.isInContext,
            let context = presentation.presenter
        {
            outermost = context.outermostContainer
        }
        // While a substitute is on screen, the controller that it replaces presents.
        return outermost.activePresentation?.presentedReference ?? outermost
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        let presentation = begunHereOrAbove ?? presentationHereOrAbove
        noteDismissal()
        guard let presentation else {
            completion?()
            return
        }
        presentation.end(animated: animated, cause: .app, completion: completion)
    }

    /// What is asked to end is what this controller or one around it has presented, else the
    /// presentation that it is in (B-080).
    private func noteDismissal() {
        let meant =
            begunHereOrAbove?.presentedReference ?? presentationHereOrAbove?.presentedReference
        Simulation.active.note(.dismissal(of: meant?.serialNumber ?? -1))
    }

    // MARK: - What is presented where

    private var begunHereOrAbove: UIPresentationController? {
        if Simulation.active.hasNoPresentations { return nil }
        return begunPresentation ?? nearestAncestor { $0.begunPresentation }
    }

    var presentedHereOrAbove: UIViewController? { begunHereOrAbove?.shown }

    var presentationHereOrAbove: UIPresentationController? {
        if Simulation.active.hasNoPresentations { return nil }
        return activePresentation ?? nearestAncestor { $0.activePresentation }
    }

    // MARK: - Its presentation

    /// The active presentation, else a prepared one for the current style. The prepared one is kept
    /// until the style changes or the presentation ends.
    var presentationOfThis: UIPresentationController? {
        if let activePresentation { return activePresentation }
        let isPopover = modalPresentationStyle == .popover
        if let preparedPresentation,
            (preparedPresentation is UIPopoverPresentationController) == isPopover,
            (preparedPresentation is UISheetPresentationController) == isForSheet
        {
            return preparedPresentation
        }
        preparedPresentation?.presentedReference = nil
        let made = makePresentation(isPopover: isPopover)
        preparedPresentation = made
        return made
    }

    /// Whether the style of this controller is that of a sheet.
    var isForSheet: Bool {
        switch modalPresentationStyle {
        case .pageSheet, .formSheet: true
        case .automatic:
            Simulation.active.release.conventions.presentation.automaticStyle == .pageSheet
        default: false
        }
    }

    var popoverOfThis: UIPopoverPresentationController? {
        if let active = presentationHereOrAbove {
            return active as? UIPopoverPresentationController
        }
        // The getter may be the app's, so the controllers are retained.
        var next: UIViewController? = self
        while let controller = next {
            if controller.modalPresentationStyle == .popover {
                return controller.presentationOfThis as? UIPopoverPresentationController
            }
            next = controller.storedParent
        }
        return nil
    }
}

/// Showing a controller in the nearest container that can show it (B-014, B-015).
///
/// UIKit looks for the nearest ancestor whose class overrides the method. In this model, a
/// controller that does not override it passes it to its parent. One without a parent presents.
extension UIViewController {
    /// Posted when a split view has collapsed or expanded, which changes what
    /// `showDetailViewController(_:sender:)` does. The object is the split view (B-016).
    public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    func forwardShow(_ controller: UIViewController, sender: Any?) {
        guard let parent = storedParent else { return present(controller, animated: true) }
        parent.show(controller, sender: sender)
    }

    func forwardShowDetail(_ controller: UIViewController, sender: Any?) {
        guard let parent = storedParent else { return present(controller, animated: true) }
        parent.showDetailViewController(controller, sender: sender)
    }
}

public import Foundation

/// Presents a controller as a sheet, whose heights the app names (B-192).
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The popover that becomes this sheet for lack of room; `nil` for a sheet of its own.
    weak var popover: UIPopoverPresentationController?

    /// The heights at which a sheet rests, from the smallest to the largest.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty {
                detents = oldValue
                Simulation.active.log(
                    "The detents of a sheet must have at least one element.", about: .presentation)
            }
            invalidateDetents()
        }
    }

    /// What the detents have resolved to; `nil` until the sheet asks them.
    var resolved: ResolvedDetents?

    /// The height at which the sheet rests; `nil` for the smallest. A drag of the user changes it.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { heightDidChange() } }
    }

    /// Up to this height, touches reach what is below the sheet; `nil` for no height.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?

    /// Whether it stays a sheet in compact height. On screen, a change counts at once
    /// (*unverified*).
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet {
            guard prefersEdgeAttachedInCompactHeight != oldValue else { return }
            if host.phase == .presented { host.change(to: host.shownStyle) }
            heightDidChange()
        }
    }

    /// Whether a sheet at the bottom edge is as wide as its controller prefers.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { heightDidChange() }
    }

    /// Whether content that is scrolled down from its top raises the sheet first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Inert: the model draws no grabber.
    open var prefersGrabberVisible = false
    /// Inert: the model draws no corners.
    open var preferredCornerRadius: CGFloat?

    /// Animates changes of the sheet's properties.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        animateHeight()
    }

    /// Asks the custom detents again. By themselves they are asked only after the window changes.
    open func invalidateDetents() {
        resolved = nil
        heightDidChange()
    }

    // MARK: - What the presentation asks (UISheetPresentationController+Heights.swift)

    package override var sheet: UISheetPresentationController? { self }

    /// The presentation that shows the sheet.
    var host: UIPresentationController { popover ?? self }

    private func heightDidChange() { host.container?.setNeedsLayout() }

    func animateHeight() {
        guard let container = host.container, container.windowReference != nil else { return }
        container.setNeedsLayout()
        container.layoutIfNeeded()
        Simulation.active.clock.schedule(after: AnimationDuration.popoverResize) {}
    }
}

extension UIPopoverPresentationController {
    /// The sheet that the popover becomes in compact width (B-192). The popover presents, and asks
    /// this one for heights.
    public var adaptiveSheetPresentationController: UISheetPresentationController {
        if let adaptiveSheet { return adaptiveSheet }
        let made = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: nil)
        made.popover = self
        adaptiveSheet = made
        return made
    }
}

extension UIViewController {
    /// The sheet that this controller or one of its ancestors is shown in, or that this one will be
    /// shown in; `nil` where its style is no sheet (B-192).
    public var sheetPresentationController: UISheetPresentationController? {
        let presentation = presentationHereOrAbove ?? outermostContainer.presentationOfThis
        return presentation as? UISheetPresentationController
    }
}

/// Hears of the heights that the user gives to a sheet (B-192).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

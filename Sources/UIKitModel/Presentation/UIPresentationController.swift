public import Foundation

/// Manages how one controller is presented over another.
///
/// The controller to present owns a prepared presentation. The simulation owns an active one, and
/// an active one owns the controllers that it shows.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    // MARK: - Stored state

    /// The controller to present; `held` owns it while the presentation is under way.
    nonisolated(unsafe) unowned(unsafe) var presentedReference: UIViewController?
    /// The presenter, from the begin of the presentation until its end has been told.
    nonisolated(unsafe) unowned(unsafe) var presenterReference: UIViewController?
    nonisolated(unsafe) var held: UIViewController?
    /// The controllers of a presentation that an app makes itself. They may go before it.
    private weak var presentedOfApp: UIViewController?
    private weak var presenterOfApp: UIViewController?
    /// The controller that the delegate shows instead of the presented one while adapted (B-078).
    nonisolated(unsafe) var substitute: UIViewController?
    nonisolated(unsafe) var container: PresentationContainerView?
    /// How far a presentation is, from its preparation to its end.
    enum Phase: Int { case prepared, presenting, presented, dismissing, over }
    var phase = Phase.prepared
    /// Counts transitions and ends: the scheduled end of an earlier transition does nothing.
    private(set) var transitionCount = 0
    /// Begins or ends a transition, and returns its number.
    @discardableResult func countTransition() -> Int {
        transitionCount += 1
        return transitionCount
    }
    /// The completion handler of the transition under way.
    var completion: (() -> Void)?
    /// The style on screen, after adaptation (B-076, B-082); `.none` until it begins.
    var shownStyle = UIModalPresentationStyle.none
    /// The style after the announced change of the scene.
    var pendingStyle = UIModalPresentationStyle.none
    /// Whether the presenter's view is out of the window.
    var hidesPresenter = false
    /// False where a default implementation answered instead of the delegate (B-076).
    var delegateHasAnswered = false
    /// Whether a finger drags the sheet down. That begins and ends within one action.
    var isDraggedDown = false
    /// The collapsed split view whose inspector it shows; `nil` for other presentations (B-196).
    weak var inspectedSplit: UISplitViewController?
    /// Whether the presented controller hears that it has appeared (B-160).
    var isTellingOfBegin = false
    /// Whether it covers its presenter's view alone, and not the window (B-181).
    package var isInContext = false

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Makes a presentation that is never shown: the model has no custom presentations.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController:
            UIViewController?
    ) {
        super.init()
        presentedOfApp = presentedViewController
        presenterOfApp = presentingViewController
    }

    /// Prepares to present a controller, which owns this and clears the reference when it goes.
    init(preparedFor presented: UIViewController) {
        presentedReference = presented
        super.init()
    }

    deinit {
        container?.presentation = nil
        // Another presentation may have begun with the same controllers.
        if substitute?.activePresentation === self { substitute?.activePresentation = nil }
        if held?.activePresentation === self { held?.activePresentation = nil }
        if presenterReference?.begunPresentation === self {
            presenterReference?.begunPresentation = nil
        }
    }

    // MARK: - Who takes part

    public var presentedViewController: UIViewController {
        presentedReference ?? presentedOfApp ?? UIViewController(nibName: nil, bundle: nil)
    }
    public var presentingViewController: UIViewController {
        presenterReference ?? presenterOfApp ?? UIViewController(nibName: nil, bundle: nil)
    }
    /// The controller on screen: the presented one, or the delegate's substitute for it.
    var shown: UIViewController? { substitute ?? presentedReference ?? presentedOfApp }
    var presenter: UIViewController? { presenterReference }
    /// Whether the presented controller is about to leave, or would be if the finger let go now.
    var isComing: Bool { phase == .presenting || isTellingOfBegin }
    var isLeaving: Bool { phase == .dismissing || isDraggedDown }
    /// Whether the app asks for a presentation in the current context (B-181).
    var needsContext: Bool { !isPlacedBySystem && requestedStyle.needsContext }

    public var containerView: UIView? { container }
    open var presentedView: UIView? { shown?.viewIfLoaded }

    // MARK: - Styles (UIPresentationController+Adaptation.swift)

    public var presentationStyle: UIModalPresentationStyle { requestedStyle }
    public var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: Simulation.active.window.sceneTraits)
    }
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptedStyle(for: traitCollection)
    }

    /// Whether it is a sheet in the present window.
    var isShownAsSheet: Bool { shownStyle == .pageSheet || shownStyle == .formSheet }

    /// Called when the style on screen has changed.
    func presentationStyleDidChange() {}

    /// Whether the presentation makes room for the keyboard (B-079, D-039).
    var avoidsKeyboard: Bool { shownStyle == .popover || sheet?.hasOwnHeight == true }
    /// Whether a touch beside the content reaches the presentation (B-080).
    var takesTouchOutside: Bool { shownStyle == .popover }

    /// Whether UIKit alone decides where the content is and how it adapts: an alert, or a menu.
    package var isPlacedBySystem: Bool { false }

    /// What the app says about the heights of the sheet that this is, or would be if it adapted;
    /// `nil` where it says nothing (UISheetPresentationController.swift).
    package var sheet: UISheetPresentationController? { nil }

    /// Called when a touch of the user has ended the presentation.
    func userDidDismiss() {}

    /// Asks for a layout if what the presentation points at has moved. Returns whether it did.
    func followAnchor() -> Bool { false }

    /// Called when the presented view has its place.
    func presentedViewWasPlaced() {}

    /// Called when the room has changed, so that the app's anchor may be out of date.
    func willReposition() {}

    // MARK: - Geometry (UIPresentationController+Layout.swift)

    open var frameOfPresentedViewInContainerView: CGRect {
        SheetPlacement.frame(
            of: self, as: shownStyle, in: SheetRoom(bounds: container?.bounds ?? .zero))
    }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    /// The size that the presented controller prefers, in points.
    open var preferredContentSize: CGSize { shown?.preferredContentSize ?? .zero }
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        preferredSizeDidChange()
    }
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: - Transitions (UIPresentationController+Transition.swift)

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

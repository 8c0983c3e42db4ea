public import Foundation

/// Manages how one controller is presented over another.
///
/// An app's controller owns it while it is prepared; from its beginning to its end the simulation
/// does, and it owns what it shows.
@MainActor open class UIPresentationController: NSObject, UIContentContainer {
    // MARK: - Stored state

    /// What was asked to be presented; held by `held` while the presentation is under way.
    nonisolated(unsafe) unowned(unsafe) var presentedReference: UIViewController?
    nonisolated(unsafe) unowned(unsafe) var presenterReference: UIViewController?
    private nonisolated(unsafe) var held: UIViewController?
    /// What the delegate puts in the presented controller's place while adapted (B-078).
    nonisolated(unsafe) var substitute: UIViewController?
    nonisolated(unsafe) var container: PresentationContainerView?
    var phase = Phase.prepared
    /// What it is shown as in the present environment.
    var shownStyle = UIModalPresentationStyle.none
    /// What it will be shown as when the change of the scene that was announced has come.
    var pendingStyle = UIModalPresentationStyle.none
    /// Whether the presenter's view was taken out of the window.
    var hidesPresenter = false
    /// Counts its transitions, so that an end scheduled for an earlier one is dropped.
    var transitionCount = 0
    var completion: (() -> Void)?
    /// Whether the delegate has just answered, or only its default did (B-076).
    var delegateHasAnswered = false

    enum Phase: Int { case prepared, presenting, presented, dismissing, over }

    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController:
            UIViewController?
    ) {
        presentedReference = presentedViewController
        super.init()
        presenterReference = presentingViewController
    }

    deinit {
        container?.presentation = nil
        substitute?.activePresentation = nil
        if held != nil { held?.activePresentation = nil }
        presenterReference?.begunPresentation = nil
    }

    func hold(_ controller: UIViewController?) { held = controller }

    // MARK: - Who takes part

    public var presentedViewController: UIViewController {
        presentedReference ?? UIViewController(nibName: nil, bundle: nil)
    }
    public var presentingViewController: UIViewController {
        presenterReference ?? UIViewController(nibName: nil, bundle: nil)
    }
    /// What is on screen: the presented controller, or what stands in for it.
    var shown: UIViewController? { substitute ?? presentedReference }
    var presenter: UIViewController? { presenterReference }

    public var containerView: UIView? { container }
    open var presentedView: UIView? { shown?.viewIfLoaded }

    // MARK: - Styles (UIPresentationController+Adaptation.swift)

    public var presentationStyle: UIModalPresentationStyle { requestedStyle }
    public var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: Simulation.active.storedWindow.sceneTraits)
    }
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptedStyle(for: traitCollection)
    }

    /// The style that it is shown as has changed.
    func presentationStyleDidChange() {}

    /// A touch of the user's has ended it.
    func userDidDismiss() {}

    /// The window has another size, and what the app said of its anchor may no longer be true.
    func willReposition() {}

    // MARK: - Geometry (UIPresentationController+Layout.swift)

    open var frameOfPresentedViewInContainerView: CGRect {
        SheetPlacement.frame(of: self, in: container?.bounds ?? .zero)
    }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    /// What the presented controller would like to take.
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

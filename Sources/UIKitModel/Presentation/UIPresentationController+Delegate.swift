internal import Journal

/// Calls of the delegate about a dismissal by the user (B-080). Each is noted for the harness, also
/// where there is no delegate.
extension UIPresentationController {
    /// Whether the delegate lets a touch of the user end the presentation.
    var delegateAllowsDismissal: Bool {
        note(.shouldDismiss)
        return delegate?.presentationControllerShouldDismiss(self) != false
    }

    func tellDelegateOfDismissal() {
        note(.willDismiss)
        delegate?.presentationControllerWillDismiss(self)
    }

    func tellDelegateOfAttempt() {
        note(.didAttemptToDismiss)
        delegate?.presentationControllerDidAttemptToDismiss(self)
    }

    /// Tells the delegate that the dismissal began with, whichever the app has set since.
    func tellOfEnd(_ delegate: (any UIAdaptivePresentationControllerDelegate)?) {
        note(.didDismiss)
        delegate?.presentationControllerDidDismiss(self)
    }

    func note(_ call: PresentationCall) {
        Simulation.active.note(.presentation(presentedReference?.serialNumber ?? -1, call))
    }
}

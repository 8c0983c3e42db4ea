internal import Journal

/// Calls of the delegate about a user's dismissal (B-080), noted also where there is no delegate.
extension UIPresentationController {
    /// Whether the delegate lets a touch of the user end the presentation.
    var delegateAllowsDismissal: Bool {
        delegate(.shouldDismiss)?.presentationControllerShouldDismiss(self) != false
    }

    func tellDelegateOfDismissal() {
        delegate(.willDismiss)?.presentationControllerWillDismiss(self)
    }

    func tellDelegateOfAttempt() {
        delegate(.didAttemptToDismiss)?.presentationControllerDidAttemptToDismiss(self)
    }

    /// Tells the delegate that the dismissal began with, whichever the app has set since.
    func tellOfEnd(_ delegate: (any UIAdaptivePresentationControllerDelegate)?) {
        note(.didDismiss)
        delegate?.presentationControllerDidDismiss(self)
    }

    /// The delegate, for a call.
    private func delegate(
        _ call: PresentationCall
    ) -> (any UIAdaptivePresentationControllerDelegate)? {
        note(call)
        return delegate
    }

    func note(_ call: PresentationCall) {
        Simulation.active.note(.presentation(presentedReference?.serialNumber ?? -1, call))
    }
}

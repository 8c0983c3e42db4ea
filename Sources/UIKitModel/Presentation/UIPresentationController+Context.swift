/// Presentations that cover one controller, the *context*, instead of the window (B-181).
///
/// The container is the front subview of the context's view. It follows the frame of that view, and
/// goes wherever the view goes: into another column's stack, or out of the window with a tab. UIKit
/// puts the presented view beside the context's, and takes that away for `currentContext`. Here it
/// stays, covered.
extension UIPresentationController {
    /// Whether the context's own content has disappeared.
    var replacesContext: Bool { isInContext && hidesPresenter && phase == .presented }

    /// Whether the content is shown over the context's own.
    var liesOverContext: Bool {
        isInContext && !hidesPresenter && (phase == .presenting || phase == .presented)
    }

    /// Becomes one of the simulation's presentations. Those in a context come right after the
    /// presentation that shows the context, since others may lie over both.
    func joinPresentations() {
        let simulation = Simulation.active
        guard isInContext else { return simulation.presentations.append(self) }
        let below = presenter?.outermostContainer.activePresentation
        // Of two that come back together, the inner one may be first.
        if let below, below.isInContext { below.joinPresentations() }
        let presentations = simulation.presentations
        if presentations.contains(where: { $0 === self }) { return }
        var index = presentations.firstIndex { $0 === below }.map { $0 + 1 } ?? 0
        while index < presentations.count, presentations[index].isInContext { index += 1 }
        simulation.presentations.insert(self, at: index)
    }

    /// Ends a transition that is under way.
    func finishBeforeMove() {
        if phase == .presenting || phase == .dismissing { finishTransition() }
    }

    /// Called when the container has come into the window or left it. Off the screen, the context
    /// owns its presentation: it takes no touches there, and goes with the context.
    func contextDidMove(to window: UIWindow?) {
        guard isInContext, phase == .presenting || phase == .presented else { return }
        guard let presenter else {
            // The context's controller is gone, and its view follows.
            if window == nil { leave() }
            return
        }
        let simulation = Simulation.active
        if window == nil {
            simulation.passed(.goesWithContext)
            finishBeforeMove()
            guard phase == .presented else { return }
            // A context that leaves during its transition has sent its content no appearance calls.
            if let shown, shown.isAppearingOrShown { shown.disappear() }
            // The app may dismiss it then.
            guard phase == .presented else { return }
            presenter.settings.presentationAside = self
            simulation.hasPresentationsAside = true
            simulation.presentations.remove(self)
        } else if presenter.rareSettings?.presentationAside === self {
            joinPresentations()
            presenter.rareSettings?.presentationAside = nil
        }
        simulation.noteContainment()
    }
}

/// The context's side of such a presentation.
extension UIViewController {
    var outermostContainer: UIViewController {
        var outermost = self
        while let parent = outermost.storedParent { outermost = parent }
        return outermost
    }

    /// The nearest controller at or above this one that defines a context; `nil` where that is the
    /// window's root, or there is none.
    var nearestContext: UIViewController? {
        // The getter may be the app's, so the controllers are retained.
        var next: UIViewController? = self
        while let controller = next {
            if controller.definesPresentationContext {
                let isRoot = controller.storedParent == nil && controller.activePresentation == nil
                return isRoot ? nil : controller
            }
            next = controller.storedParent
        }
        return nil
    }

    /// The controller that is on screen in place of this one, which has disappeared.
    var replacement: UIViewController? {
        guard appearance == .hidden, let presentation = begunPresentation,
            presentation.replacesContext
        else { return nil }
        return presentation.shown
    }

    /// The controller that is presented over this one, which stays on screen.
    var overlay: UIViewController? {
        guard let presentation = begunPresentation, presentation.liesOverContext else { return nil }
        return presentation.shown
    }

    /// The controller that is presented in this one's context, in either way.
    var contentInContext: UIViewController? {
        guard let presentation = begunPresentation, presentation.isInContext else { return nil }
        return presentation.shown
    }

    /// The position in its cycle of what is on screen for this controller.
    var appearanceOnScreen: Appearance { replacement?.appearance ?? appearance }
}

import Foundation
internal import Journal

/// The style of a presentation in an environment (B-076 to B-078).
extension UIPresentationController {
    var requestedStyle: UIModalPresentationStyle {
        if self is UIPopoverPresentationController { return .popover }
        let style = presentedReference?.modalPresentationStyle ?? .fullScreen
        switch style {
        case .automatic, .none, .popover:
            return Simulation.active.release.conventions.presentation.automaticStyle
        default: return style
        }
    }

    /// The style that UIKit proposes: `none` where it need not adapt.
    func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        PresentationAdaptation.style(
            of: requestedStyle, horizontal: traits.horizontalSizeClass,
            vertical: traits.verticalSizeClass,
            conventions: Simulation.active.release.conventions.presentation)
    }

    func adoptStyle(for traits: UITraitCollection) {
        let adapted = wantedStyle(for: traits)
        enter(adapted == .none ? requestedStyle : adapted)
        pendingStyle = shownStyle
    }

    func enter(_ new: UIModalPresentationStyle) {
        hidesPresenter = coversPresenter(in: new)
        shownStyle = new
    }

    /// Whether the presenter's view leaves the screen where a style is on top.
    func coversPresenter(in style: UIModalPresentationStyle) -> Bool {
        fillsWindow(style) && presenterCanBeHidden
    }

    /// Whether a style fills the present window, as a sheet does in compact height (B-173).
    private func fillsWindow(_ style: UIModalPresentationStyle) -> Bool {
        switch style {
        case .fullScreen, .currentContext: true
        case .pageSheet, .formSheet:
            Simulation.active.window.sceneTraits.verticalSizeClass == .compact
                && Simulation.active.release.conventions.presentation.sheetsFillCompactHeight
                && sheet?.prefersEdgeAttachedInCompactHeight != true
        default: false
        }
    }

    private var presenterCanBeHidden: Bool {
        guard !isInContext, let below = presenter?.activePresentation else { return true }
        return below.shownStyle.coversWhatPresents
    }

    /// UIKit's proposal, or the delegate's answer to it. Of the delegate's two methods, the one
    /// with traits is asked first, and the older one in compact width only (B-076).
    func wantedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let proposed = adaptivePresentationStyle(for: traits)
        guard proposed != .none, let delegate else { return proposed }
        delegateHasAnswered = true
        let answer = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        noteAnswer(answer)
        if delegateHasAnswered { return answer }
        guard traits.horizontalSizeClass == .compact else { return proposed }
        delegateHasAnswered = true
        let older = delegate.adaptivePresentationStyle(for: self)
        noteAnswer(older)
        return delegateHasAnswered ? older : proposed
    }

    /// Where the delegate does not implement the method, nothing was answered.
    private func noteAnswer(_ answer: UIModalPresentationStyle) {
        guard delegateHasAnswered, answer != .automatic, let presentedReference else { return }
        let style = PresentationStyle(rawValue: answer.rawValue)
        Simulation.active.note(.adaptiveStyle(style, of: presentedReference.serialNumber))
    }

    /// The style on screen as the delegate is told of it: `none` where nothing is adapted.
    var announcedStyle: UIModalPresentationStyle {
        shownStyle == requestedStyle ? .none : shownStyle
    }
}

/// The style that replaces a requested one where there is little room: a pure function.
enum PresentationAdaptation {
    /// `none` where the requested style stays.
    static func style(
        of requested: UIModalPresentationStyle, horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass, conventions: PresentationConventions
    ) -> UIModalPresentationStyle {
        switch requested {
        case .popover:
            if horizontal == .compact { return conventions.compactStyle }
            // iOS 8.3 and later look at the height, too (B-077).
            return vertical == .compact ? .formSheet : .none
        case .pageSheet, .formSheet:
            return horizontal == .compact && !conventions.keepsSheetsInCompactWidth
                ? .fullScreen : .none
        default: return .none
        }
    }
}

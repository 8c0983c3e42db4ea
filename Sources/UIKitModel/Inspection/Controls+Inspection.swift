/// What a tap on a control should do.
extension UIControl {
    /// Who answers a tap, besides the control's own actions.
    package enum Answerer {
        /// Nobody: the app's actions are all.
        case app
        /// A back button pops.
        case back(UINavigationController)
        /// Sidebars of a split view or of a tab bar controller come or go.
        case sidebars
        /// A tab comes on screen; its index.
        case tab(UITabBarController, Int)
    }

    package var answerer: Answerer {
        if let button = self as? BarButtonView { return button.barAnswerer }
        if let control = self as? SidebarControl {
            guard let owner = control.owner else { return .app }
            guard let row = control.row else { return .sidebars }
            return row.index.map { .tab(owner, $0) } ?? .app
        }
        guard self is TabButton, let bar = storedSuperview as? UITabBar, let owner = bar.owner,
            let item = bar.buttons.firstIndex(where: { $0 === self }),
            let index = owner.pageIndex(ofItem: item)
        else { return .app }
        return .tab(owner, index)
    }

    /// The number of actions that a tap must run. A control of the app's own class may choose.
    package var actionsOnTap: Int {
        guard
            self is BarButtonView || type(of: self) == UIButton.self
                || type(of: self) == UIControl.self
        else { return 0 }
        let own = actionCount(for: [.touchUpInside, .primaryActionTriggered])
        return (self as? BarButtonView)?.item?.primaryAction == nil ? own : own + 1
    }

    /// Whether a tap should make this the first responder: it is a text field, there is no other
    /// first responder that may refuse, and the app has no say.
    package var takesOverText: Bool {
        guard isTextField, Simulation.active.firstResponder == nil,
            let field = self as? UITextField
        else { return false }
        return field.delegate == nil && type(of: field) == UITextField.self
    }

    /// Whether taps do what the app says, and nothing else: it is no button of the system's, and no
    /// text field.
    package var answersToAppAlone: Bool {
        if case .app = answerer { !isTextField } else { false }
    }
}

extension BarButtonView {
    fileprivate var barAnswerer: Answerer {
        if let owner = bar?.owner { return .back(owner) }
        return (item as? SidebarItem)?.split == nil ? .app : .sidebars
    }
}

extension UINavigationController {
    /// Whether UIKit alone decides if a swipe back begins (B-066).
    package var leavesSwipeToUIKit: Bool { popGesture.hasOwnDelegate && popGesture.isEnabled }
}

internal import Journal

/// `show` and `showDetail` that no controller below has answered (B-008, B-014, B-015).
extension UISplitViewController {
    /// Expanded, the controller becomes the primary, or the secondary where it already is in the
    /// primary; collapsed it is shown modally.
    func showAsPrimary(_ controller: UIViewController, sender: Any?) {
        if isClassic,
            delegate?.splitViewController(self, show: controller, sender: sender) == true
        {
            return
        }
        if hasCollapsed { return forwardShow(controller, sender: sender) }
        guard isClassic else { return assign(controller, to: .primary) }
        if controller.storedParent != nil, controller.storedParent === columns[.primary].outer {
            replaceSide(.secondary, with: controller)
        } else {
            replaceSide(.primary, with: controller)
        }
    }

    /// Expanded, the controller becomes the secondary. Collapsed, a navigation controller on screen
    /// pushes it, and any other presents it modally. A stack of columns goes to its
    /// secondary (*unverified*).
    func showAsDetail(_ controller: UIViewController, sender: Any?) {
        if isClassic,
            delegate?.splitViewController(self, showDetail: controller, sender: sender) == true
        {
            return
        }
        noteRequest(of: controller)
        if !isClassic {
            Simulation.active.passed(.detailWhileCollapsed)
        } else if !hasCollapsed, columns[.secondary].outer?.asNavigation != nil {
            Simulation.active.passed(.replacesClassicDetail)
        }
        Defect.noteNewDetail(controller, in: self)
        switch collapseState.hierarchy {
        case .expanded where isClassic: replaceSide(.secondary, with: controller)
        case .expanded: assign(controller, to: .secondary)
        case .stacked where Simulation.active.reading(DetailWhileCollapsed.self) == .pushes:
            push(controller, sender: sender)
        case .stacked:
            assign(controller, to: .secondary)
            goToColumn(.secondary)
        case .compactColumn, .ontoPrimary: push(controller, sender: sender)
        }
    }

    /// Notes that the app asks for another secondary of an expanded split view.
    func noteRequest(of controller: UIViewController?, for column: Column) {
        guard column == .secondary, !hasCollapsed, !isClassic, let controller else { return }
        noteRequest(of: controller)
    }

    private func noteRequest(of controller: UIViewController) {
        // A detail that is there already, perhaps below a page, is shown as it is (B-008, B-019).
        guard viewIfLoaded?.windowReference != nil, !controller.isChild(of: self),
            controller.parent?.parent !== self, controller !== columns[.secondary].assigned
        else { return }
        Simulation.active.note(.detail(controller.serialNumber, split: serialNumber))
    }

    private func push(_ controller: UIViewController, sender: Any?) {
        guard let navigation = controllerWhileCollapsed?.asNavigation else {
            return forwardShow(controller, sender: sender)
        }
        // A controller that is on top already is not pushed again (B-008).
        guard navigation.stack.last !== controller else { return }
        Simulation.active.carryOut(.stack(navigation: navigation.serialNumber, .others)) {
            navigation.show(controller, sender: sender)
        }
    }
}

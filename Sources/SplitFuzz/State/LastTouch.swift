import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The user's last action: whether its touch arrived, and whether what it promises came true.
///
/// Nothing in it lasts longer than one action. Therefore it is no part of the state.
@MainActor final class LastTouch {
    /// What was wrong with the way of the last touch; `nil` where nothing was.
    var fault: Mismatch? { storedFault }
    /// What the last touch promised and did not bring; `nil` where all came true.
    var brokenPromise: Mismatch? { storedBroken }

    /// The serial number of the presented controller that the user dismisses by a touch; -1 for none.
    var touchedPresentation: Int { storedPresentation }
    /// The serial number of the split view whose columns the user has moved; -1 for none.
    var movedSplit: Int { storedSplit }

    private var storedPresentation = -1
    private var nextPresentation = -1
    private var storedSplit = -1
    private var nextSplit = -1
    private var storedFault: Mismatch?
    private var storedBroken: Mismatch?
    /// Whether there is something to move on.
    private var isFresh = false
    private var nextFault: Mismatch?
    private var nextBroken: Mismatch?
    private var promise: TouchPromise?

    /// Moves on to the end of the action. Runs after every action.
    func observe(_ last: LastAction) {
        if storedFault != nil { storedFault = nil }
        if storedBroken != nil { storedBroken = nil }
        storedPresentation = nextPresentation
        nextPresentation = -1
        storedSplit = nextSplit
        nextSplit = -1
        guard isFresh else { return }
        isFresh = false
        storedFault = nextFault
        storedBroken = nextBroken ?? promise?.breach(last)
        nextFault = nil
        nextBroken = nil
        promise = nil
    }

    /// Reports an action of the system that has not changed what it names.
    func report(unchanged what: String) {
        report(unkept: what, "the \(what) stays as it was")
    }

    /// Reports what a gesture has not done.
    func report(unkept location: String, _ explanation: String) {
        isFresh = true
        nextBroken = Mismatch(location, explanation: explanation)
    }

    // MARK: - Taps

    /// Taps the middle of a control. The touch goes to the view that hit testing finds there.
    func tap(_ name: Name, on machine: SplitMachine) {
        guard let control = machine.reachable.control(named: name), let point = control.shownCenter
        else { return }
        let touched = UIView.touched(at: point, in: machine.simulation.window)
        guard touched === control else {
            if machine.isAtRest { missed(control, touched, at: point, named: name, by: "tap") }
            (touched as? UIControl)?.receiveTap()
            return
        }
        if let popover = control.popoverThatTakesTap {
            return tapAnchor(of: popover, control, on: machine)
        }
        if machine.isAtRest { promise = .tap(on: control, machine) }
        isFresh = promise != nil
        let activity = machine.simulation.activity
        let expected = control.actionsOnTap
        let takesOver = control.takesOverText
        let isCovered = machine.isAtRest && machine.screen.split?.covers(control) == true
        control.receiveTap()
        let after = machine.simulation.activity
        if after.actionsRun - activity.actionsRun < expected {
            report(name, "a tap on \(name.text) arrives, and does not run its action")
        } else if takesOver, after.responderChanges == activity.responderChanges {
            report(name, "a tap on \(name.text) arrives, and does not make it first responder")
        } else if isCovered {
            report(name, "\(name.text) takes touches, although a sidebar covers the secondary")
        }
    }

    /// Taps the item that the popover in front points at, which dismisses the popover (B-081).
    private func tapAnchor(
        of popover: UIPopoverPresentationController, _ control: UIControl, on machine: SplitMachine
    ) {
        if machine.isAtRest {
            promise = .end(of: popover, by: "a tap on the item of the popover", at: "outside")
        }
        isFresh = promise != nil
        notePresentation(machine.simulation)
        control.receiveTap()
    }

    /// Taps the middle of a control, and once more where that was.
    func tapTwice(_ name: Name, on machine: SplitMachine) {
        guard let control = machine.reachable.control(named: name), let point = control.shownCenter
        else { return }
        machine.simulation.inOneEvent {
            tap(name, on: machine)
            if machine.simulation.receiveSecondTap(on: control, at: point) {
                machine.placeMemory.muddle()
            }
        }
    }

    /// Taps the middle of two controls at once.
    func tapBoth(_ first: Name, _ second: Name, on machine: SplitMachine) {
        guard let other = machine.reachable.control(named: second), let point = other.shownCenter
        else { return }
        let isHit = UIView.touched(at: point, in: machine.simulation.window) === other
        machine.simulation.inOneEvent {
            tap(first, on: machine)
            if isHit, machine.simulation.receiveSecondFinger(on: other) {
                machine.placeMemory.muddle()
            }
        }
    }

    /// Reports a touch that has not arrived in the view that it is for, unless the app has its say.
    func missed(
        _ view: UIView, _ touched: UIView?, at point: CGPoint, named name: Name, by touch: String
    ) {
        if view.appDecidesOnTouch(at: point) || touched?.appDecidesOnTouch(at: point) == true {
            return
        }
        let place = touched.map { "arrives at a \(type(of: $0))" } ?? "arrives at nothing"
        report(name, "nothing covers \(name.text), and a \(touch) on it \(place)")
    }

    /// Reports at the region in which the control is.
    private func report(_ name: Name, _ explanation: String) {
        isFresh = true
        let region = name.text.prefix { $0 != "/" }
        nextFault = Mismatch(String(region), explanation: explanation)
    }

    /// Touches beside the front popover, or on the dimmed secondary.
    func tapOutside(on machine: SplitMachine) {
        let simulation = machine.simulation
        if simulation.isPresentingOverWindow {
            if machine.isAtRest {
                promise = .end(
                    of: simulation.frontPresentation, by: "a touch beside the popover",
                    at: "outside")
            }
            isFresh = promise != nil
            notePresentation(simulation)
            return simulation.touchOutside()
        }
        guard let split = machine.screen.split else { return }
        if machine.isAtRest {
            promise = SidebarWays(of: split).modeAfterDimmedTap
                .map { .mode($0, by: "a touch on the dimmed secondary", at: "dimmed-secondary") }
            if split.style != .unspecified, split.secondaryTakesTouches(machine.screen.columns) {
                nextFault = Mismatch(
                    Region.secondary.label,
                    explanation: "the secondary takes touches, although a sidebar covers it")
            }
        }
        isFresh = promise != nil || nextFault != nil
        split.receiveTouchOnDimmedSecondary()
    }

    // MARK: - Gestures

    func swipeBack(
        _ navigation: UINavigationController, _ end: GestureEnd, in region: Name,
        on machine: SplitMachine
    ) {
        if machine.isAtRest {
            if navigation.viewControllers.count == 1, navigation.leavesSwipeToUIKit,
                !(navigation.viewControllers[0] is UINavigationController)
            {
                isFresh = true
                nextBroken = Mismatch(
                    "swipe-back",
                    explanation: "a swipe back begins in the \(region.text), with nothing to go "
                        + "back to")
            }
            if end == .finish {
                promise = .pop(navigation, by: "a swipe back", at: "swipe-back", stackChanges: 0)
                isFresh = isFresh || promise != nil
            }
        }
        navigation.swipeBack(end)
    }

    /// Notes that the user dismisses the front presentation.
    private func notePresentation(_ simulation: Simulation) {
        nextPresentation =
            simulation.frontPresentation?.presentedViewController.serialNumber ?? -1
    }

    func dragDown(_ end: GestureEnd, on machine: SplitMachine) {
        let simulation = machine.simulation
        guard simulation.dragEndsSheet else { return simulation.dragSheet(end) }
        if end == .finish, machine.isAtRest {
            promise = .end(
                of: simulation.frontPresentation, by: "a drag of the sheet", at: "sheet")
            isFresh = promise != nil
        }
        notePresentation(simulation)
        simulation.dragSheet(end)
    }

    func perform(
        _ gesture: UISplitViewController.ColumnGesture,
        _ extent: UISplitViewController.GestureExtent, on machine: SplitMachine
    ) {
        guard let split = machine.screen.split else { return }
        let wasAtRest = machine.isAtRest
        nextSplit = split.serialNumber
        split.perform(gesture, extent: extent)
        // The delegate of a classic split view may name another mode (B-030).
        if extent != .cancel, wasAtRest, !split.delegateLedGesture {
            promise = gesture == .edgeSwipe ? .moreSidebars : .fewerSidebars
            isFresh = true
        }
    }
}

extension UISplitViewController {
    /// Whether a view is in the secondary while a sidebar covers or displaces it (B-T1).
    fileprivate func covers(_ view: UIView) -> Bool {
        guard !isCollapsed, style != .unspecified,
            SidebarWays(of: self).modeAfterDimmedTap != nil,
            let secondary = child(for: .secondary)?.viewIfLoaded
        else { return false }
        return view.isDescendant(of: secondary)
    }

    /// Whether a touch on the part of the secondary that no sidebar lies over arrives in it.
    fileprivate func secondaryTakesTouches(_ shown: [ShownColumn]) -> Bool {
        guard let secondary = child(for: .secondary)?.viewIfLoaded, let window = view.window
        else { return false }
        var left: CGFloat = 0
        var right = view.bounds.width
        let sidebars = shown.filter { $0.column != .secondary }
        if sidebars.contains(where: { $0.visible.minX < 0.5 }) {
            left = sidebars.map(\.visible.maxX).max() ?? left
        } else {
            right = sidebars.map(\.visible.minX).min() ?? right
        }
        guard right - left > 1 else { return false }
        let middle = view.convert(CGPoint(x: (left + right) / 2, y: view.bounds.midY), to: nil)
        return UIView.touched(at: middle, in: window)?.isDescendant(of: secondary) == true
    }
}

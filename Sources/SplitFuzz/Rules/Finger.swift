import Foundation
internal import Journal
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// The user's finger: touches controls and reports to `LastTouch` what they promise.
@MainActor struct Finger {
    let machine: SplitMachine
    var memory: LastTouch { machine.lastTouch }
    private var simulation: Simulation { machine.simulation }

    // MARK: - Taps

    /// Taps the middle of a control. The touch goes to the view that hit testing finds there.
    func tap(_ name: Name) {
        guard let control = machine.reachable.control(named: name), let point = control.shownCenter
        else { return }
        let touched = simulation.window.hitTest(point, with: nil)
        guard touched === control else {
            if machine.isAtRest { missed(control, touched, at: point, named: name, by: "tap") }
            (touched as? UIControl)?.receiveTap()
            return
        }
        machine.pagesOnTop?.userTouches(name)
        // It dismisses the popover (B-081).
        if let popover = control.popoverThatTakesTap {
            expectEnd(of: popover, by: "a tap on the item of the popover")
            return control.receiveTap()
        }
        if machine.isAtRest { memory.expect(.tap(on: control, machine)) }
        let begin = simulation.journal.entries.count
        let expected = control.actionsOnTap
        let takesOver = control.takesOverText
        let isCovered = machine.isAtRest && machine.screen.split?.covers(control) == true
        control.receiveTap()
        let journal = simulation.journal
        if journal.actions(from: begin) < expected {
            report(name, "a tap on \(name.text) arrives, and does not run its action")
        } else if takesOver, !journal.contains(.firstResponderDidChange, from: begin) {
            report(name, "a tap on \(name.text) arrives, and does not make it first responder")
        } else if isCovered {
            report(name, "\(name.text) takes touches, although a sidebar covers the secondary")
        }
    }

    /// Taps the middle of a control, and once more where that was.
    func tapTwice(_ name: Name) {
        guard let control = machine.reachable.control(named: name), let point = control.shownCenter
        else { return }
        simulation.inOneEvent {
            tap(name)
            if simulation.receiveSecondTap(on: control, at: point) {
                machine.noteOverlappingTouches()
            }
        }
    }

    /// Taps the middle of two controls at once.
    func tapBoth(_ first: Name, _ second: Name) {
        guard let other = machine.reachable.control(named: second), let point = other.shownCenter
        else { return }
        let isHit = simulation.window.hitTest(point, with: nil) === other
        simulation.inOneEvent {
            tap(first)
            if isHit, simulation.receiveSecondFinger(on: other) {
                machine.noteOverlappingTouches()
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
        memory.report(fault: String(name.text.prefix { $0 != "/" }), explanation)
    }

    /// Touches beside the front popover, or on the dimmed secondary.
    func tapOutside() {
        if let front = simulation.frontPresentation {
            expectEnd(of: front, by: "a touch beside the popover")
            return simulation.touchOutside()
        }
        guard let split = machine.screen.split else { return }
        if machine.isAtRest, split.style != .unspecified,
            split.secondaryTakesTouches(machine.screen.columns)
        {
            memory.report(
                fault: Region.secondary.label,
                "the secondary takes touches, although a sidebar covers it")
        }
        split.receiveTouchOnDimmedSecondary()
    }

    private func expectEnd(
        of presentation: UIPresentationController?, by way: String, at location: String = "outside"
    ) {
        if machine.isAtRest { memory.expect(.end(of: presentation, by: way, at: location)) }
    }

    // MARK: - Gestures

    func swipeBack(_ navigation: UINavigationController, _ end: GestureEnd, in region: Name) {
        if machine.isAtRest {
            if navigation.viewControllers.count == 1, navigation.leavesSwipeToUIKit,
                !(navigation.viewControllers[0] is UINavigationController)
            {
                memory.report(
                    unkept: "swipe-back",
                    "a swipe back begins in the \(region.text), with nothing to go back to")
            }
            if end == .finish {
                memory.expect(.pop(navigation, by: "a swipe back", at: "swipe-back"))
            }
        }
        let isAsked = navigation.interactivePopGestureRecognizer?.delegate != nil
        navigation.swipeBack(end)
        if isAsked, !navigation.leavesSwipeToUIKit, simulation.journal.popsUnasked {
            memory.report(
                unkept: "swipe-back",
                "a swipe back begins, and the gesture's delegate was not asked")
        }
    }

    func dragDown(_ end: GestureEnd) {
        guard simulation.dragEndsSheet else {
            if end == .finish { expectHeight(grows: false) }
            return simulation.dragSheet(end)
        }
        if end == .finish {
            expectEnd(of: simulation.frontPresentation, by: "a drag of the sheet", at: "sheet")
        }
        simulation.dragSheet(end)
    }

    func raiseSheet() {
        expectHeight(grows: true)
        simulation.raiseSheet()
    }

    private func expectHeight(grows: Bool) {
        guard machine.isAtRest, !simulation.keyboardIsUpForThisApp,
            let front = simulation.frontPresentation
        else { return }
        memory.expect(.height(of: front, grows: grows))
    }

    /// The edge of the second column moves that column alone (B-194).
    func dragEdge(of column: UISplitViewController.Column, to width: Int) {
        guard let split = machine.screen.split else { return }
        let outer = split.primaryColumnWidth
        split.dragEdge(of: column, to: width)
        let asks = simulation.journal.asks(.app) {
            if case .columnWidth = $0 { true } else { $0.isForColumn }
        }
        if column == .supplementary, machine.isAtRest, !asks,
            abs(split.primaryColumnWidth - outer) > 0.5
        {
            memory.report(
                unkept: "drag-column",
                "a finger on the edge of the supplementary moves the primary's, too")
        }
    }
}

extension Journal {
    /// Whether the user has popped a page by a gesture that no delegate was asked about.
    fileprivate var popsUnasked: Bool {
        !contains(.gestureShouldBegin) && asks(.user, for: \.isForStack)
    }

    /// How many actions of controls, menus and alerts have run since an index.
    fileprivate func actions(from index: Int) -> Int {
        entries[index...].count { if case .call(.action) = $0 { true } else { false } }
    }
}

extension UISplitViewController {
    /// Whether a view is in the secondary while a sidebar covers or displaces it (B-T1).
    func covers(_ view: UIView) -> Bool {
        guard !isCollapsed, style != .unspecified,
            Arrangement(of: self).modeAfterDimmedTap != nil,
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
        return window.hitTest(middle, with: nil)?.isDescendant(of: secondary) == true
    }
}

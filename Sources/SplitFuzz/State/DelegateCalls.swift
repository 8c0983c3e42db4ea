internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Compares the calls of delegates in an action, at whose ends the app is at rest, with what has
/// changed.
@MainActor struct DelegateCalls {
    let log: CallbackLog
    let before: [SeenController]
    let after: [SeenController]

    /// What is wrong; `nil` where nothing is.
    func fault(_ machine: SplitMachine) -> Mismatch? {
        // No source describes the calls where two touches ask for two things at once.
        if machine.lastAction.kind == .severalTouches { return nil }
        return faultOfSplit(machine) ?? faultOfPresentations(machine)
            ?? faultOfStacks(machine.lastAction)
    }

    // MARK: - The split view

    private func faultOfSplit(_ machine: SplitMachine) -> Mismatch? {
        let last = machine.lastAction
        let split = last.after.split
        guard split.serialNumber >= 0, last.isLaunch || last.keepsSplit else { return nil }
        var calls = SplitCalls(
            from: last.isLaunch ? Situation() : last.before,
            toldColumns: machine.simulation.release.toldColumns, asker: asker(last))
        for note in log.notes where Int(note.subject) == split.serialNumber {
            calls.take(note)
        }
        let isGesture = machine.lastTouch.movedSplit == split.serialNumber
        return calls.fault(at: last.after, gestures: isGesture && !split.isClassic ? 1 : 0)
    }

    private func asker(_ last: LastAction) -> SplitCalls.Asker {
        let own = last.after.activity.columnRequests - last.before.activity.columnRequests
        guard own > 0 else { return .others }
        let all = last.after.modeRequests - last.before.modeRequests
        return own == all && last.leftWindowAlone ? .app : .several
    }

    // MARK: - Presentations (B-080)

    private func faultOfPresentations(_ machine: SplitMachine) -> Mismatch? {
        let touched = machine.lastTouch.touchedPresentation
        var calls: [CallbackNote.Callback] = []
        for note in log.notes {
            switch note.callback {
            case .shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss:
                if Int(note.subject) != touched {
                    return Mismatch(
                        "presentation",
                        explanation: "the delegate heard of a dismissal that is not the user's")
                }
                calls.append(note.callback)
            default: break
            }
        }
        guard touched >= 0 else { return nil }
        let isGone = !machine.simulation.activePresentations.contains {
            $0.presentedViewController.serialNumber == touched
        }
        switch calls {
        case [.shouldDismiss, .willDismiss, .didDismiss] where isGone: return nil
        case [.shouldDismiss, .didAttemptToDismiss], [.didAttemptToDismiss]: return nil
        // A delegate that refuses may dismiss it itself, after it has saved what is to be kept.
        case [.shouldDismiss] where machine.lastAction.askedForDismissal: return nil
        // No source describes the calls during a drag that turns back.
        case _ where machine.lastAction.kind == .cancelledGesture && !isGone: return nil
        default:
            // The app may dismiss or present it in one of the calls.
            let last = machine.lastAction
            guard last.after.dismissalRequests - last.before.dismissalRequests <= 1,
                last.before.activity.presentationRequests
                    == last.after.activity.presentationRequests
            else { return nil }
            let names = calls.map { "\($0)" }.joined(separator: ", ")
            return Mismatch(
                "presentation",
                explanation:
                    "a dismissal by the user is to ask the delegate and to tell it; the calls were: "
                    + (names.isEmpty ? "none" : names))
        }
    }

    // MARK: - Navigation controllers (B-140)

    /// What a navigation controller has told its delegate.
    private struct Shows {
        let navigation: Int
        /// The controllers that were about to be shown, and of whose showing the end was not told.
        /// A controller may push another before the end of its own showing is told.
        private var coming: [(controller: Int, appearance: Int)] = []
        /// The controller that was about to be shown last.
        private(set) var last = -1
        /// Whether some controller is still about to be shown.
        var isOpen: Bool { !coming.isEmpty }
        /// Whether the last one is. While the navigation controller itself appears, one that
        /// replaces itself is never shown.
        var lastIsComing: Bool { coming.contains { $0.controller == last } }

        init(navigation: Int) { self.navigation = navigation }

        /// Notes that a controller is about to be shown. An appearance that is called off and
        /// begins again is announced anew.
        mutating func announce(_ controller: Int, in appearance: Int) {
            coming.removeAll { $0.controller == controller && $0.appearance != appearance }
            coming.append((controller, appearance))
            last = controller
        }

        /// Notes that a controller is shown. Returns false if it was not to come.
        mutating func end(_ controller: Int) -> Bool {
            guard let index = coming.lastIndex(where: { $0.controller == controller }) else {
                return false
            }
            coming.remove(at: index)
            return true
        }
    }

    private func faultOfStacks(_ last: LastAction) -> Mismatch? {
        var all: [Shows] = []
        for note in log.notes where note.callback == .willShow || note.callback == .didShow {
            let (number, value) = (Int(note.subject), Int(note.value))
            let place = all.firstIndex { $0.navigation == number } ?? all.count
            if place == all.count { all.append(Shows(navigation: number)) }
            if note.callback == .willShow {
                all[place].announce(value, in: Int(note.context))
            } else if !all[place].end(value) {
                return fault("a controller is shown that was not to come")
            }
        }
        // No source describes the calls about a stack that a collapse or an expand changes.
        guard !last.hasAdapted else { return nil }
        let isCancelled = last.kind == .cancelledGesture
        for navigation in after where navigation.top >= 0 && navigation.isShown {
            let shows = all.first { $0.navigation == navigation.serialNumber }
            let earlier = before.controller(navigation.serialNumber)
            let wasShown = earlier.map(navigation.wasShown(since:)) ?? false
            if let shows, wasShown ? shows.isOpen : shows.lastIsComing, !isCancelled {
                return fault("a controller was about to be shown, and nothing was told of the end")
            }
            guard let earlier, wasShown else { continue }
            let told = isCancelled ? -1 : shows?.last ?? -1
            if told != navigation.top, told >= 0 || navigation.top != earlier.top {
                return fault("another controller is shown than was told")
            }
        }
        return nil
    }

    private func fault(_ explanation: String) -> Mismatch {
        Mismatch("navigation", explanation: "of a navigation controller's delegate: " + explanation)
    }
}

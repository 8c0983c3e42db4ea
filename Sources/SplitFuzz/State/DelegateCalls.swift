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

    /// A controller that a navigation controller was about to show.
    private struct Showing {
        /// The call of `willShow`.
        let begin: CallbackNote
        /// Whether the end was told, or the beginning anew.
        var isOver = false

        func isEnded(by note: CallbackNote) -> Bool {
            !isOver && begin.subject == note.subject && begin.value == note.value
        }
    }

    /// The controllers that were about to be shown, oldest first; `nil` where one was shown that
    /// was not to come. A controller may push another before the end of its own showing is told.
    private var showings: [Showing]? {
        var all: [Showing] = []
        for note in log.notes where note.callback == .willShow || note.callback == .didShow {
            let isBegin = note.callback == .willShow
            var hasEnded = false
            for index in all.indices.reversed() where all[index].isEnded(by: note) {
                // An appearance that is called off and begins again is announced anew.
                if isBegin, all[index].begin.context == note.context { continue }
                all[index].isOver = true
                hasEnded = true
                if !isBegin { break }
            }
            if isBegin { all.append(Showing(begin: note)) } else if !hasEnded { return nil }
        }
        return all
    }

    private func faultOfStacks(_ last: LastAction) -> Mismatch? {
        guard let showings else { return fault("a controller is shown that was not to come") }
        // No source describes the calls about a stack that a collapse or an expand changes.
        guard !last.hasAdapted else { return nil }
        let isCancelled = last.kind == .cancelledGesture
        for navigation in after where navigation.top >= 0 && navigation.isShown {
            let earlier = before.controller(navigation.serialNumber)
            var wasShown = false
            if let earlier { wasShown = navigation.wasShown(since: earlier) }
            var told = -1
            for showing in showings.reversed()
            where Int(showing.begin.subject) == navigation.serialNumber && !isCancelled {
                let controller = Int(showing.begin.value)
                if told < 0 { told = controller }
                // While the navigation controller itself appears, a controller that replaces itself
                // is never shown.
                if !showing.isOver, wasShown || controller == told {
                    return fault(
                        "a controller was about to be shown, and nothing was told of the end")
                }
            }
            guard let earlier, wasShown else { continue }
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

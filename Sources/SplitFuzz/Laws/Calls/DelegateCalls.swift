internal import Journal
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Compares the calls of delegates in an action, at whose ends the app is at rest, with what has
/// changed.
@MainActor struct DelegateCalls {
    let last: LastAction
    let before: [SeenController]
    let after: [SeenController]

    private var journal: Journal { last.journal }
    private var summary: JournalSummary { last.summary }

    /// What is wrong; `nil` where nothing is.
    func fault(_ machine: SplitMachine) -> Mismatch? {
        // No source describes the calls where two touches ask for two things at once.
        if summary.isSecondTouch { return nil }
        return faultOfSplit(machine) ?? faultOfPresentations(machine)
            ?? faultOfSubstitutes(machine) ?? faultOfStacks() ?? faultOfFields()
            ?? faultOfSafeAreas()
    }

    // MARK: - Safe areas (B-110)

    private func faultOfSafeAreas() -> Mismatch? {
        for controller in after where controller.isShown {
            guard let safeArea = controller.safeArea,
                let earlier = before.controller(controller.serialNumber),
                let old = earlier.safeArea, old != safeArea, controller.wasShown(since: earlier),
                !journal.contains(.safeAreaDidChange(controller.serialNumber))
            else { continue }
            return Mismatch(
                "safe-area", "a controller has another safe area than before, and was not told")
        }
        return nil
    }

    // MARK: - Text fields

    private func faultOfFields() -> Mismatch? {
        let (old, new) = (last.before.input.field, last.after.input.field)
        if old == new { return nil }
        for (field, begins) in [(old, false), (new, true)] where field >= 0 {
            if journal.contains(.editing(field, begins: begins)),
                journal.contains(.editingActions(field, begins: begins))
            {
                continue
            }
            return Mismatch(
                "text-field",
                "another text field is edited than before, and a delegate or an action was not told"
            )
        }
        return nil
    }

    // MARK: - The split view

    private func faultOfSplit(_ machine: SplitMachine) -> Mismatch? {
        let split = last.after.split
        guard split.id >= 0, split.id == last.before.split.id else { return nil }
        var calls = SplitCalls(from: last, toldColumns: machine.simulation.release.toldColumns)
        for entry in journal.entries { calls.take(entry, of: split.id) }
        let isGesture = journal.asks {
            if case .sidebars(let way, split.id) = $0 { way.isGesture } else { false }
        }
        return calls.fault(
            at: split, gestures: isGesture && split.style != .unspecified ? 1 : 0)
    }

    // MARK: - Presentations (B-078, B-080)

    /// In another style than before, what the delegate has answered last is on screen.
    private func faultOfSubstitutes(_ machine: SplitMachine) -> Mismatch? {
        for presentation in machine.simulation.activePresentations {
            let id = presentation.presentedViewController.serialNumber
            var answer: Int?
            for case .call(.presentation(id, .substitute(let substitute))) in journal.entries {
                answer = substitute
            }
            if let answer {
                let shown = presentation.controllerOnScreen?.serialNumber
                if shown == (answer < 0 ? id : answer) { continue }
                return Mismatch(
                    "presentation",
                    "the controller on screen is not the one that the delegate has named for the "
                        + "present style")
            }
            let (old, new) = (last.before.presentations, last.after.presentations)
            guard let before = old.first(where: { $0.id == id }),
                let after = new.first(where: { $0.id == id }), after.hasDelegate,
                before.hasDelegate, before.style != after.style
            else { continue }
            return Mismatch(
                "presentation",
                "a presentation has another style than before, and its delegate was not asked what "
                    + "to show")
        }
        return nil
    }

    private func faultOfPresentations(_ machine: SplitMachine) -> Mismatch? {
        var touched: Int?
        for case .request(.dismissal(let presented), .user) in journal.entries {
            touched = presented
        }
        var calls: [PresentationCall] = []
        for case .call(.presentation(let presented, let call)) in journal.entries
        where call.isOfDelegate {
            if presented != touched {
                return Mismatch(
                    "presentation", "the delegate heard of a dismissal that is not the user's")
            }
            calls.append(call)
        }
        guard let touched else { return nil }
        let isGone = !machine.simulation.activePresentations.contains {
            $0.presentedViewController.serialNumber == touched
        }
        switch calls {
        case [.shouldDismiss, .willDismiss, .didDismiss] where isGone: return nil
        case [.shouldDismiss, .didAttemptToDismiss], [.didAttemptToDismiss]: return nil
        // A delegate that refuses may dismiss it itself, after it has saved what is to be kept.
        case [.shouldDismiss] where journal.asks(.app, for: \.isForDismissal): return nil
        // No source describes the calls during a drag that turns back.
        case _ where summary.isCancelledGesture && !isGone: return nil
        default:
            // The app may dismiss or present it in one of the calls.
            if journal.asks(.app, for: { $0.isForDismissal || $0.isForPresentation }) { return nil }
            let names = calls.map { "\($0)" }.joined(separator: ", ")
            return Mismatch(
                "presentation",
                "a dismissal by the user is to ask the delegate and to tell it; the calls were: "
                    + (names.isEmpty ? "none" : names))
        }
    }

    // MARK: - Navigation controllers (B-140)

    /// A page that a navigation controller was about to show.
    private struct Showing {
        let page: Int
        let navigation: Int
        let appearances: Int
        /// Whether the end was told, or the beginning anew.
        var isOver = false
    }

    /// The controllers that were about to be shown, oldest first; `nil` where one was shown that
    /// was not to come. A controller may push another before the end of its own showing is told.
    private var showings: [Showing]? {
        var all: [Showing] = []
        for entry in journal.entries {
            switch entry {
            case .call(.willShow(let page, let navigation, let appearances)):
                // An appearance that is called off and begins again is announced anew.
                for index in all.indices
                where all[index].page == page && all[index].navigation == navigation
                    && all[index].appearances != appearances
                {
                    all[index].isOver = true
                }
                all.append(Showing(page: page, navigation: navigation, appearances: appearances))
            case .call(.didShow(let page, let navigation)):
                let open = all.lastIndex {
                    !$0.isOver && $0.page == page && $0.navigation == navigation
                }
                guard let open else { return nil }
                all[open].isOver = true
            default: continue
            }
        }
        return all
    }

    private func faultOfStacks() -> Mismatch? {
        guard let showings else { return fault("a controller is shown that was not to come") }
        // No source describes the calls about a stack that a collapse or an expand changes.
        guard !summary.hasAdapted, !summary.isCancelledGesture else { return nil }
        for showing in showings where !showing.isOver {
            let number = showing.navigation
            // The app may have taken the page away in the meantime.
            guard let navigation = after.controller(number), navigation.isShown,
                after.controller(showing.page) != nil
            else { continue }
            // While the navigation controller itself appears, a controller that replaces itself is
            // never shown.
            let isLast = showings.last { $0.navigation == number }?.page == showing.page
            let earlier = before.controller(number)
            let stayed = earlier.map { navigation.wasShown(since: $0) } ?? false
            if isLast || stayed {
                return fault("a controller was about to be shown, and nothing was told of the end")
            }
        }
        return nil
    }

    private func fault(_ explanation: String) -> Mismatch {
        Mismatch("navigation", "of a navigation controller's delegate: " + explanation)
    }
}

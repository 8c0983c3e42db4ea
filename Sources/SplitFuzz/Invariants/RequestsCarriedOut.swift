internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// What the app asks for properly happens, or UIKit logs why not:
    /// - a presentation begins, one at a time from each presenter (B-083), with the presentation
    ///   controller of its style (B-078), and the presented controller is on screen;
    /// - a dismissal ends the presentation and tells of it (B-080), and what was below is on screen
    ///   again;
    /// - a detail that a split view is asked to show, or to have as its secondary, is on screen
    ///   (B-008, B-014).
    @MainActor static var requestsCarriedOut: Self {
        Invariant(
            "requests-carried-out",
            summary: "what the app asks to present, dismiss or show, is",
            sources: ["B-008", "B-014", "B-078", "B-080", "B-083"]
        ) { machine in
            let last = machine.lastAction
            guard last.after.isAtRest, last.asksOrPresents else { return nil }
            return faultOfPresentations(machine) ?? faultOfDetail(machine)
        }
    }

    @MainActor private static func faultOfPresentations(_ machine: SplitMachine) -> Mismatch? {
        let last = machine.lastAction
        let begun = last.summary.presentationsBegun
        let refused =
            last.summary.presentationRequests - last.summary.presentationsBegunByApp
        if refused > last.after.misuseCount - last.before.misuseCount, !last.isLaunch {
            return Mismatch(
                "present",
                explanation:
                    "the app asked for a presentation, which has not begun, and nothing is "
                    + "logged")
        }
        let simulation = machine.simulation
        for presentation in simulation.activePresentations
        where presentation.isToEnd && presentation.isSettled {
            return Mismatch(
                "dismiss", object: presentation.presentedViewController.objectKind,
                explanation: "\(presentation.presentedViewController.readableName) was dismissed, "
                    + "and is still presented")
        }
        if last.openDismissals != 0 {
            return Mismatch(
                "dismiss",
                explanation: "a presentation has ended, and what was to happen then has not")
        }
        if begun > 0, let fault = fault(in: simulation.activePresentations) {
            return fault
        }
        guard let front = simulation.frontController,
            last.isLaunch || last.before.presentationCount != last.after.presentationCount,
            front.viewIfLoaded?.window == nil
        else { return nil }
        return Mismatch(
            "front", object: front.objectKind,
            explanation: "\(front.readableName) is in front, and its view is not on screen")
    }

    /// What is wrong with presentations, one of which has just begun.
    @MainActor private static func fault(
        in presentations: [UIPresentationController]
    ) -> Mismatch? {
        for (index, presentation) in presentations.enumerated() {
            let presenter = presentation.presentingViewController
            for other in presentations[..<index] where other.presentingViewController === presenter
            {
                return Mismatch(
                    "present",
                    explanation: "\(presenter.readableName) presents two controllers at once")
            }
        }
        guard let front = presentations.last,
            front.presentedViewController.modalPresentationStyle == .popover,
            !(front is UIPopoverPresentationController)
        else { return nil }
        return Mismatch(
            "present",
            explanation: "\(front.presentedViewController.readableName) is to be a popover, and is "
                + "presented as something else")
    }

    @MainActor private static func faultOfDetail(_ machine: SplitMachine) -> Mismatch? {
        let last = machine.lastAction
        // Further requests and changes may have put another controller in its place.
        let detail = last.summary.detail
        guard last.summary.detailRequests == 1, last.before.isAtRest,
            !last.summary.isSecondTouch, !last.summary.hasAdapted,
            !last.summary.appChangesStacks, last.summary.columnRequests == 0,
            !last.summary.asksForDismissal,
            // A page over the full screen, or another tab, may hide the split view.
            !machine.screen.columns.isEmpty
        else { return nil }
        guard let root = machine.simulation.window.rootViewController,
            !root.shows(detail)
        else { return nil }
        for presentation in machine.simulation.activePresentations
        where presentation.presentedViewController.shows(detail) { return nil }
        return Mismatch(
            "detail",
            explanation: "the split view was asked to show a detail, which is not on screen")
    }
}

extension LastAction {
    fileprivate var asksOrPresents: Bool {
        isLaunch || after.presentationCount > 0 || before.presentationCount > 0
            || summary.presentationRequests > 0 || summary.detailRequests > 0
    }
}

extension UIViewController {
    /// Whether this or a controller below it has a serial number, and is on screen.
    fileprivate func shows(_ number: Int) -> Bool {
        if serialNumber == number { return viewIfLoaded?.window != nil }
        for child in children where child.shows(number) { return true }
        return false
    }
}

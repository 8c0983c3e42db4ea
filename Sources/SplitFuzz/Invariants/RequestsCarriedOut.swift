internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// What the app asks for properly happens, or UIKit logs why not:
    /// - a presentation begins (B-083), and the presented controller is on screen;
    /// - a dismissal ends the presentation (B-080), and what was below is on screen again;
    /// - a detail that a split view is asked to show is in one of its columns, or presented (B-008,
    ///   B-014).
    @MainActor static var requestsCarriedOut: Self {
        Invariant(
            "requests-carried-out",
            summary: "what the app asks to present, dismiss or show is presented, dismissed or shown",
            sources: ["B-008", "B-014", "B-080", "B-083"]
        ) { machine in
            let last = machine.lastAction
            guard last.after.isAtRest, last.asksOrPresents else { return nil }
            return faultOfPresentations(machine) ?? faultOfDetail(machine)
        }
    }

    @MainActor private static func faultOfPresentations(_ machine: SplitMachine) -> Mismatch? {
        let last = machine.lastAction
        let (before, after) = (last.before.activity, last.after.activity)
        let refused =
            after.presentationRequests - before.presentationRequests
            - (after.presentationsBegun - before.presentationsBegun)
        if refused > last.after.misuseCount - last.before.misuseCount, !last.isLaunch {
            return Mismatch(
                "present",
                explanation: "the app asked for a presentation, which has not begun, and nothing is "
                    + "logged")
        }
        let simulation = machine.simulation
        for presentation in simulation.activePresentations
        where presentation.isToEnd && presentation.isSettled {
            return Mismatch(
                "dismiss",
                explanation: "\(presentation.presentedViewController.readableName) was dismissed, "
                    + "and is still presented")
        }
        guard let front = simulation.frontController,
            last.isLaunch || last.before.presentationCount != last.after.presentationCount,
            front.viewIfLoaded?.window == nil
        else { return nil }
        return Mismatch(
            "front",
            explanation: "\(front.readableName) is in front, and its view is not on screen")
    }

    @MainActor private static func faultOfDetail(_ machine: SplitMachine) -> Mismatch? {
        let last = machine.lastAction
        let (before, after) = (last.before.activity, last.after.activity)
        // Further requests and changes may have put another controller in its place.
        guard after.detailRequests == before.detailRequests + 1, last.before.isAtRest,
            !last.hasAdapted, after.stackChanges <= before.stackChanges + 1,
            !last.askedForDismissal
        else { return nil }
        for split in machine.screen.splits {
            for shown in machine.screen.columns(of: split)
            where shown.controller.contains(after.requestedDetail) { return nil }
        }
        for presentation in machine.simulation.activePresentations
        where presentation.presentedViewController.contains(after.requestedDetail) { return nil }
        return Mismatch(
            "detail",
            explanation: "the split view was asked to show a detail, which is in none of its columns")
    }
}

extension LastAction {
    fileprivate var asksOrPresents: Bool {
        isLaunch || after.presentationCount > 0 || before.presentationCount > 0
            || before.activity.presentationRequests != after.activity.presentationRequests
            || before.activity.detailRequests != after.activity.detailRequests
    }
}

extension UIViewController {
    /// Whether this or a controller below it has a serial number.
    fileprivate func contains(_ number: Int) -> Bool {
        if serialNumber == number { return true }
        for child in children where child.contains(number) { return true }
        return false
    }
}

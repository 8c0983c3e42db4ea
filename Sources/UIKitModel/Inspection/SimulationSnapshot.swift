package import Foundation

/// State of a simulation outside of its controllers and views.
@MainActor package struct SimulationSnapshot {
    /// How many transitions and gestures are running.
    package let runningTransitions: Int
    /// How long from now each waiting event is due, soonest first.
    package let waits: [Tick]
    /// The blocks and timers that wait, soonest first.
    package let work: [WorkSnapshot]
    /// From the presentation nearest to the root.
    package let presentations: [UIPresentationController]
    /// A number for whom the keyboard is up: nobody, this app or another.
    package let keyboardOwner: Int
    package let firstResponder: UIResponder?
    /// What defects remember of controllers, by their serial numbers.
    package let defectMarks: [(defect: UInt32, controller: Int, value: CGRect)]

    package init(of simulation: Simulation) {
        runningTransitions = simulation.runningTransitions
        waits = simulation.clock.waits
        work = simulation.work.waiting.map { WorkSnapshot(of: $0, now: simulation.clock.now) }
        presentations = simulation.presentations
        keyboardOwner = simulation.keyboard.owner.rawValue
        firstResponder = simulation.firstResponder
        defectMarks = simulation.defectMarks.all
    }
}

/// A block or a timer that waits.
@MainActor package struct WorkSnapshot {
    package let isOnMainQueue: Bool
    /// How long from now it is due.
    package let wait: Tick
    /// The time between two firings of a repeating timer; 0 for work that runs once.
    package let interval: Tick
    /// The timer or the work item; `nil` for a plain block and for a task.
    package let owner: AnyObject?
    /// The task that goes on or wakes up; `nil` for other work.
    package let task: ObjectIdentifier?

    init(of work: WorkSchedule.Work, now: Tick) {
        isOnMainQueue = work.queue === DispatchQueue.main
        wait = max(0, work.due - now)
        interval = work.interval ?? 0
        task = work.task
        owner = task == nil ? work.owner : nil
    }
}

/// The controllers that take part in a presentation, and its phase.
@MainActor package struct PresentationSnapshot {
    /// A number for the phase, from prepared to over.
    package let phase: Int
    /// The style in the current environment, after adaptation.
    package let style: UIModalPresentationStyle
    package let hidesPresenter: Bool
    package let hasCompletion: Bool
    package let presenter: UIViewController?
    /// The presented controller, or the delegate's substitute for it.
    package let shown: UIViewController?

    package init(of presentation: UIPresentationController) {
        phase = presentation.phase.rawValue
        style = presentation.shownStyle
        hidesPresenter = presentation.hidesPresenter
        hasCompletion = presentation.completion != nil
        presenter = presentation.presenter
        shown = presentation.shown
    }
}

/// The anchor of a popover.
@MainActor package struct AnchorSnapshot {
    package let view: UIView?
    package let viewIsInWindow: Bool
    /// The anchor in the source view's coordinates, in points; `nil` without a source view.
    package let rectInSource: CGRect?
    /// Where the anchor was when it was last on screen, in the window's coordinates; `.null` where
    /// it was never.
    package let latest: CGRect

    package init(of popover: UIPopoverPresentationController) {
        view = popover.anchorView
        viewIsInWindow = popover.anchorView?.windowReference != nil
        rectInSource = popover.sourceView.map { popover.anchorRect(in: $0) }
        latest = popover.latestAnchor ?? .null
    }
}

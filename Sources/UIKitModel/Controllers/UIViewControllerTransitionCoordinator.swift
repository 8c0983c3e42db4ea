public import Foundation

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var initiallyInteractive: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
}

/// Lets others animate alongside a transition and be told of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    @discardableResult func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// A transition on the virtual clock.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let duration: Tick
    private var alongside: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    let initiallyInteractive: Bool
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private var isOver = false
    /// Whether the animations alongside have begun. A later one joins them (B-180).
    private var isRunning = false
    /// False in `viewIsAppearing`, which is too late for animations alongside (B-101).
    var takesAnimations = true

    var isAnimated: Bool { duration > 0 }
    var transitionDuration: TimeInterval { duration.seconds }

    init(duration: Tick, isInteractive: Bool = false) {
        self.duration = duration
        self.isInteractive = isInteractive
        initiallyInteractive = isInteractive
    }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard !isOver else { return false }
        let simulation = Simulation.active
        if let completion { completions.append(simulation.counting(.transition, completion)) }
        guard let animation else { return true }
        guard takesAnimations else { return false }
        // Values are final at once, so a late animation ends with the transition, too.
        if isRunning {
            animation(self)
        } else {
            alongside.append(simulation.counting(.transition, animation))
        }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        guard isInteractive else { return }
        interactionHandlers.append(Simulation.active.counting(.transition, handler))
    }

    /// Runs the animations alongside now. After the duration, runs the completions and then `end`.
    /// Touches wait until then, unless the transition takes some.
    func run(takesTouches: Bool = false, end: @escaping @MainActor () -> Void) {
        runAlongside()
        let simulation = Simulation.active
        if isAnimated { simulation.passed(.animationTimes) }
        let blocked = takesTouches ? 0 : 1
        simulation.runningTransitions += blocked
        simulation.clock.schedule(after: duration) { [self] in
            Simulation.active.runningTransitions -= blocked
            finish()
            end()
        }
    }

    func runAlongside() {
        isRunning = true
        let animations = alongside
        alongside = []
        for animation in animations { animation(self) }
    }

    /// Tells the handlers that the finger has left the screen.
    func endInteraction(cancelled: Bool) {
        isInteractive = false
        isCancelled = cancelled
        let told = interactionHandlers
        interactionHandlers = []
        for handler in told { handler(self) }
    }

    func finish() {
        guard !isOver else { return }
        isOver = true
        let ending = completions
        completions = []
        for completion in ending { completion(self) }
    }
}

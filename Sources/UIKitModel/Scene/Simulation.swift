import Foundation
package import Journal

/// A device that runs one app. Views and controllers belong to a simulation.
///
/// Several simulations may exist on the main actor. One of them is current: new views and
/// controllers belong to it.
@_spi(Simulation) @MainActor public final class Simulation {
    /// The simulation that a driver last used; `nil` before the first.
    public private(set) static var current: Simulation? {
        didSet { folds = current?.environment.device.folds ?? false }
    }
    /// Whether the device of the current simulation folds. Every layout asks, and this is cheaper
    /// to read than the simulation.
    private(set) static var folds = false

    /// The current simulation. Traps before there is one, which is a mistake of the driver.
    static var active: Simulation {
        guard let current else {
            preconditionFailure(
                "UIKit is used outside of a simulation: expected one to be current, found none")
        }
        return current
    }

    /// Makes this the current simulation and runs the body.
    ///
    /// Every call of a driver goes through here. The simulation stays current afterwards, because
    /// reading the app's state may load views.
    @discardableResult public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        Simulation.current = self
        let outer = TaskHooks.enter(taskExecutor)
        defer { TaskHooks.leave(to: outer) }
        return try body()
    }

    /// As `perform`, but makes the simulation current only for the body.
    func performAside(_ body: () -> Void) {
        let current = Simulation.current
        perform(body)
        Simulation.current = current
    }

    public let environment: Environment
    public let release: Release
    public internal(set) var scene: SceneState
    public internal(set) var window: UIWindow
    let screens = (main: UIScreen(isInner: false), inner: UIScreen(isInner: true))
    let windowScene = UIWindowScene()
    public let clock = VirtualClock()
    let work = WorkSchedule()
    var handed = HandedBlocks()
    let mainOperationQueue = OperationQueue(on: .main)
    /// The observers that the app has added to notification centres, oldest first.
    var observations: [NotificationObservation] = []
    private let taskExecutor = SimulationExecutor()
    /// Objects that live as long as the app, such as its delegate.
    public private(set) var keptAlive: [AnyObject] = []

    /// Everything the app did that UIKit does not allow, oldest first.
    public private(set) var misuses: [Misuse] = [] {
        didSet { misuseCount += 1 }
    }
    /// Their number, which is cheaper to read.
    package private(set) var misuseCount = 0
    /// Whether UIKit raised an exception.
    public private(set) var isTerminated = false
    /// The activity that did not come to rest within its limit; `nil` where everything did.
    public private(set) var unsettled: Unsettled?
    /// Appearance callbacks that came out of order, oldest first.
    public internal(set) var appearanceFaults: [AppearanceFault] = []
    /// What has happened since the harness last took it.
    package var journal = Journal()
    /// Called at each call that an app receives; `nil` where nobody watches.
    package static var watcher: (@MainActor (Simulation, Call) -> Void)?
    /// The request that UIKit carries out by a call of its own open member, until that notes it.
    private var carriedOut: Request?
    /// The responder that receives typed text; `nil` where there is none.
    var firstResponder: UIResponder?
    var keyboard = KeyboardState()
    /// The number in the process. It tells the simulation's notifications from those of others.
    let serialNumber: Int
    private static var simulationCount = 0
    package internal(set) var controllerCount = 0
    var controlCount = 0
    /// The number of running transitions that take no touches. Touches wait until it is 0.
    package internal(set) var runningTransitions = 0
    /// The nesting depth of deferred stack changes. A deferred change may cause another one.
    var deferralDepth = 0
    /// The largest nesting depth of deferred changes, and the most transitions that one call ends,
    /// of which each may begin another. It stops apps that cause changes without end.
    static let deferralLimit = 64
    /// The nesting depth of safe-area updates. An observer of one update may cause another one.
    var safeAreaDepth = 0
    /// The number of changes of parents and children. Results of a walk over the tree stay valid
    /// while this number is the same.
    package private(set) var containmentChanges = 0
    /// The number of those changes that may give the window a split view or take one away.
    package private(set) var splitPlaceChanges = 0
    /// How often a navigation controller has got another stack.
    var stackChanges = 0
    /// The active presentations, from the one nearest to the root outwards. Each owns the
    /// controllers that it shows.
    var presentations: [UIPresentationController] = []
    /// Whether a context has ever left the window with its presentation.
    var hasPresentationsAside = false
    var hasNoPresentations: Bool { presentations.isEmpty && !hasPresentationsAside }
    /// Increases when the presentation of a column begins and when a layout of columns ends. It
    /// tells a bar whether it was laid out in between.
    var presentationCount = 0
    /// Whether the presentation of a column has begun and its layout has not ended.
    var isPresentingColumns = false

    /// How often a controller was given a preferred size, also the one that it had.
    var preferredSizeRequests = 0

    /// What defects remember of controllers.
    var defectMarks = DefectMarks()

    /// The behaviours that the app has passed through, its launch included.
    public private(set) var passedBehaviours = BehaviourSet()
    /// The behaviours that its launch passed through.
    public private(set) var launchBehaviours = BehaviourSet()

    /// The duration of the running animation block in seconds; 0 outside of one.
    var animationDuration = 0.0
    /// The view whose layout runs.
    var viewInLayout: ObjectIdentifier?
    /// Whether a controller is being told of the size to come. Pushes, pops, presentations and
    /// dismissals that it begins then have no animation (D-148).
    var isAnnouncingSize = false
    /// Whether the completion of an animation block is running.
    var animationEnds = false

    public init(environment: Environment, release: Release) {
        TaskHooks.install
        Simulation.simulationCount += 1
        serialNumber = Simulation.simulationCount
        self.environment = environment
        self.release = release
        scene = SceneState(
            orientation: environment.orientation, window: .share(environment.windowSize))
        let geometry = WindowGeometry(device: environment.device, scene: scene)
        window = UIWindow(unattachedFrame: CGRect(origin: .zero, size: geometry.size))
        keyboard.screenFrame = environment.device.keyboardFrame(in: scene, isUp: false)
        window.adopt(
            geometry, direction: environment.direction, idiom: environment.device.idiom)
        passed(geometry.reliesOn)
        taskExecutor.simulation = self
    }

    deinit {
        taskExecutor.simulation = nil
    }

    /// Starts the app: its root controller appears in the window, and everything comes to rest.
    public func launch(_ makeRoot: @MainActor () -> UIViewController) {
        perform {
            window.rootViewController = makeRoot()
            window.makeKeyAndVisible()
            settle()
        }
        launchBehaviours = passedBehaviours
    }

    /// The same device, in its present orientation, window and Dock, without the app. The system
    /// ends an app in the background without telling it, and `launch` starts it again (B-092).
    /// UIKit's state restoration is not modelled.
    public func endingApp() -> Simulation {
        var device = environment
        device.orientation = scene.orientation
        let next = Simulation(environment: device, release: release)
        next.restore(scene)
        next.passedBehaviours = passedBehaviours
        return next
    }

    /// Keeps objects alive until the simulation ends.
    public func keepAlive(_ objects: [AnyObject]) {
        keptAlive += objects
    }

    /// The number of blocks and timers that wait.
    public var waitingWork: Int { work.waiting.count }

    /// Whether a defect of UIKit's is present in this release.
    func has(_ defect: Defect) -> Bool {
        release.defects.contains(defect.set)
            || release.doubtfulDefects.contains(defect.set)
                && reading(OlderDefects.self) == .last
    }

    /// Notes that the app has passed through a behaviour. Costs one instruction or two.
    @inline(__always) func passed(_ behaviour: Behaviour) { passedBehaviours.insert(behaviour) }

    /// Notes what an answer of a pure function relies on.
    func passed(_ reliesOn: Behaviour?) { if let reliesOn { passed(reliesOn) } }

    /// Notes that a controller gets or loses its parent.
    func noteContainment(of child: UIViewController) {
        containmentChanges += 1
        if child.holdsSplitView { splitPlaceChanges += 1 }
    }

    /// Notes that the window shows another root, or that a presentation comes, goes or shows
    /// another controller.
    func noteContainment() {
        containmentChanges += 1
        splitPlaceChanges += 1
    }

    /// Whether a transition that the app asks to animate is animated (D-148).
    func animates(_ isAsked: Bool) -> Bool { isAsked && !isAnnouncingSize }

    // MARK: - The journal

    /// Notes a request at the public member through which an app makes it, and there only. Where
    /// UIKit itself calls that member to carry out a request, nothing is noted.
    func note(_ request: Request) {
        if carriedOut?.isCarriedOut(by: request) == true {
            carriedOut = nil
        } else {
            journal.note(request, by: .app)
        }
    }

    /// Notes what the user or the system asks for.
    func note(_ request: Request, by origin: Origin) { journal.note(request, by: origin) }

    func note(_ call: Call) {
        journal.note(call)
        Simulation.watcher?(self, call)
    }

    /// Carries out a request by a call of one of UIKit's open members. An app that overrides the
    /// member and calls `super` adds no request. What else the override asks for is the app's; of
    /// several changes of the same stack, the first counts as UIKit's.
    ///
    /// - Parameter origin: who asks; `nil` where UIKit carries out another request, or where the
    ///   window changes.
    @discardableResult func carryOut<Result>(
        _ request: Request, by origin: Origin? = nil, _ body: () -> Result
    ) -> Result {
        if let origin { journal.note(request, by: origin) }
        let outer = carriedOut
        carriedOut = request
        defer { carriedOut = outer }
        return body()
    }

    // MARK: - What went wrong

    /// Records an exception that UIKit would raise. The app counts as terminated.
    func raise(_ exception: String, _ reason: String, by object: String = "") {
        isTerminated = true
        misuses.append(
            Misuse(
                consequence: .raised(exception: exception), reason: reason, object: object,
                topic: nil))
    }

    /// Records a message that UIKit would log.
    func log(
        _ reason: String, about topic: Misuse.Topic, by object: String = "", detail: String = ""
    ) {
        misuses.append(
            Misuse(
                consequence: .logged, reason: reason, object: object, topic: topic, detail: detail))
    }

    /// Records an activity that did not come to rest. Later records do not replace the first.
    func giveUp(_ what: Unsettled) {
        if unsettled == nil { unsettled = what }
    }
}

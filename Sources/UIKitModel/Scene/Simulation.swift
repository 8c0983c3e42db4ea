import Foundation

/// One device with one app on it: the world that views and controllers live in.
///
/// Several may live on the main actor; `current` is the one that is being stepped, and new views
/// and controllers belong to it.
@_spi(Simulation) @MainActor public final class Simulation {
    public static var current: Simulation? {
        get { stepped }
        set { stepped = newValue }
    }

    private static var stepped: Simulation?

    /// The simulation being stepped. Making a view outside of one is a mistake of the harness.
    static var active: Simulation {
        guard let stepped else {
            preconditionFailure(
                "UIKit is used outside of a simulation: expected one to be current, found none")
        }
        return stepped
    }

    public let environment: Environment
    public let release: Release
    public var scene: SceneState { storedScene }
    public var window: UIWindow { storedWindow }
    public let clock = VirtualClock()
    var storedScene: SceneState
    var storedWindow: UIWindow

    /// Everything the app did that UIKit does not allow, oldest first.
    public private(set) var misuses: [Misuse] = []
    /// UIKit raised an exception.
    public var isTerminated: Bool { wasTerminated }
    private var wasTerminated = false
    /// What did not come to rest within its limit, `nil` when all did.
    public var unsettled: Unsettled? { gaveUpOn }
    private var gaveUpOn: Unsettled?
    /// Appearance callbacks that came out of order, oldest first.
    public internal(set) var appearanceFaults: [AppearanceFault] = []
    /// Who receives what is typed; it is in the window.
    var firstResponder: UIResponder?
    var keyboard = KeyboardState()
    /// How many text fields are in the window.
    var textFieldCount = 0
    /// Tells this simulation's notifications from those of others in the process.
    let serialNumber: Int
    private static var simulationCount = 0
    /// How many transitions and gestures are running; touches wait until there are none.
    var runningTransitions = 0
    /// How deep changes of stacks are nested that had been deferred by one another.
    var deferralDepth = 0
    /// How deep safe-area updates are nested in their own observers.
    var safeAreaDepth = 0
    /// Counts changes of who contains whom, so that what was found in the tree need not be looked
    /// for again.
    var containmentChanges = 0
    /// What is presented now, from the one nearest to the root; each owns what it shows.
    var presentations: [UIPresentationController] = []
    /// Raised when the presentation of a column begins and when a layout of columns ends, so that a
    /// bar can tell whether it was laid out in between.
    var presentationCount = 0
    /// The presentation of a column has begun, and its layout has not ended.
    var isPresentingColumns = false

    /// How long the animation block that is running takes, in seconds; 0 outside of one.
    var animationDuration = 0.0

    public init(environment: Environment, release: Release) {
        Simulation.simulationCount += 1
        serialNumber = Simulation.simulationCount
        self.environment = environment
        self.release = release
        storedScene = SceneState(orientation: environment.orientation, size: environment.windowSize)
        let geometry = WindowGeometry(device: environment.device, scene: storedScene)
        storedWindow = UIWindow(unattachedFrame: CGRect(origin: .zero, size: geometry.size))
        keyboard.screenFrame = environment.device.keyboardFrame(
            in: environment.orientation, isUp: false)
        storedWindow.adopt(
            geometry, direction: environment.direction, idiom: environment.device.idiom)
    }

    /// Starts the app: its root controller appears in the window, and everything comes to rest.
    public func launch(_ makeRoot: @MainActor () -> UIViewController) {
        Simulation.current = self
        window.rootViewController = makeRoot()
        window.makeKeyAndVisible()
        settle()
    }

    /// Whether a defect of UIKit's is present in this release.
    func has(_ defect: Defect) -> Bool {
        release.defects.contains(defect.set)
    }

    // MARK: - What went wrong

    /// An exception UIKit would raise: the app counts as terminated.
    func raise(_ exception: String, _ reason: String) {
        wasTerminated = true
        misuses.append(Misuse(consequence: .raised(exception: exception), reason: reason))
    }

    func log(_ reason: String) {
        misuses.append(Misuse(consequence: .logged, reason: reason))
    }

    func giveUp(_ what: Unsettled) {
        if gaveUpOn == nil { gaveUpOn = what }
    }

    /// What did not come to rest, and the count that was its limit.
    public enum Unsettled: Equatable, Sendable {
        /// A safe-area update kept triggering itself from its observers.
        case safeArea(limit: Int)
        /// Layout passes kept asking for another.
        case layout(limit: Int)
        /// Animations and transitions kept starting new ones.
        case time(limit: Int)
    }
}

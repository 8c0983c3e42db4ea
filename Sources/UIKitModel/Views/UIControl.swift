public import Foundation

/// A view that reacts to taps.
@MainActor open class UIControl: UIView {
    /// The kinds of touch that actions are registered for.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
    }

    private var registrations: [(event: Event, action: UIAction)] = []

    /// The number of controls that the simulation has seen before this one.
    package var serialNumber: Int {
        if !number.isCurrent, storedWindow === Simulation.active.storedWindow {
            number = SerialNumber { $0.takeControlNumber() }
        }
        return number.value
    }
    private var number = SerialNumber { $0.takeControlNumber() }
    /// The number of changes of the identifier and the title. A name made from them stays valid
    /// while this number is the same.
    package var nameVersion: Int { nameChanges }
    private var nameChanges = 0

    override var isControl: Bool { true }
    override func nameDidChange() { nameChanges += 1 }

    open var isEnabled = true
    open var isSelected = false

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        registrations.append((controlEvents, action))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        registrations.removeAll { $0.action === action && $0.event == controlEvents }
    }

    /// The number of actions that are registered for some events.
    func actionCount(for events: Event) -> Int {
        registrations.reduce(0) { $0 + ($1.event.isDisjoint(with: events) ? 0 : 1) }
    }

    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.event.isDisjoint(with: controlEvents)
        {
            registration.action.run()
        }
    }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A titled closure for controls and bar buttons.
@MainActor open class UIAction: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open var title: String
    public let identifier: Identifier
    let handler: UIActionHandler

    public init(
        title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.identifier = identifier ?? Identifier("")
        self.handler = handler
        super.init()
    }

    func run() {
        Simulation.active.note { $0.actionsRun += 1 }
        handler(self)
    }
}

import Foundation

/// A view that reacts to taps.
@preconcurrency @MainActor open class UIControl: UIView {
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

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        case fill = 3
        case leading = 4
        case trailing = 5
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        case fill = 3
    }

    private var registrations: [(event: Event, action: UIAction)] = []

    /// The number of controls that the simulation has seen before this one.
    package var serialNumber: Int {
        if !number.isCurrent, storedWindow === Simulation.active.window {
            number = SerialNumber(&Simulation.active.controlCount)
        }
        return number.value
    }
    private var number = SerialNumber(&Simulation.active.controlCount)
    /// The number of changes of the identifier and the title. A name made from them stays valid
    /// while this number is the same.
    package final private(set) var nameVersion = 0

    override var isControl: Bool { true }
    override func nameDidChange() { nameVersion += 1 }

    open var isEnabled = true
    open var isSelected = false
    /// A tap sets no highlight: the app's own is kept.
    open var isHighlighted = false
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    /// Inert: the model draws no content of controls.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        registrations.append((controlEvents, action))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        registrations.removeAll { $0.action === action && $0.event == controlEvents }
    }

    /// The number of actions that are registered for some events.
    func actionCount(for events: Event) -> Int {
        registrations.count { !$0.event.isDisjoint(with: events) }
    }

    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.event.isDisjoint(with: controlEvents)
        {
            registration.action.run()
        }
    }
}

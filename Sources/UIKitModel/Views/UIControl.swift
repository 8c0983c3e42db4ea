import Foundation

/// A view that a finger acts on.
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

    override var isControl: Bool { true }

    open var isEnabled = true
    open var isSelected = false

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        registrations.append((controlEvents, action))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        registrations.removeAll { $0.action === action && $0.event == controlEvents }
    }

    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.event.isDisjoint(with: controlEvents)
        {
            registration.action.handler(registration.action)
        }
    }

    /// A finger goes down on the control and up again inside it.
    @_spi(Simulation) public func receiveTap() {
        guard isEnabled else { return }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
}

public import Foundation

#if !canImport(ObjectiveC)
    /// Which values an observer wants to be told; the model delivers `new` in every change.
    public struct NSKeyValueObservingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
        public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    /// What changed: the new value where `new` was asked for.
    public struct NSKeyValueObservedChange<Value> {
        public let newValue: Value?
    }

    /// A running observation, which ends when it is released or invalidated.
    @MainActor public final class NSKeyValueObservation: NSObject {
        let property: ObservedProperty
        /// `nil` once invalidated.
        var deliver: ((UIView) -> Void)?

        init(_ property: ObservedProperty, deliver: ((UIView) -> Void)?) {
            self.property = property
            self.deliver = deliver
        }

        public func invalidate() { deliver = nil }

        /// Whether changes still arrive.
        @_spi(Simulation) public var isActive: Bool { deliver != nil }
    }

    /// What makes `observe` take a key path of the receiver's own class, as on Apple's systems.
    public protocol _KeyValueCodingAndObserving {}

    extension _KeyValueCodingAndObserving where Self: UIView {
        /// Calls the handler inside each assignment of `frame`, `bounds` or `safeAreaInsets`, also
        /// of an equal value.
        ///
        /// Other properties are not observable in the model: the observation is logged as ignored.
        @MainActor public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            guard let property = ObservedProperty(keyPath, of: Self.self) else {
                Simulation.active.log("\(keyPath) cannot be observed in this model")
                return NSKeyValueObservation(.frame, deliver: nil)
            }
            let deliver = { (view: UIView) in
                guard let view = view as? Self else { return }
                changeHandler(
                    view,
                    NSKeyValueObservedChange(
                        newValue: options.contains(.new) ? view[keyPath: keyPath] : nil))
            }
            let observation = NSKeyValueObservation(property, deliver: deliver)
            observations = (observations ?? []).filter { $0.value != nil }
            observations?.append(WeakObservation(value: observation))
            if options.contains(.initial) { deliver(self) }
            return observation
        }
    }
#endif

/// A property of views that can be observed.
enum ObservedProperty {
    case frame, bounds, safeAreaInsets

    /// The property a key path names, also where its root is a subclass.
    @MainActor init?<View: UIView>(_ keyPath: PartialKeyPath<View>, of _: View.Type) {
        if keyPath == \View.frame {
            self = .frame
        } else if keyPath == \View.bounds {
            self = .bounds
        } else if keyPath == \View.safeAreaInsets {
            self = .safeAreaInsets
        } else {
            return nil
        }
    }
}

/// An observation that its observer owns.
struct WeakObservation {
    weak var value: NSKeyValueObservation?
}

extension UIView {
    func notify(_ property: ObservedProperty) {
        guard let observations else { return }
        for observation in observations {
            guard let observation = observation.value, observation.property == property else {
                continue
            }
            observation.deliver?(self)
        }
    }
}

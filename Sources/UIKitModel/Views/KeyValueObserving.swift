public import Foundation

#if !canImport(ObjectiveC)
    /// Which values an observer wants. Only `new` and `initial` have an effect in this model.
    public struct NSKeyValueObservingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
        public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    /// A change, with the new value where `new` was asked for.
    public struct NSKeyValueObservedChange<Value> {
        public let newValue: Value?
    }

    /// A running observation, which ends when it is released or invalidated.
    @preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
        private let registration: ObserverRegistration?

        init(_ registration: ObserverRegistration?) {
            self.registration = registration
        }

        deinit {
            registration?.end()
        }

        public func invalidate() { registration?.end() }

        /// Whether changes still arrive.
        @_spi(Simulation) public var isActive: Bool { registration?.isActive == true }
    }

    /// Lets the key path of `observe` start at the receiver's own class, as on Apple's systems.
    public protocol _KeyValueCodingAndObserving {}

    extension _KeyValueCodingAndObserving where Self: UIView {
        /// Calls the handler during each assignment of `frame`, `bounds` or `safeAreaInsets`, also
        /// of an equal value.
        ///
        /// Other properties cannot be observed in this model. The simulation logs the attempt.
        @preconcurrency @MainActor public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            observe(
                ObservedProperty(keyPath, of: Self.self), keyPath, options, changeHandler)
        }

        @MainActor fileprivate func observe<Value>(
            _ property: ObservedProperty?, _ keyPath: KeyPath<Self, Value>,
            _ options: NSKeyValueObservingOptions,
            _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            guard let property else {
                Simulation.active.log(
                    "\(keyPath) cannot be observed in this model", about: .model)
                return NSKeyValueObservation(nil)
            }
            let deliver = { (view: UIView) in
                // A view stores only registrations of itself, so `view` is the receiver.
                let view = unsafeDowncast(view, to: Self.self)
                changeHandler(
                    view,
                    NSKeyValueObservedChange(
                        newValue: options.contains(.new) ? view[keyPath: keyPath] : nil))
            }
            let registration = ObserverRegistration(property, deliver: deliver)
            observers = (observers ?? []).filter(\.isActive) + [registration]
            if options.contains(.initial) { deliver(self) }
            return NSKeyValueObservation(registration)
        }
    }

    extension _KeyValueCodingAndObserving where Self: UIScrollView {
        /// As with any view; `contentOffset` and `contentSize` can be observed, too.
        @preconcurrency @MainActor public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            let property: ObservedProperty? =
                switch keyPath {
                case \Self.contentOffset: .contentOffset
                case \Self.contentSize: .contentSize
                default: ObservedProperty(keyPath, of: Self.self)
                }
            return observe(property, keyPath, options, changeHandler)
        }
    }
#endif

/// A property of views that can be observed.
enum ObservedProperty {
    case frame, bounds, safeAreaInsets, contentOffset, contentSize

    /// Key paths that were compared before. A literal is one object, and comparing others is slow.
    @MainActor private static var compared: [(keyPath: AnyKeyPath, property: ObservedProperty)] = []

    /// The property of a key path, whose root may be a subclass; `nil` for any other property.
    @MainActor init?<View: UIView>(_ keyPath: PartialKeyPath<View>, of _: View.Type) {
        for known in Self.compared where known.keyPath === keyPath {
            self = known.property
            return
        }
        if keyPath == \View.frame {
            self = .frame
        } else if keyPath == \View.bounds {
            self = .bounds
        } else if keyPath == \View.safeAreaInsets {
            self = .safeAreaInsets
        } else {
            return nil
        }
        // Key paths that are made at run time are many.
        if Self.compared.count < 16 { Self.compared.append((keyPath, self)) }
    }
}

/// The handler of one observation, until the observer ends the observation.
///
/// View and observation hold it strongly: a weak reference would cost a load at each assignment.
@MainActor final class ObserverRegistration {
    let property: ObservedProperty
    private nonisolated(unsafe) var deliver: ((UIView) -> Void)?

    init(_ property: ObservedProperty, deliver: @escaping (UIView) -> Void) {
        self.property = property
        self.deliver = deliver
    }

    var isActive: Bool { deliver != nil }

    nonisolated func end() { deliver = nil }

    func notify(_ view: UIView) { deliver?(view) }
}

extension UIView {
    func notify(_ property: ObservedProperty) {
        guard let observers else { return }
        for observer in observers where observer.property == property {
            observer.notify(self)
        }
    }
}

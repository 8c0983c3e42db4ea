public import Foundation
internal import Journal

/// Something with traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
}

/// What `registerForTraitChanges(_:handler:)` returns, for `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that calls handlers when its traits change (B-175).
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The handlers of one environment, in the order in which they were registered.
@MainActor protocol TraitHandlersOwner: AnyObject {
    var traitHandlers: [TraitHandler] { get set }
}

/// A handler of an app, and the traits that it is for.
@MainActor final class TraitHandler: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let call: (UITraitCollection) -> Void

    init(traits: [UITrait], call: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.call = { previous in
            Simulation.active.note(.traitHandler(from: previous.code))
            call(previous)
        }
    }

    /// Text by which a harness compares handlers.
    var stateText: String { traits.map { String(describing: $0) }.joined(separator: ",") }
}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler =
        @MainActor (
            _ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection
        ) -> Void

    /// Calls the handler after each change of one of the traits, with the environment and the
    /// traits of before.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler
    ) -> any UITraitChangeRegistration {
        register(traits) { [unowned self] previous in handler(self, previous) }
    }

    /// The same for a closure whose parameter is written as `(self: Self, previous)`: the compiler
    /// does not know that `Self` is the type of the caller.
    @_disfavoredOverload @discardableResult public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        if !(self is Environment) {
            Simulation.active.log(
                "A handler of trait changes that is registered with \(type(of: self)) wants "
                    + "\(Environment.self): it is never called.", about: .model)
        }
        return register(traits) { [unowned self] previous in
            if let environment = self as? Environment { handler(environment, previous) }
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHandlersOwner)?.traitHandlers.removeAll { $0 === registration }
    }

    private func register(
        _ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void
    ) -> TraitHandler {
        let registration = TraitHandler(traits: traits, call: call)
        if self is UIView { viewsHaveHandlers = true }
        if let owner = self as? any TraitHandlersOwner {
            owner.traitHandlers.append(registration)
        }
        return registration
    }
}

extension TraitHandlersOwner {
    /// Calls the handlers of the traits that have changed. One that is unregistered meanwhile is
    /// not called.
    func callTraitHandlers(previous: UITraitCollection, now: UITraitCollection) {
        for handler in traitHandlers
        where handler.traits.contains(where: { now.differs(from: previous, in: $0) }) {
            guard traitHandlers.contains(where: { $0 === handler }) else { continue }
            Simulation.active.passed(.handlersAfterCallback)
            handler.call(previous)
        }
    }
}

/// Whether a view of this process has ever had a handler. Without one no change walks the views.
@MainActor private var viewsHaveHandlers = false

// MARK: - Controllers and views

extension UIViewController: UITraitChangeObservable, TraitHandlersOwner {
    /// Calls the handlers of this controller, then those of the views that have its traits.
    func callTraitHandlersOfTree(previous: UITraitCollection) {
        if !traitHandlers.isEmpty {
            Simulation.active.note(.traitHandlers(serialNumber))
            callTraitHandlers(previous: previous, now: storedTraits)
        }
        guard viewsHaveHandlers else { return }
        viewIfLoaded?.callTraitHandlersOfTree(
            previous: previous, now: storedTraits, of: serialNumber)
    }

    /// How many of the controller and its views have handlers of the app for changes of traits.
    package var traitHandlersOwners: Int {
        let views = viewsHaveHandlers ? viewIfLoaded?.traitHandlersOwnersOfTree ?? 0 : 0
        return views + (traitHandlers.isEmpty ? 0 : 1)
    }
}

extension UIView: UITraitChangeObservable, TraitHandlersOwner {
    /// Calls the handlers of this view and of those below, without those of other controllers.
    fileprivate func callTraitHandlersOfTree(
        previous: UITraitCollection, now: UITraitCollection, of controller: Int
    ) {
        if !traitHandlers.isEmpty {
            Simulation.active.note(.traitHandlers(controller))
            callTraitHandlers(previous: previous, now: now)
        }
        for subview in storedSubviews where !subview.isRootView {
            subview.callTraitHandlersOfTree(previous: previous, now: now, of: controller)
        }
    }

    fileprivate var traitHandlersOwnersOfTree: Int {
        var count = traitHandlers.isEmpty ? 0 : 1
        for subview in storedSubviews where !subview.isRootView {
            count += subview.traitHandlersOwnersOfTree
        }
        return count
    }
}

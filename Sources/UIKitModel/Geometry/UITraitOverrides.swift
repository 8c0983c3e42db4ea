internal import Journal

/// The traits that an app sets on a controller itself, in place of those that it inherits (B-182).
/// Reading one that was never set raises (D-135).
///
/// ```swift
/// controller.traitOverrides.horizontalSizeClass = .compact
/// controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
/// ```
@preconcurrency @MainActor public struct UITraitOverrides {
    private var horizontal: UIUserInterfaceSizeClass?
    private var vertical: UIUserInterfaceSizeClass?
    private var direction: UITraitEnvironmentLayoutDirection?
    private var idiom: UIUserInterfaceIdiom?
    private var interfaceStyle: UIUserInterfaceStyle?

    init() {}

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { value(horizontal, UITraitHorizontalSizeClass.self) }
        set { horizontal = checked(newValue, newValue == .unspecified) }
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { value(vertical, UITraitVerticalSizeClass.self) }
        set { vertical = checked(newValue, newValue == .unspecified) }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { value(direction, UITraitLayoutDirection.self) }
        set { direction = checked(newValue, newValue == .unspecified) }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { value(idiom, UITraitUserInterfaceIdiom.self) }
        set { idiom = checked(newValue, newValue == .unspecified) }
    }

    /// Inert: traits are always light.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { value(interfaceStyle, UITraitUserInterfaceStyle.self) }
        set { interfaceStyle = newValue }
    }

    /// Whether the app has set a trait.
    public func contains(_ trait: UITrait) -> Bool {
        if trait == UITraitHorizontalSizeClass.self { return horizontal != nil }
        if trait == UITraitVerticalSizeClass.self { return vertical != nil }
        if trait == UITraitLayoutDirection.self { return direction != nil }
        if trait == UITraitUserInterfaceIdiom.self { return idiom != nil }
        return trait == UITraitUserInterfaceStyle.self && interfaceStyle != nil
    }

    /// Lets a trait be inherited again.
    public mutating func remove(_ trait: UITrait) {
        if trait == UITraitHorizontalSizeClass.self { horizontal = nil }
        if trait == UITraitVerticalSizeClass.self { vertical = nil }
        if trait == UITraitLayoutDirection.self { direction = nil }
        if trait == UITraitUserInterfaceIdiom.self { idiom = nil }
        if trait == UITraitUserInterfaceStyle.self { interfaceStyle = nil }
    }

    // MARK: - In the model

    /// The overrides as a collection; `nil` where none changes a trait of the model.
    var collection: UITraitCollection? {
        guard horizontal != nil || vertical != nil || direction != nil || idiom != nil else {
            return nil
        }
        return UITraitCollection(
            horizontal: horizontal ?? .unspecified, vertical: vertical ?? .unspecified,
            direction: direction ?? .unspecified, idiom: idiom ?? .unspecified)
    }

    /// Text by which a harness compares overrides.
    var stateText: String {
        "\(horizontal?.rawValue ?? -9) \(vertical?.rawValue ?? -9) \(direction?.rawValue ?? -9) "
            + "\(idiom?.rawValue ?? -9) \(interfaceStyle?.rawValue ?? -9)"
    }

    private func value<Trait: UITraitDefinition>(
        _ value: Trait.Value?, _ trait: Trait.Type
    ) -> Trait.Value {
        if let value { return value }
        Simulation.active.raise(
            "NSInternalInconsistencyException",
            "The override of \(trait) is read, and was never set. Ask contains(_:) first.")
        return Trait.defaultValue
    }

    private func checked<Value>(_ value: Value, _ isUnspecified: Bool) -> Value? {
        guard isUnspecified else { return value }
        Simulation.active.log(
            "An app overrides a trait with an unspecified one. What UIKit does then is not known: "
                + "remove the override instead.", about: .model)
        return nil
    }
}

extension UIViewController {
    /// The traits that this controller gets from those of its container.
    func ownTraits(from traits: UITraitCollection) -> UITraitCollection {
        overridden(storedParent?.traits(traits, forChild: self) ?? traits)
    }

    /// Inherited traits with what this controller overrides.
    func overridden(_ inherited: UITraitCollection) -> UITraitCollection {
        guard overrideTraits != nil || rareSettings?.ownOverrides != nil else { return inherited }
        let given = overrideTraits.map(inherited.overridden(by:)) ?? inherited
        return rareSettings?.ownOverrides?.collection.map(given.overridden(by:)) ?? given
    }

    /// Puts overrides in force: at once where the controller has traits by now, from iOS 17 on at
    /// its next update of traits (D-023).
    func setOwnOverrides(_ overrides: UITraitOverrides) {
        settings.ownOverrides = overrides
        Simulation.active.note(.traits(of: serialNumber))
        if Simulation.active.release.conventions.traitsComeFromSuperview {
            return traitsMayHaveChanged()
        }
        guard storedTraits !== UITraitCollection.detached, let inherited = inheritedTraits else {
            return
        }
        updateTraits(from: inherited)
    }

    /// The traits of the container, the presentation or the window; `nil` where there is none of
    /// them.
    private var inheritedTraits: UITraitCollection? {
        if let storedParent { return storedParent.storedTraits }
        let window = Simulation.active.window
        if let activePresentation {
            return activePresentation.traits(
                in: window.sceneTraits, for: activePresentation.shownStyle)
        }
        return window.storedRoot === self ? window.sceneTraits : nil
    }
}

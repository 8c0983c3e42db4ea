/// One trait of a trait collection, named by a type (B-175).
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// Inert: traits are always light, so that no handler hears of a change.
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
}

extension UITraitCollection {
    /// Whether a trait has different values in two collections. Those that an app defines itself
    /// never do: the model has no values for them.
    func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        if trait == UITraitHorizontalSizeClass.self {
            return horizontalSizeClass != other.horizontalSizeClass
        }
        if trait == UITraitVerticalSizeClass.self {
            return verticalSizeClass != other.verticalSizeClass
        }
        if trait == UITraitLayoutDirection.self {
            return layoutDirection != other.layoutDirection
        }
        return trait == UITraitUserInterfaceIdiom.self
            && userInterfaceIdiom != other.userInterfaceIdiom
    }
}

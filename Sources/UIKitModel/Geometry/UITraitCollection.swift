public import Foundation

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// The environment that a controller or view adapts to. Parents pass it to their children (B-115).
@preconcurrency @MainActor public final class UITraitCollection: NSObject {
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let userInterfaceIdiom: UIUserInterfaceIdiom

    init(
        horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified,
        idiom: UIUserInterfaceIdiom = .unspecified
    ) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        layoutDirection = direction
        userInterfaceIdiom = idiom
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    /// The traits outside of a window: nothing is specified (B-116).
    static let detached = UITraitCollection()

    /// The traits of a view that is nowhere yet: those of the window since iOS 13, else unspecified
    /// (B-143).
    static var predicted: UITraitCollection {
        let simulation = Simulation.active
        return simulation.release.conventions.predictsTraits
            ? simulation.window.sceneTraits : .detached
    }

    /// These traits with the specified ones of `override` in their place (B-115).
    func overridden(by override: UITraitCollection) -> UITraitCollection {
        UITraitCollection(
            horizontal: override.horizontalSizeClass == .unspecified
                ? horizontalSizeClass : override.horizontalSizeClass,
            vertical: override.verticalSizeClass == .unspecified
                ? verticalSizeClass : override.verticalSizeClass,
            direction: override.layoutDirection == .unspecified
                ? layoutDirection : override.layoutDirection,
            idiom: override.userInterfaceIdiom == .unspecified
                ? userInterfaceIdiom : override.userInterfaceIdiom)
    }

    func hasSameTraits(as other: UITraitCollection) -> Bool {
        self === other
            || (horizontalSizeClass == other.horizontalSizeClass
                && verticalSizeClass == other.verticalSizeClass
                && layoutDirection == other.layoutDirection
                && userInterfaceIdiom == other.userInterfaceIdiom)
    }
}

extension UITraitCollection {
    /// Equal for collections with the same traits only.
    package var code: Int {
        horizontalSizeClass.rawValue + verticalSizeClass.rawValue << 2
            + (layoutDirection.rawValue + 1) << 4 + (userInterfaceIdiom.rawValue + 1) << 6
    }
}

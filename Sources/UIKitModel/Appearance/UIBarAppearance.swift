public import Foundation

/// How a bar looks. Inert: nothing in the model depends on it, the layout of content included.
/// A copy is the same object.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    enum Background: Int { case standard, opaque, transparent }

    var background = Background.standard
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    public override init() { super.init() }

    public convenience init(barAppearance: UIBarAppearance) { self.init() }

    open func configureWithDefaultBackground() { background = .standard }
    open func configureWithOpaqueBackground() { background = .opaque }
    open func configureWithTransparentBackground() { background = .transparent }
}

/// How a navigation bar looks. Inert, as `UIBarAppearance` is.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    public private(set) var backIndicatorImage = UIImage()
    public private(set) var backIndicatorTransitionMaskImage = UIImage()

    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?,
        transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
    }
}

/// How a toolbar looks. Inert, as `UIBarAppearance` is.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How a tab bar looks. Inert, as `UIBarAppearance` is.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

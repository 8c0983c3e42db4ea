public import Foundation

/// How a bar looks. Inert: nothing in the model depends on it, the layout of content included.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    enum Background: Int { case standard, opaque, transparent }

    var background = Background.standard
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    public required override init() { super.init() }

    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeOver(barAppearance)
    }

    open func configureWithDefaultBackground() { background = .standard }
    open func configureWithOpaqueBackground() { background = .opaque }
    open func configureWithTransparentBackground() { background = .transparent }

    /// Must be called on the main actor, as everything of UIKit's.
    open nonisolated override func copy() -> Any {
        let copy = MainActor.assumeIsolated {
            let made = type(of: self).init()
            made.takeOver(self)
            return made
        }
        return copy
    }

    func takeOver(_ other: UIBarAppearance) {
        background = other.background
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
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

    override func takeOver(_ other: UIBarAppearance) {
        super.takeOver(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
    }
}

/// How a toolbar looks. Inert, as `UIBarAppearance` is.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()

    override func takeOver(_ other: UIBarAppearance) {
        super.takeOver(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}

/// How a tab bar looks. Inert, as `UIBarAppearance` is.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?

    override func takeOver(_ other: UIBarAppearance) {
        super.takeOver(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
    }
}

public import Foundation

/// An entry of a tab bar controller, and the controller that it shows, since iOS 18 (B-199).
@MainActor open class UITab: NSObject {
    private let storedIdentifier: String
    private let provider: ((UITab) -> UIViewController)?
    private var storedController: UIViewController?
    /// What the bar shows of this tab.
    let item = UITabBarItem()

    /// - Parameter viewControllerProvider: makes the tab's controller when a tab bar controller gets the tab,
    ///   or when the app first asks for the controller (*unverified*). Called once.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        storedIdentifier = identifier
        provider = viewControllerProvider
        super.init()
        item.title = title
        item.image = image
    }

    open var identifier: String { storedIdentifier }

    open var title: String {
        didSet { item.title = title }
    }
    /// Inert: the model draws no images in tabs.
    open var image: UIImage? {
        didSet { item.image = image }
    }
    /// Inert: the model draws no badges.
    open var badgeValue: String? {
        didSet { item.badgeValue = badgeValue }
    }

    /// The controller that the provider has made; `nil` without a provider.
    open var viewController: UIViewController? {
        if let storedController { return storedController }
        guard let made = provider?(self) else { return nil }
        storedController = made
        made.settings.tab = self
        return made
    }

    /// The tab bar controller that has this tab among its own.
    open internal(set) weak var tabBarController: UITabBarController?
}

extension UIViewController {
    /// The tab that this controller was made for (B-199).
    public var tab: UITab? { rareSettings?.tab }
}

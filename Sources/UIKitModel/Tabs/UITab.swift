public import Foundation

/// An entry of a tab bar controller, and the controller that it shows, since iOS 18 (B-199).
@preconcurrency @MainActor open class UITab: NSObject {
    private let storedIdentifier: String
    private let provider: ((UITab) -> UIViewController)?
    private(set) var madeController: UIViewController?
    /// What the bar shows of this tab.
    let item = UITabBarItem()

    /// - Parameter viewControllerProvider: makes the tab's controller when it is first asked for
    ///   (D-034). A tab bar controller asks for it when it gets the tab (*unverified*), and a group
    ///   when the tab comes on screen. Called once.
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
        didSet {
            item.title = title
            tabBarController?.sidebarView?.showTitles()
        }
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
        if let madeController { return madeController }
        guard let made = makeViewController() else { return nil }
        madeController = made
        made.settings.tab = self
        return made
    }

    func makeViewController() -> UIViewController? { provider?(self) }

    /// The tab bar controller that has this tab among its own, or in one of its groups.
    open internal(set) weak var tabBarController: UITabBarController?

    /// The group that has this tab among its children (B-202).
    open internal(set) weak var parent: UITabGroup?

    /// The outermost group with a managing navigation controller that this is, or is in (B-203;
    /// that it is the outermost is *unverified*).
    open var managingTabGroup: UITabGroup? {
        var found: UITabGroup?
        var next: UITab? = self
        while let tab = next {
            if let group = tab.asGroup, group.managingNavigationController != nil { found = group }
            next = tab.parent
        }
        return found
    }

    // MARK: - Groups

    // This is cheaper than a cast.
    var asGroup: UITabGroup? { nil }
    /// The tab that comes on screen when this is selected.
    var target: UITab { self }
    /// Enters or leaves a tab bar controller.
    func join(_ controller: UITabBarController?) { tabBarController = controller }
    /// What the tab shows and selects, for a harness.
    var stateText: String { "\(storedIdentifier)=\(title)" }
}

extension UIViewController {
    /// The tab that this controller was made for (B-199).
    public var tab: UITab? { rareSettings?.tab }
}

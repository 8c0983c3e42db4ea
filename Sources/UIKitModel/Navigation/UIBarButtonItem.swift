public import Foundation

/// An item of a bar: a button or a tab.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    open var title: String? {
        didSet { view?.title = shownText }
    }
    open var image: UIImage? {
        didSet { view?.image = image }
    }
    open var isEnabled = true {
        didSet { view?.isEnabled = isEnabled }
    }
    open var tag = 0
    open var accessibilityIdentifier: String? {
        didSet { view?.accessibilityIdentifier = accessibilityIdentifier }
    }
    /// Inert: the model has no assistive technologies.
    open var accessibilityLabel: String?

    /// The view that shows the item, made when a bar first lays it out.
    nonisolated(unsafe) var view: BarButtonView?

    public override init() { super.init() }

    /// The text on the item's button.
    var shownText: String? { title }

    /// Inert: the model draws no text.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        guard state == .normal else { return }
        normalTitleAttributes = attributes
    }

    open func titleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { state == .normal ? normalTitleAttributes : nil }

    private var normalTitleAttributes: [NSAttributedString.Key: Any]?
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    /// A new action gives the item its title and its image.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            title = primaryAction.title
            if let shown = primaryAction.image { image = shown }
        }
    }
    /// A tap opens the menu where there is no primary action (B-152).
    open var menu: UIMenu?
    /// Inert: the model draws no button differently.
    open var style = Style.plain
    /// Inert: the model draws nothing.
    open var tintColor: UIColor?
    /// The width of a fixed space, in points. Inert for other items, which are as wide as what they
    /// show.
    open var width: CGFloat = 0
    /// A view that a bar shows in place of a button.
    open var customView: UIView? {
        didSet { view?.show(customView) }
    }
    /// The system item that this was made as.
    let systemItem: SystemItem?

    public override init() {
        systemItem = nil
        super.init()
    }

    init(system: SystemItem?) {
        systemItem = system
        super.init()
    }

    deinit {
        view?.item = nil
    }

    /// The item whose menu has this one, where a bar at a side has no room for its button (D-243).
    weak var overflow: UIBarButtonItem?

    /// What a popover of the item points at.
    var anchor: BarButtonView? { overflow?.view ?? view }

    /// Whether the button is a symbol, which can stand in a bar at a side: text, an app's view and
    /// the button that begins editing cannot (D-235).
    var isSymbol: Bool {
        if customView != nil { return false }
        if image != nil { return true }
        return systemItem != nil && systemItem != .edit && title?.isEmpty ?? true
    }

    /// Whether a bar that has the item lays out a button for it.
    var isShownInBars: Bool { systemItem != .flexibleSpace && systemItem != .fixedSpace }

    /// A system item without a title shows its name.
    override var shownText: String? {
        if let title, !title.isEmpty { return title }
        return systemItem?.name ?? title
    }

    /// Runs the action of a tap on the item's button, or opens its menu.
    func performAction() {
        if let primaryAction { return primaryAction.run() }
        if let menu, !menu.children.isEmpty { MenuPresentation.open(menu, from: overflow ?? self) }
    }

    func viewForBar() -> BarButtonView {
        if let view { return view }
        let made = BarButtonView(frame: .zero)
        made.title = shownText
        made.image = image
        made.isEnabled = isEnabled
        made.accessibilityIdentifier = accessibilityIdentifier
        made.item = self
        made.show(customView)
        view = made
        return made
    }
}

public import Foundation

/// An item of a bar: a button or a tab.
@MainActor open class UIBarItem: NSObject {
    open var title: String? {
        didSet { view?.title = title }
    }
    open var isEnabled = true {
        didSet { view?.isEnabled = isEnabled }
    }
    open var tag = 0
    open var accessibilityIdentifier: String? {
        didSet { view?.accessibilityIdentifier = accessibilityIdentifier }
    }

    /// The view that shows the item, made when a bar first lays it out.
    nonisolated(unsafe) var view: BarButtonView?

    public override init() { super.init() }
}

/// A button in a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
    /// A new action gives the item its title.
    open var primaryAction: UIAction? {
        didSet { if let primaryAction { title = primaryAction.title } }
    }

    deinit {
        view?.item = nil
    }

    public convenience init(
        title: String? = nil, primaryAction: UIAction? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        // The observer of the action does not run in an initialiser.
        self.title = title ?? primaryAction?.title
    }

    /// Whether a bar that has the item lays it out.
    var isShownInBars: Bool { true }

    /// Runs the action of a tap on the item's button.
    func performAction() {
        primaryAction?.run()
    }

    func viewForBar() -> BarButtonView {
        if let view { return view }
        let made = BarButtonView(frame: .zero)
        made.title = title
        made.isEnabled = isEnabled
        made.accessibilityIdentifier = accessibilityIdentifier
        made.item = self
        view = made
        return made
    }
}

/// A bar button on screen.
@MainActor final class BarButtonView: UIControl {
    var title: String? {
        didSet { if title != oldValue { nameDidChange() } }
    }
    /// The item that owns this view, and clears this in its `deinit` (see `UIView`).
    nonisolated(unsafe) unowned(unsafe) var item: UIBarButtonItem?
    /// The bar that owns this view as its back button, and clears this in its `deinit`.
    nonisolated(unsafe) unowned(unsafe) var bar: UINavigationBar?

    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        guard controlEvents.contains(.touchUpInside) else { return }
        item?.performAction()
        guard let owner = bar?.owner else { return }
        owner.noteNestedPop()
        owner.navigationToPop.popViewController(animated: true)
    }

    /// The width in points (*unverified*). An icon is as wide as it is high, and text takes 9
    /// points for each byte. No behaviour depends on the exact width.
    var wantedWidth: CGFloat { BarButtonView.width(of: title) }

    static func width(of title: String?) -> CGFloat {
        guard let title, !title.isEmpty else { return 44 }
        return max(44, CGFloat(title.utf8.count) * 9 + 16)
    }
}

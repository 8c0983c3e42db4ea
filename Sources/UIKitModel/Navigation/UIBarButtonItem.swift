public import Foundation

/// What bars are filled with.
@MainActor open class UIBarItem: NSObject {
    open var title: String?
    open var isEnabled = true {
        didSet { view?.isEnabled = isEnabled }
    }
    open var tag = 0
    open var accessibilityIdentifier: String? {
        didSet { view?.accessibilityIdentifier = accessibilityIdentifier }
    }

    /// What shows the item, made when a bar first lays it out.
    var view: BarButtonView?

    public override init() { super.init() }
}

/// A button in a bar.
@MainActor open class UIBarButtonItem: UIBarItem {
    open var primaryAction: UIAction?

    public convenience init(
        title: String? = nil, primaryAction: UIAction? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.primaryAction = primaryAction
    }

    func viewForBar() -> BarButtonView {
        if let view { return view }
        let made = BarButtonView(frame: .zero)
        made.title = title
        made.isEnabled = isEnabled
        made.accessibilityIdentifier = accessibilityIdentifier
        made.onTap = { [weak self] in
            guard let action = self?.primaryAction else { return }
            action.handler(action)
        }
        view = made
        return made
    }
}

/// A bar button on screen.
@MainActor final class BarButtonView: UIControl {
    var title: String?
    var onTap: (@MainActor () -> Void)?

    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside) { onTap?() }
    }

    /// Icons are as wide as high; text takes 9 points a letter (nothing rests on the exact width).
    var wantedWidth: CGFloat {
        guard let title, !title.isEmpty else { return 44 }
        return max(44, CGFloat(title.utf8.count) * 9 + 16)
    }
}

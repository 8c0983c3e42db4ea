public import Foundation

/// A control with a title.
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    private var title: String? {
        didSet { nameDidChange() }
    }
    private var image: UIImage? {
        didSet { nameDidChange() }
    }
    private var storedTitleLabel: UILabel?
    private var storedConfiguration: Configuration?
    /// Inert for the types that UIKit draws with a symbol: the model draws none.
    public private(set) var buttonType = ButtonType.custom

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// A button that shows the action's title and runs it when tapped.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        register(primaryAction)
    }

    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        register(primaryAction)
    }

    /// A button with a configuration, whose title and image it shows, else the action's.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        register(primaryAction)
        self.configuration = configuration
    }

    private func register(_ action: UIAction?) {
        guard let action else { return }
        title = action.title
        image = action.image
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: - What it shows

    /// Sets the title of the normal state. This model ignores the titles of other states.
    open func setTitle(_ title: String?, for state: State) {
        guard state == .normal else { return }
        self.title = title
        storedConfiguration?.title = title
        storedTitleLabel?.text = title
    }
    open func title(for state: State) -> String? { title }
    open var currentTitle: String? { title }

    /// Sets the image of the normal state. This model ignores the images of other states.
    open func setImage(_ image: UIImage?, for state: State) {
        guard state == .normal else { return }
        self.image = image
        storedConfiguration?.image = image
    }
    open func image(for state: State) -> UIImage? { image }
    open var currentImage: UIImage? { image }

    /// Inert: the model draws no text.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleLabel?.textColor = color ?? .tintColor
    }

    /// A label for its font and colour. It is no subview: the button itself shows the title.
    open var titleLabel: UILabel? {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.text = title
        storedTitleLabel = label
        return label
    }

    open var configuration: Configuration? {
        get { storedConfiguration }
        set {
            storedConfiguration = newValue
            guard let newValue else { return }
            if let shown = newValue.title { title = shown }
            if let shown = newValue.image { image = shown }
        }
    }

    /// The name of what it shows, for a harness: the title, else the image.
    package var shownName: String? {
        if let title, !title.isEmpty { return title }
        return image?.name ?? title
    }

    // MARK: - Size

    /// As large as its text, its image and the room around them (B-151).
    open override var intrinsicContentSize: CGSize {
        let insets =
            storedConfiguration == nil
            ? CGSize(width: 0, height: 12) : CGSize(width: 24, height: 14)
        let font = storedTitleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
        Simulation.active.passed(.textMetric)
        let text = TextMetric.size(of: title ?? "", font: font, width: .infinity, lines: 1)
        let picture = image?.size ?? .zero
        return CGSize(
            width: text.width + picture.width + insets.width,
            height: max(text.height, picture.height) + insets.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

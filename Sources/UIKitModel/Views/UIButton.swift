public import Foundation

/// A control with a title.
@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    private var title: String? {
        didSet { nameDidChange() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
    }

    /// A button that shows the action's title and runs it when tapped.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        register(primaryAction)
    }

    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(frame: .zero)
        register(primaryAction)
    }

    private func register(_ action: UIAction?) {
        guard let action else { return }
        title = action.title
        addAction(action, for: .primaryActionTriggered)
    }

    /// Sets the title of the normal state. This model ignores the titles of other states.
    open func setTitle(_ title: String?, for state: State) {
        if state == .normal { self.title = title }
    }
    open func title(for state: State) -> String? { title }
    open var currentTitle: String? { title }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
    }
}

public import Foundation

/// A view that shows text. `TextMetric` says how much room the text takes.
@preconcurrency @MainActor open class UILabel: UIView {
    private var storedText: String?
    private var storedAttributedText: NSAttributedString?
    private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    open var text: String? {
        get { storedText }
        set {
            storedText = newValue
            storedAttributedText = nil
            contentDidChange()
        }
    }

    /// Its font, where it has one at its start, measures the whole text.
    open var attributedText: NSAttributedString? {
        get { storedAttributedText }
        set {
            storedText = newValue?.string
            storedAttributedText = newValue
            if let newValue, newValue.length > 0,
                let font = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            {
                storedFont = font
            }
            contentDidChange()
        }
    }

    open var font: UIFont! {
        get { storedFont }
        set {
            storedFont = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
            contentDidChange()
        }
    }

    /// The most lines; 0 for any number.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }
    /// The width in points at which lines break; 0 where the view's own width decides.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
    }

    /// Inert: the model draws no text.
    open var textColor: UIColor! = .label
    /// Inert: text takes the same room on either side.
    open var textAlignment = NSTextAlignment.natural
    /// Inert: text that does not fit takes the room of what fits.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Inert: text keeps its font.
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    /// Inert: the content size is always Large.
    open var adjustsFontForContentSizeCategory = false
    /// Inert: the model draws no text.
    open var isHighlighted = false
    open var isEnabled = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        storedIsInteractive = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedIsInteractive = false
    }

    // MARK: - Size

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
        return measure(width: width)
    }

    /// As wide as the text, or as `size` where lines break (B-151).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(width: size.width > 0 ? size.width : .infinity)
    }

    override var fitsHeightToWidth: Bool { true }

    private func measure(width: CGFloat) -> CGSize {
        Simulation.active.passed(.textMetric)
        return TextMetric.size(
            of: storedText ?? "", font: storedFont, width: width, lines: numberOfLines)
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var stateText: String? {
        "\(storedText ?? "")|\(storedFont.stateText)|\(numberOfLines)"
    }
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

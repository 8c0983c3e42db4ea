public import Foundation

/// A view that shows an image. Its size by its content is the image's.
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            guard image?.size != oldValue?.size else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Inert: the view never shows it.
    open var highlightedImage: UIImage?
    /// Inert: the view shows `image` alone.
    open var isHighlighted = false
    /// Inert: symbols keep their own configuration.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// A view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        storedIsInteractive = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        storedIsInteractive = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedIsInteractive = false
    }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? super.sizeThatFits(size)
    }

    override var stateText: String? { image?.stateText }
}

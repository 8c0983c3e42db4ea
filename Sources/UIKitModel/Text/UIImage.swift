public import Foundation

/// An image. It has a name and a size, and no pixels.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The name in the app's assets or among the system's symbols; `nil` for an empty image.
    let name: String?
    /// In points.
    public let size: CGSize
    public let renderingMode: RenderingMode
    public let configuration: Configuration?
    let tint: UIColor?

    init(
        name: String?, size: CGSize, configuration: Configuration? = nil,
        renderingMode: RenderingMode = .automatic, tint: UIColor? = nil
    ) {
        self.name = name
        self.size = size
        self.configuration = configuration
        self.renderingMode = renderingMode
        self.tint = tint
        super.init()
    }

    /// An image without content or size.
    public convenience override init() { self.init(name: nil, size: .zero) }

    /// The image of a name in the app's assets. The model reads no assets: it makes an image of 24
    /// × 24 points for each name (*unverified*). On a device this is `nil` for an unknown name.
    public convenience init?(named name: String) {
        self.init(name: name, size: CGSize(width: 24, height: 24))
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
        self.init(name: name, size: CGSize(width: 24, height: 24), configuration: with)
    }

    /// The system's symbol of a name. The model has no list of them: it makes a square for each
    /// name, six fifths as high as the configuration's point size, which is 17 by default
    /// (*unverified*).
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration: Configuration?) {
        self.init(
            name: name, size: UIImage.symbolSize(withConfiguration),
            configuration: withConfiguration)
    }

    private static func symbolSize(_ configuration: Configuration?) -> CGSize {
        let points = (configuration as? SymbolConfiguration)?.pointSize ?? 17
        let side = (points * 1.2).rounded(.up)
        return CGSize(width: side, height: side)
    }

    public var scale: CGFloat { 2 }
    public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

    // MARK: - Other images from this one

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            name: name, size: size, configuration: configuration, renderingMode: renderingMode,
            tint: tint)
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            name: name, size: size, configuration: configuration, renderingMode: renderingMode,
            tint: color)
    }

    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        let changes = configuration is SymbolConfiguration
        return UIImage(
            name: name, size: changes ? UIImage.symbolSize(configuration) : size,
            configuration: configuration, renderingMode: renderingMode, tint: tint)
    }

    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    // MARK: - Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || name == other.name && size == other.size && renderingMode == other.renderingMode
                && tint == other.tint && configuration == other.configuration
    }

    open override var hash: Int { (name ?? "").stableHash }
}

extension UIImage {
    open class Configuration: NSObject, @unchecked Sendable {
        var textOfContent: String { "" }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return textOfContent == other.textOfContent
        }

        open override var hash: Int { textOfContent.stableHash }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large
    }

    /// The size and the weight of a symbol. Only the size has an effect.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale

        init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            super.init()
        }

        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
        ) {
            self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
        }

        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight, scale: .default)
        }

        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, weight: .unspecified, scale: scale)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            let size = UIFont.preferredFont(forTextStyle: textStyle).pointSize
            self.init(pointSize: .some(size), weight: .regular, scale: scale)
        }

        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: .some(font.pointSize), weight: .regular, scale: scale)
        }

        override var textOfContent: String {
            "\(pointSize ?? 0) \(weight.rawValue) \(scale.rawValue)"
        }
    }
}

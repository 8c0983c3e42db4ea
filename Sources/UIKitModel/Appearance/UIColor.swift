public import Foundation

/// A colour. Nothing in the model depends on colours: apps store them and compare them.
open class UIColor: NSObject, @unchecked Sendable {
    /// The parts of a colour in light mode, from 0 to 1.
    struct Channels: Hashable {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 1
    }

    /// The name of a system colour, or the one in the app's assets; `nil` where a colour has none.
    let name: String?
    let channels: Channels
    /// Makes the colour for traits; `nil` where it does not depend on them.
    let provider: (@MainActor (UITraitCollection) -> UIColor)?

    init(
        name: String?, channels: Channels,
        provider: (@MainActor (UITraitCollection) -> UIColor)? = nil
    ) {
        self.name = name
        self.channels = channels
        self.provider = provider
        super.init()
    }

    // MARK: - Making colours

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            name: nil, channels: Channels(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(
        displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        /// How much of one of the primaries there is, whose hue is `peak` sixths of the circle.
        func channel(_ peak: CGFloat) -> CGFloat {
            let sixths = (peak + hue * 6).truncatingRemainder(dividingBy: 6)
            let share = max(0, min(sixths, 4 - sixths, 1))
            return brightness * (1 - saturation * share)
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// The colour of a name in the app's assets. The model reads no assets: it makes a colour for
    /// each name, and colours of one name are equal. On a device this is `nil` for an unknown name.
    public convenience init?(named name: String) {
        self.init(name: name, channels: Channels())
    }

    public convenience init?(
        named name: String, in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// A colour that depends on traits; `resolvedColor(with:)` asks the closure.
    public convenience init(
        dynamicProvider: @escaping @MainActor (UITraitCollection) -> UIColor
    ) {
        self.init(name: nil, channels: Channels(), provider: dynamicProvider)
    }

    // MARK: - Other colours from this one

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var channels = channels
        channels.alpha = alpha
        guard let provider else { return UIColor(name: name, channels: channels) }
        return UIColor(name: name, channels: channels) { provider($0).withAlphaComponent(alpha) }
    }

    @preconcurrency @MainActor open func resolvedColor(with traitCollection: UITraitCollection)
        -> UIColor
    {
        provider?(traitCollection) ?? self
    }

    // MARK: - Reading

    /// Writes the parts in light mode. Returns false for a colour that depends on traits or assets.
    @discardableResult open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard provider == nil else { return false }
        red?.pointee = channels.red
        green?.pointee = channels.green
        blue?.pointee = channels.blue
        alpha?.pointee = channels.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        return provider == nil && other.provider == nil && name == other.name
            && channels == other.channels
    }

    open override var hash: Int {
        // The sum turns a negative zero into a positive one, which is equal to it.
        let parts = [channels.red, channels.green, channels.blue, channels.alpha].map { $0 + 0 }
        return "\(name ?? "") \(parts)".stableHash
    }
}

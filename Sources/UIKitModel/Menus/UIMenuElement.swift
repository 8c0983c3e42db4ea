public import Foundation

/// An entry of a menu: an action, or a menu inside it.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Inert: the model draws no action differently.
        public static let destructive = Attributes(rawValue: 1 << 1)

        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Inert: a tap on an action ends the menu.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    var storedTitle: String
    /// Inert: the model draws none.
    open var subtitle: String?
    var storedImage: UIImage?

    open var title: String { storedTitle }
    /// Inert: the model draws none.
    open var image: UIImage? { storedImage }

    /// What differs between elements of equal titles.
    var textOfContent: String { "" }

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        storedTitle = title
        self.subtitle = subtitle
        storedImage = image
        super.init()
    }
}

public import Foundation

extension UIButton {
    /// What a button shows. Title and image have an effect; the rest is stored.
    public struct Configuration {
        public var title: String?
        /// Inert: the model draws one line of text.
        public var subtitle: String?

        public var image: UIImage?
        /// Inert: the image stands before the title.
        public var imagePadding: CGFloat = 0
        /// Inert: the model draws no colours.
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        /// Inert: the model draws no shapes.
        public var cornerStyle = CornerStyle.dynamic

        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        public static func plain() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
    }
}

import Foundation

/// The fixed colours, and those of the system in light mode.
extension UIColor {
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    // MARK: - The system's

    public static let systemRed = system("systemRed", 255, 59, 48)
    public static let systemGreen = system("systemGreen", 52, 199, 89)
    public static let systemBlue = system("systemBlue", 0, 122, 255)
    public static let systemOrange = system("systemOrange", 255, 149, 0)
    public static let systemYellow = system("systemYellow", 255, 204, 0)
    public static let systemPink = system("systemPink", 255, 45, 85)
    public static let systemPurple = system("systemPurple", 175, 82, 222)
    public static let systemTeal = system("systemTeal", 48, 176, 199)
    public static let systemIndigo = system("systemIndigo", 88, 86, 214)
    public static let systemBrown = system("systemBrown", 162, 132, 94)
    public static let systemMint = system("systemMint", 0, 199, 190)
    public static let systemCyan = system("systemCyan", 50, 173, 230)
    public static let systemGray = system("systemGray", 142, 142, 147)
    public static let systemGray2 = system("systemGray2", 174, 174, 178)
    public static let systemGray3 = system("systemGray3", 199, 199, 204)
    public static let systemGray4 = system("systemGray4", 209, 209, 214)
    public static let systemGray5 = system("systemGray5", 229, 229, 234)
    public static let systemGray6 = system("systemGray6", 242, 242, 247)
    public static let tintColor = system("tintColor", 0, 122, 255)
    public static let label = system("label", 0, 0, 0)
    public static let secondaryLabel = system("secondaryLabel", 60, 60, 67, 60)
    public static let tertiaryLabel = system("tertiaryLabel", 60, 60, 67, 30)
    public static let quaternaryLabel = system("quaternaryLabel", 60, 60, 67, 18)
    public static let link = system("link", 0, 122, 255)
    public static let placeholderText = system("placeholderText", 60, 60, 67, 30)
    public static let separator = system("separator", 60, 60, 67, 29)
    public static let opaqueSeparator = system("opaqueSeparator", 198, 198, 200)
    public static let systemBackground = system("systemBackground", 255, 255, 255)
    public static let secondarySystemBackground = system("secondarySystemBackground", 242, 242, 247)
    public static let tertiarySystemBackground = system("tertiarySystemBackground", 255, 255, 255)
    public static let systemGroupedBackground = system("systemGroupedBackground", 242, 242, 247)
    public static let secondarySystemGroupedBackground = system(
        "secondarySystemGroupedBackground", 255, 255, 255)
    public static let tertiarySystemGroupedBackground = system(
        "tertiarySystemGroupedBackground", 242, 242, 247)
    public static let systemFill = system("systemFill", 120, 120, 128, 20)
    public static let secondarySystemFill = system("secondarySystemFill", 120, 120, 128, 16)
    public static let tertiarySystemFill = system("tertiarySystemFill", 118, 118, 128, 12)
    public static let quaternarySystemFill = system("quaternarySystemFill", 116, 116, 128, 8)
    public static let darkText = system("darkText", 0, 0, 0)
    public static let lightText = system("lightText", 255, 255, 255, 60)

    /// Makes a system colour from parts of 255 and an opacity in percent.
    private static func system(
        _ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ percent: CGFloat = 100
    ) -> UIColor {
        UIColor(
            name: name,
            channels: Channels(
                red: red / 255, green: green / 255, blue: blue / 255, alpha: percent / 100))
    }
}

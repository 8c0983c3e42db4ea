import Foundation

/// The looks that an app has given to a bar. A bar makes them when one is first set.
@MainActor final class BarSettings {
    var standard: UIBarAppearance?
    var compact: UIBarAppearance?
    var scrollEdge: UIBarAppearance?
    var compactScrollEdge: UIBarAppearance?
    var barTint: UIColor?
    var style = UIBarStyle.default
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    var shadowImage: UIImage?
    var unselectedTint: UIColor?
}

public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}

/// How a bar is laid out.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

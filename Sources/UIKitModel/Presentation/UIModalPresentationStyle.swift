/// How a controller is presented over another (A-010, B-076).
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    /// As the answer of a delegate: do not adapt.
    case none = -1
    /// The default of the release.
    case automatic = -2

    /// Whether the presented view is as large as the window or context that it is presented over.
    var coversWhatPresents: Bool {
        switch self {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
        default: false
        }
    }

    /// Whether the presented view covers the nearest controller that defines a context (B-181).
    var needsContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// Where a popover's arrow may point. One that points up belongs to a popover below its anchor.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

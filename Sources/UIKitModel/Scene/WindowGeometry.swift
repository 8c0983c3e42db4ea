import Foundation

/// The device and its settings at the start of a simulation.
@_spi(Simulation) public struct Environment: Sendable {
    public let device: Device
    public let direction: UIUserInterfaceLayoutDirection
    public internal(set) var orientation: Orientation
    public let windowSize: WindowSize
    /// Whether the app has the key `UIRequiresFullScreen` (D-040 to D-042).
    public let requiresFullScreen: Bool
    /// The release of the SDK that the app was built with. It decides about the app's windows on a
    /// phone that folds (D-225 to D-228).
    public let sdk: Release

    public init(
        device: Device, direction: UIUserInterfaceLayoutDirection, orientation: Orientation,
        windowSize: WindowSize, requiresFullScreen: Bool = false, sdk: Release = .iOS27Point1
    ) {
        var device = device
        if device.folds { device.fold = .duo(sdk: sdk.conventions.version ?? .infinity) }
        self.device = device
        self.direction = direction
        self.orientation = orientation
        self.windowSize = windowSize
        self.requiresFullScreen = requiresFullScreen
        self.sdk = sdk
    }
}

/// The state of the app's scene: the device's orientation, the window, and the Dock.
@_spi(Simulation) public struct SceneState: Equatable, Sendable {
    public var orientation: Orientation
    public var window: SceneWindow
    public var dockIsShown = false
    /// Of no meaning on a device that does not fold.
    public var pose = Pose.closed
    /// Whether a closed phone that folds lies on its side with its camera at the left (D-206). The
    /// inner display is the same either way (D-207).
    public var isTurnedOver = false
    /// Whether the phone is half open, and its views have learnt of that (D-249).
    var foldIsActive = false

    /// Whether the window is a phone's window of any size, on an iPad or in mirroring (D-043).
    public func isPhoneInWindow(of idiom: UIUserInterfaceIdiom) -> Bool {
        idiom == .phone && window.isFree
    }
}

/// The window that the user has given to the app.
@_spi(Simulation) public enum SceneWindow: Hashable, Sendable {
    /// One of the device's shares of the screen.
    case share(WindowSize)
    /// A window of any width and height in points, no larger than the screen (B-121, B-144).
    case free(width: Int, height: Int)
    /// Half of the inner display of a phone that folds, beside another app (D-209).
    case side(Side)
    /// The inner display of a phone that folds, below a video (D-261).
    case belowVideo

    /// Case files contain the raw values.
    public enum Side: String, CaseIterable, Sendable { case left, right }

    /// The smallest free window (*unverified*).
    public static let smallest = (width: 320, height: 480)
    /// Widths in points that may be compact, as far as sources say: 639 is, 678 is not (B-T5).
    public static let doubtfulWidths = 640...677

    /// The nearest width that is not doubtful.
    static func certain(_ width: Int) -> Int {
        guard doubtfulWidths.contains(width) else { return width }
        return width < 659 ? doubtfulWidths.lowerBound - 1 : doubtfulWidths.upperBound + 1
    }

    /// Whether no other app is beside the app. A video on top is none.
    public var isAlone: Bool { self == .share(.full) || self == .belowVideo }

    public var isFree: Bool { if case .free = self { true } else { false } }
}

/// The window that a device gives to a scene: size and safe area in points, and size classes.
struct WindowGeometry: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    /// What of it is not verified: a phone's insets, or a class at a width near the threshold.
    let reliesOn: Behaviour?

    /// The least width in points at which a window on an iPad is horizontally regular. The true
    /// threshold lies above 639 points, and not above 678 (B-T5).
    static let regularWidth: CGFloat = 660

    init(device: Device, scene: SceneState) {
        if let display = device.fold?.display(of: scene) {
            (size, insets) = (display.size, display.insets)
            (horizontal, vertical) = (display.horizontal, display.vertical)
            reliesOn = device.fold?.sharing == nil ? .olderSDK : nil
            return
        }
        let isPortrait = scene.orientation == .portrait
        let screen = device.screen(around: scene)
        switch scene.window {
        case .share(.full): size = screen
        case .share(let share):
            let widths = isPortrait ? device.portraitWidths : device.landscapeWidths
            // Portrait has no halves: such a window is two thirds wide. A size that the device
            // lacks gives the full screen.
            let width = widths[share == .half && isPortrait ? .twoThirds : share]
            let isSlideOver = share == .slideOver && width != nil
            size = CGSize(
                width: width ?? screen.width,
                height: screen.height - (isSlideOver ? device.slideOverMargin : 0))
        case .free(let width, let height):
            size = CGSize(
                width: min(CGFloat(width), screen.width),
                height: min(CGFloat(height), screen.height))
        case .side, .belowVideo: size = screen
        }
        insets =
            isPortrait || scene.isPhoneInWindow(of: device.idiom)
            ? device.portraitInsets : device.landscapeInsets
        if device.idiom == .phone, !scene.window.isFree {
            horizontal = !isPortrait && device.isRegularInLandscape ? .regular : .compact
            vertical = isPortrait ? .regular : .compact
            reliesOn = .phoneInsets
        } else {
            // Two thirds in landscape are regular on every iPad: they are 694 points wide or more.
            horizontal = size.width >= WindowGeometry.regularWidth ? .regular : .compact
            vertical = .regular
            reliesOn =
                size.width > 639 && size.width < 678 ? .regularWidth : nil
        }
    }
}

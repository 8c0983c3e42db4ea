/// How an app starts: the device, its release of iOS, and how the window lies on the device.
///
/// Case files and command-line options contain the raw values. The cases of each enumeration are in
/// order, simplest first.
public struct LaunchSetup: Hashable, Sendable {
    public var device: Device
    public var release: Release
    public var direction: Direction
    public var orientation: Orientation
    public var window: Window
    /// The oldest release that the app supports, as in its build settings. No case starts on an
    /// older one.
    public var deploymentTarget: Release
    /// Whether the app's Info.plist has the key `UIRequiresFullScreen`.
    public var requiresFullScreen: Bool
    /// The release of the SDK that the app was built with. On an iPhone Duo an app that was built
    /// with an older SDK than that of iOS 27.1 has a smaller window, without bars at the side.
    public var sdk: Release

    public init(
        device: Device = .iPadPro11Inch, release: Release = .standard,
        direction: Direction = .leftToRight, orientation: Orientation = .landscape,
        window: Window = .full, deploymentTarget: Release = .iOS8, requiresFullScreen: Bool = false,
        sdk: Release = .iOS27Point1
    ) {
        self.device = device
        self.release = release
        self.direction = direction
        self.orientation = orientation
        self.window = window
        self.deploymentTarget = deploymentTarget
        self.requiresFullScreen = requiresFullScreen
        self.sdk = sdk
    }

    /// A device that the model knows; `fuzzsplit list devices` describes each.
    public enum Device: String, CaseIterable, Sendable {
        case iPad9Point7Inch = "iPad 9.7-inch"
        case iPadMini7Point9Inch = "iPad mini 7.9-inch"
        case iPadMini8Point3Inch = "iPad mini 8.3-inch"
        case iPad10Point2Inch = "iPad 10.2-inch"
        case iPadPro10Point5Inch = "iPad Pro 10.5-inch"
        case iPadAir10Point5Inch = "iPad Air 10.5-inch"
        case iPadAir10Point9Inch = "iPad Air 10.9-inch"
        case iPadPro11Inch = "iPad Pro 11-inch"
        case iPadPro11InchM4 = "iPad Pro 11-inch M4"
        case iPadPro12Point9Inch = "iPad Pro 12.9-inch"
        case iPadPro13Inch = "iPad Pro 13-inch"
        case iPhone8 = "iPhone 8"
        case iPhone8Plus = "iPhone 8 Plus"
        case iPhoneSE = "iPhone SE"
        case iPhone11Pro = "iPhone 11 Pro"
        case iPhone11 = "iPhone 11"
        case iPhone12 = "iPhone 12"
        case iPhone12ProMax = "iPhone 12 Pro Max"
        case iPhone15Pro = "iPhone 15 Pro"
        case iPhone15ProMax = "iPhone 15 Pro Max"
        case iPhone16Pro = "iPhone 16 Pro"
        case iPhone16ProMax = "iPhone 16 Pro Max"
        case iPhoneAir = "iPhone Air"
        case iPhoneDuo = "iPhone Duo"
    }

    /// A release of iOS with its defects, the newest first; `fuzzsplit list releases` describes
    /// each.
    public enum Release: String, CaseIterable, Sendable {
        case iOS27Point1 = "iOS 27.1"
        case iOS27 = "iOS 27"
        case iOS26 = "iOS 26"
        case iOS18 = "iOS 18"
        case iOS17 = "iOS 17"
        case iOS16 = "iOS 16"
        case iOS15 = "iOS 15"
        case iOS14 = "iOS 14"
        /// UIKit as its documentation describes it, without defects.
        case asDocumented
        case iOS12 = "iOS 12"
        case iOS8 = "iOS 8"

        /// The release of an app that names none.
        public static let standard = Release.iOS27Point1

        /// Whether this release is older than another one. `asDocumented` is no release of a date:
        /// it is never older.
        package func isOlder(than other: Release) -> Bool {
            guard self != .asDocumented, let own = Release.allCases.firstIndex(of: self),
                let others = Release.allCases.firstIndex(of: other)
            else { return false }
            return own > others
        }
    }

    /// The direction in which the user interface is laid out.
    public enum Direction: String, CaseIterable, Sendable {
        case leftToRight = "left-to-right"
        case rightToLeft = "right-to-left"
    }

    /// How the device is held.
    public enum Orientation: String, CaseIterable, Sendable {
        case landscape, portrait
    }

    /// How much of the screen the app's window takes.
    public enum Window: String, CaseIterable, Sendable {
        case full
        case twoThirds = "two-thirds"
        case half
        case third
        case slideOver = "slide-over"
    }
}

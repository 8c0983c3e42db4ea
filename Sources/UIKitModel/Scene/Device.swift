public import Foundation

/// A device: its screen, its bars and the window widths that multitasking offers (B-T4 to B-T6).
/// All lengths are in points.
@_spi(Simulation) public struct Device: Equatable, Sendable {
    /// The name in case files and on the command line.
    public let name: String
    public let idiom: UIUserInterfaceIdiom
    /// The size of the screen in portrait.
    public let screen: CGSize
    /// The insets of the screen that bars and indicators cover (B-114; *unverified* for phones).
    let portraitInsets: UIEdgeInsets
    let landscapeInsets: UIEdgeInsets
    /// The width of each window size that the device offers, except the full screen (B-T4). Phones
    /// have none.
    let portraitWidths: [WindowSize: CGFloat]
    let landscapeWidths: [WindowSize: CGFloat]
    /// By how much a Slide Over window is less high than the screen; 0 where there is none (B-114).
    let slideOverMargin: CGFloat
    /// The keyboard's height at the bottom of the screen, with a row of suggestions (*unverified*:
    /// one height was measured for each kind of device).
    let keyboardHeights: (portrait: CGFloat, landscape: CGFloat)
    /// Whether iPadOS 16 to 18 offer Stage Manager on it (B-144).
    let hasStageManager: Bool
    /// The oldest and the newest release that run on it; 0 and infinity where the model has none
    /// that is older or newer (D-048).
    let releases: ClosedRange<Double>
    /// Whether a landscape window is horizontally regular on a phone (B-T6). On an iPad the width
    /// of the window decides instead (B-T5).
    public let isRegularInLandscape: Bool
    /// `nil` where the device does not fold.
    var fold: Fold?

    public var folds: Bool { fold != nil }

    public static func == (one: Device, other: Device) -> Bool { one.name == other.name }

    /// The device with a name; `nil` when there is none. The name must match exactly.
    public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

    /// Whether a release runs on the device. The documented behaviour without defects runs on all.
    public func runs(_ release: Release) -> Bool {
        release.conventions.version.map(releases.contains) ?? true
    }

    /// The releases of the table that run on the device, the newest first.
    public var knownReleases: [Release] {
        Release.all.filter { $0.conventions.version.map(releases.contains) == true }
    }

    /// The screen around a window in points, in the present orientation. A phone's free window lies
    /// on the screen of an iPad or a Mac, which is as large as the largest iPad's (D-043;
    /// *unverified*).
    public func screen(around scene: SceneState) -> CGSize {
        if let fold { return fold.screen(around: scene) }
        if scene.isPhoneInWindow(of: idiom) { return CGSize(width: 1376, height: 1032) }
        return scene.orientation == .portrait
            ? screen : CGSize(width: screen.height, height: screen.width)
    }

    /// Whether multitasking offers a window size beside other apps. The full screen is not one.
    public func offers(_ size: WindowSize, in orientation: Orientation) -> Bool {
        (orientation == .portrait ? portraitWidths : landscapeWidths)[size] != nil
    }
}

/// How a device is held. Case files contain the raw values.
@_spi(Simulation) public enum Orientation: String, CaseIterable, Sendable {
    case landscape, portrait
}

/// How much of the screen the app's window takes. Case files contain the raw values.
@_spi(Simulation) public enum WindowSize: String, CaseIterable, Sendable {
    case full
    case twoThirds = "two-thirds"
    case half
    case third
    case slideOver = "slide-over"
}

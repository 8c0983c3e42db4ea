public import Foundation

/// A device: its screen, its bars and the window widths that multitasking offers (B-T4 to B-T6).
/// All lengths are in points.
@_spi(Simulation) public struct Device: Equatable, Sendable {
    /// The name by which cases and commands call it.
    public let name: String
    public let idiom: UIUserInterfaceIdiom
    /// The size of the screen in portrait.
    public let screen: CGSize
    /// What bars and indicators cover of the screen (B-114; of phones *unverified*).
    let portraitInsets: UIEdgeInsets
    let landscapeInsets: UIEdgeInsets
    /// The width of each window size but the full screen; sizes that the device lacks are missing
    /// (B-T4). Phones have none.
    let portraitWidths: [WindowSize: CGFloat]
    let landscapeWidths: [WindowSize: CGFloat]
    /// By how much a Slide Over window is lower than the screen; 0 where there is none (B-114).
    let slideOverMargin: CGFloat
    /// The keyboard's height at the bottom of the screen, with a row of suggestions (*unverified*:
    /// one measured height for each kind of device).
    let keyboardHeights: (portrait: CGFloat, landscape: CGFloat)
    /// Whether a landscape window is horizontally regular on a phone (B-T6). On an iPad the width
    /// of the window decides instead (B-T5).
    public let isRegularInLandscape: Bool

    public static func == (one: Device, other: Device) -> Bool { one.name == other.name }

    /// The device with a name; `nil` when there is none. The name must match exactly.
    public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

    /// Whether multitasking offers a window size beside other apps. The full screen is not one.
    public func offers(_ size: WindowSize, in orientation: Orientation) -> Bool {
        (orientation == .portrait ? portraitWidths : landscapeWidths)[size] != nil
    }
}

/// How a device is held. The raw values are the words of cases.
@_spi(Simulation) public enum Orientation: String, CaseIterable, Sendable {
    case landscape, portrait
}

/// How much of the screen the app's window takes. The raw values are the words of cases.
@_spi(Simulation) public enum WindowSize: String, CaseIterable, Sendable {
    case full
    case twoThirds = "two-thirds"
    case half
    case third
    case slideOver = "slide-over"
}

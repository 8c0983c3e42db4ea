public import Foundation

/// A device that windows live on: its screen, its bars and the widths that multitasking offers
/// (B-T4 to B-T6).
@_spi(Simulation) public struct Device: Equatable, Sendable {
    /// The name by which cases and commands call it.
    public let name: String
    public let idiom: UIUserInterfaceIdiom
    /// The screen in portrait, in points.
    public let screen: CGSize
    /// What bars and indicators cover in portrait and in landscape.
    let portraitInsets: UIEdgeInsets
    let landscapeInsets: UIEdgeInsets
    /// Widths that windows may have besides the full screen, by orientation (B-T4).
    let portraitWidths: [WindowSize: CGFloat]
    let landscapeWidths: [WindowSize: CGFloat]
    /// How much lower than the screen a Slide Over window is (B-114).
    let slideOverMargin: CGFloat
    /// How high the keyboard is.
    let keyboardHeights: (portrait: CGFloat, landscape: CGFloat)
    /// Windows at least this wide are horizontally regular on an iPad; on a phone, landscape
    /// decides (B-T5, B-T6).
    public let isRegularInLandscape: Bool

    public static func == (one: Device, other: Device) -> Bool { one.name == other.name }

    /// The device of a name, `nil` when there is none.
    public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

    /// Whether multitasking offers a window of a size beside other apps.
    public func offers(_ size: WindowSize, in orientation: Orientation) -> Bool {
        (orientation == .portrait ? portraitWidths : landscapeWidths)[size] != nil
    }
}

/// How a device is held.
@_spi(Simulation) public enum Orientation: String, CaseIterable, Sendable {
    case landscape, portrait
}

/// How much of the screen the app's window takes.
@_spi(Simulation) public enum WindowSize: String, CaseIterable, Sendable {
    case full
    case twoThirds = "two-thirds"
    case half
    case third
    case slideOver = "slide-over"
}

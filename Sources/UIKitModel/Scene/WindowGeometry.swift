import Foundation

/// Where a simulation starts: the device and what its user has set.
@_spi(Simulation) public struct Environment: Sendable {
    public let device: Device
    public let direction: UIUserInterfaceLayoutDirection
    public let orientation: Orientation
    public let windowSize: WindowSize

    public init(
        device: Device, direction: UIUserInterfaceLayoutDirection, orientation: Orientation,
        windowSize: WindowSize
    ) {
        self.device = device
        self.direction = direction
        self.orientation = orientation
        self.windowSize = windowSize
    }
}

/// What the system has done with the app's scene so far.
@_spi(Simulation) public struct SceneState: Equatable, Sendable {
    public var orientation: Orientation
    public var size: WindowSize
    public var dockIsShown = false

    init(orientation: Orientation, size: WindowSize) {
        self.orientation = orientation
        self.size = size
    }
}

/// The window that a scene's state gives on a device: its size, what covers it, and its size
/// classes.
struct WindowGeometry: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass

    /// Windows from here on are horizontally regular on an iPad; the true threshold lies between
    /// 639 and 678 points (B-T5).
    static let regularWidth: CGFloat = 660

    init(device: Device, scene: SceneState) {
        let isPortrait = scene.orientation == .portrait
        let screen =
            isPortrait
            ? device.screen : CGSize(width: device.screen.height, height: device.screen.width)
        let widths = isPortrait ? device.portraitWidths : device.landscapeWidths
        // A half window turned to portrait is two thirds wide; a size the device lacks is the full
        // screen.
        let narrowed = scene.size == .half && isPortrait ? WindowSize.twoThirds : scene.size
        let width = widths[narrowed] ?? screen.width
        let isSlideOver = narrowed == .slideOver && widths[narrowed] != nil
        size = CGSize(
            width: width, height: screen.height - (isSlideOver ? device.slideOverMargin : 0))
        insets = isPortrait ? device.portraitInsets : device.landscapeInsets
        if device.idiom == .phone {
            horizontal = !isPortrait && device.isRegularInLandscape ? .regular : .compact
            vertical = isPortrait ? .regular : .compact
        } else {
            // Two thirds in landscape is regular on every iPad, from 694 points up.
            horizontal = width >= WindowGeometry.regularWidth ? .regular : .compact
            vertical = .regular
        }
    }
}

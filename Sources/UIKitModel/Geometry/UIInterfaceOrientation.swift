/// How the interface is turned, with UIKit's raw values.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }

    /// A window that lies on its side has the camera of a closed phone that folds at the right, or
    /// at the left (D-206). On other devices and displays both ways are one.
    init(_ scene: SceneState, on device: Device) {
        if scene.orientation == .portrait || device.fold?.isOneWindow == true {
            self = .portrait
        } else {
            let isAtRight = device.folds && scene.pose == .closed && !scene.isTurnedOver
            self = isAtRight ? .landscapeLeft : .landscapeRight
        }
    }
}

public import UIKit

/// Where a row shows its interface. Each row has a stage of its own.
///
/// The model's stage is a simulated iPad. A device's stage is a window of the test's host app.
@MainActor public protocol Stage: AnyObject {
    /// Shows a controller with a size and size classes, and waits until everything is at rest.
    func show(_ root: UIViewController, in room: Room)
    /// Gives the controller another size and other size classes, and waits.
    func resize(to room: Room)
    /// Waits until layout, transitions and the main queue's blocks are over.
    func settle()
}

/// The size and the horizontal size class of what a row shows.
public enum Room: Sendable {
    /// As a full iPad in landscape, regular. The model's has 1194 × 834 points.
    case wide
    /// As a full iPad in portrait, regular. The model's has 834 × 1194 points.
    case tall
    /// As a third of an iPad in landscape, compact. The model's has 375 × 834 points.
    case narrow
}

extension Stage {
    /// Does something and waits until it is over.
    func perform(_ action: () -> Void) {
        action()
        settle()
    }
}

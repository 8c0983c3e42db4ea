package import Foundation

/// A size in points that `viewWillTransition(to:with:)` has announced to a controller (B-117).
package struct AnnouncedSize {
    /// The controller's serial number.
    package let controller: Int
    package let size: CGSize
}

public import Foundation

extension CGRect {
    /// The rectangle with its edges moved inwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

// Foundation's comparisons are calls into another library, too slow for the hot paths. Its
// `intersects` is true for touching edges on Linux and false on Apple's systems, and the model must
// not depend on where it runs.
extension CGRect {
    var right: CGFloat { origin.x + size.width }
    var bottom: CGFloat { origin.y + size.height }

    func holds(_ point: CGPoint) -> Bool {
        point.x >= origin.x && point.x < right && point.y >= origin.y && point.y < bottom
    }

    func isSame(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.isSame(as: other.size)
    }
}

extension CGSize {
    func isSame(as other: CGSize) -> Bool {
        width == other.width && height == other.height
    }
}

/// Rectangles in notifications.
extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    public var cgRectValue: CGRect { rectValue }
}

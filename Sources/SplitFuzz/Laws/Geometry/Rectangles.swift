import Foundation
@_spi(Simulation) internal import UIKitModel

// Comparisons to half a point.

extension CGRect {
    /// Whether origin and size are the same.
    func isAlike(_ other: CGRect) -> Bool {
        abs(origin.x - other.origin.x) <= 0.5 && abs(origin.y - other.origin.y) <= 0.5
            && abs(size.width - other.size.width) <= 0.5
            && abs(size.height - other.size.height) <= 0.5
    }

    /// Whether another rectangle lies inside.
    func holds(_ other: CGRect) -> Bool {
        other.minX >= minX - 0.5 && other.maxX <= maxX + 0.5 && other.minY >= minY - 0.5
            && other.maxY <= maxY + 0.5
    }

    /// As in `0, 24, 375 by 636`.
    var text: String { "\(minX.text), \(minY.text), \(size.text)" }
}

extension UIEdgeInsets {
    /// Whether all edges are alike.
    func isAlike(_ other: UIEdgeInsets) -> Bool {
        abs(top - other.top) < 0.5 && abs(left - other.left) < 0.5
            && abs(bottom - other.bottom) < 0.5 && abs(right - other.right) < 0.5
    }
}

public import Foundation

/// Distances by which a rectangle's edges move inwards, in points.
public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }
}

extension UIEdgeInsets {
    /// The part of these insets of `bounds` that reaches into `rect` (B-110), edge by edge.
    ///
    /// No inset grows, even where `rect` lies beyond an edge (D-064).
    func covering(_ rect: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
            max(0, min(inset, inset - distance))
        }
        return UIEdgeInsets(
            top: part(top, rect.origin.y - bounds.origin.y),
            left: part(left, rect.origin.x - bounds.origin.x),
            bottom: part(bottom, bounds.bottom - rect.bottom),
            right: part(right, bounds.right - rect.right))
    }
}

public import Foundation

/// How apps take geometry out of notifications.
extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    public var cgRectValue: CGRect { rectValue }
}

public import Foundation

/// A constraint on the width or the height of one view. Popovers are sized by such constraints
/// . Constraints between views are left out of the model.
@MainActor open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    enum Axis { case horizontal, vertical }

    /// The view that owns the constraint while it is active, and clears this in its `deinit`.
    nonisolated(unsafe) unowned(unsafe) var view: UIView?
    let axis: Axis
    public let relation: Relation
    private var storedIsActive = false
    /// Keeps the view alive while the constraint is inactive. The view owns an active constraint.
    private var heldView: UIView?

    open var constant: CGFloat {
        didSet { if isActive { view?.constraintsDidChange() } }
    }
    open var priority = UILayoutPriority.required {
        didSet { if isActive { view?.constraintsDidChange() } }
    }
    open var identifier: String?

    init(_ view: UIView?, _ axis: Axis, _ relation: Relation, _ constant: CGFloat) {
        self.view = view
        heldView = view
        self.axis = axis
        self.relation = relation
        self.constant = constant
        super.init()
    }

    public var firstItem: AnyObject? { view }

    open var isActive: Bool {
        get { storedIsActive }
        set {
            guard newValue != storedIsActive, let view else { return }
            storedIsActive = newValue
            heldView = newValue ? nil : view
            view.setConstraint(self, isActive: newValue)
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Whether a length in points satisfies the constraint, to a hundredth of a point.
    func allows(_ length: CGFloat) -> Bool {
        switch relation {
        case .equal: abs(length - constant) < 0.01
        case .lessThanOrEqual: length <= constant + 0.01
        case .greaterThanOrEqual: length >= constant - 0.01
        }
    }
}

/// Makes constraints on a view's width or height.
@MainActor open class NSLayoutDimension: NSObject {
    private let view: UIView
    private let axis: NSLayoutConstraint.Axis

    init(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
        self.view = view
        self.axis = axis
        super.init()
    }

    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, axis, .equal, c)
    }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, axis, .greaterThanOrEqual, c)
    }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view, axis, .lessThanOrEqual, c)
    }
}

/// The weight of a constraint. UIKit may break a constraint below `required`, and then logs nothing
///
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

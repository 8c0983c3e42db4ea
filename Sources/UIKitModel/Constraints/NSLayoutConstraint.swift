public import Foundation

/// A constraint on the width or the height of one view, or between the edges or lengths of two
/// (A-133, A-141, B-166). `EdgeSolver` says which of them the model can solve.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1

        var sign: String { self == .equal ? "==" : self == .lessThanOrEqual ? "<=" : ">=" }
    }

    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
        case centerX, centerY

        var axis: Axis {
            switch self {
            case .top, .bottom, .height, .centerY: .vertical
            default: .horizontal
            }
        }

        var isLength: Bool { self == .width || self == .height }
    }

    /// A place on a view or on one of its guides.
    struct End {
        nonisolated(unsafe) unowned(unsafe) var view: UIView?
        var guide: UILayoutGuide.Kind?
        var attribute: Attribute
    }

    /// The first place. Its view owns the constraint while it is active, and clears itself here in
    /// its `deinit`.
    nonisolated(unsafe) var first: End
    /// The other place. Its view has the active constraint, too, and deactivates it in its
    /// `deinit`. `nil` for a constraint on one view's own length.
    nonisolated(unsafe) var second: End?
    public let relation: Relation
    public let multiplier: CGFloat
    private nonisolated(unsafe) var storedIsActive = false
    /// Keep the views alive while the constraint is inactive. They own an active constraint.
    private var heldView: UIView?
    private var heldSecond: UIView?

    open var constant: CGFloat {
        didSet { if isActive { tellViews() } }
    }
    open var priority = UILayoutPriority.required {
        didSet { if isActive { tellViews() } }
    }
    open var identifier: String?

    init(
        _ first: End, _ relation: Relation, _ second: End?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        heldView = first.view
        heldSecond = second?.view
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    var axis: Axis { first.attribute.axis }
    nonisolated var view: UIView? { first.view }

    public var firstItem: AnyObject? { view }
    public var firstAttribute: Attribute { first.attribute }
    public var secondItem: AnyObject? { second?.view }
    public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// Raises where the two views have no view in common that contains them (B-166).
    open var isActive: Bool {
        get { storedIsActive }
        set {
            guard newValue != storedIsActive, let view else { return }
            if newValue, let other = second?.view, !view.isRelated(to: other) {
                return Simulation.active.raise(
                    "NSGenericException",
                    "Unable to activate constraint with anchors of \(view.objectName) and "
                        + "\(other.objectName) because they have no common ancestor.")
            }
            let other = second?.view
            storedIsActive = newValue
            if second == nil {
                view.setConstraint(self, isActive: newValue)
            } else {
                view.setEdge(self, isActive: newValue)
                other?.setEdge(self, isActive: newValue)
            }
            // Nobody else may own the views until here: a child does not own its superview.
            withExtendedLifetime((view, other)) {
                heldView = newValue ? nil : view
                heldSecond = newValue ? nil : other
            }
        }
    }

    /// The layout guides of both ends as one number; 0 where neither is at one.
    var guides: Int { (first.guide?.rawValue ?? 0) + 3 * (second?.guide?.rawValue ?? 0) }

    private func tellViews() {
        view?.constraintsDidChange()
        second?.view?.constraintsDidChange()
    }

    /// Ends the constraint because one of its views is going. Not isolated, because `deinit` is
    /// not.
    nonisolated func lose(_ going: UIView) {
        storedIsActive = false
        if let view, view !== going { view.forgetEdge(self) }
        if let other = second?.view, other !== going { other.forgetEdge(self) }
        first.view = nil
        second?.view = nil
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

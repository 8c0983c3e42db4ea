import Foundation

/// Constraints between views: which views have some, and the frames that they give (B-166).
extension UIView {
    /// The constraints of a view to others.
    @MainActor final class Edges {
        nonisolated(unsafe) var constraints: [NSLayoutConstraint] = []
        /// Whether the model has said of the present constraints of the subviews what it cannot
        /// solve.
        var hasRefused = false
        /// Whether the model has said that it cannot find the fitting size.
        var hasRefusedToFit = false
    }

    /// Whether a view of this process has ever had constraints to others.
    package private(set) static var someHaveConstraints = false

    /// A view's own one, and of its subviews.
    func setEdge(_ constraint: NSLayoutConstraint, isActive: Bool) {
        let edges = self.edges ?? Edges()
        self.edges = edges
        UIView.someHaveConstraints = true
        edges.constraints.removeAll { $0 === constraint }
        if isActive { edges.constraints.append(constraint) }
        constraintsDidChange()
    }

    /// Forgets a constraint whose other view is going.
    nonisolated func forgetEdge(_ constraint: NSLayoutConstraint) {
        edges?.constraints.removeAll { $0 === constraint }
    }

    /// Whether this view, or one right below it, may have constraints to others.
    var holdsConstraints: Bool { edges != nil || hasConstrainedSubviews }

    /// Ends the constraints between views that leave and those that they leave behind, as UIKit
    /// does.
    func leaveConstraints() { leaveConstraints(outside: self) }

    private func leaveConstraints(outside leaving: UIView) {
        for constraint in edges?.constraints ?? [] {
            guard let other = constraint.view === self ? constraint.second?.view : constraint.view,
                !other.isDescendant(of: leaving)
            else { continue }
            constraint.isActive = false
        }
        guard hasConstrainedSubviews else { return }
        for subview in storedSubviews { subview.leaveConstraints(outside: leaving) }
    }

    /// The constraints that this view holds, as the nearest view that contains both ends.
    var constraintsBelow: [NSLayoutConstraint] {
        var found = (edges?.constraints ?? []).filter(holds)
        forEachView { view in
            for constraint in view.edges?.constraints ?? []
            where holds(constraint) && !found.contains(where: { $0 === constraint }) {
                found.append(constraint)
            }
        }
        return found
    }

    private func holds(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = constraint.view, let second = constraint.second?.view,
            first.isDescendant(of: self), second.isDescendant(of: self)
        else { return false }
        return !storedSubviews.contains {
            first.isDescendant(of: $0) && second.isDescendant(of: $0)
        }
    }

    /// Whether a view contains this one and another one.
    func isRelated(to other: UIView) -> Bool { outermost === other.outermost }

    private var outermost: UIView { storedSuperview?.outermost ?? self }

    func frame(of guide: UILayoutGuide.Kind?) -> CGRect {
        switch guide {
        case nil: bounds
        case .safeArea: bounds.inset(by: safeAreaInsets)
        case .content: controller?.asTabs?.contentFrame ?? bounds
        }
    }

    // MARK: - Layout

    /// Gives the subviews that leave their masks aside the frames that constraints say.
    func layOutByConstraints() {
        let views = storedSubviews.filter { $0.edges?.constraints.isEmpty == false }
        guard !views.isEmpty, storedFrame.size.isWanted else { return }
        let world = EdgeWorld(in: self, views)
        var solver = EdgeSolver(
            sides: world.sides, equations: world.equations, contentLength: world.contentLength)
        let fault = world.refusal.map { EdgeSolver.Fault.refused(side: $0) } ?? solver.solve()
        Simulation.active.passed(.edgesInTurn)
        if let fault { record(fault, in: world) }
        for (index, view) in views.enumerated() where !view.storedTranslatesMask {
            let (x, y) = (solver.sides[2 * index], solver.sides[2 * index + 1])
            guard let left = x.start, let width = x.length, let top = y.start, let height = y.length
            else { continue }
            let frame = world.frame(left: left, top: top, width: width, height: height)
            if !frame.isSame(as: view.storedFrame) { view.frame = frame }
        }
    }

    private func record(_ fault: EdgeSolver.Fault, in world: EdgeWorld) {
        guard windowReference != nil else { return }
        let edges = self.edges ?? Edges()
        self.edges = edges
        guard !edges.hasRefused else { return }
        edges.hasRefused = true
        switch fault {
        case .conflict(let side):
            Simulation.active.log(
                "Unable to simultaneously satisfy constraints.", about: .constraints,
                by: objectName,
                detail: "required constraints disagree about the \(world.text(of: side))")
        case .refused(let side):
            Simulation.active.log(world.text(ofRefused: side), about: .model)
        }
    }
}

/// The numbers of one view's subviews and constraints, for the solver.
@MainActor private struct EdgeWorld {
    private let superview: UIView
    private let views: [UIView]
    private let isMirrored: Bool
    private(set) var sides: [EdgeSolver.Side] = []
    private(set) var equations: [EdgeSolver.Equation] = []
    /// The side of a constraint that the model does not understand.
    private(set) var refusal: Int?

    init(in superview: UIView, _ views: [UIView]) {
        self.superview = superview
        self.views = views
        isMirrored = superview.layoutDirection == .rightToLeft
        for view in views {
            let frame = view.storedFrame
            if view.storedTranslatesMask {
                let start = isMirrored ? superview.bounds.right - frame.right : frame.origin.x
                sides.append(EdgeSolver.Side(start: start, length: frame.size.width))
                sides.append(EdgeSolver.Side(start: frame.origin.y, length: frame.size.height))
            } else {
                sides += [EdgeSolver.Side(), EdgeSolver.Side()]
            }
        }
        for (index, view) in views.enumerated() { read(view, index) }
    }

    private mutating func read(_ view: UIView, _ index: Int) {
        for constraint in view.sizeConstraints ?? [] {
            equations.append(
                EdgeSolver.Equation(
                    first: 2 * index + constraint.axis.rawValue, firstPlace: .length,
                    relation: constraint.relation, multiplier: 1, constant: constraint.constant,
                    priority: constraint.priority.rawValue))
        }
        for constraint in view.edges?.constraints ?? [] {
            guard let second = constraint.second else { continue }
            // A constraint to a view inside this one places that.
            if let other = constraint.view === view ? second.view : constraint.view,
                other !== view, other.storedSuperview === view
            {
                continue
            }
            // One between two subviews is read once.
            if second.view === view, constraint.view !== view,
                views.contains(where: { $0 === constraint.view })
            {
                continue
            }
            append(constraint, second, of: index)
        }
    }

    private mutating func append(
        _ constraint: NSLayoutConstraint, _ second: NSLayoutConstraint.End, of index: Int
    ) {
        guard !superview.isScrollView, let one = place(constraint.first),
            let other = place(second),
            constraint.multiplier == 1 || constraint.firstAttribute.isLength
        else {
            refusal = refusal ?? 2 * index + constraint.axis.rawValue
            return
        }
        let sign: CGFloat = isMirrored && constraint.firstAttribute.isFlipped ? -1 : 1
        var equation = EdgeSolver.Equation(
            first: one.side, firstPlace: one.place, second: other.side, secondPlace: other.place,
            relation: constraint.relation, multiplier: constraint.multiplier,
            constant: constraint.constant * sign, priority: constraint.priority.rawValue)
        if sign < 0 { equation.relation = equation.relation.reversed }
        equations.append(equation)
    }

    /// The side that an end of a constraint names, and the place on it; adds the sides of the
    /// superview.
    private mutating func place(
        _ end: NSLayoutConstraint.End
    ) -> (side: Int, place: EdgeSolver.Place)? {
        guard let view = end.view else { return nil }
        let axis = end.attribute.axis.rawValue
        let place = end.attribute.place(isMirrored: isMirrored)
        if let index = views.firstIndex(where: { $0 === view }) {
            return end.guide == nil ? (2 * index + axis, place) : nil
        }
        if view === superview { return (append(superview.frame(of: end.guide), axis), place) }
        guard view.storedSuperview === superview, end.guide == nil else { return nil }
        // A subview that only its mask places.
        return (append(view.storedFrame, axis), place)
    }

    private mutating func append(_ frame: CGRect, _ axis: Int) -> Int {
        let start = isMirrored ? superview.bounds.right - frame.right : frame.origin.x
        // Two sides, so that a side's number says its direction.
        sides.append(EdgeSolver.Side(start: start, length: frame.size.width))
        sides.append(EdgeSolver.Side(start: frame.origin.y, length: frame.size.height))
        return sides.count - 2 + axis
    }

    var contentLength: (Int, [EdgeSolver.Side]) -> CGFloat? {
        let views = views
        return { side, sides in
            guard side / 2 < views.count else { return nil }
            return MainActor.assumeIsolated {
                let view = views[side / 2]
                if side % 2 == 1, view.fitsHeightToWidth, let width = sides[side - 1].length {
                    return view.sizeThatFits(CGSize(width: width, height: 0)).height
                }
                let size = view.intrinsicContentSize
                let length = side % 2 == 0 ? size.width : size.height
                return length >= 0 ? length : nil
            }
        }
    }

    func frame(left: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        let x = isMirrored ? superview.bounds.right - left - width : left
        return CGRect(x: x, y: top, width: width, height: height)
    }

    /// The name of a side and of its view.
    func text(of side: Int) -> String {
        let view = side / 2 < views.count ? views[side / 2] : superview
        return (side % 2 == 0 ? "left edge and width" : "top edge and height")
            + " of \(view.objectName)"
    }

    func text(ofRefused side: Int) -> String {
        "The model cannot find the \(text(of: side)) from its constraints: expected each to follow "
            + "from the superview, its safe area or views placed before. Set its frame, or give it the missing edges or lengths."
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the place does not turn with the layout direction, so that its constant does.
    fileprivate var isFlipped: Bool { self == .left || self == .right || self == .centerX }

    fileprivate func place(isMirrored: Bool) -> EdgeSolver.Place {
        switch self {
        case .leading, .top: .start
        case .trailing, .bottom: .end
        case .left: isMirrored ? .end : .start
        case .right: isMirrored ? .start : .end
        case .centerX, .centerY: .middle
        case .width, .height, .notAnAttribute: .length
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation between the same values with the opposite sign.
    fileprivate var reversed: Self {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

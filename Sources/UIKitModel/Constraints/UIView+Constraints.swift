public import Foundation

/// Constraints on a view's own size, and the size that they give it.
extension UIView {
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    func setConstraint(_ constraint: NSLayoutConstraint, isActive: Bool) {
        var constraints = sizeConstraints ?? []
        constraints.removeAll { $0 === constraint }
        if isActive { constraints.append(constraint) }
        sizeConstraints = constraints.isEmpty ? nil : constraints
        constraintsDidChange()
    }

    func constraintsDidChange() {
        markNeedsLayout()
        guard let edges else { return }
        edges.hasRefused = false
        guard let superview = storedSuperview else { return }
        superview.hasConstrainedSubviews = true
        superview.edges?.hasRefused = false
        superview.markNeedsLayout()
    }

    /// The size in points that the constraints and the content ask for; the target's where neither
    /// does.
    func fittingSize(_ target: CGSize) -> CGSize {
        noteConstraintsOfSubviews()
        let intrinsic = intrinsicContentSize
        return CGSize(
            width: fittingLength(.horizontal, intrinsic.width, target.width),
            height: fittingLength(.vertical, intrinsic.height, target.height))
    }

    /// The model does not find the size that constraints of subviews ask for.
    private func noteConstraintsOfSubviews() {
        guard hasConstrainedSubviews,
            fixedLength(.horizontal) == nil || fixedLength(.vertical) == nil
        else { return }
        let edges = self.edges ?? Edges()
        self.edges = edges
        guard !edges.hasRefusedToFit else { return }
        edges.hasRefusedToFit = true
        Simulation.active.log(
            "The model cannot find the fitting size of \(type(of: self)) from the constraints of its "
                + "subviews: expected its own width and height. Add constraints for these.",
            about: .model)
    }

    private func fittingLength(
        _ axis: NSLayoutConstraint.Axis, _ intrinsic: CGFloat, _ target: CGFloat
    ) -> CGFloat {
        if let fixed = fixedLength(axis) { return fixed }
        var length = intrinsic >= 0 ? intrinsic : target
        for constraint in sizeConstraints ?? [] where constraint.axis == axis {
            if !constraint.allows(length) { length = constraint.constant }
        }
        return length
    }

    /// The constant of the equality with the highest priority; `nil` where there is none.
    private func fixedLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
        var best: NSLayoutConstraint?
        for constraint in sizeConstraints ?? []
        where constraint.axis == axis && constraint.relation == .equal {
            if best.map({ constraint.priority.rawValue > $0.priority.rawValue }) ?? true {
                best = constraint
            }
        }
        return best?.constant
    }

    /// Applies the constraints after a layout. A view whose mask is translated keeps its size:
    /// required constraints that disagree are broken and logged. Any other view takes the
    /// size that its constraints give.
    func obeyConstraints() {
        guard let sizeConstraints else { return }
        // Constraints to other views determine the frame together with these.
        if let edges, !edges.constraints.isEmpty, storedSuperview?.hasConstrainedSubviews == true {
            return
        }
        guard storedTranslatesMask else {
            let size = fittingSize(storedFrame.size)
            if !size.isSame(as: storedFrame.size) {
                frame = CGRect(origin: storedFrame.origin, size: size)
            }
            return
        }
        guard windowReference != nil else { return }
        for constraint in sizeConstraints where constraint.priority == .required {
            let isWidth = constraint.axis == .horizontal
            let length = isWidth ? storedFrame.size.width : storedFrame.size.height
            if !constraint.allows(length) {
                let (name, sign) = (isWidth ? "width" : "height", constraint.relation.sign)
                return Simulation.active.log(
                    "Unable to simultaneously satisfy constraints.", about: .constraints,
                    by: objectName,
                    detail:
                        "its \(name) is \(length), and a required constraint says \(name) \(sign) "
                        + "\(constraint.constant)")
            }
        }
    }

    /// The size in points that the view's constraints fix; `nil` where they leave an axis free.
    @_spi(Simulation) public var sizeFixedByConstraints: CGSize? {
        guard let width = fixedLength(.horizontal), let height = fixedLength(.vertical) else {
            return nil
        }
        return CGSize(width: width, height: height)
    }
}

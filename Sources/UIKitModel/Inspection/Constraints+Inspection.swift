/// Constraints that a harness reads.
extension NSLayoutConstraint {
    /// A place on a view, or on its safe area.
    package struct Place {
        package let view: UIView
        package let attribute: Attribute
        package let isAtSafeArea: Bool

        fileprivate init?(_ end: End) {
            guard let view = end.view, end.guide != .content else { return nil }
            (self.view, attribute, isAtSafeArea) = (view, end.attribute, end.guide == .safeArea)
        }
    }

    /// The places that it is between; `nil` as the second where it is about one view's length
    /// alone, and `nil` altogether at guides other than the safe area.
    package var ends: (Place, Place?)? {
        guard let first = Place(first) else { return nil }
        guard let end = second else { return (first, nil) }
        guard let second = Place(end) else { return nil }
        return (first, second)
    }
}

extension UIView {
    /// The active constraints whose first place is on this view.
    package var activeConstraints: [NSLayoutConstraint] {
        guard let edges else { return sizeConstraints ?? [] }
        return (sizeConstraints ?? []) + edges.constraints.filter { $0.view === self }
    }
}

import Foundation
internal import Specification
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// Where the columns of an expanded split view lie: by its mode, the widths that it reports and the
/// direction alone.
///
/// Sidebars follow one another from the primary edge (A-107, A-115, B-042), and a primary of a
/// column style sticks out 100 points over it. The secondary has what they leave to it,
/// lies below them or is displaced. The inspector takes its width at an edge, and
/// all of the height is theirs (B-195).
@MainActor struct ColumnFrames {
    private typealias Column = UISplitViewController.Column

    private let split: UISplitViewController
    private let seen: Observation.Split
    private let columns: [UISplitViewController.ShownColumn]
    private let isAtRight: Bool

    init(
        of split: UISplitViewController, _ seen: Observation.Split,
        _ columns: [UISplitViewController.ShownColumn]
    ) {
        (self.split, self.seen, self.columns) = (split, seen, columns)
        isAtRight = split.sidebarsAreAtRight
    }

    /// The first column that lies elsewhere.
    var fault: Mismatch? {
        let (whole, mode) = (seen.size.width, seen.arrangement.mode)
        var inspector: CGFloat = 0
        var start: CGFloat = 0
        if let frame = frame(of: .inspector).map(inside) {
            let isFirst = (frame.minX > 0.5) == isAtRight
            inspector = split.inspectorColumnWidth
            let place = isFirst ? 0 : whole - inspector
            if let fault = fault(.inspector, frame, at(place, inspector)) { return fault }
            if isFirst { start = inspector }
        }
        let (primary, supplementary) = (frame(of: .primary), frame(of: .supplementary))
        let sidebars = (primary == nil ? 0 : 1) + (supplementary == nil ? 0 : 1)
        // Where no controller is set for a sidebar, no source tells the places.
        let isKnown = sidebars == mode.sidebars
        var end: CGFloat = 0
        if let primary {
            let (part, width) = (inside(primary), split.primaryColumnWidth)
            if let fault = fault(.primary, part, at(0, width), isKnown) { return fault }
            if let fault = faultOfOverhang(primary.width - part.width) { return fault }
            end = width
        }
        if let supplementary {
            let (part, width) = (inside(supplementary), split.supplementaryColumnWidth)
            if let fault = fault(.supplementary, part, at(end, width), isKnown) { return fault }
            end += width
        }
        guard let frame = frame(of: .secondary) else { return nil }
        let width = whole - inspector - takenFromSecondary
        let isBelow = split.sidebarsFloat || mode.covers || mode == .secondaryOnly
        return fault(.secondary, frame, at(isBelow ? start : end, width), isBelow || isKnown)
    }

    /// How far a primary sticks out, in points. Whether it does where sidebars float, is a
    /// doubt.
    private static let overhang: CGFloat = 100

    private func faultOfOverhang(_ length: CGFloat) -> Mismatch? {
        let wanted = split.overhang == 0 ? 0 : ColumnFrames.overhang
        if abs(length - wanted) <= 0.5 { return nil }
        return Mismatch(
            Column.primary.label,
            "the primary must stick out \(wanted.text) points, and sticks out " + length.text)
    }

    private func frame(of column: Column) -> CGRect? {
        for shown in columns where shown.column == column {
            return shown.controller.viewIfLoaded?.frame
        }
        return nil
    }

    /// The part between the split view's left and right edges.
    private func inside(_ frame: CGRect) -> CGRect {
        let (left, right) = (max(0, frame.minX), min(seen.size.width, frame.maxX))
        return CGRect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height)
    }

    /// A place as high as the split view, from the primary edge.
    private func at(_ start: CGFloat, _ width: CGFloat) -> CGRect {
        let x = isAtRight ? seen.size.width - start - width : start
        return CGRect(x: x, y: 0, width: width, height: seen.size.height)
    }

    /// - Parameter isKnown: whether the place is, and not only the size.
    private func fault(
        _ column: Column, _ frame: CGRect, _ wanted: CGRect, _ isKnown: Bool = true
    ) -> Mismatch? {
        let wanted = isKnown ? wanted : CGRect(origin: frame.origin, size: wanted.size)
        if frame.isAlike(wanted) { return nil }
        return Mismatch(
            column.label,
            "in \(seen.arrangement.mode), the \(column.label) must be at \(wanted.text), and is at "
                + "\(frame.text)")
    }

    /// How much narrower than the room beside the inspector the secondary is. A displaced one is as
    /// wide as beside one sidebar.
    private var takenFromSecondary: CGFloat {
        let primary = split.primaryColumnWidth
        let inner = seen.style == .tripleColumn ? split.supplementaryColumnWidth : primary
        // A view that goes on below the sidebars is as wide as the room, displaced wider (D-009).
        if split.sidebarsFloat {
            return seen.arrangement.mode == .twoDisplaceSecondary ? -primary : 0
        }
        return switch seen.arrangement.mode {
        case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: 0
        case .automatic, .oneBesideSecondary, .twoDisplaceSecondary: inner
        case .twoBesideSecondary: primary + split.supplementaryColumnWidth
        }
    }
}

extension UISplitViewController {
    /// Whether the primary edge is the right one (B-042).
    fileprivate var sidebarsAreAtRight: Bool {
        let isRightToLeft =
            switch view.semanticContentAttribute {
            case .forceRightToLeft: true
            case .forceLeftToRight: false
            default: traitCollection.layoutDirection == .rightToLeft
            }
        return isRightToLeft == (primaryEdge == .leading)
    }
}

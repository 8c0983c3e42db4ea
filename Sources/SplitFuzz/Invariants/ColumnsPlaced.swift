import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// The columns of an expanded split view are where its edge, their widths and the mode put them:
    /// - sidebars lie side by side from the primary edge inwards, the primary first (A-115, B-042);
    /// - the secondary begins where they end, unless they lie over it (A-107);
    /// - a sidebar has the width that the app asks for, between its minimum and its maximum, if that is at
    ///   most half of the split view (A-116, B-040, B-041). Beyond that no source tells the width.
    ///
    /// Judges frames and the properties that the app has set, without the layout between them. Other
    /// invariants see each fault that `selftest` plants here, too. This one guards the widths that an app
    /// asks for, which no other one knows.
    @MainActor static var columnsPlaced: Self {
        Invariant(
            "columns-placed",
            summary: "columns lie side by side from the primary edge, as wide as asked for",
            sources: ["A-107", "A-115", "A-116", "B-040", "B-041", "B-042"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            for split in machine.screen.splits where !split.isCollapsed {
                let columns = machine.screen.columns(of: split)
                if let fault = faultOfColumns(columns, in: split) { return fault }
            }
            return nil
        }
    }

    @MainActor private static func faultOfColumns(
        _ columns: [UISplitViewController.ShownColumn], in split: UISplitViewController
    ) -> Mismatch? {
        let size = split.view.bounds.size
        let isAtRight = split.sidebarsAreAtRight
        // How far the sidebars reach in from their edge.
        var end: CGFloat = 0
        for shown in columns where shown.column != .secondary {
            guard let frame = shown.controller.viewIfLoaded?.frame else { return nil }
            let strip = Strip(frame, in: size, fromRight: isAtRight)
            if abs(strip.start - end) > 0.5 {
                return misplaced(shown.column, at: strip, expected: end, fromRight: isAtRight)
            }
            if let wanted = split.wantedWidth(of: shown.column), abs(strip.width - wanted) > 0.5 {
                return Mismatch(
                    shown.column.label,
                    explanation: "the app wants a \(shown.column.label) of \(wanted.text) points, "
                        + "and it has \(strip.width.text)")
            }
            end += strip.width
        }
        guard !split.displayMode.covers,
            let secondary = columns.first(where: { $0.column == .secondary }),
            let frame = secondary.controller.viewIfLoaded?.frame
        else { return nil }
        let strip = Strip(frame, in: size, fromRight: isAtRight)
        if abs(strip.start - end) <= 0.5 { return nil }
        return misplaced(.secondary, at: strip, expected: end, fromRight: isAtRight)
    }

    @MainActor private static func misplaced(
        _ column: UISplitViewController.Column, at strip: Strip, expected: CGFloat,
        fromRight: Bool
    ) -> Mismatch {
        Mismatch(
            column.label,
            explanation: "the \(column.label) must begin \(expected.text) points from the "
                + "\(fromRight ? "right" : "left") edge, and begins at \(strip.start.text)")
    }
}

/// The part of a column inside of its split view, measured from the edge of the sidebars, in points.
private struct Strip {
    let start: CGFloat
    let width: CGFloat

    /// - Parameter size: that of the split view.
    init(_ frame: CGRect, in size: CGSize, fromRight: Bool) {
        let left = max(0, frame.origin.x)
        let right = min(size.width, frame.origin.x + frame.size.width)
        start = fromRight ? size.width - right : left
        width = right - left
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

    /// The width that the app has asked for, within its bounds, in points (B-040); `nil` if it leaves the
    /// width to the system, or if that is more than half of the split view.
    fileprivate func wantedWidth(of column: Column) -> CGFloat? {
        let isPrimary = column == .primary
        let width = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let fraction =
            isPrimary
            ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let greatest = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        let automatic = Self.automaticDimension
        var wanted: CGFloat
        if width != automatic {
            // A column that fills the rest has no width of its own.
            if width == Self.automaticSupplementaryFillDimension { return nil }
            wanted = width
        } else if fraction != automatic {
            wanted = fraction * view.bounds.width
        } else {
            return nil
        }
        // The greatest width of a sidebar of which the app says nothing (B-041).
        wanted = min(wanted, greatest == automatic ? 320 : greatest)
        if least != automatic { wanted = max(wanted, least) }
        return wanted <= view.bounds.width / 2 ? wanted : nil
    }
}

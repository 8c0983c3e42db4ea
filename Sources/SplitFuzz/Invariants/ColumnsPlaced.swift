import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// The columns of an expanded split view are where its edge and the mode put them:
    /// - sidebars lie side by side from the primary edge inwards, the primary first (A-115, B-042);
    /// - the secondary begins where they end, unless they lie over it (A-107), and at the edge
    ///   where its view goes on below them (D-009).
    ///
    /// Judges frames alone, without the layout that has set them. Other invariants see most faults
    /// that `selftest` plants here, too. This one guards the edge that the app has chosen.
    @MainActor static var columnsPlaced: Self {
        Invariant(
            "columns-placed",
            summary: "columns lie side by side from the primary edge",
            sources: ["A-107", "A-115", "B-042", "B-195", "D-009"]
        ) { machine in
            guard machine.isAtRest, !machine.screen.isStacked else { return nil }
            return machine.screen.firstAnswer { split in
                split.isCollapsed
                    ? nil : faultOfColumns(machine.screen.columns(of: split), in: split)
            }
        }
    }

    @MainActor private static func faultOfColumns(
        _ columns: [UISplitViewController.ShownColumn], in split: UISplitViewController
    ) -> Mismatch? {
        let size = split.view.bounds.size
        let isAtRight = split.sidebarsAreAtRight
        // How far the sidebars reach in from their edge.
        var end: CGFloat = 0
        for shown in columns where shown.column != .secondary && shown.column != .inspector {
            guard let frame = shown.controller.viewIfLoaded?.frame else { return nil }
            let strip = Strip(frame, in: size, fromRight: isAtRight)
            if abs(strip.start - end) > 0.5 {
                return misplaced(shown.column, at: strip, expected: end, fromRight: isAtRight)
            }
            end += strip.width
        }
        for shown in columns where shown.column == .inspector {
            guard let frame = shown.controller.viewIfLoaded?.frame else { return nil }
            let strip = Strip(frame, in: size, fromRight: !isAtRight)
            if strip.start <= 0.5 { continue }
            return misplaced(.inspector, at: strip, expected: 0, fromRight: !isAtRight)
        }
        if split.displayMode.covers { return nil }
        for shown in columns where shown.column == .secondary {
            guard let frame = shown.controller.viewIfLoaded?.frame else { return nil }
            let strip = Strip(frame, in: size, fromRight: isAtRight)
            let start = split.sidebarsFloat ? 0 : end
            if abs(strip.start - start) <= 0.5 { continue }
            return misplaced(.secondary, at: strip, expected: start, fromRight: isAtRight)
        }
        return nil
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

/// The part of a column inside of its split view, measured from the edge of the sidebars, in
/// points.
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
}

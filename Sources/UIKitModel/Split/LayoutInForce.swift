import Foundation

/// The result of the last layout of the columns, and instructions for the next.
///
/// A class, so that asking it copies no placements.
@MainActor final class LayoutInForce {
    typealias Placement = ColumnLayout.Placement

    /// Where the last layout put the columns, back to front. Empty before the first layout.
    var placements: [Placement] = []
    /// Whether a column is coming on screen and has no frame yet: the next layout begins its
    /// presentation.
    var presentationIsPending = false
    /// The latest question. A size change asks the same question for each column.
    private var latestQuestion: Question?
    private var latestAnswer: [Placement] = []

    /// The input of a layout.
    struct Question {
        let size: CGSize
        let mode: UISplitViewController.DisplayMode
        let primary: ColumnWidth.InForce
        /// `nil` where there is no supplementary column.
        let supplementary: ColumnWidth.InForce?
        let edge: ColumnLayout.Edge
        /// How far the primary column sticks out over the edge, in points.
        let overhang: CGFloat
        /// Whether the secondary's view goes on below the sidebars.
        let sidebarsFloat: Bool
        /// `nil` where the split view has never shown an inspector.
        let inspector: InspectorColumn?
    }

    /// Returns whether a presentation was pending; it no longer is.
    func beginPresentation() -> Bool {
        defer { presentationIsPending = false }
        return presentationIsPending
    }

    /// Where the columns go, if the latest question was the same; else `nil`.
    func latestAnswer(to question: Question) -> [Placement]? {
        guard let latestQuestion, latestQuestion.isSame(as: question) else { return nil }
        return latestAnswer
    }

    /// Works out where the columns go, and keeps the answer.
    func answer(_ question: Question) -> [Placement] {
        var placements = question.layout.placements
        if let inspector = question.inspector {
            placements = inspector.join(placements, in: question.size, sidebarsAt: question.edge)
        }
        latestQuestion = question
        latestAnswer = placements
        return placements
    }
}

extension LayoutInForce.Question {
    fileprivate func isSame(as other: LayoutInForce.Question) -> Bool {
        size.isSame(as: other.size) && mode == other.mode
            && primary.points == other.primary.points
            && supplementary?.points == other.supplementary?.points && edge == other.edge
            && overhang == other.overhang && inspector == other.inspector
            && sidebarsFloat == other.sidebarsFloat
    }

    fileprivate var layout: ColumnLayout {
        var sidebars = [(column: UISplitViewController.Column.primary, width: primary.points)]
        if let supplementary { sidebars.append((.supplementary, supplementary.points)) }
        return ColumnLayout(
            size: inspector?.room(in: size) ?? size, mode: mode, sidebars: sidebars, edge: edge,
            overhang: overhang, sidebarsFloat: sidebarsFloat)
    }
}

internal import Foundation
internal import StatefulTesting

/// The failures that a run had seen, over the actions that it had executed.
struct DiscoveryPlot {
    /// In order of actions.
    private let points: [(actions: Int, failures: Int)]

    private static let size = CGSize(width: 640, height: 180)
    /// The room for the numbers.
    private static let margin = CGSize(width: 60, height: 24)

    /// - Parameter subjects: the discoveries of each variant. Searches go on island by island.
    /// - Returns: `nil` if nothing was seen.
    init?(_ subjects: [[Discovery]]) {
        let islands = Set(subjects.joined().map(\.island)).sorted()
        points = islands.map { island in
            let last = subjects.compactMap { $0.last { $0.island <= island } }
            return (
                last.map(\.actions).reduce(0, +), last.map(\.failures).reduce(0, +)
            )
        }
        if points.last?.failures ?? 0 == 0 { return nil }
    }

    var element: XML {
        let (size, margin) = (DiscoveryPlot.size, DiscoveryPlot.margin)
        let most = points.last ?? (1, 1)
        let places = points.map { point in
            let x =
                margin.width + size.width * CGFloat(point.actions) / CGFloat(max(1, most.actions))
            let y =
                margin.height + size.height * (1 - CGFloat(point.failures) / CGFloat(most.failures))
            return "\(SceneDrawing.number(x)),\(SceneDrawing.number(y))"
        }
        let label =
            "\(most.failures.counting("different failure")): "
            + "\((points.first?.failures ?? 0).grouped) in short sequences, the others in "
            + "\(most.actions.counting("random action"))"
        let (right, bottom) = (margin.width + size.width, margin.height + size.height)
        let axes = [margin.width, margin.height, bottom, right].map(SceneDrawing.number)
        let box = "0 0 \(SceneDrawing.number(right + 12)) \(SceneDrawing.number(bottom + 24))"
        let drawing = XML(
            "svg",
            [("class", "plot"), ("role", "img"), ("aria-label", label), ("viewBox", box)],
            [
                XML("path", [("d", "M\(axes[0]) \(axes[1])V\(axes[2])H\(axes[3])")]),
                XML("polyline", [("points", places.joined(separator: " "))]),
                .label(
                    most.failures.grouped, x: margin.width - 6, y: margin.height + 5, anchor: "end"),
                .label("0", x: margin.width - 6, y: bottom, anchor: "end"),
                .label(
                    "\(most.actions.grouped) actions", x: right, y: bottom + 18, anchor: "end"),
            ])
        return XML("div", [], [.paragraph(label), drawing])
    }
}

internal import Foundation
internal import StatefulTesting

/// The failures that a run had seen, over the actions that it had executed.
struct DiscoveryPlot {
    /// In order of actions.
    private let points: [(actions: Int, failures: Int)]

    private let causes: Int

    /// - Parameters:
    ///   - subjects: the discoveries of each variant. A point is the sum of all of them up to an
    ///     island.
    ///   - causes: the number of findings that the failures are joined to.
    /// - Returns: `nil` if nothing was seen.
    init?(_ subjects: [[Discovery]], causes: Int) {
        self.causes = causes
        let islands = Set(subjects.joined().map(\.islands)).sorted()
        points = islands.map { island in
            let last = subjects.compactMap { $0.last { $0.islands <= island } }
            return (
                last.map(\.actions).reduce(0, +), last.map(\.failures).reduce(0, +)
            )
        }
        if points.last?.failures ?? 0 == 0 { return nil }
    }

    var element: XML {
        let (first, most) = (points.first ?? (0, 0), points.last ?? (0, 0))
        let label =
            "\(most.failures.counting("different failure")) of \(causes.counting("cause")): "
            + "\(first.failures.grouped) after short sequences, \(most.failures.grouped) after "
            + most.actions.counting("random action")
        // The axes go from 60 to 700, and from 204 up to 24.
        let places = points.map {
            "\(60 + 640 * $0.actions / max(1, most.actions)),"
                + "\(204 - 180 * $0.failures / max(1, most.failures))"
        }
        let drawing = XML(
            "svg",
            [
                ("class", "plot"), ("role", "img"), ("aria-label", label),
                ("viewBox", "0 0 712 228"),
            ],
            [
                XML("path", [("d", "M60 24V204H700")]),
                XML("polyline", [("points", places.joined(separator: " "))]),
                .label(most.failures.grouped, x: 54, y: 29, anchor: "end"),
                .label("failures", x: 60, y: 16), .label("0", x: 54, y: 204, anchor: "end"),
                .label("\(most.actions.grouped) actions", x: 700, y: 222, anchor: "end"),
            ])
        return XML("div", [], [.paragraph(label), drawing])
    }
}

internal import Foundation
internal import StatefulTesting

/// The graph of an exploration: a drawing of its groups of states, and a table of all.
///
/// A group is drawn to the right of those that need fewer actions. The drawing has the edges to the
/// right, and those to another group that break something.
@MainActor struct StateGraphDrawing {
    let graph: StateGraph
    /// Whether every state was explored.
    let isClosed: Bool

    /// Only so many groups are drawn. The table has all.
    private static let limit = 60
    private static let box = CGSize(width: 150, height: 34)
    private static let space = CGSize(width: 70, height: 12)

    var elements: [XML] {
        let drawn = min(graph.groups.count, StateGraphDrawing.limit)
        let words =
            "\(graph.groups.count.counting("group")) of states with the same controllers"
            + (drawn < graph.groups.count ? "; the drawing has the first \(drawn)" : "")
        let edges = Dictionary(grouping: graph.edges, by: \.from)
        let rows = graph.groups.indices.map { group in
            let (outline, ways) = (graph.groups[group].outline, edges[group])
            return XML.row([
                "\(group + 1)", outline.isEmpty ? "no split view, no stack" : outline,
                graph.groups[group].states.grouped,
                ways.map(leads) ?? (isClosed ? "" : "not explored"), breaks(ways ?? []),
            ])
        }
        return [
            .paragraph(words),
            XML("div", [("class", "graph")], [drawing(drawn)]),
            .table(["Group", "What is shown", "States", "Leads to", "Breaks"], rows),
        ]
    }

    /// As in `2: tap, drag; 5: rotate`.
    private func leads(_ edges: [StateGraph.Edge]) -> String {
        edges.filter { $0.from != $0.to }
            .map { "\($0.to + 1): \($0.rules.joined(separator: ", "))" }.joined(separator: "; ")
    }

    private func breaks(_ edges: [StateGraph.Edge]) -> String {
        edges.flatMap { edge in
            edge.breaks.map {
                "\($0.rule) to \(edge.to + 1): \($0.violations.joined(separator: ", "))"
            }
        }.joined(separator: "; ")
    }

    private func drawing(_ count: Int) -> XML {
        let places = places(count)
        let (box, space) = (StateGraphDrawing.box, StateGraphDrawing.space)
        let edges = graph.edges.filter { edge in
            edge.from < count && edge.to < count && edge.from != edge.to
                && (!edge.breaks.isEmpty || places[edge.from].x < places[edge.to].x)
        }
        let lines = edges.map { edge in
            let (from, to) = (places[edge.from], places[edge.to])
            let isRight = from.x < to.x
            let points = [
                from.x + (isRight ? box.width : 0), from.y + box.height / 2,
                to.x + (isRight ? 0 : box.width), to.y + box.height / 2,
            ].map(SceneDrawing.number)
            return XML(
                "path",
                [
                    ("class", edge.breaks.isEmpty ? "edge" : "edge bad"),
                    ("d", "M\(points[0]) \(points[1])L\(points[2]) \(points[3])"),
                ])
        }
        let boxes = places.indices.map { index in
            let (group, place) = (graph.groups[index], places[index])
            let isBad = graph.edges.contains { $0.to == index && !$0.breaks.isEmpty }
            let label = "group \(index + 1): \(group.outline)" + (isBad ? ", broken" : "")
            let states = group.states.counting("state")
            return XML.group(
                isBad ? "group bad" : "group", label,
                [
                    .rectangle("frame", CGRect(origin: place, size: box), radius: 6),
                    .label("\(index + 1)", x: place.x + 8, y: place.y + 22),
                    .label(
                        states, x: place.x + box.width - 8, y: place.y + 22, anchor: "end"),
                ])
        }
        let width = (places.map(\.x).max() ?? 0) + box.width + space.width
        let height = (places.map(\.y).max() ?? 0) + box.height + space.height
        return XML(
            "svg",
            [
                ("viewBox", "0 0 \(SceneDrawing.number(width)) \(SceneDrawing.number(height))"),
                ("width", SceneDrawing.number(width)), ("role", "group"),
                ("aria-label", "graph of states"),
            ], lines + boxes)
    }

    /// The upper left corners of the boxes.
    private func places(_ count: Int) -> [CGPoint] {
        let (box, space) = (StateGraphDrawing.box, StateGraphDrawing.space)
        var heights: [Int: CGFloat] = [:]
        return graph.groups.prefix(count).map { group in
            let y = heights[group.depth] ?? space.height
            heights[group.depth] = y + box.height + space.height
            return CGPoint(
                x: space.height + CGFloat(group.depth) * (box.width + space.width), y: y)
        }
    }
}

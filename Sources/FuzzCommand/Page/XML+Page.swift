internal import Foundation

/// What pages are made of.
extension XML {
    /// A list of texts.
    init(_ name: String, lines: [String]) {
        self.init(name, [], lines.map { XML("li", text: $0) })
    }

    static func paragraph(_ text: String, _ tone: String? = nil) -> XML {
        XML("p", tone.map { [("class", $0)] } ?? [], text: text)
    }

    /// What is shown when the reader opens it.
    static func details(_ summary: String, isOpen: Bool = false, _ parts: [XML]) -> XML {
        XML("details", isOpen ? [("open", "")] : [], [XML("summary", text: summary)] + parts)
    }

    static func button(_ name: String, _ label: String?, _ text: String) -> XML {
        let label = label.map { [(name: "aria-label", value: $0)] } ?? []
        return XML("button", [("type", "button"), ("class", name)] + label, text: text)
    }

    /// A slider from 0.
    static func slider(to last: Int, at value: Int, _ label: String, class name: String) -> XML {
        XML(
            "input",
            [
                ("type", "range"), ("class", name), ("min", "0"), ("max", "\(last)"),
                ("value", "\(value)"), ("aria-label", label),
            ])
    }

    static func table(_ heads: [String], _ rows: [XML]) -> XML {
        let head = XML("tr", [], heads.map { XML("th", [("scope", "col")], text: $0) })
        let table = XML("table", [], [XML("thead", [], [head]), XML("tbody", [], rows)])
        return XML("div", [("class", "scroll")], [table])
    }

    static func row(_ cells: [String]) -> XML {
        XML("tr", [], cells.map { XML("td", text: $0) })
    }

    /// A shape of a drawing, with lengths in points.
    static func shape(
        _ element: String, _ name: String, _ lengths: [(name: String, value: CGFloat)]
    ) -> XML {
        XML(
            element,
            [("class", name)] + lengths.map { ($0.name, SceneDrawing.number($0.value)) })
    }

    /// A text in a drawing, on a line at `y`.
    static func label(
        _ text: String, x: CGFloat, y: CGFloat, anchor: String? = nil, size: CGFloat = 14,
        class name: String = "text"
    ) -> XML {
        let label = shape("text", name, [("x", x), ("y", y), ("font-size", size)])
        let place = anchor.map { [(name: "text-anchor", value: $0)] } ?? []
        return XML("text", label.attributes + place, text: text)
    }

    static func rectangle(_ name: String, _ frame: CGRect, radius: CGFloat = 0) -> XML {
        let lengths = [
            ("x", frame.minX), ("y", frame.minY), ("width", max(0, frame.width)),
            ("height", max(0, frame.height)),
        ]
        return shape("rect", name, lengths + (radius > 0 ? [("rx", radius)] : []))
    }

    /// A group of a drawing that can have the focus, and that a label describes.
    static func group(_ name: String, _ label: String, _ parts: [XML]) -> XML {
        XML(
            "g", [("class", name), ("tabindex", "0"), ("role", "group"), ("aria-label", label)],
            [XML("title", text: label)] + parts)
    }
}

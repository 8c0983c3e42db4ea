internal import Documents
internal import Foundation
internal import SplitFuzz

/// A picture as SVG. A unit is a point of the device.
///
/// Each column, bar and control is a group that can have the focus, and whose label says what it is
/// and where. Colours come from the style sheet of the page, `drawing.css`.
struct SceneDrawing {
    let picture: Picture
    /// The picture of the step before. What differs from it is marked.
    var before: Picture?
    /// Where fingers will touch the screen, in the window.
    var touches: [CGPoint] = []
    /// The locations that failures name.
    var broken: Set<String> = []
    /// What the drawing shows, in points of the window. All steps of a case in an orientation have
    /// the same.
    var bounds: CGRect

    /// What a drawing has to show of pictures: the screens, and what sticks out of them.
    static func bounds(of pictures: [Picture]) -> CGRect {
        var bounds = CGRect.null
        for picture in pictures {
            let screen = picture.screen
            // What an app has put far away would leave no room for the rest.
            let near = screen.insetBy(dx: -240, dy: -240)
            bounds = bounds.union(screen)
            for column in picture.columns {
                let seen = column.frame.shared(with: near)
                if !seen.isNull, seen.isFinite { bounds = bounds.union(seen) }
            }
        }
        return bounds.isNull
            ? CGRect(x: 0, y: 0, width: 1, height: 1) : bounds.insetBy(dx: -4, dy: -4)
    }

    var element: XML {
        let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(SceneDrawing.number)
        let caption = picture.caption.joined(separator: ", ")
        var layers = [
            XML.rectangle("screen", picture.screen), XML.rectangle("window", picture.window),
        ]
        for column in picture.columns { layers.append(draw(column)) }
        layers += picture.buttonsAtSide.map {
            draw($0, in: "the side", isChanged: before?.buttonsAtSide.contains($0) == false)
        }
        if let fold = picture.fold { layers.append(part("fold", "the fold", fold)) }
        if let keyboard = picture.keyboard {
            layers.append(part("system", "the keyboard", keyboard, text: "Keyboard"))
        }
        if let dock = picture.dock { layers.append(part("system", "the Dock", dock, text: "Dock")) }
        layers += touches.map {
            .shape("circle", "touch", [("cx", $0.x), ("cy", $0.y), ("r", 22)])
        }
        return XML(
            "svg",
            [
                ("class", marksWhole ? "scene broken" : "scene"),
                ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", box.joined(separator: " ")),
                ("width", box[2]), ("height", box[3]), ("role", "group"), ("aria-label", caption),
            ], layers)
    }

    /// Whether a failure is at no drawn column. Then the whole drawing is marked.
    private var marksWhole: Bool {
        broken.contains { location in
            !picture.columns.contains {
                location == $0.label || location.hasPrefix("\($0.label)/")
            }
        }
    }

    /// The drawing as a file of its own, with its style.
    @MainActor var standalone: String {
        let drawing = element
        // On one line: these files are kept in repositories.
        let style = XML(
            "style", text: String(cString: drawingStyle).replacing("\n", with: " "))
        return XML(
            drawing.name, drawing.attributes, [style, Page.hatchPattern] + drawing.elements
        ).document
    }

    // MARK: - Columns

    private func draw(_ column: Picture.Column) -> XML {
        let old = before?.columns.first { $0.label == column.label }
        let isChanged =
            before != nil
            && (old?.frame != column.frame || old?.type != column.type
                || old?.isDimmed != column.isDimmed)
        var parts = [
            XML.rectangle("frame", column.frame, radius: column.arrow == nil ? 0 : 13),
            XML.rectangle("safe", column.safeArea),
        ]
        for bar in column.bars {
            let oldBar = old?.bars.first { $0.frame == bar.frame && $0.title == bar.title }
            let title = text(bar.title, "title", in: bar.roomOfTitle, anchor: .middle)
            let buttons = bar.buttons.map { button in
                draw(
                    button, in: column.label,
                    isChanged: before != nil && oldBar?.buttons.contains(button) != true)
            }
            parts.append(
                group(
                    "bar", "bar “\(bar.title)” of \(column.label), \(words(bar.frame))",
                    isChanged: before != nil && oldBar == nil,
                    parts: [XML.rectangle("bar", bar.frame), title] + buttons))
        }
        parts += column.rows.map { row in
            draw(row, in: column.label, isChanged: before != nil && old?.rows.contains(row) != true)
        }
        if let offScreen = offScreen(column.frame) { parts.append(offScreen) }
        if column.isDimmed { parts.append(XML.rectangle("dim", column.frame)) }
        if let arrow = column.arrow {
            parts.append(XML.rectangle("anchor", arrow.anchor))
            parts.append(triangle(arrow))
        }
        var seen = column.frame.shared(with: picture.window)
        let free = column.safeArea.shared(with: seen)
        if !free.isNull, free.width > 60 {
            (seen.origin.x, seen.size.width) = (free.minX, free.width)
        }
        parts.append(
            text(
                column.bars.isEmpty && !column.type.isEmpty
                    ? "\(column.label): \(column.type)" : column.label, "label",
                in: seen.isNull ? column.frame : seen, anchor: .start))
        let type = column.type.isEmpty ? "" : " (\(column.type))"
        return group(
            "column",
            "\(column.label)\(type), \(words(column.frame)), safe area \(words(column.safeArea))"
                + (column.isDimmed ? ", dimmed" : ""),
            isChanged: isChanged, isBroken: broken.contains(column.label), parts: parts)
    }

    private func draw(_ control: Picture.Element, in column: String, isChanged: Bool) -> XML {
        let symbol =
            switch control.kind {
            case .back: picture.isMirrored ? "› " : "‹ "
            case .displayMode: picture.isMirrored ? "◨" : "◧"
            case .other: ""
            }
        return group(
            control.isInvisible ? "control invisible" : "control",
            "“\(control.text)” in \(column), \(words(control.frame))"
                + (control.isInvisible ? ", invisible" : ""),
            isChanged: isChanged, isBroken: broken.contains("\(column)/\(control.text)"),
            parts: [
                XML.rectangle("frame", control.frame),
                text(
                    control.kind == .displayMode ? symbol : symbol + control.text, "text",
                    in: control.frame, anchor: .start),
            ])
    }

    /// The part of a column that is not in the window, hatched; `nil` where all of it is.
    private func offScreen(_ frame: CGRect) -> XML? {
        func path(_ rect: CGRect) -> String {
            let (left, top) = (SceneDrawing.number(rect.minX), SceneDrawing.number(rect.minY))
            let (right, bottom) = (SceneDrawing.number(rect.maxX), SceneDrawing.number(rect.maxY))
            return "M\(left) \(top)H\(right)V\(bottom)H\(left)Z"
        }
        if picture.window.contains(frame) || frame.isEmpty { return nil }
        let seen = frame.shared(with: picture.window)
        return XML(
            "path",
            [
                ("class", "off-screen"), ("fill-rule", "evenodd"),
                ("d", path(frame) + (seen.isNull ? "" : path(seen))),
            ])
    }

    private func triangle(_ arrow: Picture.Arrow) -> XML {
        let (base, tip, half) = (arrow.base, CGFloat(13), CGFloat(18))
        let corners: [(CGFloat, CGFloat)] =
            switch arrow.direction {
            case .up: [(-half, 0), (half, 0), (0, -tip)]
            case .down: [(-half, 0), (half, 0), (0, tip)]
            case .left: [(0, -half), (0, half), (-tip, 0)]
            case .right: [(0, -half), (0, half), (tip, 0)]
            }
        let points = corners.map {
            "\(SceneDrawing.number(base.x + $0.0)),\(SceneDrawing.number(base.y + $0.1))"
        }
        return XML("polygon", [("class", "arrow"), ("points", points.joined(separator: " "))])
    }

    // MARK: - Parts

    private func part(_ name: String, _ label: String, _ frame: CGRect, text: String = "") -> XML {
        group(
            name, "\(label), \(words(frame))",
            parts: [
                XML.rectangle("frame", frame), self.text(text, "text", in: frame, anchor: .middle),
            ])
    }

    private func group(
        _ name: String, _ label: String, isChanged: Bool = false, isBroken: Bool = false,
        parts: [XML]
    ) -> XML {
        var (name, label) = (name, label)
        if isChanged { (name, label) = (name + " changed", label + ", changed") }
        if isBroken { (name, label) = (name + " broken", label + ", broken") }
        return .group(name, label, parts)
    }

    private enum Anchor { case start, middle }

    /// A text, cut to the room that is there.
    private func text(_ text: String, _ name: String, in frame: CGRect, anchor: Anchor) -> XML {
        let size: CGFloat = name == "label" ? 12 : 15
        let room = frame.width.isFinite ? Int(max(0, min(frame.width, 4_000) - 10) / size * 1.9) : 0
        let shown = text.shortened(to: room)
        let isAtRight = anchor == .start && picture.isMirrored
        let x =
            anchor == .middle ? frame.midX : isAtRight ? frame.maxX - 5 : frame.minX + 5
        let y =
            name == "label"
            ? frame.maxY - 6 : frame.minY + min(frame.height, 2_000) / 2 + size * 0.35
        return .label(
            shown, x: x, y: y, anchor: isAtRight ? "end" : anchor == .middle ? "middle" : nil,
            size: size, class: name)
    }

    private func words(_ frame: CGRect) -> String {
        let (x, y) = (SceneDrawing.number(frame.minX), SceneDrawing.number(frame.minY))
        return
            "\(x), \(y), \(SceneDrawing.number(frame.width)) × \(SceneDrawing.number(frame.height))"
    }

    /// A length in points with at most two decimals. No frame is further away than a million.
    static func number(_ value: CGFloat) -> String {
        guard !value.isNaN else { return "0" }
        let rounded = (max(-1e6, min(1e6, value)) * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension Picture.Bar {
    /// The part between the buttons at its ends.
    fileprivate var roomOfTitle: CGRect {
        var (left, right) = (max(frame.minX, content.minX), min(frame.maxX, content.maxX))
        let middle = (left + right) / 2
        for button in buttons where !button.frame.isNull {
            if button.frame.midX <= middle {
                left = max(left, button.frame.maxX)
            } else {
                right = min(right, button.frame.minX)
            }
        }
        return CGRect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height)
    }
}

extension CGRect {
    /// The part in another rectangle; null if there is none. Foundation's `intersection` traps on
    /// lengths that are no numbers, or endless.
    fileprivate func shared(with other: CGRect) -> CGRect {
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        let shared = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        return left < right && top < bottom && shared.isFinite ? shared : .null
    }

    fileprivate var isFinite: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
    }
}

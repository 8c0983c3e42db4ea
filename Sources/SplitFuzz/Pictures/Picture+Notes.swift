import Foundation
@_spi(Simulation) internal import UIKitModel

/// The legend: exact numbers for what matters, and what a drawing cannot show.
extension SplitMachine {
    func notes(on columns: [Picture.Column]) -> [Picture.Note] {
        hiddenColumns + columns.reversed().map(note(on:)) + columns.flatMap(invisibleControls)
            + troubles
    }

    // MARK: - Columns

    private func note(on column: Picture.Column) -> Picture.Note {
        let window = simulation.window.bounds
        let left = window.minX - column.content.minX
        let right = column.content.maxX - window.maxX
        var text = "x \(range(column.frame))"
        if column.isDimmed { text += ", dimmed" }
        for (side, name) in [(Side.left, "left"), (.right, "right")] {
            text += insets(of: column, at: side, name)
        }
        return Picture.Note(
            mark: left > 0.5 ? .offScreenLeft : right > 0.5 ? .offScreenRight : .none,
            subject: column.word, text: text)
    }

    private enum Side { case left, right }

    /// The safe area at an edge that the column sticks out over, and where the content is.
    private func insets(of column: Picture.Column, at side: Side, _ name: String) -> String {
        let window = simulation.window.bounds
        let isLeft = side == .left
        let beyond =
            isLeft ? window.minX - column.frame.minX : column.frame.maxX - window.maxX
        guard beyond > 0.5 else { return "" }
        let outside =
            isLeft ? window.minX - column.content.minX : column.content.maxX - window.maxX
        let outer = surface.columns.first { $0.column.word == column.word }?.controller.viewIfLoaded?
            .safeAreaInsets
        let inset = (isLeft ? outer?.left : outer?.right) ?? beyond - outside
        var text = ", safe area \(name) \(points(inset))"
        if abs(inset - (beyond - outside)) > 0.5 {
            text += ", on top \(points(beyond - outside))"
        }
        let verb = isLeft ? "starts" : "ends"
        if outside > 0.5 {
            let needs = beyond - outside + 0.5 < beyond ? " (needs \(points(beyond)))" : ""
            return text + needs + ": content \(verb) \(points(outside)) points off-screen"
        }
        return text + ": content \(verb) at \(points(isLeft ? column.content.minX : column.content.maxX))"
    }

    private var hiddenColumns: [Picture.Note] {
        guard let split = surface.split, !split.isCollapsed else { return [] }
        return [UISplitViewController.Column.primary, .supplementary].compactMap { column in
            guard !surface.columns.contains(where: { $0.column == column }),
                let view = split.child(for: column)?.viewIfLoaded
            else { return nil }
            let frame = view.convert(view.bounds, to: nil)
            return Picture.Note(
                mark: .none, subject: column.word, text: "hidden, x \(range(frame))")
        }
    }

    // MARK: - Controls

    private func invisibleControls(in column: Picture.Column) -> [Picture.Note] {
        (column.bars.flatMap(\.buttons) + column.rows).filter(\.isInvisible).map { control in
            Picture.Note(
                mark: .invisible, subject: "(\(control.text): invisible)",
                text: "in its place in \(column.word), x \(range(control.frame)), "
                    + "but with alpha \(points(control.alpha))")
        }
    }

    // MARK: - The machine as a whole

    private var troubles: [Picture.Note] {
        if let exception = simulation.exception {
            return [note(exception.name, "ended the app: \(exception.reason)")]
        }
        switch simulation.unsettled {
        case .safeArea(let limit):
            return [note("safe area", "changed itself \(limit) times without coming to rest")]
        case .layout(let limit):
            return [note("layout", "did not come to rest in \(limit) passes")]
        case .time(let limit):
            return [note("transitions", "did not come to rest in \(limit) events")]
        case nil:
            return simulation.isAtRest ? [] : [note("moving", "a transition has not ended")]
        }
    }

    private func note(_ subject: String, _ text: String) -> Picture.Note {
        Picture.Note(mark: .none, subject: subject, text: text)
    }

    private func range(_ rect: CGRect) -> String { "\(points(rect.minX))…\(points(rect.maxX))" }
}

/// A length in points, to two decimals, with a minus sign as long as a plus.
func points(_ value: CGFloat) -> String {
    let hundredths = Int((abs(value) * 100).rounded())
    let sign = value < 0 && hundredths > 0 ? "−" : ""
    let whole = "\(sign)\(hundredths / 100)"
    let rest = hundredths % 100
    if rest == 0 { return whole }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

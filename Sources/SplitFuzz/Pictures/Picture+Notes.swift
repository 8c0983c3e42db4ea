import Foundation
@_spi(Simulation) internal import UIKitModel

/// The legend: exact numbers, and facts that a drawing cannot show.
extension SplitMachine {
    func notes(on columns: [Picture.Column]) -> [Picture.Note] {
        let ordered = Region.allCases.flatMap { region in
            columns.filter { $0.label == region.label }
        }
        return hiddenColumns + ordered.map(note(on:)) + ordered.flatMap(invisibleControls)
            + lacks + movement
    }

    // MARK: - Columns

    private func note(on column: Picture.Column) -> Picture.Note {
        let window = simulation.window.bounds
        let left = window.minX - column.safeArea.minX
        let right = column.safeArea.maxX - window.maxX
        var text = "x\u{A0}\(range(column.frame))"
        if column.isDimmed { text += ", dimmed" }
        if screen.split?.displayMode == .twoDisplaceSecondary,
            column.label == Region.secondary.label
        {
            // It leaves the screen by design (A-107).
            return note(column.label, "\(text), displaced")
        }
        if column.label == Region.popover.label {
            text += ", \(points(column.frame.width)) × \(points(column.frame.height))"
        }
        text += insets(of: column, at: .left) + insets(of: column, at: .right)
        return Picture.Note(
            flag: left > 0.5 ? .offScreenLeft : right > 0.5 ? .offScreenRight : .none,
            subject: column.label, text: text)
    }

    private enum Side { case left, right }

    /// The safe area at an edge, and the start or end of the content where the column reaches
    /// beyond the window's edge.
    private func insets(of column: Picture.Column, at side: Side) -> String {
        let window = simulation.window.bounds
        let outer = screen.columns.first { $0.column.label == column.label }?.controller
        let own = outer?.viewIfLoaded?.safeAreaInsets
        let beyond: CGFloat
        let onTop: CGFloat
        let inset: CGFloat
        let covered: CGFloat
        switch side {
        case .left:
            beyond = window.minX - column.frame.minX
            onTop = column.safeArea.minX - column.frame.minX
            inset = own?.left ?? onTop
            covered = simulation.windowInsets.left
        case .right:
            beyond = column.frame.maxX - window.maxX
            onTop = column.frame.maxX - column.safeArea.maxX
            inset = own?.right ?? onTop
            covered = simulation.windowInsets.right
        }
        guard beyond > 0.5 || inset > 0.5 || onTop > 0.5 else { return "" }
        var text = ", safe area \(side) \(points(inset))"
        if abs(inset - onTop) > 0.5 { text += ", its top controller's \(points(onTop))" }
        guard beyond > 0.5 else { return text }
        let verb = side == .left ? "starts" : "ends"
        let outside = beyond - onTop
        guard outside > 0.5 else {
            let edge = side == .left ? column.safeArea.minX : column.safeArea.maxX
            return "\(text): content \(verb) at \(points(edge))"
        }
        return "\(text) (needs \(points(beyond + covered))): "
            + "content \(verb) \(points(outside)) points off-screen"
    }

    private var hiddenColumns: [Picture.Note] {
        guard let split = screen.split, !split.isCollapsed else { return [] }
        return [UISplitViewController.Column.primary, .supplementary].compactMap { column in
            guard !screen.columns.contains(where: { $0.column == column }),
                let frame = split.child(for: column)?.viewIfLoaded?.frameInWindow
            else { return nil }
            return note(column.label, "hidden, x\u{A0}\(range(frame))")
        }
    }

    // MARK: - Controls

    private func invisibleControls(in column: Picture.Column) -> [Picture.Note] {
        let inBars = column.bars.flatMap(\.buttons).filter(\.isInvisible)
        return inBars.map { note(on: $0, in: "the bar of \(column.label)") }
            + column.rows.filter(\.isInvisible).map { note(on: $0, in: column.label) }
    }

    private func note(on control: Picture.Element, in container: String) -> Picture.Note {
        Picture.Note(
            flag: .invisible, subject: "(\(control.text): invisible)",
            text: "in \(container), x\u{A0}\(range(control.frame)), alpha \(points(control.alpha))")
    }

    // MARK: - The machine as a whole

    /// What the app uses and the model cannot do, such as constraints that it cannot solve.
    private var lacks: [Picture.Note] {
        simulation.misuses.compactMap { misuse in
            misuse.topic == .model ? note("the model", misuse.reason) : nil
        }
    }

    private var movement: [Picture.Note] {
        let isMoving =
            simulation.exception == nil && simulation.unsettled == nil && !simulation.isAtRest
        return isMoving ? [note("moving", "a transition has not ended")] : []
    }

    private func note(_ subject: String, _ text: String) -> Picture.Note {
        Picture.Note(flag: .none, subject: subject, text: text)
    }

    private func range(_ rect: CGRect) -> String { "\(points(rect.minX))…\(points(rect.maxX))" }
}

/// A length in points with at most two decimals, and U+2212 as its minus sign.
func points(_ value: CGFloat) -> String {
    guard abs(value) < 1_000_000 else { return value.isNaN ? "nan" : value < 0 ? "−∞" : "∞" }
    let hundredths = Int((abs(value) * 100).rounded())
    let sign = value < 0 && hundredths > 0 ? "−" : ""
    let whole = "\(sign)\(hundredths / 100)"
    let rest = hundredths % 100
    if rest == 0 { return whole }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

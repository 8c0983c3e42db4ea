import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What a finger could do now: the controls it reaches, and the gestures it could begin.
///
/// A class, so that copying the machine copies one reference.
@MainActor final class Surface {
    /// A control and the number of its name.
    private struct Control {
        let view: UIControl
        var number: Int
    }

    /// In order of name.
    private var controls: [Control] = []
    private(set) var controlNames: [Name] = []
    /// Columns whose navigation controller could be swiped back, in order of name.
    private(set) var swipeable: [Name] = []
    private var navigations: [UINavigationController] = []
    /// The split views of the window, outermost first, and what the first shows.
    private(set) var splits: [UISplitViewController] = []
    private(set) var columns: [UISplitViewController.ShownColumn] = []
    private var found: [UIControl] = []

    var split: UISplitViewController? { splits.first }

    /// What a split view shows; the outermost's is kept.
    func columns(of split: UISplitViewController) -> [UISplitViewController.ShownColumn] {
        split === splits.first ? columns : split.shownColumns
    }

    func control(named name: Name) -> UIControl? {
        zip(controlNames, controls).first { $0.0 == name }?.1.view
    }

    func navigation(named name: Name) -> UINavigationController? {
        zip(swipeable, navigations).first { $0.0 == name }?.1
    }

    func look(at simulation: Simulation) {
        splits.removeAll(keepingCapacity: true)
        simulation.appendSplitViews(to: &splits)
        columns = split?.shownColumns ?? []
        controls.removeAll(keepingCapacity: true)
        controlNames.removeAll(keepingCapacity: true)
        swipeable.removeAll(keepingCapacity: true)
        navigations.removeAll(keepingCapacity: true)
        guard simulation.acceptsTouches else { return }
        lookForControls(in: simulation)
        lookForSwipes()
    }

    // MARK: - Controls

    private func lookForControls(in simulation: Simulation) {
        for shown in columns where !shown.isDimmed {
            if let view = shown.controller.viewIfLoaded { append(below: view, in: shown.column) }
        }
        if columns.isEmpty { append(below: simulation.window, in: nil) }
        sort()
        numberRepeats()
        let names = ControlNames.shared.names
        for control in controls { controlNames.append(names[control.number]) }
    }

    private func append(below view: UIView, in column: UISplitViewController.Column?) {
        found.removeAll(keepingCapacity: true)
        view.appendReachableControls(to: &found)
        for control in found {
            controls.append(
                Control(
                    view: control, number: ControlNames.shared.number(of: control, in: column)))
        }
    }

    private func sort() {
        let ranks = ControlNames.shared.ranks
        controls.sort { ranks[$0.number] < ranks[$1.number] }
    }

    /// Controls of one name are told apart by `#n` in reading order.
    private func numberRepeats() {
        var index = 0
        var hasRepeats = false
        while index < controls.count {
            let shared = controls[index].number
            var end = index + 1
            while end < controls.count, controls[end].number == shared { end += 1 }
            if end - index > 1 {
                hasRepeats = true
                controls[index..<end].sort { $0.view.readingPosition < $1.view.readingPosition }
                for offset in 0..<(end - index) {
                    controls[index + offset].number = ControlNames.shared.number(
                        of: shared, repeated: offset + 1)
                }
            }
            index = end
        }
        if hasRepeats { sort() }
    }

    // MARK: - Swipes

    private func lookForSwipes() {
        for (column, name) in Surface.columnNames {
            for shown in columns where shown.column == column {
                guard let navigation = shown.navigation, navigation.canSwipeBack else { continue }
                swipeable.append(name)
                navigations.append(navigation)
            }
        }
    }

    /// In order of name.
    private static let columnNames: [(UISplitViewController.Column, Name)] =
        UISplitViewController.Column.allCases
        .map { ($0, Name($0.word)) }
        .sorted { $0.1 < $1.1 }
}

extension UIView {
    /// Lines from top to bottom, within a line from left to right.
    fileprivate var readingPosition: (CGFloat, CGFloat) {
        let origin = convert(bounds, to: nil).origin
        return (origin.y, origin.x)
    }
}

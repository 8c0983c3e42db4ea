import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What a finger could do now: the controls it reaches, and the gestures it could begin.
@MainActor struct Surface {
    /// A control and the name by which actions call it.
    struct Control {
        let name: Name
        let view: UIControl
    }

    /// In order of name.
    private(set) var controls: [Control] = []
    private(set) var controlNames: [Name] = []
    /// Columns whose navigation controller could be swiped back, in order of name.
    private(set) var swipeable: [Name] = []
    private(set) var navigations: [UINavigationController] = []
    /// The split views of the window, outermost first, and what they show.
    private(set) var splits: [UISplitViewController] = []
    private(set) var columns: [UISplitViewController.ShownColumn] = []

    var split: UISplitViewController? { splits.first }

    /// What a split view shows; the outermost's is kept.
    func columns(of split: UISplitViewController) -> [UISplitViewController.ShownColumn] {
        split === splits.first ? columns : split.shownColumns
    }

    func control(named name: Name) -> UIControl? {
        controls.first { $0.name == name }?.view
    }

    func navigation(named name: Name) -> UINavigationController? {
        zip(swipeable, navigations).first { $0.0 == name }?.1
    }

    mutating func look(at simulation: Simulation) {
        splits.removeAll(keepingCapacity: true)
        simulation.forEachController { controller in
            if let split = controller as? UISplitViewController { splits.append(split) }
        }
        columns = split?.shownColumns ?? []
        controls.removeAll(keepingCapacity: true)
        swipeable.removeAll(keepingCapacity: true)
        navigations.removeAll(keepingCapacity: true)
        if simulation.acceptsTouches {
            lookForControls(in: simulation)
            lookForSwipes()
        }
        controlNames = controls.map(\.name)
    }

    // MARK: - Controls

    private mutating func lookForControls(in simulation: Simulation) {
        let window = simulation.window
        var found: [(view: UIControl, column: UISplitViewController.Column?)] = []
        for column in columns where !column.isDimmed {
            column.controller.viewIfLoaded?.forEachView { view in
                guard let control = view as? UIControl, control.isEnabled,
                    control.isReachable(in: window)
                else { return }
                found.append((control, column.column))
            }
        }
        if columns.isEmpty {
            window.forEachView { view in
                if let control = view as? UIControl, control.isEnabled,
                    control.isReachable(in: window)
                {
                    found.append((control, nil))
                }
            }
        }
        for entry in found { controls.append(Control(name: name(of: entry), view: entry.view)) }
        controls.sort { $0.name < $1.name }
        numberRepeats()
    }

    /// A control's name, kept on the view while column and title stay the same.
    private func name(
        of entry: (view: UIControl, column: UISplitViewController.Column?)
    ) -> Name {
        let text = entry.view.accessibilityIdentifier ?? entry.view.shownTitle ?? "control"
        return Name("\(entry.column?.word ?? "window")/\(text)")
    }

    /// Controls of one name are told apart by `#n` in reading order.
    private mutating func numberRepeats() {
        var index = 0
        while index < controls.count {
            var end = index + 1
            while end < controls.count, controls[end].name == controls[index].name { end += 1 }
            if end - index > 1 {
                let group = controls[index..<end].sorted {
                    $0.view.readingPosition < $1.view.readingPosition
                }
                for (offset, control) in group.enumerated() {
                    controls[index + offset] = Control(
                        name: Name("\(control.name.text)#\(offset + 1)"), view: control.view)
                }
            }
            index = end
        }
        controls.sort { $0.name < $1.name }
    }

    // MARK: - Swipes

    private mutating func lookForSwipes() {
        for column in columns.sorted(by: { $0.column.word < $1.column.word }) {
            guard let navigation = column.navigation, navigation.canSwipeBack else { continue }
            swipeable.append(Name(column.column.word))
            navigations.append(navigation)
        }
    }
}

extension UIView {
    /// The middle of what the window shows of this view, `nil` where it shows nothing.
    func shownCenter(in window: UIWindow) -> CGPoint? {
        let shown = convert(bounds, to: nil).intersection(window.bounds)
        guard !shown.isNull, shown.width > 0.5, shown.height > 0.5 else { return nil }
        return CGPoint(x: shown.midX, y: shown.midY)
    }

    /// Whether a tap on the middle of what is shown of this view arrives at it.
    func isReachable(in window: UIWindow) -> Bool {
        guard let point = shownCenter(in: window) else { return false }
        return window.hitTest(point, with: nil) === self
    }

    /// Lines from top to bottom, within a line from left to right.
    var readingPosition: (CGFloat, CGFloat) {
        let origin = convert(bounds, to: nil).origin
        return (origin.y, origin.x)
    }
}

import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

/// What a finger could do now: the controls it reaches, and the gestures it could begin.
///
/// A class, so that copying the machine copies one reference, and controls are looked for only
/// where somebody asks: most actions are not taps.
@MainActor final class Screen {
    // The controls in order of name: views and the numbers of their names side by side.
    private var views: [UIControl] = []
    private var numbers: [Int] = []
    private var names: [Name] = []
    private var controlNumbers = ControlNumbers()
    private var swipeableNames: [Name] = []
    private var navigations: [UINavigationController] = []
    /// The tree of controllers that `splits` was found in.
    private var containmentVersion = -1
    /// The simulation whose controls have not been looked for yet.
    private var unseen: Simulation?
    /// The split views of the window, outermost first, and what the first shows.
    private(set) var splits: [UISplitViewController] = []
    private(set) var columns: [UISplitViewController.ShownColumn] = []
    /// Settled, final frames, no gesture: what most invariants are judged at.
    private(set) var isAtRest = false

    var split: UISplitViewController? { splits.first }

    /// What a split view shows; the outermost's is kept.
    func columns(of split: UISplitViewController) -> [UISplitViewController.ShownColumn] {
        split === splits.first ? columns : split.shownColumns
    }

    /// The names of the controls that a finger reaches, in order.
    var controlNames: [Name] {
        lookForTouches()
        return names
    }

    /// Columns whose navigation controller could be swiped back, in order of name.
    var swipeable: [Name] {
        lookForTouches()
        return swipeableNames
    }

    func control(named name: Name) -> UIControl? {
        guard let index = controlNames.firstIndex(of: name) else { return nil }
        return views[index]
    }

    func navigation(named name: Name) -> UINavigationController? {
        guard let index = swipeable.firstIndex(of: name) else { return nil }
        return navigations[index]
    }

    func look(at simulation: Simulation) {
        isAtRest =
            simulation.isAtRest && simulation.unsettled == nil && !simulation.isTerminated
        if simulation.containmentVersion != containmentVersion {
            containmentVersion = simulation.containmentVersion
            splits = simulation.splitViews
        }
        columns = splits.first?.shownColumns ?? []
        unseen = simulation
    }

    private func lookForTouches() {
        guard let simulation = unseen else { return }
        unseen = nil
        views.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
        names.removeAll(keepingCapacity: true)
        swipeableNames.removeAll(keepingCapacity: true)
        navigations.removeAll(keepingCapacity: true)
        guard simulation.acceptsTouches else { return }
        lookForControls(in: simulation)
        if simulation.isPresenting || splits.isEmpty {
            lookForSwipeInFront(of: simulation)
        } else {
            lookForSwipes()
        }
    }

    // MARK: - Controls

    private func lookForControls(in simulation: Simulation) {
        var found = views
        views = []
        for index in columns.indices where !columns[index].isDimmed {
            columns[index].controller.viewIfLoaded?.appendReachableControls(to: &found)
            number(found, in: Region(columns[index].column))
        }
        if columns.isEmpty {
            simulation.window.rootViewController?.viewIfLoaded?
                .appendReachableControls(to: &found)
            number(found, in: .window)
        }
        if simulation.isPresenting { lookForPresented(in: simulation, &found) }
        views = found
        sort()
        numberRepeats()
        let all = ControlNames.shared.names
        for number in numbers { names.append(all[number]) }
    }

    /// What is presented, but for the split view whose columns are known already.
    private func lookForPresented(in simulation: Simulation, _ found: inout [UIControl]) {
        for presentation in simulation.activePresentations {
            guard let view = presentation.controllerOnScreen?.viewIfLoaded,
                columns.isEmpty || split?.view.isDescendant(of: view) != true
            else { continue }
            view.appendReachableControls(to: &found)
            number(found, in: Region(presentation))
        }
    }

    /// Numbers the names of the controls that have none yet.
    private func number(_ found: [UIControl], in region: Region) {
        for index in numbers.count..<found.count {
            numbers.append(controlNumbers.number(of: found[index], in: region))
        }
    }

    /// By insertion: there are few, and they come nearly sorted.
    private func sort() {
        let ranks = ControlNames.shared.ranks
        var index = 1
        while index < numbers.count {
            var position = index
            while position > 0, ranks[numbers[position - 1]] > ranks[numbers[position]] {
                numbers.swapAt(position - 1, position)
                views.swapAt(position - 1, position)
                position -= 1
            }
            index += 1
        }
    }

    /// Controls of one name are told apart by `#n` in reading order.
    private func numberRepeats() {
        var index = 0
        var hasRepeats = false
        while index < numbers.count {
            let shared = numbers[index]
            var end = index + 1
            while end < numbers.count, numbers[end] == shared { end += 1 }
            if end - index > 1 {
                hasRepeats = true
                views[index..<end].sort { $0.readingPosition < $1.readingPosition }
                for offset in 0..<(end - index) {
                    numbers[index + offset] = ControlNames.shared.number(
                        of: shared, repeated: offset + 1)
                }
            }
            index = end
        }
        if hasRepeats { sort() }
    }

    // MARK: - Swipes

    private func lookForSwipes() {
        for (column, name) in Screen.columnNames {
            for index in columns.indices where columns[index].column == column {
                guard let navigation = columns[index].navigation, navigation.canSwipeBack else {
                    continue
                }
                swipeableNames.append(name)
                navigations.append(navigation)
            }
        }
    }

    /// What is in front, or a window without a split view: one navigation controller at most.
    private func lookForSwipeInFront(of simulation: Simulation) {
        guard let front = simulation.frontNavigation, front.navigation.canSwipeBack else { return }
        swipeableNames.append(front.region.name)
        navigations.append(front.navigation)
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

extension Simulation {
    /// The first navigation controller of the front presentation, or of the window while nothing is
    /// presented, and the region that it is in.
    var frontNavigation: (navigation: UINavigationController, region: Region)? {
        let front = activePresentations.last
        let controller = front?.controllerOnScreen ?? window.rootViewController
        guard let navigation = controller?.firstNavigationOnScreen else { return nil }
        return (navigation, front.map(Region.init) ?? .window)
    }
}

extension UIViewController {
    /// The first navigation controller at or below this one whose view is in the window.
    var firstNavigationOnScreen: UINavigationController? {
        guard viewIfLoaded?.window != nil else { return nil }
        if let navigation = self as? UINavigationController { return navigation }
        for child in children {
            if let found = child.firstNavigationOnScreen { return found }
        }
        return nil
    }
}

import Foundation
package import StatefulTesting
@_spi(Simulation) package import UIKitModel

/// The controls that a tap should reach now, and the navigation controllers that a swipe back pops.
/// Whether a tap does reach its control is for `taps-arrive` to judge.
///
/// Finding them costs a walk over all views. They are found only when a rule asks for them, because
/// most actions are not taps.
@MainActor package final class ReachableControls {
    private let simulation: Simulation
    private let screen: Screen
    private var isStale = true
    // Controls in order of name: views, the numbers of their names and the names, side by side.
    private var views: [UIControl] = []
    private var numbers: [Int] = []
    private var names: [Name] = []
    private let controlNumbers = ControlNumbers()
    private var ownNames: [Name] = []
    private var areOwnNamesStale = true
    private var swipeableNames: [Name] = []
    private var navigations: [UINavigationController] = []

    init(on screen: Screen, of simulation: Simulation) {
        self.simulation = simulation
        self.screen = screen
    }

    /// Forgets everything, since the app has changed.
    func invalidate() {
        isStale = true
        areOwnNamesStale = true
    }

    /// The names of controls, in order.
    var controlNames: [Name] {
        updateIfNeeded()
        return names
    }

    /// The names of the controls that only the app answers to, in order.
    var appControlNames: [Name] {
        updateIfNeeded()
        guard areOwnNamesStale else { return ownNames }
        areOwnNamesStale = false
        ownNames.removeAll(keepingCapacity: true)
        for index in views.indices where views[index].answersToAppAlone {
            ownNames.append(names[index])
        }
        return ownNames
    }

    /// The names of the regions whose navigation controllers can be swiped back, in order.
    var swipeable: [Name] {
        updateIfNeeded()
        return swipeableNames
    }

    package func control(named name: Name) -> UIControl? {
        guard let index = controlNames.firstIndex(of: name) else { return nil }
        return views[index]
    }

    /// Whether two fingers can touch two controls at once.
    func canTouchBoth(_ first: Name, _ second: Name) -> Bool {
        guard let control = control(named: first), let other = self.control(named: second) else {
            return false
        }
        return control !== other && control.canBeTouched(with: other)
    }

    package func navigation(named name: Name) -> UINavigationController? {
        guard let index = swipeable.firstIndex(of: name) else { return nil }
        return navigations[index]
    }

    private func updateIfNeeded() {
        guard isStale else { return }
        isStale = false
        views.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
        names.removeAll(keepingCapacity: true)
        swipeableNames.removeAll(keepingCapacity: true)
        navigations.removeAll(keepingCapacity: true)
        guard simulation.acceptsTouches else { return }
        findControls()
        if screen.splits.isEmpty || screen.isCovered {
            findSwipeInFront()
        } else {
            findSwipesInColumns()
        }
    }

    // MARK: - Controls

    private func findControls() {
        let columns = screen.columns
        for index in columns.indices where !columns[index].isDimmed {
            columns[index].controller.viewIfLoaded?.appendUncoveredControls(to: &views)
            number(in: Region(columns[index].column))
        }
        let searched = columns.isEmpty ? nil : screen.split?.viewIfLoaded
        simulation.window.rootViewController?.viewIfLoaded?
            .appendUncoveredControls(to: &views, except: searched)
        number(in: .window)
        if simulation.isPresenting { findPresentedControls(except: searched) }
        sort()
        numberRepeats()
        let all = ControlNames.shared.names
        for number in numbers { names.append(all[number]) }
    }

    /// Skips what has been searched already: a presented split view's columns, and what covers a
    /// single controller, inside that one's view.
    private func findPresentedControls(except searched: UIView?) {
        for presentation in simulation.activePresentations where presentation.context == nil {
            guard let view = presentation.controllerOnScreen?.viewIfLoaded else { continue }
            view.appendUncoveredControls(to: &views, except: searched)
            number(in: Region(presentation))
        }
    }

    /// Numbers the names of the controls that have none yet.
    private func number(in region: Region) {
        for index in numbers.count..<views.count {
            numbers.append(controlNumbers.number(of: views[index], in: region))
        }
    }

    /// By insertion: there are few controls, and they come nearly sorted.
    private func sort() {
        let ranks = ControlNames.shared.ranks
        for index in numbers.indices.dropFirst() {
            var position = index
            while position > 0, ranks[numbers[position - 1]] > ranks[numbers[position]] {
                numbers.swapAt(position - 1, position)
                views.swapAt(position - 1, position)
                position -= 1
            }
        }
    }

    /// Controls that share a name get `#n` appended, in reading order.
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

    private func findSwipesInColumns() {
        let columns = screen.columns
        for (column, name) in ReachableControls.columnNames {
            for index in columns.indices where columns[index].column == column {
                guard let navigation = columns[index].navigationInFront,
                    navigation.canSwipeBack
                else { continue }
                swipeableNames.append(name)
                navigations.append(navigation)
            }
        }
    }

    private func findSwipeInFront() {
        guard let front = simulation.frontNavigation, front.navigation.canSwipeBack else { return }
        swipeableNames.append(front.region.name)
        navigations.append(front.navigation)
    }

    /// In order of name.
    private static let columnNames: [(UISplitViewController.Column, Name)] =
        UISplitViewController.Column.allCases
        .map { ($0, Region($0).name) }
        .sorted { $0.1 < $1.1 }
}

extension UIView {
    /// Orders views by lines from top to bottom, within a line from left to right.
    fileprivate var readingPosition: (CGFloat, CGFloat) {
        let origin = convert(bounds, to: nil).origin
        return (origin.y, origin.x)
    }
}

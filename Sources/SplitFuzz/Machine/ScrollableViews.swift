internal import Foundation
package import StatefulTesting
@_spi(Simulation) package import UIKitModel

/// The scroll views that a finger reaches, with their names: that of the region, or
/// `region/identifier`. Found by a walk over all views.
@MainActor package struct ScrollableViews {
    private(set) var entries: [(name: Name, view: UIScrollView)] = []

    package init(of machine: SplitMachine) {
        let simulation = machine.simulation
        guard simulation.acceptsTouches else { return }
        for shown in machine.screen.columns where !shown.isDimmed {
            appendViews(of: shown.controller, in: Region(shown.column))
        }
        let searched = machine.screen.columns.isEmpty ? nil : machine.screen.split?.viewIfLoaded
        appendViews(of: simulation.window.rootViewController, except: searched, in: .window)
        // What covers a single controller is inside that one's view.
        for presentation in simulation.activePresentations where presentation.context == nil {
            appendViews(
                of: presentation.controllerOnScreen, except: searched, in: Region(presentation))
        }
        entries.sort { $0.name < $1.name }
    }

    /// The names of those whose content can still move in a direction, in order.
    func names(_ direction: ScrollDirection) -> [Name] {
        entries.compactMap { $0.view.distanceLeft(direction) > 0.5 ? $0.name : nil }
    }

    package func view(named name: Name) -> UIScrollView? {
        entries.first { $0.name == name }?.view
    }

    /// Adds those of a controller. Repeats of a name get `#n` appended, back to front.
    private mutating func appendViews(
        of controller: UIViewController?, except excluded: UIView? = nil, in region: Region
    ) {
        var found: [UIScrollView] = []
        controller?.viewIfLoaded?.appendShownScrollViews(to: &found, except: excluded)
        for view in found where view.pointToDrag != nil {
            let plain =
                view.accessibilityIdentifier.map { Name("\(region.label)/\($0)") } ?? region.name
            var name = plain
            var count = 1
            while entries.contains(where: { $0.name == name }) {
                count += 1
                name = Name("\(plain.text)#\(count)")
            }
            entries.append((name, view))
        }
    }
}

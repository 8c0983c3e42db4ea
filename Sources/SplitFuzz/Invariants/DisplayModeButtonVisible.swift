import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// Where the state calls for the display-mode button, it is in the bar of the leading-most shown column: on screen, opaque, reached
    /// by a tap (A-022, B-T3).
    @MainActor static var displayModeButtonVisible: Self {
        Invariant("display-mode-button-visible", rests: ["A-007", "A-020", "A-022", "B-T3"]) {
            machine in
            guard machine.isAtRest else { return nil }
            for split in machine.surface.splits where split.callsForDisplayModeButton {
                let column = split.displayModeButtonColumn
                guard
                    let navigation = machine.surface.columns(of: split)
                        .first(where: { $0.column == column })?.navigation,
                    !navigation.isNavigationBarHidden
                else { continue }
                let button = split.displayModeButton
                let isRight =
                    button.map {
                        $0.isDescendant(of: navigation.navigationBar) && $0.effectiveAlpha > 0.99
                            && machine.simulation.window.bounds.holds($0.convert($0.bounds, to: nil))
                            && $0.isReachable
                    } ?? false
                if !isRight { return column.word }
            }
            return nil
        }
    }
}

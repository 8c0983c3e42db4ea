internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// Where an app declares sides, each controller of an expanded classic split view is on its own
    ///
    ///
    /// Not judged after two touches at once, which may open two details.
    static var legalColumns: Self {
        Invariant(
            "legal-columns",
            summary: "each controller of a classic split view is on the side that the app declares",
            sources: ["A-081", "A-084"]
        ) { machine in
            guard let side = machine.hints.side, machine.isAtRest, !machine.hasOverlappingTouches
            else { return nil }
            return machine.screen.firstAnswer { split in
                guard split.style == .unspecified, !split.isCollapsed, split.isInWindow else {
                    return nil
                }
                return misplaced(in: split, by: side)
            }
        }
    }

    private static func misplaced(
        in split: UISplitViewController,
        by side: (UIViewController) -> AppUnderTest.Side?
    ) -> Mismatch? {
        let sides: [(UISplitViewController.Column, AppUnderTest.Side)] = [
            (.primary, .primary), (.secondary, .secondary),
        ]
        for (controller, (column, expected)) in zip(split.viewControllers, sides) {
            guard let other = controller.first(where: { (side($0) ?? expected) != expected })
            else { continue }
            let declared = expected == .primary ? "secondary" : "primary"
            return Mismatch(
                column.label,
                "\(other.readableName) belongs in the \(declared), and the \(column.label) holds it"
            )
        }
        return nil
    }
}

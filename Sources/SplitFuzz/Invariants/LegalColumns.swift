internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// Expanded: the columns are what the documentation permits, and hold what belongs in them.
    ///
    /// A classic split view has two different controllers, or the one that the app has set, and
    /// both are its children in every display mode; where the app declares sides, each
    /// controller is on its own.
    @MainActor static var legalColumns: Self {
        Invariant(
            "legal-columns",
            summary: "columns are what is permitted, and hold what belongs in them",
            rests: ["A-060", "A-063", "A-081", "A-084", "B-004"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            for split in machine.surface.splits where !split.isCollapsed {
                guard split.style == .unspecified else { continue }
                if let column = wrongSide(of: split, hints: machine.hints) { return column.word }
            }
            return nil
        }
    }

    @MainActor private static func wrongSide(
        of split: UISplitViewController, hints: AppUnderTest.Hints
    ) -> UISplitViewController.Column? {
        let controllers = split.viewControllers
        for (index, controller) in controllers.enumerated() {
            let column: UISplitViewController.Column = index == 0 ? .primary : .secondary
            let isTwice = index > 0 && controllers[0] === controller
            if isTwice || controller.parent !== split { return column }
            guard let side = hints.side else { continue }
            let expected: AppUnderTest.Side = index == 0 ? .primary : .secondary
            if holdsOther(than: expected, in: controller, by: side) { return column }
        }
        return nil
    }

    @MainActor private static func holdsOther(
        than expected: AppUnderTest.Side, in controller: UIViewController,
        by side: (UIViewController) -> AppUnderTest.Side?
    ) -> Bool {
        if let own = side(controller), own != expected { return true }
        for child in controller.children
        where holdsOther(than: expected, in: child, by: side) {
            return true
        }
        return false
    }
}

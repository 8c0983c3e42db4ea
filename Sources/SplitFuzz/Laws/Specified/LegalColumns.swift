internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// An expanded split view shows only what its style allows, and each controller is in its own
    /// column.
    ///
    /// The sides that an app declares are not judged after two touches at once, which may open two
    /// details. `as-specified` judges display mode and behaviour.
    @MainActor static var legalColumns: Self {
        Invariant(
            "legal-columns",
            summary: "columns are what the style allows, each controller in its own",
            sources: ["A-063", "A-081", "A-084", "A-103", "B-122"]
        ) { machine in
            guard machine.isAtRest, !machine.screen.isStacked else { return nil }
            // Before its first layout, as in a tab that was never selected, no mode is in force
            // (B-009).
            return machine.screen.firstAnswer { split in
                if split.isCollapsed || !split.isInWindow { return nil }
                if split.style != .unspecified {
                    if let location = illegalColumn(of: split, in: machine) { return location }
                } else if !machine.placeMemory.isMuddled,
                    let location = illegalSide(of: split, hints: machine.hints)
                {
                    return location
                }
                return nil
            }
        }
    }

    // MARK: - Split views with columns

    typealias Split = UISplitViewController

    /// Where a split view of a column style breaks a rule; `nil` where it keeps them all:
    /// - it never shows the primary without the supplementary;
    /// - every column that is set has a child, in every display mode;
    /// - no controller has changed columns by collapsing and expanding.
    @MainActor private static func illegalColumn(
        of split: Split, in machine: SplitMachine
    ) -> Mismatch? {
        if split.style == .tripleColumn, split.isSet(.supplementary),
            machine.screen.shows(.primary, in: split),
            !machine.screen.shows(.supplementary, in: split)
        {
            return Mismatch(
                Split.Column.supplementary.label,
                explanation: "the primary is shown without the supplementary")
        }
        for column in Split.Column.expanded where split.isSet(column) {
            if split.child(for: column) == nil {
                return Mismatch(
                    column.label,
                    explanation: "the app has set the \(column.label), and the split view has no "
                        + "child for it")
            }
        }
        guard split === machine.screen.split else { return nil }
        return machine.columnMemory.mixedColumn.map { column in
            Mismatch(
                column.label,
                explanation: "after expanding, the \(column.label) holds a controller that was in "
                    + "another column")
        }
    }

    // MARK: - Classic split views

    /// Where a classic split view breaks a rule; `nil` where it keeps them all:
    /// - its controllers are different, and children in every display mode;
    /// - where the app declares sides, each controller is on its own.
    @MainActor private static func illegalSide(
        of split: Split, hints: AppUnderTest.Hints
    ) -> Mismatch? {
        let controllers = split.viewControllers
        for (index, controller) in controllers.enumerated() {
            let column: Split.Column = index == 0 ? .primary : .secondary
            if index > 0, controllers[0] === controller {
                return Mismatch(
                    column.label,
                    explanation: "\(controller.readableName) is the primary and the secondary")
            }
            if controller.parent !== split {
                return Mismatch(
                    column.label,
                    explanation: "\(controller.readableName) is not a child of the split view")
            }
            guard let side = hints.side else { continue }
            let expected: AppUnderTest.Side = index == 0 ? .primary : .secondary
            if let other = other(than: expected, in: controller, by: side) {
                return Mismatch(
                    column.label,
                    explanation: "\(other.readableName) belongs to the other side, and the "
                        + "\(column.label) holds it")
            }
        }
        return nil
    }

    /// The first controller at or below another one that belongs to the other side.
    @MainActor private static func other(
        than expected: AppUnderTest.Side, in controller: UIViewController,
        by side: (UIViewController) -> AppUnderTest.Side?
    ) -> UIViewController? {
        if let own = side(controller), own != expected { return controller }
        for child in controller.children {
            if let found = other(than: expected, in: child, by: side) { return found }
        }
        return nil
    }
}

internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// Expanded, what a split view shows is what its style allows, and each controller is in the
    /// column it belongs to.
    @MainActor static var legalColumns: Self {
        Invariant(
            "legal-columns",
            summary: "display mode, behaviour and columns agree, each controller in its own",
            sources: ["A-063", "A-081", "A-084", "A-103", "A-109", "B-T1", "B-122"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            for split in machine.screen.splits where !split.isCollapsed {
                if split.style != .unspecified {
                    if let location = illegalColumn(of: split, in: machine) { return location }
                } else if let column = illegalSide(of: split, hints: machine.hints) {
                    return column.word
                }
            }
            return nil
        }
    }
}

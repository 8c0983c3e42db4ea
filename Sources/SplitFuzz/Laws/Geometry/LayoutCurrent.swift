internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

@MainActor extension Invariant<SplitMachine> {
    /// A controller that declares the size class of its layout has laid out for its current size
    /// class. Traits that an app reads before the launch has set them are stale.
    static var layoutCurrent: Self {
        Invariant(
            "layout-current",
            summary: "content that depends on the size class is laid out for the current one",
            sources: ["A-072", "B-115", "B-116"]
        ) { machine in
            guard let laidOutFor = machine.hints.laidOutFor, machine.isAtRest else { return nil }
            for shown in machine.screen.columns.reversed() {
                let top = shown.top
                guard let sizeClass = laidOutFor(top) else { continue }
                let current = top.traitCollection.horizontalSizeClass
                if sizeClass != current {
                    return Mismatch(
                        shown.column.label,
                        "\(top.readableName) is laid out for the width class \(sizeClass), and its "
                            + "width class is \(current)")
                }
            }
            return nil
        }
    }
}

internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A split view on screen is collapsed in compact width, and expanded in regular width.
    @MainActor static var collapsedInCompact: Self {
        Invariant(
            "collapsed-in-compact",
            summary: "a split view is collapsed in compact width, and expanded in regular width",
            sources: ["A-065", "B-013"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            for split in machine.screen.splits where split.viewIfLoaded?.window != nil {
                switch split.traitCollection.horizontalSizeClass {
                case .compact where !split.isCollapsed:
                    return Mismatch(
                        "expanded", explanation: "the split view is expanded in compact width")
                case .regular where split.isCollapsed:
                    return Mismatch(
                        "collapsed", explanation: "the split view is collapsed in regular width")
                default: continue
                }
            }
            return nil
        }
    }
}

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
            return machine.screen.firstAnswer(fault(of:))
        }
    }

    @MainActor private static func fault(of split: UISplitViewController) -> Mismatch? {
        let isCollapsed = split.isCollapsed
        let width = split.traitCollection.horizontalSizeClass
        guard width == (isCollapsed ? .regular : .compact), split.isInWindow
        else { return nil }
        return isCollapsed
            ? Mismatch("collapsed", explanation: "the split view is collapsed in regular width")
            : Mismatch("expanded", explanation: "the split view is expanded in compact width")
    }
}

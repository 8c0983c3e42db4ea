internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// A split view on screen is collapsed in compact width, and expanded in regular width.
    /// The window has the size classes that tables B-T5 and B-T6 give for device, orientation and
    /// window.
    @MainActor static var collapsedInCompact: Self {
        Invariant(
            "collapsed-in-compact",
            summary: "a split view is collapsed in compact width, and expanded in regular width",
            sources: ["A-065", "B-013", "B-T5", "B-T6"]
        ) { machine in
            guard machine.isAtRest else { return nil }
            if machine.lastAction.isLaunch || !machine.lastAction.leftWindowAlone,
                let fault = faultOfWindow(machine)
            {
                return fault
            }
            return machine.screen.firstAnswer(fault(of:))
        }
    }

    @MainActor private static func faultOfWindow(_ machine: SplitMachine) -> Mismatch? {
        let documented = DocumentedWindow(machine)
        let traits = machine.simulation.window.traitCollection
        let isRight =
            traits.verticalSizeClass == documented.verticalSizeClass
            && traits.horizontalSizeClass
                == documented.horizontalSizeClass ?? traits.horizontalSizeClass
        if isRight { return nil }
        let expected = documented.horizontalSizeClass ?? traits.horizontalSizeClass
        return Mismatch(
            "window",
            explanation: "the window's size classes are \(traits.horizontalSizeClass) and "
                + "\(traits.verticalSizeClass), and the device gives it \(expected) and "
                + "\(documented.verticalSizeClass)")
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

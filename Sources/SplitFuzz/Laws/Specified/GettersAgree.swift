import Foundation
internal import StatefulTesting
@_spi(Simulation) internal import UIKitModel

extension Invariant<SplitMachine> {
    /// What a split view says of itself is what it shows:
    /// - `viewController(for:)` names, for each shown column, the controller on top, one that
    ///   contains it, or what the column wraps (B-003). Some releases name an inner navigation
    ///   controller (A-018), which apps work around;
    /// - `viewControllers` has the shown controllers and others of its children; collapsed, one
    ///   only (B-004, A-068);
    /// - the navigation controller of a shown column has its top on screen, and says that it is
    ///   visible while nothing is presented over it (B-068).
    ///
    /// Judged after changes of the controller tree or the mode only.
    @MainActor static var gettersAgree: Self {
        Invariant(
            "getters-agree",
            summary: "what a split view says of its columns is what it shows",
            sources: ["A-018", "A-068", "B-003", "B-004", "B-068"]
        ) { machine in
            let last = machine.lastAction
            guard machine.isAtRest, last.isLaunch || last.hasChangedTree,
                let split = machine.screen.split
            else { return nil }
            for shown in machine.screen.columns {
                if let fault = fault(of: shown, in: split)
                    ?? faultOfStack(shown, machine.simulation)
                {
                    return fault
                }
            }
            // In columns, a push is the matter of a navigation controller.
            guard !machine.screen.columns.isEmpty,
                last.isLaunch || last.summary.hasAdapted || last.changesMode
                    || split.style == .unspecified
            else { return nil }
            return faultOfList(split, machine.screen.columns)
        }
    }

    @MainActor private static func fault(
        of shown: UISplitViewController.ShownColumn, in split: UISplitViewController
    ) -> Mismatch? {
        // A stack of columns has no getter.
        guard split.style != .unspecified, !split.isCollapsed || shown.column == .compact else {
            return nil
        }
        let named = split.answer(for: shown.column)
        var next = shown.navigation?.innermostTopViewController ?? shown.controller
        while next !== named, next !== shown.controller, let parent = next.parent { next = parent }
        if next === named { return nil }
        // A wrapped controller may lie below others. Popped, it still is the column's.
        if let named, let wrapper = shown.controller.navigationItself,
            named.parent === wrapper || named.parent == nil
        {
            return nil
        }
        // The app may present it meanwhile.
        if let named, !named.isContained(in: split), named.presentingViewController != nil {
            return nil
        }
        return Mismatch(
            shown.column.label,
            explanation: "viewController(for:) names \(named?.readableName ?? "nothing") for the "
                + "\(shown.column.label), which shows something else")
    }

    @MainActor private static func faultOfStack(
        _ shown: UISplitViewController.ShownColumn, _ simulation: Simulation
    ) -> Mismatch? {
        guard let navigation = shown.navigation,
            type(of: navigation) == UINavigationController.self, navigation.isFullyShown,
            let top = navigation.topViewController
        else { return nil }
        if let view = top.viewIfLoaded, view.window != nil,
            simulation.isPresentingOverWindow || top.coverInContext != nil
                || navigation.visibleViewController === top
        {
            return nil
        }
        return Mismatch(
            shown.column.label,
            explanation:
                "\(top.readableName) is on top of the \(shown.column.label), and is not "
                + "the visible controller")
    }

    @MainActor private static func faultOfList(
        _ split: UISplitViewController, _ columns: [UISplitViewController.ShownColumn]
    ) -> Mismatch? {
        let named = split.answeredControllers
        var isWrong = split.isCollapsed && named.count > 1
        for controller in named where controller.parent !== split { isWrong = true }
        // The inspector is not among them (B-195, *unverified*).
        for shown in columns where shown.column != .inspector {
            var isNamed = false
            for controller in named where controller === shown.controller { isNamed = true }
            if !isNamed { isWrong = true }
        }
        if !isWrong { return nil }
        return Mismatch(
            "view-controllers",
            explanation:
                "viewControllers is not what the split view shows, or shows when columns come")
    }
}

extension LastAction {
    /// Whether a controller may have come, gone or moved.
    fileprivate var hasChangedTree: Bool {
        before.containmentVersion != after.containmentVersion || changesMode
            || summary.asksForStack || summary.hasAdapted
    }
}
